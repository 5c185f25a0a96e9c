/** What an outcome should have been and was not. */
export interface Difference {
  readonly what: string;
  readonly expected: unknown;
  readonly found: unknown;
}

type Told = Readonly<Record<string, unknown>>;

const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** Does what was found hold what was expected? An object may have more members than are named. */
function isAs(expected: unknown, found: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return expected === found;
  if (Array.isArray(expected))
    return (
      Array.isArray(found) &&
      expected.length === found.length &&
      expected.every((each, index) => isAs(each, found[index]))
    );
  return (
    typeof found === 'object' &&
    found !== null &&
    Object.entries(expected).every(([name, each]) => isAs(each, (found as Told)[name]))
  );
}

/** Does one thing come out as expected? Clauses and what lasts may come in any order; notes may be among others. */
function holds(what: string, expected: unknown, outcome: Told): boolean {
  switch (what) {
    case 'clauses':
    case 'persists':
      return isAs(texts(expected).toSorted(), texts(outcome[what]).toSorted());
    case 'notes':
      return texts(expected).every((each) => texts(outcome.notes).includes(each));
    case 'notClauses':
      return !texts(outcome.clauses).some((each) => texts(expected).includes(each));
    default:
      return isAs(expected, outcome[what]);
  }
}

/** How an outcome differs from what its case expects. A step is not refused unless the case says so. */
export const differences = (outcome: object, expected: object): readonly Difference[] =>
  Object.entries({ ...('refused' in outcome ? { refused: 'none' } : {}), ...expected }).flatMap(
    ([what, value]): Difference[] =>
      holds(what, value, outcome as Told)
        ? []
        : [{ what, expected: value, found: (outcome as Told)[what === 'notClauses' ? 'clauses' : what] }],
  );
