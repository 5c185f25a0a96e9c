import { ok, type Result } from '../../base/index.ts';
import type { BoardMending } from '../command.ts';
import type { Grounds, NewFact } from '../fact.ts';
import { type DrawnTables, roomsOf, segmentsHere } from '../match.ts';
import type { Meeting } from '../meeting.ts';
import { type FoundMatch, type PlacedRound, partsOf } from '../meetings/drawn-rounds.ts';
import { isPlayedMeeting, meetingsOf, type PlannedMeeting, playAt } from '../meetings/schedule.ts';
import { type Refusal, type Refused, refuse } from '../refusal.ts';
import type { Tournament } from '../state.ts';
import { type Decider, fact, ifScorable } from './decision.ts';
import { findBegunSession, withoutGrounds } from './find.ts';
import { type DrawnPlace, findMatch } from './find-match.ts';

/* A board that went wrong in a room of a match, and how it is kept, replaced or taken out (RTP 2.3.6, ROP 6.15, Laws 86, 87). */

interface Here {
  readonly found: FoundMatch & DrawnPlace;
  /** The two rooms, each where it plays the board. */
  readonly rooms: readonly PlannedMeeting[];
}

const placeOf = ({ session, section, round, table }: PlannedMeeting): Meeting => ({
  session,
  section,
  round,
  table,
});

/** Where the rooms of the match play the board, of what a session plays of it: nowhere once a team is gone. */
function roomsWith(
  tournament: Tournament,
  { session, section, drawn }: PlacedRound,
  match: DrawnTables,
  board: number,
): readonly PlannedMeeting[] {
  const rounds = meetingsOf(tournament, session.session, section).slice(
    drawn.first - 1,
    drawn.first - 1 + segmentsHere(drawn).length,
  );
  return roomsOf(match).flatMap(
    ([, table]) =>
      rounds
        .flat()
        .filter(isPlayedMeeting)
        .find((each) => each.table === table && each.boards.includes(board)) ?? [],
  );
}

function spoiltHere(
  tournament: Tournament,
  data: Parameters<typeof findMatch>[1] & Grounds & { readonly board: number },
): Result<Here, Refusal> {
  const session = findBegunSession(tournament, data.session);
  if (!session.ok) return session;
  const found = findMatch(tournament, data);
  if (!found.ok) return found;
  const { board, match } = data;
  for (const part of partsOf(tournament, found.value)) {
    const rooms = roomsWith(tournament, part, found.value.match, board);
    if (rooms.length > 0) return withoutGrounds(data) ?? ok({ found: { ...found.value, ...part }, rooms });
  }
  return refuse('no-such-board', `Match ${match} does not play board ${board}.`, { params: { board } });
}

/** A board that nobody has in the section, in any session of the match. */
function replacementFault(tournament: Tournament, { found }: Here, by: number): Refused | undefined {
  const isTaken = partsOf(tournament, found).some(({ section: { movement } }) =>
    movement.rounds.some(({ tables }) => tables.some(({ boards }) => boards.includes(by))),
  );
  if (!isTaken) return undefined;
  const message = `Board ${by} is played already in this session: take another.`;
  return refuse('board-replayed', message, { params: { board: by } });
}

/** What was ruled on a board was meant for how it was thought to have been played. */
function ruledFault({ found: { session }, rooms }: Here, board: number): Refused | undefined {
  if (rooms.every((at) => playAt(session, { ...at, board })?.adjustment === undefined)) return undefined;
  const message = `Board ${board} has a ruling at this table: undo it first, then rule again.`;
  return refuse('ruled-already', message, { params: { board } });
}

function mended(here: Here, board: number, mending: BoardMending, grounds: Grounds): readonly NewFact[] {
  const { found, rooms } = here;
  const { session } = found.session;
  switch (mending.kind) {
    case 'cancelled': {
      const meetings = rooms.map(({ section, round, table }) => ({ section, round, table }));
      return [fact('board-cancelled', { session, board, meetings, ...grounds })];
    }
    case 'replaced':
      return rooms.map((room) =>
        fact('boards-changed', {
          ...placeOf(room),
          boards: room.boards.map((each) => (each === board ? mending.by : each)),
          ...(playAt(found.session, { ...room, board }) === undefined ? {} : { moved: { from: board } }),
          ...grounds,
        }),
      );
    case 'turned-likewise':
      return rooms
        .filter(({ turnedBoards = [] }) => !turnedBoards.includes(board))
        .map((room) => {
          const isPlayed = playAt(found.session, { ...room, board }) !== undefined;
          const written = isPlayed && mending.written !== undefined ? { written: mending.written } : {};
          return fact('seats-turned', { ...placeOf(room), boards: [board], ...written, ...grounds });
        });
  }
}

/** One command, whatever has to be changed in the two rooms: it is undone as one. */
export const mendMatchBoard: Decider<'mend-match-board'> = (tournament, data, circumstances) => {
  const here = spoiltHere(tournament, data);
  if (!here.ok) return here;
  const { board, mending, clause, reason } = data;
  const fault =
    ruledFault(here.value, board) ??
    (mending.kind === 'replaced' ? replacementFault(tournament, here.value, mending.by) : undefined);
  if (fault !== undefined) return fault;
  const facts = mended(here.value, board, mending, { clause, reason });
  return facts.length === 0
    ? refuse('turned-already', `Both rooms have board ${board} turned already.`, { params: { board } })
    : ifScorable(circumstances, ...facts);
};
