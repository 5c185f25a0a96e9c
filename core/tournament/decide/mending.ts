import { ok, type Result } from '../../base/index.ts';
import { awardFor } from '../award-for.ts';
import { calledIn } from '../contestant.ts';
import type { Grounds, NewFact } from '../fact.ts';
import {
  type ContestantId,
  everybodyAt,
  type Meeting,
  type MeetingBoard,
  type Sitting,
  sitsAt,
  sitsIn,
  twiceAt,
} from '../meeting.ts';
import { matchesPhaseOf } from '../meetings/drawn-rounds.ts';
import { sidesOn } from '../meetings/mending.ts';
import {
  boardsInPlay,
  calledRound,
  meetingsOf,
  type PlayedMeeting,
  playAt,
  playedMeetings,
  seatOf,
} from '../meetings/schedule.ts';
import { type Refusal, type Refused, refuse } from '../refusal.ts';
import type { SessionState, Tournament } from '../state.ts';
import { afterwards, type Decider, fact, ifScorable } from './decision.ts';
import { findBegunSession, findBoard, findMeeting, withoutGrounds } from './find.ts';
import { DEPRIVED, inTheOtherOrder, lostBoards, metAgain, stillToMeet } from './later-boards.ts';

/* What follows when a table did not play as the movement says (Law 15; RTP 2.2.4; ROP 5.13). */

interface Sides {
  readonly ns: Sitting;
  readonly ew: Sitting;
}

interface Found {
  readonly session: SessionState;
  readonly meeting: PlayedMeeting;
}

function found(tournament: Tournament, at: Meeting, grounds: Grounds): Result<Found, Refusal> {
  const session = findBegunSession(tournament, at.session);
  if (!session.ok) return session;
  const meeting = findMeeting(tournament, session.value, at);
  if (!meeting.ok) return meeting;
  return withoutGrounds(grounds) ?? ok({ session: session.value, meeting: meeting.value });
}

/** What the director ruled on a board was meant for those who were thought to have played it. */
function ruledFault({ session, meeting }: Found, boards: readonly number[]): Refused | undefined {
  const board = boards.find((each) => playAt(session, { ...meeting, board: each })?.adjustment !== undefined);
  if (board === undefined) return undefined;
  const message = `Board ${board} has a ruling at this table: undo it first, then rule again.`;
  return refuse('ruled-already', message, { params: { board } });
}

/** RTP 2.2.4.4, ROP 5.13: each pair scores in the direction in which it really played. */
export const turnSeats: Decider<'turn-seats'> = (tournament, data, circumstances) => {
  const here = found(tournament, data, data);
  if (!here.ok) return here;
  const { boards: given, ...rest } = data;
  const { boards } = here.value.meeting;
  const turned = given ?? boards;
  if (turned.length === 0) return refuse('boards-missing', 'Say on which boards the seats were turned.');
  for (const board of turned) {
    const there = findBoard(tournament, here.value.session, { ...data, board });
    if (!there.ok) return there;
  }
  const fault = ruledFault(here.value, turned);
  if (fault !== undefined) return fault;
  const isWholeRound = boards.every((board) => turned.includes(board));
  return ifScorable(circumstances, fact('seats-turned', isWholeRound ? rest : data));
};

/** Who changed places so that these sat there, one exchange after the other: two pairs, or four players. */
function exchangesFor(planned: Sides, really: Sides): readonly (readonly [ContestantId, ContestantId])[] {
  const exchanges: (readonly [ContestantId, ContestantId])[] = [];
  const sitting = [...everybodyAt(planned)];
  everybodyAt(really).forEach((sat, seat) => {
    const there = sitting[seat];
    if (there === undefined || there === sat) return;
    exchanges.push([there, sat]);
    const from = sitting.indexOf(sat);
    if (from >= 0) sitting[from] = there;
    sitting[seat] = sat;
  });
  return exchanges;
}

/** Why these pairs cannot have sat there in that round. */
function sittingFault(
  tournament: Tournament,
  { session, meeting }: Found,
  { ns, ew }: Sides,
): Refused | undefined {
  const twice = twiceAt({ ns, ew });
  if (twice !== undefined) {
    return refuse('against-itself', `${calledIn(tournament, twice)} cannot play against itself.`);
  }
  if (ns === meeting.ns && ew === meeting.ew) {
    return refuse('as-planned', 'Those are planned to sit there.');
  }
  if (ns === meeting.ew && ew === meeting.ns) {
    return refuse('only-turned', 'Those belong there, the other way round: say that the seats were turned.');
  }
  const section = session.sections.get(meeting.section);
  if (section === undefined) return undefined;
  if (tournament.settings.rounds === 'called' && meeting.round > calledRound(section)) {
    const params = { round: meeting.round };
    return refuse('round-not-started', `Round ${meeting.round} has not been called yet.`, { params });
  }
  const there = meetingsOf(tournament, session.session, section)[meeting.round - 1] ?? [];
  const stranger = everybodyAt({ ns, ew }).find((contestant) => seatOf(there, contestant) === undefined);
  if (stranger === undefined) return undefined;
  const params = { pair: stranger, round: meeting.round, section: meeting.section };
  const message = `${calledIn(tournament, stranger)} has no place in section ${meeting.section} in round ${meeting.round}.`;
  return refuse('no-place', message, { params });
}

/** Law 15: what was played stands; they go back to their places, or keep those of the others. */
export const changeOpponents: Decider<'change-opponents'> = (tournament, data, circumstances) => {
  const { ns, ew, stay, reason, clause, ...at } = data;
  const grounds = { reason, clause };
  const here = found(tournament, at, grounds);
  if (!here.ok) return here;
  const { session, meeting } = here.value;
  if (matchesPhaseOf(tournament, session) !== undefined) {
    const message = 'Who meets whom was drawn: draw the round anew, turn the seats, or rule on the match.';
    return refuse('drawn-by-round', message);
  }
  const fault = sittingFault(tournament, here.value, { ns, ew });
  if (fault !== undefined) return fault;
  const exchanges = exchangesFor(meeting, { ns, ew });
  const moved = [...new Set(exchanges.flat())];
  const ruled = [...playedMeetings(tournament, session)]
    .filter((each) => each.round === at.round && moved.some((contestant) => sitsAt(each, contestant)))
    .map((each) => ruledFault({ session, meeting: each }, each.boards))
    .find((refused) => refused !== undefined);
  if (ruled !== undefined) return ruled;
  const { table: _, ...round } = at;
  const last = session.sections.get(at.section)?.movement.rounds.length ?? at.round;
  const through = stay ? last : at.round;
  const facts: NewFact[] = exchanges.map((pairs) =>
    fact('places-exchanged', { ...round, through, contestants: pairs, ...grounds }),
  );
  const then = (): { readonly tournament: Tournament; readonly session: SessionState } | undefined => {
    const next = afterwards(circumstances, facts);
    const after = next?.sessions.get(at.session);
    return next === undefined || after === undefined ? undefined : { tournament: next, session: after };
  };
  for (const pairs of stay ? [] : exchanges) {
    const next = then();
    if (next !== undefined)
      facts.push(...inTheOtherOrder(next.tournament, next.session, pairs, at.round, grounds));
  }
  const next = then();
  if (next !== undefined) {
    const known = metAgain(next.tournament, next.session, moved);
    facts.push(...lostBoards(next.tournament, next.session, known, grounds));
  }
  return ifScorable(circumstances, ...facts);
};

/** Who of these pairs has met the board in an earlier round. */
const metBefore = (
  tournament: Tournament,
  session: SessionState,
  contestants: readonly ContestantId[],
  { board, round }: Pick<MeetingBoard, 'board' | 'round'>,
): readonly ContestantId[] => {
  const earlier = [...playedMeetings(tournament, session)].filter(
    (each) => each.round < round && each.boards.includes(board),
  );
  return contestants.filter((contestant) => earlier.some((each) => sitsAt(each, contestant)));
};

/** Law 15: another board was played. It stands when nobody of the four had played it, else it counts for neither side. */
export const changeBoard: Decider<'change-board'> = (tournament, data, circumstances) => {
  const { played, later, fault, reason, clause, board, ...at } = data;
  const grounds = { reason, clause };
  const here = found(tournament, at, grounds);
  if (!here.ok) return here;
  const { session, meeting } = here.value;
  const there = findBoard(tournament, session, { ...at, board });
  if (!there.ok) return there;
  if (meeting.boards.includes(played) || !boardsInPlay(session).includes(played)) {
    const message = `Board ${played} is not a board of another round of this session.`;
    return refuse('not-another-board', message, { params: { board: played } });
  }
  const refused = ruledFault(here.value, [board]);
  if (refused !== undefined) return refused;
  const sat = sidesOn(meeting, board);
  const both = everybodyAt(sat);
  const knew = metBefore(tournament, session, both, { board: played, round: at.round });
  const stands = knew.length === 0;
  const isWritten = playAt(session, { ...at, board }) !== undefined;
  const boards = stands
    ? meeting.boards.toSpliced(meeting.boards.indexOf(board) + 1, 0, played)
    : meeting.boards;
  const changed = fact('boards-changed', {
    ...at,
    boards,
    ...(isWritten ? { moved: stands ? { from: board, to: played } : { from: board } } : {}),
    ...grounds,
  });
  const lost = fact('score-adjusted', {
    ...at,
    board,
    ns: awardFor(fault.ns),
    ew: awardFor(fault.ew),
    reason,
    clause: DEPRIVED[tournament.settings.laws],
  });
  const facts: NewFact[] = [...(stands || isWritten ? [changed] : []), ...(later ? [] : [lost])];
  const next = afterwards(circumstances, facts);
  const after = next?.sessions.get(at.session);
  // Of a team only those who sat there know the board: what follows from it later is for the director to see.
  const isOfMatches = matchesPhaseOf(tournament, session) !== undefined;
  if (next !== undefined && after !== undefined && !isOfMatches) {
    const known = stands
      ? metAgain(next, after, both)
      : both
          .filter((contestant) => !knew.includes(contestant))
          .flatMap((contestant) =>
            stillToMeet(
              next,
              after,
              contestant,
              played,
              awardFor(sitsIn(sat.ns, contestant) ? fault.ns : fault.ew),
            ),
          );
    facts.push(...lostBoards(next, after, known, grounds));
  }
  return facts.length === 0
    ? refuse('right-board-now', NOTHING_CHANGES)
    : ifScorable(circumstances, ...facts);
};

const NOTHING_CHANGES = 'They play the right board now: there is nothing to record.';
