import { imps } from '../game/index.ts';
import { LARGEST_SCORE, SCORE_STEP } from './line.ts';

/*
 * The hot path. Table scores go by tens within ±7,600, so a board's results are counted into 1,521 buckets and nothing
 * is ever sorted or compared pair by pair. `worth` says what each score gains against all results of the board.
 */

const MIDDLE = LARGEST_SCORE / SCORE_STEP;
const BUCKETS = 2 * MIDDLE + 1;

/** The place of a score in a tally. */
export const bucketOf = (points: number): number => points / SCORE_STEP + MIDDLE;
/** The score at a place of a tally. */
export const pointsOf = (bucket: number): number => (bucket - MIDDLE) * SCORE_STEP;

/** Law 78A, one score against another: 2, 1 or 0. */
export const matchpointsOver = (mine: number, theirs: number): number => 1 + Math.sign(mine - theirs);

/** Law 78B's IMPs by difference in tens, shifted so that the most negative difference is at 0. */
const IMPS_BY_TENS = Int8Array.from({ length: 2 * BUCKETS - 1 }, (_, index) =>
  imps((index - BUCKETS + 1) * SCORE_STEP),
);

/** The IMPs between the scores at two places of a tally (Law 78B). */
export const impsBetween = (bucket: number, other: number): number =>
  IMPS_BY_TENS[bucket - other + BUCKETS - 1] as number;

/** Counts of the results on a board by score, and what each score is worth against them. */
export class Tally {
  readonly worth = new Float64Array(BUCKETS);
  private readonly counts = new Float64Array(BUCKETS);
  private lowest = BUCKETS;
  private highest = -1;

  clear(): void {
    if (this.highest >= this.lowest) this.counts.fill(0, this.lowest, this.highest + 1);
    this.lowest = BUCKETS;
    this.highest = -1;
  }

  add(bucket: number, weight: number): void {
    if (bucket < this.lowest) this.lowest = bucket;
    if (bucket > this.highest) this.highest = bucket;
    this.counts[bucket] = (this.counts[bucket] as number) + weight;
  }

  /** Counts whole results: those of the lines named. */
  addAll(buckets: Uint16Array, lines: Int32Array): void {
    const { counts } = this;
    let { lowest, highest } = this;
    for (let at = 0; at < lines.length; at++) {
      const bucket = buckets[lines[at] as number] as number;
      if (bucket < lowest) lowest = bucket;
      if (bucket > highest) highest = bucket;
      counts[bucket] = (counts[bucket] as number) + 1;
    }
    this.lowest = lowest;
    this.highest = highest;
  }

  /** 2 for each result below, 1 for each equal, itself included (Law 78A). */
  worthInMatchpoints(): void {
    const { counts, worth } = this;
    let below = 0;
    for (let bucket = this.lowest; bucket <= this.highest; bucket++) {
      const equal = counts[bucket] as number;
      worth[bucket] = 2 * below + equal;
      below += equal;
    }
  }

  /** The IMPs against each result, summed (Law 78B). Only scores that occur are looked at. */
  worthInImps(): void {
    const { counts, worth } = this;
    const seen: number[] = [];
    for (let bucket = this.lowest; bucket <= this.highest; bucket++) {
      if (counts[bucket] !== 0) seen.push(bucket);
    }
    for (const bucket of seen) {
      let sum = 0;
      for (const other of seen) sum += (counts[other] as number) * impsBetween(bucket, other);
      worth[bucket] = sum;
    }
  }

  /** Matchpoints that any score, also one that does not occur, would have against the results counted. */
  matchpointsAgainst(bucket: number): number {
    let below = 0;
    for (let at = this.lowest; at < Math.min(bucket, this.highest + 1); at++)
      below += this.counts[at] as number;
    return 2 * below + (this.counts[bucket] as number);
  }

  /** IMPs that any score would have against the results counted, summed. */
  impsAgainst(bucket: number): number {
    let sum = 0;
    for (let at = this.lowest; at <= this.highest; at++) {
      if (this.counts[at] !== 0) sum += (this.counts[at] as number) * impsBetween(bucket, at);
    }
    return sum;
  }
}

/** The matchpoints of North–South on one traveller of table scores, in order: 2 a win, 1 a tie (Law 78A). */
export function matchpointTraveller(scores: readonly number[], tally: Tally = new Tally()): number[] {
  tally.clear();
  for (let at = 0; at < scores.length; at++) tally.add(bucketOf(scores[at] as number), 1);
  tally.worthInMatchpoints();
  const matchpoints = new Array<number>(scores.length);
  for (let at = 0; at < scores.length; at++) {
    matchpoints[at] = (tally.worth[bucketOf(scores[at] as number)] as number) - 1;
  }
  return matchpoints;
}
