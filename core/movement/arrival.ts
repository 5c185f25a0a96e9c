import { type ArrivalFigures, arrivalFigures } from './arrival-figures.ts';
import { fillVacancy } from './fill-vacancy.ts';
import { individual } from './individual.ts';
import { mitchell } from './mitchell.ts';
import {
  boardsInPlay,
  boardsPlayed,
  contestants,
  everyoneAt,
  type IndividualMovement,
  isPlayed,
  type Movement,
  type PairMovement,
} from './movement.ts';
import { ascending } from './numbers.ts';
import type { OfficialMovements } from './official.ts';
import { recommend } from './recommend.ts';
import { replan } from './replan.ts';

/** Pairs, or players of an individual, that come when the movement is announced already. */
export interface Arrival<M extends Movement = Movement> {
  readonly movement: M;
  readonly arriving: number;
  /** How many rounds have begun; their seats stand. */
  readonly roundsBegun: number;
  readonly minutesPerBoard: number;
  readonly official?: OfficialMovements;
}

/** They take numbers nobody has; or the plan goes on with them, at one more table or half a table; or all is planned anew. */
export const ARRIVAL_WAYS = ['vacancy', 'join', 'anew'] as const;
export type ArrivalKind = (typeof ARRIVAL_WAYS)[number];

export interface ArrivalWay {
  readonly kind: ArrivalKind;
  readonly movement: Movement;
  /** The number in it of each number that was held. */
  readonly numbers: ReadonlyMap<number, number>;
  /** The numbers in it of those who come. */
  readonly arrived: readonly number[];
  /** The first round that it changes. */
  readonly fromRound: number;
  readonly figures: ArrivalFigures;
}

/** After so many rounds nobody begins anew: what was played would be lost. */
const MOST_ROUNDS_GIVEN_UP = 1;

/** The ways to seat those who come, with what each costs; the one that disturbs least first. */
export function waysToSeat(arrival: Arrival): readonly ArrivalWay[] {
  const { movement, arriving, roundsBegun } = arrival;
  if (arriving < 1 || movement.rounds.length === 0) return [];
  const stay = movement.vacant.length >= arriving ? filled(arrival) : undefined;
  const mayBeginAnew = roundsBegun <= MOST_ROUNDS_GIVEN_UP;
  if (movement.kind === 'individual') {
    const anew = mayBeginAnew ? playedAnew({ ...arrival, movement }) : undefined;
    return [stay, anew].filter((each) => each !== undefined);
  }
  const ofPairs = { ...arrival, movement };
  const join = stay ?? (roundsBegun === 0 ? extended(ofPairs) : undefined) ?? joined(ofPairs);
  const anew = mayBeginAnew ? plannedAnew(ofPairs, join) : undefined;
  return [join, anew].filter((each) => each !== undefined);
}

function way(
  { movement: before, roundsBegun, minutesPerBoard }: Arrival,
  kind: ArrivalKind,
  plan: Pick<ArrivalWay, 'movement' | 'numbers' | 'arrived'>,
  roundsKept: number,
): ArrivalWay {
  const { movement: after, numbers, arrived } = plan;
  const change = { before, after, numbers, arrived, roundsKept, roundsBegun, minutesPerBoard };
  return { kind, ...plan, fromRound: roundsKept + 1, figures: arrivalFigures(change) };
}

const unchanged = (movement: Movement): ReadonlyMap<number, number> =>
  new Map(contestants(movement).map((number) => [number, number]));

/** Numbers that nobody has are taken: whoever would have waited there has opponents. */
function filled(arrival: Arrival): ArrivalWay {
  const { movement, arriving, roundsBegun } = arrival;
  const arrived = movement.vacant.slice(0, arriving);
  const whole = arrived.reduce(fillVacancy, movement);
  // Whoever waits for opponents in the round that has begun can still play it with them.
  const kept = Math.max(0, roundsBegun - 1);
  return way(arrival, 'vacancy', { movement: whole, numbers: unchanged(movement), arrived }, kept);
}

/** A Mitchell of the same length for the larger field: everybody keeps the seat of round 1. */
function extended(arrival: Arrival<PairMovement>): ArrivalWay | undefined {
  const { movement, arriving } = arrival;
  const { kind, rounds, rankings, barometer } = movement;
  if (!kind.endsWith('mitchell')) return undefined;
  const boardsPerRound = Math.max(...(rounds[0]?.tables.map(({ boards }) => boards.length) ?? [0]));
  const web = { method: 'web', sets: boardsInPlay(movement).length / boardsPerRound } as const;
  const larger = mitchell({
    pairs: movement.pairs + arriving,
    rounds: rounds.length,
    boardsPerRound,
    winners: rankings.length === 1 ? 1 : 2,
    barometer,
    ...(kind === 'web-mitchell' ? web : {}),
  });
  return larger.ok ? way(arrival, 'join', seatedAsBefore(movement, larger.value), 0) : undefined;
}

/** The plan goes on with those who come from the next round: they, or others in turn, wait where nobody is left over. */
function joined(arrival: Arrival<PairMovement>): ArrivalWay | undefined {
  const { movement, arriving, roundsBegun: roundsOver } = arrival;
  const played = movement.rounds
    .slice(0, roundsOver)
    .flatMap(({ round, tables }) =>
      tables.filter((plan) => isPlayed(movement, plan)).map((plan) => ({ ...plan, round })),
    );
  const plan = replan({ movement, roundsOver, played, arriving });
  if (!plan.ok) return undefined;
  const numbers = unchanged(movement);
  return way(arrival, 'join', { ...plan.value, numbers }, roundsOver);
}

/** The best movement for the larger field that is another than the one that goes on. */
function plannedAnew(arrival: Arrival<PairMovement>, join: ArrivalWay | undefined): ArrivalWay | undefined {
  const { movement, arriving, minutesPerBoard, official } = arrival;
  const boards = Math.max(...boardsPlayed(movement).values());
  const shape = ({ kind, rounds, rankings }: Movement) => [kind, rounds.length, rankings.length].join();
  const [best] = recommend(movement.pairs + arriving, { minutesPerBoard, boards }, official)
    .filter(({ sessions }) => sessions.length === 1)
    .map(({ sessions: [only] }) => only)
    .filter((only) => join === undefined || shape(only) !== shape(join.movement));
  return best === undefined ? undefined : way(arrival, 'anew', seatedAsBefore(movement, best), 0);
}

/** An individual for the larger field, with as many boards a round and as nearly as many rounds. */
function playedAnew(arrival: Arrival<IndividualMovement>): ArrivalWay | undefined {
  const { movement, arriving } = arrival;
  const boardsPerRound = movement.rounds[0]?.tables[0]?.boards.length ?? 1;
  const { rounds, players, barometer } = movement;
  const larger = individual({
    players: players + arriving,
    boardsPerRound,
    rounds: rounds.length,
    barometer,
  });
  return larger.ok ? way(arrival, 'anew', seatedAsBefore(movement, larger.value), 0) : undefined;
}

/** Everybody where he sits in round 1 as far as those seats exist; the others, and those who come, on what is left. */
function seatedAsBefore(
  before: Movement,
  after: Movement,
): Pick<ArrivalWay, 'movement' | 'numbers' | 'arrived'> {
  const free = new Set(contestants(after));
  const numbers = new Map<number, number>();
  const tables = before.rounds[0]?.tables ?? [];
  const take = (number: number | undefined, wished: number | undefined) => {
    if (number === undefined || wished === undefined || before.vacant.includes(number)) return;
    if (free.delete(wished)) numbers.set(number, wished);
  };
  for (const plan of tables) {
    const same = after.rounds[0]?.tables.find(({ table }) => table === plan.table);
    const seats = same === undefined ? [] : everyoneAt(same);
    everyoneAt(plan).forEach((number, seat) => {
      take(number, seats[seat]);
    });
  }
  const left = [...free].sort(ascending);
  for (const number of contestants(before)) if (!numbers.has(number)) numbers.set(number, left.shift() ?? 0);
  return { movement: after, numbers, arrived: left };
}
