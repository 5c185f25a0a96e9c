import { ascending, range } from './numbers.ts';

/**
 * The families of movements for pairs. `custom` is one that somebody wrote by hand or that was replanned, `drawn` one that
 * grows round by round with the draws of matches.
 */
export const PAIR_KINDS = [
  'mitchell',
  'skip-mitchell',
  'relay-mitchell',
  'share-mitchell',
  'rover-mitchell',
  'bump-mitchell',
  'web-mitchell',
  'bowman-mitchell',
  'appendix-mitchell',
  'blackpool-mitchell',
  'worger-mitchell',
  'howell',
  'three-quarter-howell',
  'worger-howell',
  'sections',
  'custom',
  'drawn',
] as const;
export type PairKind = (typeof PAIR_KINDS)[number];

/** Those with rounds in which people meet again. */
const KINDS_OF_SECOND_MEETINGS: readonly string[] = [
  'blackpool-mitchell',
  'worger-mitchell',
  'worger-howell',
];

/** How often two contestants meet at most in a movement of the kind, if it is sound. */
export function mostMeetingsOf({ kind }: Movement): number {
  if (kind === 'individual') return Number.POSITIVE_INFINITY;
  return KINDS_OF_SECOND_MEETINGS.includes(kind) ? 2 : 1;
}

/** Two players who sit opposite each other: North and South, or East and West. */
export type Partnership = readonly [number, number];

/** Who sits on a side of a table: a pair's number, or two players' numbers. */
export type Sitters = number | Partnership;

/** What one table does in one round. */
export interface TablePlan<S extends Sitters = Sitters> {
  readonly table: number;
  readonly ns: S;
  readonly ew: S;
  readonly boards: readonly number[];
  /** The pair that would sit NS scores as EW: an arrow switch. `ns` and `ew` say the directions that count. */
  readonly switched?: true;
}

export interface RoundPlan<S extends Sitters = Sitters> {
  readonly round: number;
  readonly tables: readonly TablePlan<S>[];
  /** Who has no seat in this round. (Who faces a vacant number has a seat, and waits there.) */
  readonly sitOuts?: readonly number[];
}

interface Plan<S extends Sitters> {
  readonly rounds: readonly RoundPlan<S>[];
  /** The numbers that nobody holds: whoever should meet them waits. */
  readonly vacant: readonly number[];
  /** The numbers ranked together: one list for one winner, two for a winner in each line. */
  readonly rankings: readonly (readonly number[])[];
  /** The groups of tables that pass one set of boards between them within a round. */
  readonly shares: readonly (readonly number[])[];
  /** How many copies of each board the room needs. */
  readonly copies: number;
  /** Every table plays the same boards in the same round. */
  readonly barometer: boolean;
}

export interface PairMovement extends Plan<number> {
  readonly kind: PairKind;
  readonly pairs: number;
}

export interface IndividualMovement extends Plan<Partnership> {
  readonly kind: 'individual';
  readonly players: number;
}

/** A whole session planned: who sits where against whom with which boards, round by round. Plain data. */
export type Movement = PairMovement | IndividualMovement;

export const contestantCount = (movement: Movement): number =>
  movement.kind === 'individual' ? movement.players : movement.pairs;

/** The numbers that somebody holds, in order. */
export function contestants(movement: Movement): readonly number[] {
  const vacant = new Set(movement.vacant);
  return range(1, contestantCount(movement) + movement.vacant.length).filter((number) => !vacant.has(number));
}

/** The movement with other rounds, made of its own. */
export const withRounds = (
  movement: Movement,
  change: <S extends Sitters>(rounds: readonly RoundPlan<S>[]) => readonly RoundPlan<S>[],
): Movement =>
  movement.kind === 'individual'
    ? { ...movement, rounds: change(movement.rounds) }
    : { ...movement, rounds: change(movement.rounds) };

export const sitters = (side: Sitters): readonly number[] => (typeof side === 'number' ? [side] : side);

/** Everyone at the table, NS first; vacant numbers too. */
export const everyoneAt = (plan: TablePlan): readonly number[] => [...sitters(plan.ns), ...sitters(plan.ew)];

/** Whether the table plays at all: not when one of its numbers is vacant. */
export const isPlayed = (movement: Movement, plan: TablePlan): boolean =>
  plan.boards.length > 0 && !everyoneAt(plan).some((number) => movement.vacant.includes(number));

/** Every meeting that is really played, round by round. */
export function playedTables(movement: Movement): readonly TablePlan[] {
  const rounds: readonly RoundPlan[] = movement.rounds;
  return rounds.flatMap((round) => round.tables.filter((plan) => isPlayed(movement, plan)));
}

/** The contestants without opponents in a round: seated against a vacant number, or without a seat. */
export function waitingIn(movement: Movement, round: RoundPlan): readonly number[] {
  const held = new Set(contestants(movement));
  const seated = round.tables.filter((plan) => !isPlayed(movement, plan)).flatMap(everyoneAt);
  return [...seated, ...(round.sitOuts ?? [])].filter((number) => held.has(number)).sort(ascending);
}

/** Every board of the movement, in order. */
export function boardsInPlay(movement: Movement): readonly number[] {
  const boards = movement.rounds.flatMap((round) => round.tables.flatMap((plan) => plan.boards));
  return [...new Set(boards)].sort(ascending);
}

export const tableCount = (movement: Movement): number =>
  new Set(movement.rounds.flatMap((round) => round.tables.map((plan) => plan.table))).size;

/** How many boards each contestant plays, by number. */
export function boardsPlayed(movement: Movement): ReadonlyMap<number, number> {
  const played = new Map(contestants(movement).map((number) => [number, 0]));
  for (const plan of playedTables(movement)) {
    for (const number of everyoneAt(plan)) {
      played.set(number, (played.get(number) ?? 0) + plan.boards.length);
    }
  }
  return played;
}

/** The numbers that keep their table throughout (an arrow switch turns it under them), vacant ones too. */
export function stationaryNumbers(movement: Movement): readonly number[] {
  const tables = new Map<number, Set<number | 'away'>>();
  for (const round of movement.rounds) {
    for (const plan of round.tables) {
      for (const number of everyoneAt(plan))
        tables.set(number, (tables.get(number) ?? new Set()).add(plan.table));
    }
    for (const number of round.sitOuts ?? [])
      tables.set(number, (tables.get(number) ?? new Set()).add('away'));
  }
  return [...tables].flatMap(([number, places]) => (places.size === 1 ? [number] : [])).sort(ascending);
}

/** A Mitchell, whatever it is called: at every table one sits still and the other moves. */
export function hasTwoLines(movement: PairMovement): boolean {
  const stationary = new Set(stationaryNumbers(movement));
  return movement.rounds.every(({ tables }) =>
    tables.every(({ ns, ew }) => stationary.has(ns) !== stationary.has(ew)),
  );
}
