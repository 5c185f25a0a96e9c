import type { FactType } from '../fact.ts';

/** A fact for people: a code and its particulars, to be put into words in any language. */
export interface HistoryLine {
  readonly sequence: number;
  readonly time: string;
  readonly actor: string;
  readonly code: FactType;
  readonly params: Readonly<Record<string, string | number>>;
  /** What stood before and after, where the fact changed something. */
  readonly before?: string;
  readonly after?: string;
  readonly undone: boolean;
  readonly undoable: boolean;
  /** The facts that rest on it, when it cannot be undone for their sake. */
  readonly stoodOnBy: readonly number[];
}

export interface HistoryView {
  readonly version: number;
  /** The latest first. */
  readonly lines: readonly HistoryLine[];
}
