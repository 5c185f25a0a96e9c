import type { Finding } from '../../format/index.ts';
import type { CauseCode } from './causes.ts';
import type { ReportedPractice } from './practice.ts';

/** What came out when a results file was scored again and held against what it published. */
export interface Rescoring {
  readonly format: 'usebio' | 'pbn' | 'bws' | 'csv';
  readonly boards: number;
  readonly results: number;
  readonly practice: Practice;
  readonly checked: Checked;
  readonly differences: readonly Difference[];
  readonly findings: readonly Finding[];
}

/** How many figures were compared. */
export interface Checked {
  /** Table scores (Law 77). */
  readonly table: number;
  /** Scores of a side on a board, and IMPs of a board in a match (Law 78). */
  readonly board: number;
  /** Match scores; missing where no matches are played. */
  readonly matches?: number;
  /** Contestants whose total or place was compared. */
  readonly totals: number;
}

/** What the program that wrote the file seems to do, by what explains most of its figures. */
export interface Practice {
  readonly boards: readonly ReportedPractice[];
  /**
   * A contestant with fewer boards: its sum as it is, or scaled to the number of boards of the others; or the mean of its
   * boards, each counting as much as the others however many results it has, as BBO's are.
   */
  readonly totals: 'as-played' | 'pro-rata' | 'mean-of-boards';
  /**
   * Exact sums rounded once; or sums of rounded board scores; or rounded sums, then made a percentage or scaled; or both:
   * rounded board scores, added up, scaled to the boards of the others, rounded, and the percentage taken of that.
   */
  readonly rounding: 'once' | 'per-board' | 'before-scaling' | 'twice';
  /** Who is ranked together. */
  readonly places?: PlaceScope;
  /** How matches are scored: the name of a scale of victory points, IMPs, or `unknown`. */
  readonly matches?: string;
}

export interface PlaceScope {
  readonly bySection: boolean;
  readonly bySide: boolean;
}

export interface Difference {
  /** `board 7, pair 3`. */
  readonly where: string;
  readonly what: Figure;
  readonly published: string;
  readonly computed: string;
  readonly cause: CauseCode;
  /** The cause in a sentence, or that no known cause fits. */
  readonly why: string;
  /** Of the file. */
  readonly line: number;
}

/** What kind of figure it is. */
export type Figure =
  | 'table score'
  | 'matchpoints'
  | 'percentage'
  | 'cross-IMPs'
  | 'Butler IMPs'
  | 'IMPs'
  | 'board points'
  | 'match score'
  | 'total'
  | 'boards played'
  | 'wins'
  | 'place';
