import { couple, type DraftRound, type DraftTable, EMPTY, type Room } from './replan-draft.ts';

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

/** A round and a table of it, by index; no table stands for those who have no seat. */
export type Sore = readonly [round: number, table: number];

/** Who has played what, met whom and waited, so far. */
class PlayRecord {
  readonly played: Uint8Array;
  readonly met: Uint8Array;
  readonly waited: Uint8Array;

  constructor(numbers: number, boards: number) {
    this.played = new Uint8Array(numbers * boards);
    this.met = new Uint8Array(numbers * numbers);
    this.waited = new Uint8Array(numbers);
  }

  set(other: PlayRecord): void {
    this.played.set(other.played);
    this.met.set(other.met);
    this.waited.set(other.waited);
  }

  copy(): PlayRecord {
    const numbers = this.waited.length;
    const record = new PlayRecord(numbers, this.played.length / numbers);
    record.set(this);
    return record;
  }
}

/** Reckons the cost of plans. The search spends its time here, so what was played is kept in plain arrays. */
export class Assessor {
  private readonly room: Room;
  private readonly numbers: number;
  private readonly boards: number;
  private readonly setBoards: readonly (readonly number[])[];
  private readonly before: PlayRecord;
  private readonly state: PlayRecord;
  private readonly waitingCost: number;
  /** In an event with two lines, those who sit East–West and those who sit North–South, by number. */
  private readonly sitsEw: Uint8Array;
  private readonly sitsNs: Uint8Array;
  /** How many tables play each set in the round that is looked at. */
  private readonly users: Uint8Array;

  constructor(room: Room) {
    this.room = room;
    const everyone = room.original.flatMap(({ tables, waiting }) => [
      ...waiting,
      ...tables.flatMap(({ ns, ew }) => [ns, ew]),
    ]);
    this.numbers = 1 + Math.max(0, ...everyone);
    const boards = [...new Set(room.sets.flat())];
    this.boards = boards.length;
    this.users = new Uint8Array(room.sets.length);
    this.sitsEw = new Uint8Array(this.numbers);
    this.sitsNs = new Uint8Array(this.numbers);
    for (const [number, line] of room.line) (line === 'EW' ? this.sitsEw : this.sitsNs)[number] = 1;
    this.waitingCost = COST.boardNotPlayedWaiting * (room.sets[0]?.length ?? 0);
    this.setBoards = room.sets.map((set) => set.map((board) => boards.indexOf(board)));
    this.before = new PlayRecord(this.numbers, this.boards);
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
    let cost = 0;
    for (const [index, round] of rounds.entries()) {
      for (const [at, plan] of round.tables.entries()) {
        const hurt = this.hurtAt(plan);
        cost += hurt;
        if (hurt + this.boardsElsewhere(plan, round) >= COST.hurts) sore?.push([index, at]);
      }
      for (const number of round.waiting) if (number !== EMPTY) cost += this.wait(number);
      if (round.waiting.some((number) => number !== EMPTY)) sore?.push([index, -1]);
      cost += this.places(round, index);
    }
    return cost;
  }

  /**
   * Answers a function that reckons the cost of the plan while only one round of it changes. Told what it must stay
   * below, it gives up as soon as it cannot.
   */
  whileChanging(rounds: readonly DraftRound[], index: number): (below: number) => number {
    const round = rounds[index] as DraftRound;
    const later = rounds.slice(index + 1);
    this.state.set(this.before);
    let others = 0;
    for (let other = 0; other < rounds.length; other++) {
      if (other < index) others += this.people(rounds[other] as DraftRound);
      if (other !== index) others += this.places(rounds[other] as DraftRound, other);
    }
    const reached = this.state.copy();
    const certain = later.map((each) => this.certainOf(each));
    const certainAfter = certain.reduce((sum, cost) => sum + cost, 0);
    return (below) => {
      const least = others + certainAfter + this.certainOf(round);
      const placed = this.places(round, index, below - least);
      if (least + placed >= below) return below;
      let cost = others + certainAfter + placed;
      this.state.set(reached);
      cost += this.people(round);
      for (let at = 0; at < later.length && cost < below; at++)
        cost += this.people(later[at] as DraftRound) - (certain[at] as number);
      return Math.min(cost, below);
    };
  }

  /** What a round costs people whatever came before it: it never costs them less. */
  private certainOf({ tables, waiting }: DraftRound): number {
    let cost = 0;
    for (const { ns, ew } of tables) {
      if (ns === EMPTY && ew === EMPTY) continue;
      cost += ns === EMPTY || ew === EMPTY ? this.waitingCost : this.wrongLines(ns, ew);
    }
    for (const number of waiting) if (number !== EMPTY) cost += this.waitingCost;
    return cost;
  }

  private wrongLines(ns: number, ew: number): number {
    return COST.wrongLine * ((this.sitsEw[ns] as number) + (this.sitsNs[ew] as number));
  }

  /** What a round costs those who play it or wait, after the rounds before it; it is played. */
  private people({ tables, waiting }: DraftRound): number {
    let cost = 0;
    for (const plan of tables) cost += this.hurtAt(plan);
    for (const number of waiting) if (number !== EMPTY) cost += this.wait(number);
    return cost;
  }

  /** What a round costs by itself, whatever came before it: where the boards are, and what was announced. */
  private places(round: DraftRound, index: number, below = Number.POSITIVE_INFINITY): number {
    const before = this.room.original[index]?.tables;
    const { users } = this;
    users.fill(0);
    for (const { ns, ew, set } of round.tables)
      if (ns !== EMPTY && ew !== EMPTY) users[set] = (users[set] as number) + 1;
    let cost = 0;
    for (let at = 0; at < round.tables.length && cost < below; at++) {
      const plan = round.tables[at] as DraftTable;
      if ((users[plan.set] as number) > 1) cost += this.boardsElsewhere(plan, round);
      cost += distance(plan, before?.[at], this.room);
    }
    return cost;
  }

  private wait(number: number): number {
    const { waited } = this.state;
    const times = (waited[number] as number) + 1;
    waited[number] = times;
    return this.waitingCost + (times > 1 ? COST.waitsAgain : 0);
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
    return hurt + this.wrongLines(ns, ew);
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
