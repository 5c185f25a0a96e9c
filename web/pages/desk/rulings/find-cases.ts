import { plainLetters } from 'naipe/base';
import { type CaseLine, lawOfClause } from 'naipe/tournament';

/** What is found of a case by a word: its laws and clauses, who sat there, where and on which board. */
const wordsOf = ({ clauses, ns, ew, section, table, board }: CaseLine): readonly string[] => [
  ...clauses.flatMap((clause) => [clause, String(lawOfClause(clause) ?? '')]),
  ...[ns, ew].flatMap((side) => [...(side?.names ?? []), side?.contestant ?? '']),
  `${section}${table}`,
  String(table),
  String(board),
];

/** The cases in which every word is found: a number as a whole, a name or clause from its beginning. */
export function findCases(cases: readonly CaseLine[], words: string): readonly CaseLine[] {
  const wanted = plainLetters(words).toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return cases;
  return cases.filter((line) => {
    const known = wordsOf(line).flatMap((word) => plainLetters(word).toLowerCase().split(/\s+/));
    return wanted.every((word) =>
      known.some((each) => (/^\d+$/.test(word) ? each === word : each.startsWith(word))),
    );
  });
}
