import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { type Expectation, readCase } from './case-file.ts';
import { type CaseRun, caseOutcome, runCase } from './case-run.ts';

const folder = new URL('cases/', import.meta.url);

/** Every expectation of a case is checked as it stands; clauses and notes may be among others. */
function check(
  run: CaseRun,
  { clauses = [], notClauses = [], persists, notes = [], ...rest }: Expectation,
): void {
  const outcome = caseOutcome(run);
  expect(outcome).toMatchObject(rest.refused === undefined ? { ...rest, refused: 'none' } : rest);
  expect(outcome.clauses).toEqual(expect.arrayContaining([...clauses]));
  expect(outcome.notes).toEqual(expect.arrayContaining([...notes]));
  expect(outcome.clauses.filter((clause) => notClauses.includes(clause))).toEqual([]);
  if (persists !== undefined) expect(outcome.persists.toSorted()).toEqual(persists.toSorted());
}

for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  describe(file, () => {
    const cases = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown[];
    for (const json of cases) {
      const ruling = orThrow(readCase(json));
      for (const edition of ruling.editions) {
        test(`${edition}: ${ruling.name}`, () => {
          check(runCase(ruling, edition), ruling.expected[edition] ?? {});
        });
      }
    }
  });
}
