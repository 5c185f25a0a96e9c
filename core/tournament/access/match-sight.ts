import type { MatchResult } from '../format/matches/match-result.ts';
import { type DrawnTables, isOfMatch, lineUpKey, roundOfSegment } from '../match.ts';
import { isBehindEverybody, isSessionOver } from '../meetings/board-over.ts';
import { matchAtTable, matchesPhaseOf, partsOf, partWith } from '../meetings/drawn-rounds.ts';
import { playsOn } from '../meetings/plays.ts';
import { roundOfTable } from '../meetings/table-round.ts';
import type { Tournament } from '../state.ts';
import { ALL_IN_SIGHT, type RoundSeen, type Sight } from '../views/matches/sight.ts';
import type { Viewer } from './viewer.ts';

/*
 * Who sees what of matches besides what `as-others-see` takes away for everybody: boards by the organiser's settings and
 * by who has them behind him, scores by the time of the ranking, line-ups when both teams have declared.
 */

/** Has the one who looks the board behind him? In a tournament as others see it, what is there is agreed in both rooms. */
function isBehind(
  tournament: Tournament,
  { session, section, drawn }: RoundSeen,
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
    case 'table': {
      if (viewer.session !== session.session || viewer.section !== section.section) return false;
      // Who sits there in another round may have the board still to play.
      const round = roundOfTable(tournament, session, section, viewer.table);
      const there = matchAtTable(section, { round, table: viewer.table });
      return there?.drawn.round === drawn.round && there.match.match === match.match;
    }
    case 'public':
      return false;
  }
}

/** Is there nothing left of a match that its players have to play? After a tie, also not of the boards that decide it. */
const isPlayedOut = ({ over, score, extras }: MatchResult): boolean =>
  over || [score, ...extras].every((part) => part?.waiting.length === 0);

const hasBegun = ({ section, drawn }: RoundSeen, segment: number): boolean =>
  section.rounds.has(roundOfSegment(drawn, segment) ?? 0);

/** What a viewer sees of matches, in a tournament as others see it. */
export function sightOf(tournament: Tournament, viewer: Viewer): Sight {
  if (viewer.role === 'director') return ALL_IN_SIGHT;
  const { showRanking, showTraveller } = tournament.settings;
  const own = viewer.role === 'player' ? viewer.contestant : undefined;
  const isBoardShown = (seen: RoundSeen, match: DrawnTables, board: number): boolean => {
    const { session } = seen;
    if (session.status === 'published') return true;
    if (showTraveller === 'when-published') return false;
    if (isSessionOver(session)) return true;
    return showTraveller === 'after-agreement' && isBehind(tournament, seen, match, viewer, board);
  };
  return {
    of: JSON.stringify(viewer),
    counting: 'agreed',
    isScoreShown: (round) => {
      const { matches } = round;
      // Over several sessions: what the latest that has begun says, for its results are in the score.
      const begun = partsOf(tournament, round).filter((part) => part.session.status !== 'planned');
      const { session } = begun.at(-1) ?? round;
      if (session.status === 'published') return true;
      if (showRanking === 'when-published') return false;
      if (isSessionOver(session) || showRanking === 'live') return true;
      return showRanking === 'after-each-round' && matches.every(({ over }) => over);
    },
    // A match of pairs is worth what the field makes of its boards: it has no score of its own.
    isOwnScoreShown: ({ matches }, { drawn }) =>
      own !== undefined &&
      drawn.closed !== undefined &&
      isOfMatch(drawn, own) &&
      matches.filter((match) => isOfMatch(match.drawn, own)).every(isPlayedOut),
    isBoardShown: (seen, match, board) =>
      isBoardShown(partWith(tournament, seen, board.segment), match, board.board),
    isLineUpShown: (seen, { home, away }, team, segment) =>
      team === own ||
      hasBegun(partWith(tournament, seen, segment), segment) ||
      [home, away].every((each) => seen.drawn.lineUps.has(lineUpKey(each, segment))),
    penaltiesShown: (session, team) =>
      team === own ? 'all' : session.status === 'published' ? 'points' : 'none',
  };
}
