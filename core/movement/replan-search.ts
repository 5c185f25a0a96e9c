import { pick, seeded } from './random.ts';

/** A seat that nobody takes. */
export const EMPTY = 0;

/** A table of a round still to be played, while the plan is being changed. Sets are indexes into a list of boards. */
export interface DraftTable {
  readonly table: number;
  ns: number;
  ew: number;
  set: number;
}

/** A round still to be played: its tables, and those who have no seat. */
export interface DraftRound {
  readonly tables: DraftTable[];
  readonly waiting: number[];
}

/** What the search may not change. */
export interface Room {
  readonly sets: readonly (readonly number[])[];
  readonly copies: number;
  /** The tables that may share a set in a round with each other. */
  readonly mayShare: (a: number, b: number) => boolean;
  /** `number/board` of all that was played. */
  readonly playedBoards: ReadonlySet<string>;
  /** How often each couple, `lower/higher`, has met. */
  readonly meetings: ReadonlyMap<string, number>;
  /** Whose number stays at its table. */
  readonly stays: ReadonlySet<number>;
  /** In an event with two lines, who sits which way. */
  readonly line: ReadonlyMap<number, 'NS' | 'EW'>;
  readonly original: readonly DraftRound[];
}

export const couple = (a: number, b: number): string => (a < b ? `${a}/${b}` : `${b}/${a}`);

/** What each kind of damage costs. A board lost at a table is lost by two pairs; a pair that waits loses its own. */
const COST = {
  boardInTwoPlaces: 2000,
  sharing: 8,
  /** From here on it is damage that the search tries to mend. */
  hurts: 20,
  boardLost: 40,
  boardNotPlayedWaiting: 20,
  waitsAgain: 30,
  secondMeeting: 60,
  laterMeeting: 200,
  wrongLine: 90,
  fixedPairMoves: 500,
  moves: 3,
  turns: 1,
  boardsMove: 2,
} as const;

/** Passes over the sore tables before a descent is called off. */
const MOST_STEPS = 50;
/** Descents from shaken copies of the best plan. */
const KICKS = 20;

/** A round and a table of it, by index; no table stands for those who have no seat. */
type Sore = readonly [round: number, table: number];

/** Who has played what, met whom and waited, so far. */
class Record {
  readonly played: Uint8Array;
  readonly met: Uint8Array;
  readonly waited: Uint8Array;

  constructor(numbers: number, boards: number) {
    this.played = new Uint8Array(numbers * boards);
    this.met = new Uint8Array(numbers * numbers);
    this.waited = new Uint8Array(numbers);
  }

  set(other: Record): void {
    this.played.set(other.played);
    this.met.set(other.met);
    this.waited.set(other.waited);
  }

  copy(): Record {
    const numbers = this.waited.length;
    const record = new Record(numbers, this.played.length / numbers);
    record.set(this);
    return record;
  }
}

/** Reckons the cost of plans. The search spends its time here, so what was played is kept in plain arrays. */
class Assessor {
  private readonly room: Room;
  private readonly numbers: number;
  private readonly boards: number;
  private readonly setBoards: readonly (readonly number[])[];
  private readonly before: Record;
  private readonly state: Record;

  constructor(room: Room) {
    this.room = room;
    const everyone = room.original.flatMap(({ tables, waiting }) => [
      ...waiting,
      ...tables.flatMap(({ ns, ew }) => [ns, ew]),
    ]);
    this.numbers = 1 + Math.max(0, ...everyone);
    const boards = [...new Set(room.sets.flat())];
    this.boards = boards.length;
    this.setBoards = room.sets.map((set) => set.map((board) => boards.indexOf(board)));
    this.before = new Record(this.numbers, this.boards);
    for (let number = 1; number < this.numbers; number++) {
      for (const [index, board] of boards.entries()) {
        if (room.playedBoards.has(`${number}/${board}`)) this.before.played[number * this.boards + index] = 1;
      }
      for (let other = 1; other < this.numbers; other++) {
        this.before.met[number * this.numbers + other] = room.meetings.get(couple(number, other)) ?? 0;
      }
    }
    this.state = this.before.copy();
  }

  /** The whole cost of a plan; given a list, also the tables at which people are hurt. */
  assess(rounds: readonly DraftRound[], sore?: Sore[]): number {
    this.state.set(this.before);
    return this.add(rounds, 0, rounds.length, sore);
  }

  /** Answers a function that reckons the cost of the plan while only one round of it changes. */
  whileChanging(rounds: readonly DraftRound[], index: number): () => number {
    this.state.set(this.before);
    const cost = this.add(rounds, 0, index);
    const reached = this.state.copy();
    return () => {
      this.state.set(reached);
      return cost + this.add(rounds, index, rounds.length);
    };
  }

  /** Plays some of the rounds; answers what they cost. */
  private add(rounds: readonly DraftRound[], from: number, to: number, sore?: Sore[]): number {
    let cost = 0;
    for (let index = from; index < to; index++) {
      const round = rounds[index] as DraftRound;
      const before = this.room.original[index]?.tables;
      for (let at = 0; at < round.tables.length; at++) {
        const plan = round.tables[at] as DraftTable;
        const hurt = this.hurtAt(plan) + this.boardsElsewhere(plan, round);
        if (hurt >= COST.hurts) sore?.push([index, at]);
        cost += hurt + distance(plan, before?.[at], this.room);
      }
      for (const number of round.waiting) if (number !== EMPTY) cost += this.wait(number);
      if (round.waiting.some((number) => number !== EMPTY)) sore?.push([index, -1]);
    }
    return cost;
  }

  private wait(number: number): number {
    const { waited } = this.state;
    const times = (waited[number] as number) + 1;
    waited[number] = times;
    const boards = this.room.sets[0]?.length ?? 0;
    return COST.boardNotPlayedWaiting * boards + (times > 1 ? COST.waitsAgain : 0);
  }

  private hurtAt({ ns, ew, set }: DraftTable): number {
    if (ns === EMPTY && ew === EMPTY) return 0;
    if (ns === EMPTY || ew === EMPTY) return this.wait(ns === EMPTY ? ew : ns);
    const { boards } = this;
    const { met, played } = this.state;
    const times = (met[ns * this.numbers + ew] as number) + 1;
    met[ns * this.numbers + ew] = times;
    met[ew * this.numbers + ns] = times;
    let hurt = times === 1 ? 0 : times === 2 ? COST.secondMeeting : COST.laterMeeting;
    for (const board of this.setBoards[set] ?? []) {
      if (played[ns * boards + board] === 1 || played[ew * boards + board] === 1) hurt += COST.boardLost;
      else {
        played[ns * boards + board] = 1;
        played[ew * boards + board] = 1;
      }
    }
    if (this.room.line.get(ns) === 'EW') hurt += COST.wrongLine;
    if (this.room.line.get(ew) === 'NS') hurt += COST.wrongLine;
    return hurt;
  }

  private boardsElsewhere(plan: DraftTable, { tables }: DraftRound): number {
    if (plan.ns === EMPTY || plan.ew === EMPTY) return 0;
    const { copies, mayShare } = this.room;
    let users = 0;
    let apart = 1;
    for (const user of tables) {
      if (user.set !== plan.set || user.ns === EMPTY || user.ew === EMPTY) continue;
      users++;
      if (user !== plan && !mayShare(user.table, plan.table)) apart++;
    }
    if (apart > copies) return COST.boardInTwoPlaces;
    return users > copies ? COST.sharing : 0;
  }
}

/** How far a table is from what was announced. */
function distance(now: DraftTable, before: DraftTable | undefined, room: Room): number {
  if (before === undefined) return 0;
  let cost = now.set === before.set ? 0 : COST.boardsMove;
  for (const side of ['ns', 'ew'] as const) {
    const number = before[side];
    if (number === EMPTY || now[side] === number) continue;
    const turned = now.ns === number || now.ew === number;
    cost += turned ? COST.turns : COST.moves;
    if (!turned && room.stays.has(number)) cost += COST.fixedPairMoves;
  }
  return cost;
}

/** Something tried on a draft; calling it changes the draft and answers how to take it back. */
type Change = () => () => void;

type SideKey = 'ns' | 'ew';
const SIDE_KEYS: readonly SideKey[] = ['ns', 'ew'];

function exchangeSeats(a: DraftTable, sideA: SideKey, b: DraftTable, sideB: SideKey): Change {
  const exchange = () => {
    [a[sideA], b[sideB]] = [b[sideB], a[sideA]];
  };
  return () => {
    exchange();
    return exchange;
  };
}

function exchangeWaiting(round: DraftRound, index: number, table: DraftTable, side: SideKey): Change {
  const exchange = () => {
    [round.waiting[index], table[side]] = [table[side], round.waiting[index] ?? EMPTY];
  };
  return () => {
    exchange();
    return exchange;
  };
}

const takeSet =
  (table: DraftTable, set: () => number): Change =>
  () => {
    const before = table.set;
    table.set = set();
    return () => {
      table.set = before;
    };
  };

const both =
  (first: Change, second: Change): Change =>
  () => {
    const undoFirst = first();
    const undoSecond = second();
    return () => {
      undoSecond();
      undoFirst();
    };
  };

/** Everything that can be tried at one table, or with those who have no seat: people and boards for others'. */
function changesAt(round: DraftRound, at: number, room: Room): readonly Change[] {
  const here = round.tables[at];
  if (here === undefined) {
    return [...round.waiting.keys()].flatMap((index) =>
      round.tables.flatMap((table) => SIDE_KEYS.map((side) => exchangeWaiting(round, index, table, side))),
    );
  }
  const used = new Set(round.tables.map((table) => table.set));
  return [
    exchangeSeats(here, 'ns', here, 'ew'),
    ...round.tables.filter((other) => other !== here).flatMap((other) => changesBetween(here, other, room)),
    ...[...round.waiting.keys()].flatMap((index) =>
      SIDE_KEYS.map((side) => exchangeWaiting(round, index, here, side)),
    ),
    ...[...room.sets.keys()].filter((set) => !used.has(set)).map((set) => takeSet(here, () => set)),
  ];
}

function changesBetween(here: DraftTable, other: DraftTable, room: Room): Change[] {
  const seats = SIDE_KEYS.flatMap((mine) =>
    SIDE_KEYS.map((theirs) => exchangeSeats(here, mine, other, theirs)),
  );
  const exchangeSets: Change = () => {
    const exchange = () => {
      [here.set, other.set] = [other.set, here.set];
    };
    exchange();
    return exchange;
  };
  if (!room.mayShare(here.table, other.table)) return [...seats, exchangeSets];
  // Sharing the boards lets somebody change tables and still play what was planned.
  const share = takeSet(here, () => other.set);
  return [...seats, exchangeSets, share, ...seats.map((seat) => both(seat, share))];
}

const copy = (rounds: readonly DraftRound[]): DraftRound[] =>
  rounds.map(({ tables, waiting }) => ({
    tables: tables.map((table) => ({ ...table })),
    waiting: [...waiting],
  }));

/** Takes the best change at each sore table in turn, again and again, until none helps. */
function descend(rounds: DraftRound[], assessor: Assessor, room: Room): number {
  let cost = assessor.assess(rounds);
  for (let step = 0; step < MOST_STEPS; step++) {
    const before = cost;
    const sore: Sore[] = [];
    assessor.assess(rounds, sore);
    for (const [index, at] of sore) {
      const round = rounds[index];
      if (round === undefined) continue;
      let best: Change | undefined;
      const reckon = assessor.whileChanging(rounds, index);
      for (const change of changesAt(round, at, room)) {
        const undo = change();
        const found = reckon();
        undo();
        if (found < cost) [best, cost] = [change, found];
      }
      best?.();
    }
    if (cost === before) return cost;
  }
  return cost;
}

/**
 * Changes the plan until the damage is as small as found: descents from the old plan and from shaken copies of the best.
 * Always with the same outcome.
 */
export function leastDamage(start: readonly DraftRound[], room: Room): readonly DraftRound[] {
  const random = seeded(start.length);
  const assessor = new Assessor(room);
  let best = copy(start);
  let least = descend(best, assessor, room);
  for (let kick = 0; kick < KICKS; kick++) {
    const candidate = copy(best);
    const sore: Sore[] = [];
    assessor.assess(candidate, sore);
    const [index, at] = sore[pick(random, sore.length)] ?? [-1, -1];
    const round = candidate[index];
    if (round === undefined) break;
    const changes = changesAt(round, at, room);
    changes[pick(random, changes.length)]?.();
    const found = descend(candidate, assessor, room);
    if (found < least) [best, least] = [candidate, found];
  }
  return best;
}
