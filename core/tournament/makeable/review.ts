import { Fraction, ZERO } from '../../base/index.ts';
import {
  type BoardResult,
  type Card,
  imps,
  type Side,
  scoreFor,
  sideOf,
  type Vulnerability,
} from '../../game/index.ts';
import { AVERAGE_PERCENT, type Explanation, impsFromDatum, type Method } from '../../scoring/index.ts';
import type { DoubleDummyTable, Par } from '../../solver/index.ts';
import type { LeadTricks } from './solutions.ts';

/*
 * Where a score on a board came from, in four steps that add up: what par would have been worth against this field; the
 * contract that was reached, made as often as it could be; the lead; the play after it. Each step is something that two
 * sides had a hand in: whether one of them did well or the other badly, no table of tricks can tell.
 */

/** What a pair had to do with the play of a board. */
export type ReviewRole = 'declaring' | 'defending' | 'passed-out';

/** The four steps from an average to what was scored. */
export interface ReviewParts {
  /** Par against what the others really did: luck of the field. */
  readonly field: Fraction;
  /** The contract reached, made as often as it could be, instead of par. */
  readonly bidding: Fraction;
  /** The lead, where it was written down and is worked out. */
  readonly lead?: Fraction;
  /** What was made instead of what could be after that; without a known lead the lead too. */
  readonly play: Fraction;
}

/** What has to be known of a board. */
export interface ReviewedBoard {
  readonly side: Side;
  readonly result: BoardResult;
  readonly vulnerable: Vulnerability;
  readonly lead?: Card;
  readonly tricks: DoubleDummyTable;
  readonly par: Par;
  readonly leads?: LeadTricks;
}

/** The worth of a score on a board, both from the side's own view. */
export type WorthOf = (points: number) => Fraction;

/** What any score would have been worth to a side against the field as it is: per cent, or IMPs a comparison. */
export function worthAgainst(method: Method, { comparisons, datum, side }: Explanation): WorthOf | undefined {
  if (datum !== undefined) {
    const own = side === 'NS' ? datum : datum.negated();
    return (points) => Fraction.of(impsFromDatum(points, own));
  }
  const compared = comparisons.flatMap(({ theirs }) => theirs);
  const all = Fraction.sum(compared.map(({ weight }) => weight));
  if (all.sign === 0) return undefined;
  const gained = (mine: number, theirs: number): number =>
    method.kind === 'matchpoints' ? 50 * (1 + Math.sign(mine - theirs)) : imps(mine - theirs);
  return (points) =>
    Fraction.sum(compared.map((each) => each.weight.times(gained(points, each.points)))).over(all);
}

/** What nobody gains or loses by. */
export const averageOf = (method: Method): Fraction =>
  method.kind === 'matchpoints' ? Fraction.of(AVERAGE_PERCENT) : ZERO;

export const roleIn = ({ side, result }: ReviewedBoard): ReviewRole => {
  if (result === 'passed-out') return 'passed-out';
  return sideOf(result.contract.declarer) === side ? 'declaring' : 'defending';
};

/** The steps from an average to what the board was worth. */
export function reviewParts(board: ReviewedBoard, worth: WorthOf, average: Fraction): ReviewParts {
  const { side, result, vulnerable, par, tricks, lead, leads } = board;
  const pointsWith = (made: BoardResult): Fraction => worth(scoreFor(side, made, vulnerable));
  const atPar = worth(side === 'NS' ? par.ns : 0 - par.ns);
  const scored = pointsWith(result);
  const field = atPar.minus(average);
  if (result === 'passed-out') return { field, bidding: scored.minus(atPar), play: ZERO };
  const { contract } = result;
  const withTricks = (made: number): Fraction => pointsWith({ contract, tricks: made });
  const makeable = withTricks(tricks[contract.declarer][contract.strain]);
  const bidding = makeable.minus(atPar);
  const afterLead = lead === undefined ? undefined : leads?.[lead];
  if (afterLead === undefined) return { field, bidding, play: scored.minus(makeable) };
  const led = withTricks(afterLead);
  return { field, bidding, lead: led.minus(makeable), play: scored.minus(led) };
}
