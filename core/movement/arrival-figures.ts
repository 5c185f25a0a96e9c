import {
  boardsInPlay,
  boardsPlayed,
  contestants,
  everyoneAt,
  type Movement,
  type RoundPlan,
  sitters,
  type TablePlan,
  tableCount,
  waitingIn,
  withRounds,
} from './movement.ts';

/** The fewest and the most of something. */
export interface Extent {
  readonly least: number;
  readonly most: number;
}

/** What a way of seating those who come costs, in figures. */
export interface ArrivalFigures {
  readonly tables: number;
  readonly rounds: number;
  readonly minutes: number;
  /** Boards that each pair already there plays in the session. */
  readonly boards: Extent;
  /** Boards that each of those who come plays. */
  readonly boardsOfArrived: Extent;
  /** Boards of the rounds that had begun when they came, which they do not play. */
  readonly boardsMissed: number;
  readonly satOut: {
    /** Pairs that sit out a round or more, those who come included. */
    readonly pairs: number;
    /** Boards that a pair which sits out does so for. */
    readonly boards: Extent;
  };
  /** Boards to deal and duplicate beyond those that lie ready, each copy counted. */
  readonly boardsToDeal: number;
  /** Pairs already seated that get up now and sit elsewhere. */
  readonly pairsMoved: number;
  /** Pairs whose rounds still to come are not as they were announced. */
  readonly pairsReplanned: number;
  readonly winners: number;
}

/** A movement that some come into: who holds which number in it, and from which round it is played. */
export interface Change {
  readonly before: Movement;
  readonly after: Movement;
  /** The number afterwards of each number before. */
  readonly numbers: ReadonlyMap<number, number>;
  readonly arrived: readonly number[];
  /** How many rounds of the movement before stay as they were. */
  readonly roundsKept: number;
  /** How many had begun: their boards have been seen. */
  readonly roundsBegun: number;
  readonly minutesPerBoard: number;
}

const extentOf = (values: readonly number[]): Extent => ({
  least: values.length === 0 ? 0 : Math.min(...values),
  most: values.length === 0 ? 0 : Math.max(...values),
});

/** The boards that a round has time for: those of its fullest table. */
const lengthOf = ({ tables }: RoundPlan): number => Math.max(0, ...tables.map(({ boards }) => boards.length));

function planOf(movement: Movement, round: number, number: number): TablePlan | undefined {
  const tables: readonly TablePlan[] = movement.rounds[round - 1]?.tables ?? [];
  return tables.find((plan) => everyoneAt(plan).includes(number));
}

/** Table and direction: `5 NS`. */
function seatAt(movement: Movement, round: number, number: number): string {
  const plan = planOf(movement, round, number);
  return plan === undefined ? '' : `${plan.table} ${sitters(plan.ns).includes(number) ? 'NS' : 'EW'}`;
}

/** Where a pair sits in a round, what it plays and against whom; numbers go by `named`. */
function partOf(
  movement: Movement,
  round: number,
  number: number,
  named: (opponent: number) => number | undefined,
): string {
  const plan = planOf(movement, round, number);
  if (plan === undefined) return '';
  const others = everyoneAt(plan).filter((other) => other !== number);
  const against = others.map((other) => (movement.vacant.includes(other) ? undefined : named(other)));
  return `${seatAt(movement, round, number)} ${plan.boards.join()} ${against}`;
}

/** Boards sat out, by number, in rounds that are not over. */
function satOut({ after, roundsKept }: Change): ReadonlyMap<number, number> {
  const boards = new Map<number, number>();
  for (const round of after.rounds.slice(roundsKept)) {
    for (const number of waitingIn(after, round)) {
      boards.set(number, (boards.get(number) ?? 0) + lengthOf(round));
    }
  }
  return boards;
}

/** Copies that are not there yet. Of a plan that is given up, boards that were on a table serve no more. */
function toDeal({ before, after, roundsKept, roundsBegun }: Change): number {
  const begun = before.rounds.slice(roundsKept, roundsBegun);
  const seen = new Set(begun.flatMap(({ tables }) => tables.flatMap(({ boards }) => boards)));
  const ready = new Set(boardsInPlay(before).filter((board) => !seen.has(board)));
  return boardsInPlay(after).reduce(
    (sum, board) => sum + Math.max(0, after.copies - (ready.has(board) ? before.copies : 0)),
    0,
  );
}

/** Everything a director weighs when he chooses how to seat a pair that came late. */
export function arrivalFigures(change: Change): ArrivalFigures {
  const { before, after, numbers, arrived, roundsKept, roundsBegun, minutesPerBoard } = change;
  const played = boardsPlayed(after);
  const stillPlayed = boardsPlayed(withRounds(after, (rounds) => rounds.slice(roundsKept)));
  const there = contestants(before).flatMap((number) => numbers.get(number) ?? []);
  const sits = satOut(change);
  const moves = ([old, now]: readonly [number, number]): boolean => {
    const sitsNow = Math.max(1, roundsBegun);
    if (roundsKept >= sitsNow) return false;
    return seatAt(before, sitsNow, old) !== seatAt(after, roundsKept + 1, now);
  };
  const differs = ([old, now]: readonly [number, number]): boolean =>
    before.rounds.length !== after.rounds.length ||
    after.rounds
      .slice(roundsKept)
      .some(
        ({ round }) =>
          partOf(before, round, old, (number) => numbers.get(number)) !==
          partOf(after, round, now, (number) => number),
      );
  const held = [...numbers].filter(([old]) => !before.vacant.includes(old));
  return {
    tables: tableCount(after),
    rounds: after.rounds.length,
    minutes: after.rounds.reduce((sum, round) => sum + lengthOf(round), 0) * minutesPerBoard,
    boards: extentOf(there.map((number) => played.get(number) ?? 0)),
    boardsOfArrived: extentOf(arrived.map((number) => stillPlayed.get(number) ?? 0)),
    boardsMissed: after.rounds.slice(0, roundsKept).reduce((sum, round) => sum + lengthOf(round), 0),
    satOut: { pairs: sits.size, boards: extentOf([...sits.values()]) },
    boardsToDeal: toDeal(change),
    pairsMoved: held.filter(moves).length,
    pairsReplanned: held.filter(differs).length,
    winners: after.rankings.length,
  };
}
