import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { readAnyCase } from './kinds.ts';
import { runCase } from './run.ts';

const folder = new URL('../cases/', import.meta.url);

/** Laws whose sentences rest on what the director finds (12, 16, 20, 21, 40) or on a search (68 to 71) have tests of their own. */
const isOfMechanics = (clause: string): boolean => {
  const law = Number.parseInt(clause, 10);
  return law <= 67 && ![12, 16, 20, 21, 40].includes(law);
};

/** Who leaves a sentence out of a law is told by a case: clauses alone would be cited by what stands beside it. */
test('every sentence that a ruling states, under each of its clauses and editions, is expected by name in some case', () => {
  const stated = new Set<string>();
  const expected = new Set<string>();
  for (const file of readdirSync(folder)) {
    for (const json of JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown[]) {
      const one = orThrow(readAnyCase(json));
      if (one.kind !== 'table') continue;
      for (const edition of one.ruling.editions) {
        const { table } = runCase(one.ruling, edition);
        const names = (one.ruling.expected[edition]?.notes ?? []) as readonly string[];
        const said = [...table.rulings, ...table.open].flatMap(({ consequences }) => consequences);
        for (const each of said) {
          if (each.type !== 'note' || !isOfMechanics(each.clause)) continue;
          const key = `${each.code} (${each.clause}) ${edition}`;
          stated.add(key);
          if (names.includes(each.code)) expected.add(key);
        }
      }
    }
  }
  expect(stated.size).toBeGreaterThan(500);
  expect([...stated].filter((key) => !expected.has(key))).toEqual([]);
});
