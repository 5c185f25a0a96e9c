import { SIDES, type Side } from '../../game/index.ts';
import {
  type ContestantId,
  type PlayerSeat,
  playerSeat,
  type SectionId,
  type SessionNumber,
  type Sitting,
  sittersOf,
} from '../meeting.ts';
import { type BoardsNext, boardsNext } from '../meetings/boards-next.ts';
import { matchesPhaseOf } from '../meetings/drawn-rounds.ts';
import {
  isPlayedMeeting,
  meetingsOf,
  type PlannedMeeting,
  type SeatInRound,
  seatingNow,
  seatOf,
} from '../meetings/schedule.ts';
import type { SectionState, SessionState, Tournament } from '../state.ts';
import { type NextPlace, nextPlace, type PlayerLeaving, playersLeaving } from './next-place.ts';
import { type ContestantName, contestantName } from './shared.ts';

/** What a contestant does in one round; a player of an individual also in which seat and with whom. */
export type GuideLineView =
  | (Partial<PlayerSeat> & {
      readonly kind: 'plays';
      readonly round: number;
      readonly table: number;
      readonly side: Side;
      readonly opponents: Sitting;
      readonly boards: readonly number[];
      readonly switched: boolean;
    })
  | { readonly kind: 'sits-out'; readonly round: number; readonly table?: number };

export interface GuideCardView {
  readonly section: SectionId;
  readonly number: number;
  readonly contestant: ContestantName;
  /** Of a team that moves as two pairs: which of them it is for. */
  readonly side?: Side;
  readonly lines: readonly GuideLineView[];
}

export interface GuideCardsView {
  readonly session: SessionNumber;
  readonly cards: readonly GuideCardView[];
}

export interface TableCardLine {
  readonly round: number;
  readonly ns: Sitting | null;
  readonly ew: Sitting | null;
  readonly boards: readonly number[];
  readonly boardsNext?: readonly BoardsNext[];
  readonly nsNext?: NextPlace;
  readonly ewNext?: NextPlace;
  /** Where each player of an individual goes, who has a way of his own. */
  readonly players?: readonly PlayerLeaving[];
}

export interface TableCardView {
  readonly section: SectionId;
  readonly table: number;
  readonly lines: readonly TableCardLine[];
}

export interface TableCardsView {
  readonly session: SessionNumber;
  readonly cards: readonly TableCardView[];
}

function guideLine(
  section: SectionState,
  meetings: readonly PlannedMeeting[],
  contestant: ContestantId,
  round: number,
  pair?: Side,
): GuideLineView {
  const seat = pair === undefined ? seatOf(meetings, contestant) : seatOfPair(meetings, contestant, pair);
  if (seat === undefined) return { kind: 'sits-out', round };
  const { meeting, side } = seat;
  const { table, boards } = meeting;
  if (!isPlayedMeeting(meeting)) return { kind: 'sits-out', round, table };
  const plan = section.movement.rounds[round - 1]?.tables.find((other) => other.table === table);
  const opponents = side === 'NS' ? meeting.ew : meeting.ns;
  const switched = plan?.switched === true;
  return {
    kind: 'plays',
    round,
    table,
    side,
    opponents,
    boards,
    switched,
    ...playerSeat(meeting, contestant),
  };
}

function seatOfPair(
  meetings: readonly PlannedMeeting[],
  team: ContestantId,
  side: Side,
): SeatInRound | undefined {
  const meeting = meetings.find((each) => (side === 'NS' ? each.ns : each.ew) === team);
  return meeting === undefined ? undefined : { meeting, side };
}

/** Whose guides a section has: of teams that move as pairs within the session one for each of the two. */
function pairsOf(tournament: Tournament, session: SessionState): readonly (Side | undefined)[] {
  return matchesPhaseOf(tournament, session)?.format.draw.kind === 'movement' ? SIDES : [undefined];
}

/** What each pair carries round the room. */
export const guideCardsView = (tournament: Tournament, session: SessionState): GuideCardsView => ({
  session: session.session,
  cards: [...session.sections.values()].flatMap((section) => {
    const rounds = meetingsOf(tournament, session.session, section);
    return [...seatingNow(section)]
      .sort(([a], [b]) => a - b)
      .flatMap(([number, contestant]) =>
        pairsOf(tournament, session).map((side) => ({
          section: section.section,
          number,
          contestant: contestantName(tournament, contestant),
          ...(side === undefined ? {} : { side }),
          lines: rounds.map((meetings, index) => guideLine(section, meetings, contestant, index + 1, side)),
        })),
      );
  }),
});

/** What lies on each table. */
export const tableCardsView = (tournament: Tournament, session: SessionState): TableCardsView => ({
  session: session.session,
  cards: [...session.sections.values()].flatMap((section) => {
    const meetings = meetingsOf(tournament, session.session, section).flat();
    const tables = [...new Set(meetings.map(({ table }) => table))].sort((a, b) => a - b);
    const next = (contestant: Sitting | undefined, round: number, table: number): NextPlace | undefined =>
      contestant === undefined || sittersOf(contestant).length > 1
        ? undefined
        : nextPlace(tournament, session, section, contestant, round, table);
    return tables.map((table) => ({
      section: section.section,
      table,
      lines: meetings
        .filter((meeting) => meeting.table === table)
        .map((meeting) => {
          const { round, ns, ew, boards } = meeting;
          const after = boardsNext(tournament, session, section, meeting);
          const [nsNext, ewNext] = [next(ns, round, table), next(ew, round, table)];
          return {
            round,
            ns: ns ?? null,
            ew: ew ?? null,
            boards,
            ...(after.length === 0 ? {} : { boardsNext: after }),
            ...(nsNext === undefined ? {} : { nsNext }),
            ...(ewNext === undefined ? {} : { ewNext }),
            ...playersLeaving(tournament, session, section, { round, table, ns, ew }),
          };
        }),
    }));
  }),
});
