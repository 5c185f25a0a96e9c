import { Fraction, ZERO } from '../../base/index.ts';
import type { BothSides } from '../../scoring/index.ts';

/** RTP 3.6.9: H = (IV1 − IV2) · n / 150, in hundredths of an IMP, halves up. */
const RTP_3_6_9 = { divisor: 150, step: Fraction.of(1, 100), rounding: 'half-up' } as const;

/** The value indices of the four who play for a team. */
export type FourValues = readonly [number, number, number, number];

/** A match, or a part of it between two changes of line-up. */
export interface HandicapPart {
  readonly a: FourValues;
  readonly b: FourValues;
  readonly boards: number;
}

/** IMPs added to the team whose four are worth less, in one part (RTP 3.6.9). */
export const rtpTeamHandicap = ({ a, b, boards }: HandicapPart): BothSides =>
  rtpHandicapFor({ a: Fraction.sum(a), b: Fraction.sum(b) }, boards);

/** The same by what the four of each team are worth together. */
export function rtpHandicapFor(worth: BothSides, boards: number): BothSides {
  const difference = worth.a.minus(worth.b);
  const exact = difference.abs().times(boards).over(RTP_3_6_9.divisor);
  const handicap = exact.roundedTo(RTP_3_6_9.step, RTP_3_6_9.rounding);
  return difference.sign > 0 ? { a: ZERO, b: handicap } : { a: handicap, b: ZERO };
}

/** The IMPs of a match with the handicap of each of its parts. */
export function rtpWithHandicap(imps: BothSides, parts: readonly HandicapPart[]): BothSides {
  const handicaps = parts.map(rtpTeamHandicap);
  return {
    a: imps.a.plus(Fraction.sum(handicaps.map(({ a }) => a))),
    b: imps.b.plus(Fraction.sum(handicaps.map(({ b }) => b))),
  };
}
