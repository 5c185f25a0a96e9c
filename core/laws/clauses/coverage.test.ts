import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { anyOutcome, readAnyCase, runAnyCase } from '../case-kinds.ts';
import { LAWS_EDITIONS } from '../editions.ts';
import { COVERAGE, COVERED_LAWS, clausesOf, lawOf } from './coverage.ts';
import { coveragePage, type Exercise } from './page.ts';

const laws = new URL('../', import.meta.url);
const folder = new URL('cases/', laws);

const casesOf = (file: string) =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as readonly unknown[];

/** What every case of every file rests on, in each of its editions. */
const exercises: readonly Exercise[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  .flatMap((file) =>
    casesOf(file).flatMap((json, index) => {
      const one = orThrow(readAnyCase(json));
      const name = `${Number.parseInt(file, 10)} #${index + 1}`;
      return one.ruling.editions.flatMap((edition) => {
        const ran = runAnyCase(one, edition);
        const refusal = ran.kind === 'table' ? ran.run.refusal : undefined;
        const refused = refusal?.clause === undefined ? [] : [refusal.clause];
        const clauses = new Set([...(anyOutcome(ran).clauses ?? []), ...refused]);
        return [...clauses].map((clause) => ({ edition, clause, case: name }));
      });
    }),
  );

const isCovered = (clause: string): boolean =>
  lawOf(clause) >= COVERED_LAWS.first && lawOf(clause) <= COVERED_LAWS.last;

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
    const listed = [...clausesOf(edition).keys()];
    const cited = exercises.filter((each) => each.edition === edition && isCovered(each.clause));
    // A heading stands for the clauses under it.
    const unknown = cited.filter(({ clause }) => !listed.some((each) => each.startsWith(clause)));
    expect(unknown).toEqual([]);
  });

  test('the functions named are there', () => {
    const files = readdirSync(laws).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
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
