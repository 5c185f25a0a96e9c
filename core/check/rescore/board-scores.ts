import { Fraction } from '../../base/index.ts';
import type { Side } from '../../game/index.ts';
import { type BoardFigure, boardFigureAgrees, boardFigures } from './columns.ts';
import { compareResults, type Standing, type Standings } from './compare.ts';
import { type Basis, type Entry, isDisputed } from './entries.ts';
import { exactly } from './figures.ts';
import { againstGivenDatum } from './given-datum.ts';
import {
  type BoardPractice,
  type Field,
  isGiven,
  methodOf,
  practicesOf,
  type ReportedPractice,
  type Scoring,
  type Worth,
  worthOf,
} from './practice.ts';

/** The board scores of a file by one practice. */
export interface Reading {
  readonly practice: BoardPractice;
  /** What a side of an entry is worth. */
  readonly worth: (at: number, side: Side) => Worth | undefined;
  /** Of an entry with two table scores: the one its board follows; `undefined` when nothing tells. */
  readonly followed: (entry: Entry) => Basis | undefined;
  /** How many published figures come out. */
  readonly agreed: number;
  /** How far the published figures are from what comes out, all together. */
  readonly apart: Fraction;
}

export const boardKey = ({ session, board }: Entry): string => `${session}/${board}`;

/** The figure that a worth gives in a column: points, or per cent of the top. */
export function figureOf({ points, top, percent }: Worth, ofTop: boolean): Fraction | undefined {
  if (!ofTop) return points;
  if (percent !== undefined) return percent;
  return top.sign === 0 ? undefined : points.times(100).over(top);
}

/** The parts of a field that make a difference in these results. */
function fieldsOf(entries: readonly Entry[]): readonly Field[] {
  const sections = new Set(entries.map(({ session, section }) => `${session}.${section}`));
  const sessions = new Set(entries.map(({ session }) => session));
  const rounds = new Map<string, number | undefined>();
  let recurs = false;
  for (const entry of entries) {
    const key = boardKey(entry);
    if (entry.match === undefined || entry.round === undefined) continue;
    recurs ||= rounds.has(key) && rounds.get(key) !== entry.round;
    rounds.set(key, entry.round);
  }
  return [
    'across',
    ...(sections.size > sessions.size ? ['apart' as const] : []),
    ...(recurs ? ['by-round' as const] : []),
  ];
}

/** The largest whole figure printed for a board, whichever side it is of. */
function mostIn(figures: readonly BoardFigure[]): number | undefined {
  const whole = figures.filter(({ value }) => value.decimals === 0).map(({ value }) => Math.abs(value.units));
  return whole.length === 0 ? undefined : Math.max(...whole);
}

type ComparisonBasis = Basis | 'adjusted-left-out';
type Worths = Readonly<Record<Side, Worth | undefined>>;

/** The board scores of one scoring, by every practice that is tried. Comparisons are made once each. */
export class BoardScores {
  readonly figures: readonly BoardFigure[];
  readonly entries: readonly Entry[];
  readonly practices: readonly BoardPractice[];
  private readonly disputedBoards: ReadonlySet<string>;
  private readonly comparisons = new Map<string, readonly Standings[]>();
  private readonly known = new Map<BoardPractice, Map<ComparisonBasis, readonly Worths[]>>();

  constructor(entries: readonly Entry[], scoring: Scoring) {
    this.entries = entries;
    this.figures = boardFigures(entries, scoring);
    this.practices = practicesOf(
      scoring,
      fieldsOf(entries),
      this.figures.some(({ ofTop }) => ofTop),
      mostIn(this.figures),
    );
    this.disputedBoards = new Set(entries.filter(isDisputed).map(boardKey));
  }

  private standings(practice: BoardPractice, basis: ComparisonBasis): readonly Standings[] {
    const method = methodOf(practice);
    const key = JSON.stringify([isGiven(practice) ? practice : method, practice.field, basis]);
    const known = this.comparisons.get(key);
    if (known !== undefined) return known;
    const compared = compareResults(this.entries, {
      method,
      field: practice.field,
      basis: (entry) => {
        if (basis !== 'adjusted-left-out') return basis;
        return isSplit(entry) ? 'left-out' : 'computed';
      },
    });
    const made = isGiven(practice)
      ? againstGivenDatum(this.entries, compared, this.figures, practice)
      : compared;
    this.comparisons.set(key, made);
    return made;
  }

  /** What both sides of every entry are worth by a practice on a basis. */
  private worths(practice: BoardPractice, basis: ComparisonBasis): readonly Worths[] {
    const byBasis = this.known.get(practice) ?? new Map<ComparisonBasis, readonly Worths[]>();
    this.known.set(practice, byBasis);
    const known = byBasis.get(basis);
    if (known !== undefined) return known;
    const worthByStanding = new Map<Standing, Worth | undefined>();
    const worth = (standing: Standing | undefined): Worth | undefined => {
      if (standing === undefined) return undefined;
      if (!worthByStanding.has(standing)) worthByStanding.set(standing, worthOf(practice, standing));
      return worthByStanding.get(standing);
    };
    const made = this.standings(practice, basis).map(({ NS, EW }) => ({ NS: worth(NS), EW: worth(EW) }));
    byBasis.set(basis, made);
    return made;
  }

  agreesBy(figure: BoardFigure, practice: BoardPractice, basis: ComparisonBasis): boolean {
    const worth = this.worths(practice, basis)[figure.at]?.[figure.side];
    const exact = worth && figureOf(worth, figure.ofTop);
    return exact !== undefined && boardFigureAgrees(figure, exact);
  }

  /** The practice as the boards let it be known. */
  reported(practice: BoardPractice): ReportedPractice {
    if (practice.scoring !== 'matchpoints' || practice.neuberg === 'ascherman') return practice;
    const short = this.standings(practice, 'computed').some(({ NS, EW }) => isShort(NS) || isShort(EW));
    return short ? practice : { ...practice, neuberg: 'not-needed' };
  }

  /** Scores all boards by a practice; a board with two table scores for a result by the ones that explain more. */
  read(practice: BoardPractice): Reading {
    const counts = new Map<string, Record<Basis, number>>();
    let agreed = 0;
    for (const figure of this.figures) {
      const key = boardKey(figure.entry);
      const computed = this.agreesBy(figure, practice, 'computed');
      if (!this.disputedBoards.has(key)) {
        if (computed) agreed++;
        continue;
      }
      const count = counts.get(key) ?? { computed: 0, published: 0 };
      if (computed) count.computed++;
      if (this.agreesBy(figure, practice, 'published')) count.published++;
      counts.set(key, count);
    }
    for (const { computed, published } of counts.values()) agreed += Math.max(computed, published);
    const apart = (by: BoardPractice): Fraction =>
      Fraction.sum(
        this.figures.flatMap((figure) => {
          const worth = this.worths(by, 'computed')[figure.at]?.[figure.side];
          const exact = worth && figureOf(worth, figure.ofTop);
          return exact === undefined ? [] : [exactly(figure.value).minus(exact).abs()];
        }),
      );
    const followed = (entry: Entry): Basis | undefined => {
      const count = counts.get(boardKey(entry));
      if (count === undefined || count.computed === count.published) return undefined;
      return count.published > count.computed ? 'published' : 'computed';
    };
    return {
      practice,
      followed,
      agreed,
      get apart() {
        return apart(practice);
      },
      worth: (at, side) => {
        const entry = this.entries[at];
        return entry && this.worths(practice, followed(entry) ?? 'computed')[at]?.[side];
      },
    };
  }
}

const isShort = (standing: Standing | undefined): boolean =>
  standing !== undefined && standing.results < standing.full;

/** Do the two sides score apart, as after an assigned score that differs by side (Law 12C1(f))? */
export const isSplit = ({ line: { score } }: Entry): boolean =>
  score !== undefined && score.NS !== 0 - score.EW;
