import { type DrawnTables, isOfMatch, lineUpKey } from '../match.ts';
import { isBehindEverybody, isSessionOver } from '../meetings/board-over.ts';
import { matchesPhaseOf } from '../meetings/drawn-rounds.ts';
import { playsOn } from '../meetings/plays.ts';
import type { SessionState, Tournament } from '../state.ts';
import { ALL_IN_SIGHT, type RoundSeen, type Sight } from '../views/matches/sight.ts';
import type { Viewer } from './viewer.ts';

/*
 * Who sees what of matches besides what `as-others-see` takes away for everybody: boards by the organiser's settings and
 * by who has them behind him, scores by the time of the ranking, line-ups when both teams have declared.
 */

/** Has the one who looks the board behind him? In a tournament as others see it, what is there is agreed in both rooms. */
function isBehind(
  tournament: Tournament,
  session: SessionState,
  match: DrawnTables,
  viewer: Viewer,
  board: number,
): boolean {
  // Deals of its own: nobody else has to play the board.
  if (matchesPhaseOf(tournament, session)?.format.match.deals === 'own') return true;
  if (isBehindEverybody(tournament, session, board)) return true;
  switch (viewer.role) {
    case 'director':
      return true;
    case 'player': {
      const { contestant } = viewer;
      const played = [...playsOn(session.boards.get(board))];
      return (
        isOfMatch(match, contestant) || played.some(({ ns, ew }) => ns === contestant || ew === contestant)
      );
    }
    case 'table':
      return (
        viewer.session === session.session && (match.open === viewer.table || match.closed === viewer.table)
      );
    case 'public':
      return false;
  }
}

/** What a viewer sees of matches, in a tournament as others see it. */
export function sightOf(tournament: Tournament, viewer: Viewer): Sight {
  if (viewer.role === 'director') return ALL_IN_SIGHT;
  const { showRanking, showTraveller } = tournament.settings;
  const own = viewer.role === 'player' ? viewer.contestant : undefined;
  const isBoardShown = ({ session }: RoundSeen, match: DrawnTables, board: number): boolean => {
    if (session.status === 'published') return true;
    if (showTraveller === 'when-published') return false;
    if (isSessionOver(session)) return true;
    return showTraveller === 'after-agreement' && isBehind(tournament, session, match, viewer, board);
  };
  return {
    of: JSON.stringify(viewer),
    counting: 'agreed',
    isScoreShown: ({ session, matches }) => {
      if (session.status === 'published') return true;
      if (showRanking === 'when-published') return false;
      if (isSessionOver(session) || showRanking === 'live') return true;
      return showRanking === 'after-each-round' && matches.every(({ over }) => over);
    },
    isBoardShown: (seen, match, board) => isBoardShown(seen, match, board.board),
    isLineUpShown: ({ drawn, section }, { home, away }, team, segment) =>
      team === own ||
      section.rounds.has(drawn.first + segment - 1) ||
      [home, away].every((each) => drawn.lineUps.has(lineUpKey(each, segment))),
    arePenaltiesShown: (session, team) => team === own || session.status === 'published',
  };
}
