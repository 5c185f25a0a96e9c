/** A seat that nobody takes. */
export const EMPTY = 0;

/** A table of a round still to be played, while the plan is being changed. Sets are indexes into a list of boards. */
export interface DraftTable {
  readonly table: number;
  ns: number;
  ew: number;
  set: number;
}

/** A round still to be played: its tables, and those who have no seat. */
export interface DraftRound {
  readonly tables: DraftTable[];
  readonly waiting: number[];
}

/** What the search may not change. */
export interface Room {
  readonly sets: readonly (readonly number[])[];
  readonly copies: number;
  /** The tables that may share a set in a round with each other. */
  readonly mayShare: (a: number, b: number) => boolean;
  /** `number/board` of all that was played. */
  readonly playedBoards: ReadonlySet<string>;
  /** How often each couple, `lower/higher`, has met. */
  readonly meetings: ReadonlyMap<string, number>;
  /** Whose number stays at its table. */
  readonly stays: ReadonlySet<number>;
  /** In an event with two lines, who sits which way. */
  readonly line: ReadonlyMap<number, 'NS' | 'EW'>;
  readonly original: readonly DraftRound[];
}

export const couple = (a: number, b: number): string => (a < b ? `${a}/${b}` : `${b}/${a}`);
