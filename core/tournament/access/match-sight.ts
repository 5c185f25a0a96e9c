import { type Counting, type RoomsBoard, roomsBoards } from '../format/matches/rooms.ts';
import { type DrawnTables, isOfMatch, lineUpKey } from '../match.ts';
import type { ContestantId } from '../meeting.ts';
import { isBehindEverybody, isSessionOver } from '../meetings/board-over.ts';
import { matchAtTable, matchesPhaseOf } from '../meetings/drawn-rounds.ts';
import { roundOfTable } from '../meetings/table-round.ts';
import type { SectionState, SessionState, Tournament } from '../state.ts';
import { ALL_IN_SIGHT, type RoundSeen, type Sight } from '../views/matches/sight.ts';
import type { Viewer, ViewerOf } from './viewer.ts';

/*
 * Who sees what of matches: nobody but the director knows a room's result before both rooms have agreed theirs, a draw
 * before it is published, or a line-up before the other team has declared. The rest is for the organiser's settings.
 */

const OTHERS: Counting = 'agreed';

/** Is the draw of the round out: published, or being played? */
export const isDrawOut = ({ section, drawn }: Pick<RoundSeen, 'section' | 'drawn'>): boolean =>
  drawn.publishedAt !== undefined || section.rounds.has(drawn.first);

/** Is the round of the movement part of a draw that is not out? */
export const isUndisclosed = (section: SectionState, movementRound: number): boolean =>
  (section.drawn ?? []).some(
    (drawn) =>
      movementRound >= drawn.first &&
      movementRound < drawn.first + drawn.segments &&
      !isDrawOut({ section, drawn }),
  );

/** Do both rooms have an agreed result, or is there nothing to come? */
export const isAgreedInBoth = (match: DrawnTables, { open, closed, cancelled }: RoomsBoard): boolean =>
  cancelled || (open?.status === 'agreed' && (match.closed === undefined || closed?.status === 'agreed'));

/** The board as the rooms of a match that the team plays in have it. */
function boardOfTeam(
  tournament: Tournament,
  session: SessionState,
  team: ContestantId,
  board: number,
): { readonly match: DrawnTables; readonly board: RoomsBoard } | undefined {
  for (const section of session.sections.values()) {
    for (const drawn of section.drawn ?? []) {
      for (const match of drawn.matches.filter((each) => isOfMatch(each, team))) {
        const found = roomsBoards({ tournament, session, section, drawn }, match, 'written').find(
          (each) => each.board === board && !each.alone,
        );
        if (found !== undefined) return { match, board: found };
      }
    }
  }
  return undefined;
}

/** Has the team the board behind it in both its rooms, with both results agreed? */
export function isBehindTeam(
  tournament: Tournament,
  session: SessionState,
  team: ContestantId,
  board: number,
): boolean {
  const own = boardOfTeam(tournament, session, team, board);
  return own !== undefined && isAgreedInBoth(own.match, own.board);
}

/** The match at the table of a device, in the round it is in. */
function matchOfDevice(tournament: Tournament, session: SessionState, at: ViewerOf<'table'>) {
  const section = at.session === session.session ? session.sections.get(at.section) : undefined;
  if (section === undefined) return undefined;
  const round = roundOfTable(tournament, session, section, at.table);
  const found = matchAtTable(section, { round, table: at.table });
  return found === undefined ? undefined : { section, ...found };
}

/** Has the match at the table of a device the board behind it in both rooms? */
export function isBehindDevice(
  tournament: Tournament,
  session: SessionState,
  at: ViewerOf<'table'>,
  board: number,
): boolean {
  const here = matchOfDevice(tournament, session, at);
  if (here === undefined) return false;
  const { match, section, drawn } = here;
  const found = roomsBoards({ tournament, session, section, drawn }, match, 'written').find(
    (each) => each.board === board,
  );
  return found !== undefined && isAgreedInBoth(match, found);
}

/** Has the one who looks the board behind him? */
function isBehind(
  tournament: Tournament,
  { session }: RoundSeen,
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
    case 'player':
      return (
        isOfMatch(match, viewer.contestant) || isBehindTeam(tournament, session, viewer.contestant, board)
      );
    case 'table':
      return isBehindDevice(tournament, session, viewer, board);
    case 'public':
      return false;
  }
}

/** May the results of both rooms on a board be seen? */
function isBoardShown(
  tournament: Tournament,
  seen: RoundSeen,
  match: DrawnTables,
  viewer: Viewer,
  board: RoomsBoard,
): boolean {
  const { session } = seen;
  const { showTraveller } = tournament.settings;
  if (session.status === 'published') return true;
  if (showTraveller === 'when-published') return false;
  if (isSessionOver(session)) return true;
  if (showTraveller === 'after-session' || !isAgreedInBoth(match, board)) return false;
  return isBehind(tournament, seen, match, viewer, board.board);
}

/** What a viewer sees of matches. */
export function sightOf(tournament: Tournament, viewer: Viewer): Sight {
  if (viewer.role === 'director') return ALL_IN_SIGHT;
  const { showRanking } = tournament.settings;
  const own = viewer.role === 'player' ? viewer.contestant : undefined;
  return {
    counting: OTHERS,
    isDrawShown: isDrawOut,
    isScoreShown: ({ session, matches }) => {
      if (session.status === 'published') return true;
      if (showRanking === 'when-published') return false;
      if (isSessionOver(session) || showRanking === 'live') return true;
      return showRanking === 'after-each-round' && matches.every(({ over }) => over);
    },
    isBoardShown: (seen, match, board) => isBoardShown(tournament, seen, match, viewer, board),
    isLineUpShown: ({ drawn, section }, { home, away }, team, segment) =>
      team === own ||
      section.rounds.has(drawn.first + segment - 1) ||
      [home, away].every((each) => drawn.lineUps.has(lineUpKey(each, segment))),
    arePenaltiesShown: (session, team) => team === own || session.status === 'published',
  };
}
