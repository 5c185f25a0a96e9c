import { Fraction, ok, type Result, ZERO } from '../../base/index.ts';
import { type BothSides, vp } from '../../scoring/index.ts';
import { RTP_2014_VPS } from './vp.ts';

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

/**
 * VPs for a margin with hundredths of an IMP, in proportion between the two cells of Annex I that it lies between. The
 * regulations of the event say so where it is wanted; otherwise the margin is rounded to a whole IMP.
 */
export function rtpVpsInProportion(margin: Fraction, boards: number): Result<BothSides> {
  const size = margin.abs();
  const whole = size.rounded('down');
  const below = vp(RTP_2014_VPS, Number(whole), boards);
  if (!below.ok) return below;
  const above = vp(RTP_2014_VPS, Number(whole) + 1, boards);
  if (!above.ok) return above;
  const between = size.minus(whole).times(above.value.winner - below.value.winner);
  const winner = Fraction.of(between.plus(below.value.winner).rounded('half-up'), 100);
  const loser = Fraction.of(RTP_2014_VPS.most, 100).minus(winner);
  return ok(margin.sign >= 0 ? { a: winner, b: loser } : { a: loser, b: winner });
}
