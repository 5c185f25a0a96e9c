import { type Frame, type Meeting, turned } from './frame.ts';
import { pick, type Random } from './random.ts';

/** Meetings that change direction together: one, a whole round, or all those of a table. By index into the frame. */
type Turn = readonly number[];

export interface OrientationSearch {
  readonly turns: readonly Turn[];
  /** Numbers that nobody holds: their meetings are not played. */
  readonly vacant?: readonly number[];
  /** How often the search shakes the best it found and climbs down again. */
  readonly kicks: number;
  readonly random: Random;
}

/** Turned at once when the search is shaken: enough to leave a valley, few enough to stay near it. */
const TURNS_PER_KICK = 3;

/**
 * Turns meetings so that everyone competes as evenly as can be found (the measure of `balanceOf`, a set counted as one
 * board). The sum of c is the same however people sit, so the least sum of squares is the best quality.
 */
export function orient(frame: Frame, search: OrientationSearch): Frame {
  const ledger = new CompetitionLedger(frame, search.vacant ?? []);
  const isTurned = new Array<boolean>(search.turns.length).fill(false);
  const flip = (index: number): number => {
    isTurned[index] = !isTurned[index];
    return (search.turns[index] ?? []).reduce((change, meeting) => change + ledger.turn(meeting), 0);
  };
  const descend = (): void => {
    for (let improved = true; improved; ) {
      improved = false;
      for (let index = 0; index < search.turns.length; index++) {
        if (flip(index) < 0) improved = true;
        else flip(index);
      }
    }
  };

  descend();
  let best = [...isTurned];
  let least = ledger.sumOfSquares;
  for (let kick = 0; kick < search.kicks; kick++) {
    for (let turn = 0; turn < TURNS_PER_KICK; turn++) flip(pick(search.random, search.turns.length));
    descend();
    // Only what is better is taken: of equals the first found stays, which is why the order of the turns matters.
    if (ledger.sumOfSquares < least) {
      best = [...isTurned];
      least = ledger.sumOfSquares;
    } else {
      best.forEach((wanted, index) => {
        if (wanted !== isTurned[index]) flip(index);
      });
    }
  }

  const switched = new Set(search.turns.flatMap((turn, index) => (best[index] === true ? turn : [])));
  return {
    ...frame,
    meetings: frame.meetings.map((meeting, index) => (switched.has(index) ? turned(meeting) : meeting)),
  };
}

/** The competition between all numbers, kept up to date while meetings turn. The search spends its time here. */
class CompetitionLedger {
  sumOfSquares = 0;
  private readonly meetings: readonly Meeting[];
  private readonly size: number;
  /** c by `number * size + number`. */
  private readonly competition: Int32Array;
  /** +1 NS, -1 EW, 0 not played, by `set * size + number`. */
  private readonly direction: Int8Array;
  /** The numbers that play each set. */
  private readonly players: readonly (readonly number[])[];
  private readonly isPlayed: readonly boolean[];

  constructor(frame: Frame, vacant: readonly number[]) {
    this.meetings = frame.meetings;
    this.size = frame.numbers + 1;
    this.competition = new Int32Array(this.size * this.size);
    this.direction = new Int8Array(frame.sets * this.size);
    this.isPlayed = frame.meetings.map(({ ns, ew }) => !vacant.includes(ns) && !vacant.includes(ew));
    const played = frame.meetings.filter((_, index) => this.isPlayed[index] === true);
    const players: number[][] = Array.from({ length: frame.sets }, () => []);
    for (const { set, ns, ew } of played) {
      players[set]?.push(ns, ew);
      this.direction[set * this.size + ns] = 1;
      this.direction[set * this.size + ew] = -1;
    }
    this.players = players;
    for (const { set, ns, ew } of played) {
      // Opponents count -1 below as sitting in opposite directions, and N - 1 in truth: N more.
      this.add(ns, ew, (players[set]?.length ?? 0) / 2);
    }
    players.forEach((present, set) => {
      present.forEach((a, index) => {
        for (const b of present.slice(index + 1)) {
          this.add(a, b, this.directionOf(set, a) * this.directionOf(set, b));
        }
      });
    });
    for (const duel of this.competition) this.sumOfSquares += duel * duel;
    this.sumOfSquares /= 2;
  }

  /** Exchanges the directions of a meeting; answers the change of Σc². */
  turn(index: number): number {
    const meeting = this.meetings[index];
    if (meeting === undefined || this.isPlayed[index] !== true) return 0;
    const { set, ns, ew } = meeting;
    const { size, competition, direction } = this;
    const row = set * size;
    const wasNs = direction[row + ns] as number;
    let change = 0;
    for (const other of this.players[set] as readonly number[]) {
      if (other === ns || other === ew) continue;
      const shift = 2 * wasNs * (direction[row + other] as number);
      const withNs = competition[ns * size + other] as number;
      const withEw = competition[ew * size + other] as number;
      change += shift * (withEw - withNs) * 2 + shift * shift * 2;
      competition[ns * size + other] = withNs - shift;
      competition[other * size + ns] = withNs - shift;
      competition[ew * size + other] = withEw + shift;
      competition[other * size + ew] = withEw + shift;
    }
    direction[row + ns] = -wasNs;
    direction[row + ew] = wasNs;
    this.sumOfSquares += change;
    return change;
  }

  private directionOf(set: number, number: number): number {
    return this.direction[set * this.size + number] ?? 0;
  }

  private add(a: number, b: number, amount: number): void {
    this.competition[a * this.size + b] = (this.competition[a * this.size + b] ?? 0) + amount;
    this.competition[b * this.size + a] = (this.competition[b * this.size + a] ?? 0) + amount;
  }
}
