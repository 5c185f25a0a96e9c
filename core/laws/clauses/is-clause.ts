import { LAWS_EDITIONS, type LawsEdition } from '../editions.ts';
import type { Clause } from './clause.ts';
import { COVERAGE } from './coverage.ts';
import { isParagraph } from './paragraph.ts';

const ROWS: readonly { readonly editions: readonly LawsEdition[]; readonly clauses: string }[] = COVERAGE;

/** What stands over a clause, and itself: `20`, `20F`, `20F5`, `20F5(b)`, `20F5(b)(i)`. */
const withHeadings = (clause: string): readonly string[] =>
  (clause.match(/\d+|[A-Z]|\([^)]*\)/g) ?? []).map((_, index, parts) => parts.slice(0, index + 1).join(''));

const listedIn = (edition: LawsEdition): ReadonlySet<string> =>
  new Set(
    ROWS.filter(({ editions }) => editions.includes(edition)).flatMap(({ clauses }) =>
      clauses.split(' ').flatMap(withHeadings),
    ),
  );

const LISTED = { 1997: listedIn(1997), 2007: listedIn(2007), 2017: listedIn(2017) };

/** Is it a clause of the edition, or the heading of several? The paragraphs of regulations go with every edition. */
export const isClauseOf = <Edition extends LawsEdition>(
  edition: Edition,
  text: string,
): text is Clause<Edition> => LISTED[edition].has(text) || isParagraph(text);

/** Is it a clause of one of the editions? */
export const isClause = (text: string): text is Clause =>
  LAWS_EDITIONS.some((edition) => isClauseOf(edition, text));
