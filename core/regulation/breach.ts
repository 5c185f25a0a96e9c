/** What a regulation finds wrong with something asked of it: the clause, and a sentence a person can act on. */
export interface Breach {
  readonly code: string;
  readonly clause: string;
  readonly message: string;
  /** The particulars, for a translated message. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A breach, if it is one. */
type Possible = readonly [broken: boolean, breach: Breach];

/** `broken(condition, code, message, particulars)` for the conditions of a clause. */
export const under =
  (clause: string) =>
  (broken: boolean, code: string, message: string, params?: Breach['params']): Possible => [
    broken,
    { code, clause, message, ...(params === undefined ? {} : { params }) },
  ];

/** Those that are. */
export const breaches = (...possible: readonly Possible[]): readonly Breach[] =>
  possible.filter(([broken]) => broken).map(([, breach]) => breach);
