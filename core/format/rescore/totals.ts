import { Fraction } from '../../base/index.ts';
import type { Decimal } from '../decimal.ts';
import type { BoardScores, Reading } from './board-scores.ts';
import { agrees, decimalsOf } from './figures.ts';
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

export type TotalsPractice = Practice['totals'];

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

  /** What a total comes to; `undefined` when the contestant played nothing, or the method has no top. */
  computed({ member, ofTop, common }: TotalFigure, practice: TotalsPractice): Fraction | undefined {
    const tally = this.tally(member);
    return tally.boards === 0
      ? undefined
      : totalValue(tally, tally.points, ofTop, practice === 'pro-rata' ? common : undefined);
  }

  /** What it comes to when the printed board scores are added up instead of the exact ones. */
  fromPrinted({ member, ofTop, common }: TotalFigure, practice: TotalsPractice): Fraction | undefined {
    const tally = this.tally(member);
    if (tally.published === undefined) return undefined;
    return totalValue(tally, tally.published, ofTop, practice === 'pro-rata' ? common : undefined);
  }

  /** How many totals come out. */
  agreed(practice: TotalsPractice, rounding: Practice['rounding']): number {
    return this.figures.filter((figure) => {
      const exact =
        rounding === 'once' ? this.computed(figure, practice) : this.fromPrinted(figure, practice);
      return exact !== undefined && agrees(figure.value, exact, figure.decimals);
    }).length;
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
