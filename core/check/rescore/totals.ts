import { Fraction } from '../../base/index.ts';
import type { Decimal } from '../../format/index.ts';
import type { BoardScores, Reading } from './board-scores.ts';
import { agrees, decimalsOf, unitOf } from './figures.ts';
import type { Figure, Practice } from './model.ts';
import type { Member, Ranking } from './roster.ts';
import { Tallies, type Tally } from './tallies.ts';

/** A total that the file publishes for a contestant. */
export interface TotalFigure {
  readonly member: Member;
  readonly figure: Figure;
  readonly value: Decimal;
  /** Of its column. */
  readonly decimals: number;
  /** In per cent of the top, not in points. */
  readonly ofTop: boolean;
  /** The most boards that anybody of its ranking played. */
  readonly common: number;
}

/** What totals are rounded to before anything is taken of them. */
const HUNDREDTH = unitOf(2);

/** What is done with the board scores of a contestant. */
export type TotalsPractice = Pick<Practice, 'totals' | 'rounding'>;

type Column = Pick<TotalFigure, 'figure' | 'ofTop'> & {
  readonly value: (member: Member) => Decimal | undefined;
};

const PERCENTAGE: Column = {
  figure: 'percentage',
  ofTop: true,
  value: ({ contestant }) => contestant.published.percentage,
};
const TOTAL: Column = {
  figure: 'total',
  ofTop: false,
  value: ({ contestant }) => contestant.published.total,
};
const PAIR_IMPS: Column = {
  figure: 'IMPs',
  ofTop: false,
  value: ({ contestant }) => contestant.published.imps,
};

/** Board scores by one reading, added up for the contestants that are ranked by them. */
export class BoardTotals {
  readonly scores: BoardScores;
  readonly reading: Reading;
  readonly figures: readonly TotalFigure[];
  private readonly tallies: Tallies;
  private readonly known = new Map<Member, Tally>();
  private readonly counts = new Map<string, number>();

  /** `rankings` are those of the event; `pairs` those of its teams, which have IMPs of their own. */
  constructor(
    scores: BoardScores,
    reading: Reading,
    rankings: readonly Ranking[],
    pairs: readonly Ranking[],
  ) {
    this.scores = scores;
    this.reading = reading;
    this.tallies = new Tallies(scores, reading);
    this.figures = [
      ...this.column(PERCENTAGE, rankings),
      ...this.column(TOTAL, rankings),
      ...this.column(PAIR_IMPS, [...rankings, ...pairs]),
    ];
  }

  private column({ figure, ofTop, value }: Column, rankings: readonly Ranking[]): TotalFigure[] {
    const decimals = decimalsOf(rankings.flat().flatMap((member) => value(member) ?? []));
    return rankings.flatMap((ranking) => {
      const common = Math.max(0, ...ranking.map((member) => this.tally(member).boards));
      return ranking.flatMap((member) => {
        const published = value(member);
        return published === undefined ? [] : [{ member, figure, ofTop, value: published, decimals, common }];
      });
    });
  }

  tally(member: Member): Tally {
    const known = this.known.get(member) ?? this.tallies.of(member);
    this.known.set(member, known);
    return known;
  }

  /** What a total comes to; `undefined` when there are no boards, no top, or nothing that says how boards are rounded. */
  computed(figure: TotalFigure, practice: TotalsPractice): Fraction | undefined {
    const tally = this.tally(figure.member);
    if (tally.boards === 0) return undefined;
    if (practice.totals === 'mean-of-boards') return this.mean(figure, tally, practice.rounding);
    const points = this.points(figure, tally, practice.rounding);
    return points && this.value(figure, points, practice.totals);
  }

  /** The mean of the boards: of their percentages, or of their points. */
  private mean(figure: TotalFigure, tally: Tally, rounding: Practice['rounding']): Fraction | undefined {
    if (!figure.ofTop) return this.points(figure, tally, rounding)?.over(tally.boards);
    if (tally.top.sign === 0) return undefined;
    const { exact, rounded } = tally.percents;
    return (rounding === 'per-board' ? rounded : exact).over(tally.boards);
  }

  private points({ ofTop, decimals, common }: TotalFigure, tally: Tally, rounding: Practice['rounding']) {
    switch (rounding) {
      case 'once':
        return tally.points;
      case 'per-board':
        return tally.rounded;
      case 'before-scaling': {
        const unit = unitOf(ofTop ? (this.tallies.decimals ?? decimals) : decimals);
        return tally.points.roundedTo(unit, 'half-away-from-zero');
      }
      case 'twice': {
        // Of a percentage alone: the total that it is taken of is scaled, rounded, and its share of the boards taken back.
        if (!ofTop || tally.boards === 0) return undefined;
        const scaling = Fraction.of(common, tally.boards);
        const scaled = (tally.rounded ?? tally.points).times(scaling);
        return scaled.roundedTo(HUNDREDTH, 'half-away-from-zero').over(scaling);
      }
    }
  }

  private value({ member, ofTop, common }: TotalFigure, points: Fraction, totals: Practice['totals']) {
    return totalValue(this.tally(member), points, ofTop, totals === 'pro-rata' ? common : undefined);
  }

  /** What it comes to when the board scores are added up as the file prints them, right or wrong. */
  fromPrinted(figure: TotalFigure, { totals }: TotalsPractice): Fraction | undefined {
    const { published } = this.tally(figure.member);
    return published && this.value(figure, published, totals);
  }

  /** Does a total come out by that practice? */
  agrees(figure: TotalFigure, practice: TotalsPractice): boolean {
    const exact = this.computed(figure, practice);
    return exact !== undefined && agrees(figure.value, exact, figure.decimals);
  }

  /** How many totals come out. */
  agreed(practice: TotalsPractice): number {
    const key = `${practice.totals} ${practice.rounding}`;
    const known =
      this.counts.get(key) ?? this.figures.filter((figure) => this.agrees(figure, practice)).length;
    this.counts.set(key, known);
    return known;
  }
}

/** Points, or per cent of the top; points scaled to a common number of boards where there is one. */
export function totalValue(
  { top, boards }: Pick<Tally, 'top' | 'boards'>,
  points: Fraction,
  ofTop: boolean,
  common: number | undefined,
): Fraction | undefined {
  if (ofTop) return top.sign === 0 ? undefined : points.times(100).over(top);
  return common === undefined ? points : points.times(Fraction.of(common, boards));
}

/** The ways of rounding on the way to a total, what explains most first. */
export const roundedPractices = (
  totals: BoardTotals,
  { totals: scaling }: TotalsPractice,
): readonly (TotalsPractice & { readonly rounding: 'per-board' | 'before-scaling' | 'twice' })[] =>
  (['per-board', 'before-scaling', 'twice'] as const)
    .map((rounding) => ({ totals: scaling, rounding }))
    .toSorted((a, b) => totals.agreed(b) - totals.agreed(a));
