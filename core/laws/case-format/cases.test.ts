import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { differences } from './check.ts';
import { anyOutcome, type RanByEdition, readAnyCase, runByEditions } from './kinds.ts';

const folder = new URL('../cases/', import.meta.url);

/** Files whose cases do not name all their clauses yet. The list only gets shorter. */
const CLAUSES_IN_PART: readonly string[] = [
  '68-to-71-claims-at-the-table.json',
  '70-claims-by-principle.json',
  '70-claims-published.json',
  '70-contested-claim.json',
];

for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  describe(file, () => {
    const cases = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown[];
    for (const json of cases) {
      const one = orThrow(readAnyCase(json));
      const { name, editions, expected } = one.ruling;
      let runs: readonly RanByEdition[] | undefined;
      for (const edition of editions) {
        test(`${edition}: ${name}`, () => {
          runs ??= orThrow(runByEditions(one));
          const found = runs.find((each) => each.edition === edition);
          const outcome = anyOutcome(found!.ran);
          const { clauses, ...rest } = expected[edition] ?? {};
          if (CLAUSES_IN_PART.includes(file)) {
            expect(outcome.clauses).toEqual(expect.arrayContaining([...(clauses ?? [])]));
            expect(differences(outcome, rest)).toEqual([]);
          } else expect(differences(outcome, { clauses: clauses ?? [], ...rest })).toEqual([]);
        });
      }
    }
  });
}
