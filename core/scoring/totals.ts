import { Fraction } from '../base/index.ts';
import { ROLE } from './columns.ts';
import type { ToPoints } from './neuberg.ts';

/** One direction of a group, ready to be added to its contestants' totals. */
export interface SideScores {
  readonly lines: Int32Array;
  /** Two entries a line. */
  readonly seats: Int32Array;
  readonly roles: Uint8Array;
  readonly numerators: Float64Array;
  readonly toPoints: ToPoints;
  readonly top: number;
}

/** Lines whose numerators changed, and by how much: the first `count` of each. */
export interface NumeratorChanges {
  readonly lines: Int32Array;
  readonly by: Float64Array;
  readonly count: number;
}

/** What a result makes that nobody else's is compared with. */
export const AVERAGE_PERCENT = 50;

/** The least number that all denominators divide. */
export function commonDenominator(all: Iterable<ToPoints>): bigint {
  let common = 1n;
  for (const { times, plus } of all) {
    for (const { denominator } of [times, plus]) {
      if (common % denominator !== 0n) common *= Fraction.of(denominator, common).numerator;
    }
  }
  return common;
}

/**
 * Sums of points on boards played, in whole parts of a common denominator. While everything fits 2^53 the parts are
 * plain numbers, exact and fast; otherwise they are bigints.
 */
export class Totals {
  readonly denominator: bigint;
  readonly boards: Int32Array;
  readonly tops: Float64Array;
  private readonly sums: Float64Array;
  private readonly wide: bigint[] | undefined;

  /** `largest` bounds what a contestant's points, and the terms they are made of, can come to. */
  constructor(contestants: number, denominator: bigint, largest: number) {
    this.denominator = denominator;
    this.boards = new Int32Array(contestants);
    this.tops = new Float64Array(contestants);
    this.sums = new Float64Array(contestants);
    const fits = denominator * BigInt(largest) <= BigInt(Number.MAX_SAFE_INTEGER);
    this.wide = fits ? undefined : new Array<bigint>(contestants).fill(0n);
  }

  canHold(toPoints: ToPoints): boolean {
    return (
      this.denominator % toPoints.times.denominator === 0n &&
      this.denominator % toPoints.plus.denominator === 0n
    );
  }

  private parts({ numerator, denominator }: Fraction): bigint {
    return numerator * (this.denominator / denominator);
  }

  /** Adds the scores once, or takes them off again. */
  add(side: SideScores, sign: 1 | -1): void {
    if (this.wide === undefined) this.addNarrow(side, sign);
    else this.addWide(side, sign, this.wide);
  }

  private addNarrow({ lines, seats, roles, numerators, toPoints, top }: SideScores, sign: 1 | -1): void {
    const { sums, boards, tops } = this;
    const times = sign * Number(this.parts(toPoints.times));
    const plus = sign * Number(this.parts(toPoints.plus));
    const signedTop = sign * top;
    for (let at = 0; at < lines.length; at++) {
      const line = lines[at] as number;
      const role = roles[line];
      if (role !== ROLE.table && role !== ROLE.listed) continue;
      const points = (numerators[line] as number) * times + plus;
      for (let seat = 2 * line; seat <= 2 * line + 1; seat++) {
        const contestant = seats[seat] as number;
        if (contestant < 0) break;
        sums[contestant] = (sums[contestant] as number) + points;
        boards[contestant] = (boards[contestant] as number) + sign;
        tops[contestant] = (tops[contestant] as number) + signedTop;
      }
    }
  }

  private addWide(side: SideScores, sign: 1 | -1, wide: bigint[]): void {
    const times = this.parts(side.toPoints.times);
    const plus = this.parts(side.toPoints.plus);
    for (const line of side.lines) {
      const role = side.roles[line];
      if (role !== ROLE.table && role !== ROLE.listed) continue;
      const points = BigInt(side.numerators[line] as number) * times + plus;
      for (const contestant of [side.seats[2 * line] as number, side.seats[2 * line + 1] as number]) {
        if (contestant < 0) continue;
        wide[contestant] = (wide[contestant] as bigint) + BigInt(sign) * points;
        this.boards[contestant] = (this.boards[contestant] as number) + sign;
        this.tops[contestant] = (this.tops[contestant] as number) + sign * side.top;
      }
    }
  }

  /** After a board was compared again: adds what changed, when nothing but the numerators did. */
  shift({ seats, toPoints }: SideScores, { lines, by, count }: NumeratorChanges, sign: 1 | -1): void {
    const { sums, wide } = this;
    const parts = this.parts(toPoints.times) * BigInt(sign);
    const times = Number(parts);
    for (let at = 0; at < count; at++) {
      const line = lines[at] as number;
      const change = by[at] as number;
      const first = seats[2 * line] as number;
      const second = seats[2 * line + 1] as number;
      if (wide === undefined) {
        sums[first] = (sums[first] as number) + change * times;
        if (second >= 0) sums[second] = (sums[second] as number) + change * times;
      } else {
        wide[first] = (wide[first] as bigint) + BigInt(change) * parts;
        if (second >= 0) wide[second] = (wide[second] as bigint) + BigInt(change) * parts;
      }
    }
  }

  /** The sum in parts of the denominator, near enough to tell most contestants apart. */
  approximateParts(contestant: number): number {
    return this.wide === undefined ? (this.sums[contestant] as number) : Number(this.wide[contestant]);
  }

  /** Each contestant's points, or its percentage of the top, as floating-point numbers. */
  approximate(inPercent: boolean): Float64Array {
    const { tops, boards } = this;
    const quick = new Float64Array(boards.length);
    const perPart = 1 / Number(this.denominator);
    for (let at = 0; at < quick.length; at++) {
      const points = this.approximateParts(at) * perPart;
      const top = tops[at] as number;
      const ofTop = top === 0 ? this.uncompared(at) : (100 * points) / top;
      quick[at] = inPercent ? ofTop : points;
    }
    return quick;
  }

  /** Are the approximate parts exact? */
  get isNarrow(): boolean {
    return this.wide === undefined;
  }

  private exactParts(contestant: number): bigint {
    return this.wide === undefined
      ? BigInt(this.sums[contestant] as number)
      : (this.wide[contestant] as bigint);
  }

  points(contestant: number): Fraction {
    return Fraction.of(this.exactParts(contestant), this.denominator);
  }

  /** Nothing to compare with yet: average for who has played, as Neuberg's formula gives as soon as others have more. */
  private uncompared(contestant: number): number {
    return (this.boards[contestant] as number) > 0 ? AVERAGE_PERCENT : 0;
  }

  /** Of the top; average where there is none yet. */
  percent(contestant: number): Fraction {
    const top = this.tops[contestant] as number;
    if (top === 0) return Fraction.of(this.uncompared(contestant));
    return Fraction.of(100n * this.exactParts(contestant), this.denominator * BigInt(top));
  }
}
