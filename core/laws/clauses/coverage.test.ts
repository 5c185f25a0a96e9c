import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { type AnyCase, anyOutcome, readAnyCase, runAnyCase } from '../case-format/kinds.ts';
import { LAWS_EDITIONS, type LawsEdition } from '../editions.ts';
import { COVERAGE, COVERED_LAWS, clausesOf, lawOf } from './coverage.ts';
import { isClause, isClauseOf } from './is-clause.ts';
import { casesOf, coveragePage, type Exercise } from './page.ts';

const laws = new URL('../', import.meta.url);
const folder = new URL('cases/', laws);

const casesIn = (file: string) =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as readonly unknown[];

const CLAUSES = { 1997: clausesOf(1997), 2007: clausesOf(2007), 2017: clausesOf(2017) };

/**
 * What a name begins with: its clauses, `62D1, 64B6: the hands are back`; the edition that they are of where it is not the
 * latest, `61B, 63B of 1997: a defender asked`; and what earlier editions call them, `25A5 (2007: 25A3) the last pass`.
 */
const NAMED = /^(\d[^ ,:]*(?:, \d[^ ,:]*)*)(?: of (\d{4}))?(?: \((until 2007|\d{4}): (\S+)\))?/;

const wereCalled = (edition: LawsEdition, when: string | undefined): boolean =>
  when === String(edition) || (when === 'until 2007' && edition <= 2007);

/**
 * The clauses that a case is named after. A name speaks of the edition it tells, or else of the latest one of its
 * case, and of other editions where the same row deals with the clause.
 */
function namedIn(edition: LawsEdition, { name, editions }: AnyCase['ruling']): readonly string[] {
  const [, clauses = '', year, when, once = ''] = NAMED.exec(name) ?? [];
  if (wereCalled(edition, when)) return [once];
  const told = LAWS_EDITIONS.find((each) => String(each) === year);
  const rows = CLAUSES[told ?? editions.at(-1) ?? edition];
  return clauses.split(', ').filter((clause) => {
    const dealt = rows.get(clause);
    return dealt !== undefined && dealt === CLAUSES[edition].get(clause);
  });
}

/** The laws that a file is named after: `68`, or `68–71`. */
const lawsOf = (file: string): string => {
  const [, first = '', last] = /^(\d+)(?:-to-(\d+))?-/.exec(file) ?? [];
  return last === undefined ? first : `${first}–${last}`;
};

/** What every case of every file rests on, in each of its editions. */
const exercises: readonly Exercise[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  .flatMap((file) =>
    casesIn(file).flatMap((json, index) => {
      const one = orThrow(readAnyCase(json));
      const name = `${lawsOf(file)} #${index + 1}`;
      return one.ruling.editions.flatMap((edition) => {
        const ran = runAnyCase(one, edition);
        const refusal = ran.kind === 'table' ? ran.run.refusal : undefined;
        const refused = refusal?.clause === undefined ? [] : [refusal.clause];
        const clauses = new Set([...(anyOutcome(ran).clauses ?? []), ...refused]);
        return [
          ...[...clauses].map((clause) => ({ edition, clause, case: name, cited: true })),
          ...namedIn(edition, one.ruling).map((clause) => ({ edition, clause, case: name, cited: false })),
        ];
      });
    }),
  );

describe('what is covered', () => {
  test.each(LAWS_EDITIONS)('%i: no clause is listed twice', (edition) => {
    const all = COVERAGE.filter(({ editions }) => editions.includes(edition)).flatMap(({ clauses }) =>
      clauses.split(' '),
    );
    expect(all.filter((clause, index) => all.indexOf(clause) !== index)).toEqual([]);
  });

  test.each(LAWS_EDITIONS)('%i: every law has its clauses', (edition) => {
    const listed = new Set([...clausesOf(edition).keys()].map(lawOf));
    for (let law = COVERED_LAWS.first; law <= COVERED_LAWS.last; law++) expect(listed).toContain(law);
  });

  test.each(LAWS_EDITIONS)('%i: the rulings cite clauses that the edition has', (edition) => {
    const cited = exercises.filter((each) => each.cited && each.edition === edition);
    expect(cited.filter(({ clause }) => !isClauseOf(edition, clause))).toEqual([]);
  });

  test.each(LAWS_EDITIONS)('%i: every clause that is carried out has its cases', (edition) => {
    const short = COVERAGE.filter(({ editions, dealt }) => editions.includes(edition) && dealt.how !== 'told')
      .flatMap(({ clauses, editions }) => clauses.split(' ').map((clause) => ({ clause, editions })))
      .filter(({ clause, editions }) => {
        const its = casesOf(clause, editions, exercises).filter((each) => each.edition === edition);
        const law = lawOf(clause);
        const ofPlay = law >= COVERED_LAWS.firstOfPlay && law <= COVERED_LAWS.lastOfPlay;
        return its.length < (ofPlay ? 2 : 1);
      })
      .map(({ clause }) => clause);
    expect(short).toEqual([]);
  });

  test('every clause that a case expects is in the lists of its edition, and what it does not expect in those of one', () => {
    const unknown = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((file) =>
        casesIn(file).flatMap((json) => {
          const { name, expected } = orThrow(readAnyCase(json)).ruling;
          return LAWS_EDITIONS.flatMap((edition) => {
            const { clauses = [], notClauses = [] } = expected[edition] ?? {};
            // What must not be cited may be a clause of another edition.
            return [
              ...clauses.filter((clause) => !isClauseOf(edition, clause)),
              ...notClauses.filter((clause) => !isClause(clause)),
            ].map((clause) => `${file}, ${edition}: ${clause} (${name})`);
          });
        }),
      );
    expect(unknown).toEqual([]);
  });

  test('the functions named are there', () => {
    const files = readdirSync(laws, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    const source = files.map((name) => readFileSync(new URL(name, laws), 'utf8')).join('\n');
    const missing = COVERAGE.flatMap(({ dealt }) => ('function' in dealt ? [dealt.function] : [])).filter(
      (name) => !new RegExp(`(function\\*?|const) ${name}\\b`).test(source),
    );
    expect(missing).toEqual([]);
  });

  test('docs/laws-coverage.md is up to date', async () => {
    await expect(coveragePage(exercises)).toMatchFileSnapshot('../../../docs/laws-coverage.md');
  });
});
