import {
  type ArrivalWay,
  contestantCount,
  contestants,
  type Movement,
  waysToSeat,
} from '../../movement/index.ts';
import type { CommandData } from '../command.ts';
import { reserveOf } from '../contestant.ts';
import type { Seating } from '../fact.ts';
import { didNotGoOn } from '../format/phase-reserves.ts';
import type { ContestantId, SectionId } from '../meeting.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SectionState, SessionState, Tournament } from '../state.ts';
import { afterAnnounced, movementAsPlayed } from './as-played.ts';
import { hasPlayed } from './plays.ts';
import { lastRoundBegun, numberOf, seatingNow } from './schedule.ts';

/** What is sent to seat pairs in one of the ways. */
export type SeatingCommand = {
  [T in 'seat-contestant' | 'plan-session' | 'replan-movement']: {
    readonly type: T;
    readonly data: CommandData[T];
  };
}['seat-contestant' | 'plan-session' | 'replan-movement'];

/** A way to seat pairs that came when the session was planned already, with what it costs. */
export interface WayForPairs extends ArrivalWay {
  readonly section: SectionId;
  /** Results that are in stay. */
  readonly keepsResults: boolean;
  readonly commands: readonly SeatingCommand[];
}

/** The pairs that are entered and play in no section of a session, though it is not over. */
export function pairsWithoutSeat(tournament: Tournament, session: SessionState): readonly ContestantId[] {
  if (session.status === 'closed' || session.status === 'published') return [];
  return [...tournament.contestants.values()]
    .filter(
      (entry) =>
        entry.withdrawn === undefined &&
        reserveOf(entry) === undefined &&
        !didNotGoOn(tournament, session, entry.contestant) &&
        numberOf(session, entry.contestant) === undefined,
    )
    .map(({ contestant }) => contestant);
}

/** Numbers that nobody holds; of sections alike, the smaller one. */
function sectionFor({ sections }: SessionState): SectionState | undefined {
  return [...sections.values()].toSorted(
    (a, b) =>
      b.movement.vacant.length - a.movement.vacant.length ||
      contestantCount(a.movement) - contestantCount(b.movement),
  )[0];
}

/** The movement with the numbers free that pairs held who withdrew before they played. */
function withoutWithdrawn(
  { contestants }: Tournament,
  session: SessionState,
  section: SectionState,
): Movement {
  const seating = seatingNow(section);
  const movement = movementAsPlayed(section);
  const free = [...seating]
    .filter(
      ([, contestant]) =>
        contestants.get(contestant)?.withdrawn !== undefined && !hasPlayed(session, contestant),
    )
    .map(([number]) => number);
  if (free.length === 0) return movement;
  const freed = {
    vacant: [...movement.vacant, ...free],
    rankings: movement.rankings.map((ranking) => ranking.filter((number) => !free.includes(number))),
  };
  return movement.kind === 'individual'
    ? { ...movement, ...freed, players: movement.players - free.length }
    : { ...movement, ...freed, pairs: movement.pairs - free.length };
}

/** What the director can do with pairs that have no seat. `reason` goes into the record of a movement that changes. */
export function waysForPairs(
  tournament: Tournament,
  session: SessionState,
  contestants: readonly ContestantId[],
  reason: string,
): readonly WayForPairs[] {
  const section = sectionFor(session);
  if (section === undefined || contestants.length === 0) return [];
  const official = profileOf(tournament.settings).movements;
  const roundsBegun = lastRoundBegun(session, section);
  const ways = waysToSeat({
    movement: withoutWithdrawn(tournament, session, section),
    arriving: contestants.length,
    roundsBegun,
    minutesPerBoard: tournament.settings.minutesPerBoard,
    ...(official === undefined ? {} : { official }),
  });
  return ways
    .filter(({ kind }) => kind !== 'anew' || session.sections.size === 1)
    .map((way) => ({
      ...way,
      section: section.section,
      keepsResults: way.kind !== 'anew',
      commands: commandsOf(session, section, way, contestants, reason),
    }));
}

function commandsOf(
  { session, status, startsAt, sections }: SessionState,
  section: SectionState,
  way: ArrivalWay,
  contestants: readonly ContestantId[],
  reason: string,
): readonly SeatingCommand[] {
  const { kind, movement, arrived, fromRound } = way;
  const name = section.section;
  if (kind === 'vacancy') {
    return arrived.map((number, index) => ({
      type: 'seat-contestant',
      data: { session, section: name, number, contestant: contestants[index] ?? '' },
    }));
  }
  const seating = seatingOf(section, way, contestants);
  if (kind === 'join' && status !== 'planned' && movement.kind !== 'individual') {
    const plan = afterAnnounced(section, movement, fromRound);
    const data = { session, section: name, fromRound, movement: plan, seating, reason };
    return [{ type: 'replan-movement', data }];
  }
  const plans = [...sections.values()].map((other) =>
    other === section
      ? { section: name, movement, seating }
      : { section: other.section, movement: other.movement, seating: Object.fromEntries(seatingNow(other)) },
  );
  return [
    {
      type: 'plan-session',
      data: { session, sections: plans, ...(startsAt === undefined ? {} : { startsAt }) },
    },
  ];
}

function seatingOf(
  section: SectionState,
  { movement, numbers, arrived }: ArrivalWay,
  arriving: readonly ContestantId[],
): Seating {
  const holders = new Map([
    ...[...seatingNow(section)].map(
      ([number, contestant]) => [numbers.get(number) ?? number, contestant] as const,
    ),
    ...arrived.map((number, index) => [number, arriving[index] ?? ''] as const),
  ]);
  return Object.fromEntries(contestants(movement).map((number) => [number, holders.get(number) ?? '']));
}
