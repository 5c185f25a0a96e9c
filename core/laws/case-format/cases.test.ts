import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { differences } from './check.ts';
import { anyOutcome, type RanByEdition, readAnyCase, runByEditions } from './kinds.ts';

const folder = new URL('../cases/', import.meta.url);

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
          expect(differences(outcome, { clauses: clauses ?? [], ...rest })).toEqual([]);
        });
      }
    }
  });
}
