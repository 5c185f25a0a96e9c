import type { Fraction } from '../../base/index.ts';
import { printDecimal } from '../../format/index.ts';
import { type Cause, NO_CAUSE, sentenceOf } from './causes.ts';
import { agrees, decimalsOf, exactly, printed } from './figures.ts';
import { type MatchScores, matchTotalOf } from './match-differences.ts';
import type { Difference } from './model.ts';
import type { Member, Ranking } from './roster.ts';
import { isPointPenalty, penalty, totalCause } from './total-causes.ts';
import type { BoardTotals, TotalFigure, TotalsPractice } from './totals.ts';

/** What a contestant is ranked by: as computed, as printed, and whether the two agree. */
export interface RankValue {
  readonly computed?: Fraction;
  readonly printed?: Fraction;
  readonly agrees: boolean;
}

/** The totals of contestants held against what is published. */
export interface TotalsCheck {
  readonly members: ReadonlySet<Member>;
  readonly differences: readonly Difference[];
  readonly rankedBy: (member: Member) => RankValue;
}

function difference(figure: TotalFigure, exact: Fraction, cause: Cause): Difference {
  const { member, value, decimals } = figure;
  return {
    where: member.label,
    what: figure.figure,
    published: printDecimal(value),
    computed: printed(exact, decimals),
    cause: cause.code,
    why: sentenceOf(cause),
    line: member.contestant.line,
  };
}

/** Totals that are sums of board scores. */
export function checkBoardTotals(
  totals: BoardTotals,
  practice: TotalsPractice,
  otherReadings: () => readonly BoardTotals[],
): TotalsCheck {
  const members = new Set<Member>();
  const differences: Difference[] = [];
  const values = new Map<Member, RankValue>();
  for (const figure of totals.figures) {
    const exact = totals.computed(figure, practice);
    if (exact === undefined) continue;
    const { member, value, decimals } = figure;
    const agreed = agrees(value, exact, decimals);
    members.add(member);
    if (!values.has(member)) values.set(member, { computed: exact, printed: exactly(value), agrees: agreed });
    if (agreed) continue;
    differences.push(difference(figure, exact, totalCause(totals, figure, exact, practice, otherReadings)));
  }
  return {
    members,
    differences,
    rankedBy: (member) => values.get(member) ?? withoutFigure(totals, member),
  };
}

/** A contestant without a published total is ranked by what its boards come to. */
function withoutFigure(totals: BoardTotals, member: Member): RankValue {
  const { boards, top, points } = totals.tally(member);
  if (boards === 0) return { agrees: false };
  return { computed: top.sign === 0 ? points : points.times(100).over(top), agrees: true };
}

/** Totals that are sums of match scores. */
export function checkMatchTotals(rankings: readonly Ranking[], matches: MatchScores): TotalsCheck {
  const members = new Set<Member>();
  const differences: Difference[] = [];
  const values = new Map<Member, RankValue>();
  const all = rankings.flat();
  const decimals = decimalsOf(all.flatMap(({ contestant }) => contestant.published.total ?? []));
  for (const member of all) {
    const value = member.contestant.published.total;
    const sums = matchTotalOf(matches.totals, member.keys);
    if (value === undefined || sums === undefined) continue;
    const agreed = agrees(value, sums.computed, decimals);
    members.add(member);
    values.set(member, { computed: sums.computed, printed: exactly(value), agrees: agreed });
    if (agreed) continue;
    const figure: TotalFigure = { member, figure: 'total', value, decimals, ofTop: false, common: 0 };
    differences.push(difference(figure, sums.computed, matchTotalCause(figure, sums)));
  }
  return { members, differences, rankedBy: (member) => values.get(member) ?? { agrees: false } };
}

function matchTotalCause(
  figure: TotalFigure,
  { computed, published }: { readonly computed: Fraction; readonly published: Fraction },
): Cause {
  const { value, decimals } = figure;
  if (agrees(value, published, decimals)) return { code: 'sum-of-published' };
  const isOff = computed.equals(published) && isPointPenalty(figure, computed);
  return isOff ? penalty(figure, computed) : NO_CAUSE;
}
