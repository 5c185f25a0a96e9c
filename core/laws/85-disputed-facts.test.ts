import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { isAppealTold, rulingClause } from './85-disputed-facts.ts';
import { readCase } from './case-format/file.ts';
import { runCase } from './case-format/run.ts';
import type { LawsEdition } from './editions.ts';

/** The last ruling of a case of the files about the director, by the beginning of its name. */
function lastRuling(name: string, edition: LawsEdition) {
  const url = new URL('./cases/81-to-85-the-director.json', import.meta.url);
  const cases = JSON.parse(readFileSync(url, 'utf8')) as readonly { readonly name: string }[];
  const one = cases.find((each) => each.name.startsWith(name));
  const { table } = runCase(orThrow(readCase(one)), edition);
  return [...table.rulings, ...table.open].at(-1)!;
}

describe('Law 84: a ruling says of which kind it is', () => {
  test.each([
    ['84A', 2017, '84A', false],
    ['84D', 2017, '84D', true],
    ['84E', 1997, '84E', true],
    ['85B', 2017, '84A', true],
    ['82C a wrong ruling', 2007, '84D', true],
  ] as const)('%s by the Laws of %i: %s; the right of appeal told (83): %s', (name, edition, kind, told) => {
    const ruling = lastRuling(name, edition);
    expect(rulingClause(ruling, edition)).toBe(kind);
    expect(isAppealTold(ruling)).toBe(told);
  });

  test('84C: a player has chosen; 84B: the law prescribes', () => {
    const answered = (steps: readonly string[]) => {
      const { table } = runCase(orThrow(readCase({ dealer: 'N', steps })), 2017);
      return table.rulings.at(-1)!;
    };
    expect(rulingClause(answered(['N 1H', 'E 1D', '> accept']), 2017)).toBe('84C');
    expect(rulingClause(answered(['N 1H', 'E P', 'S P', 'W P', 'E X']), 2017)).toBe('84B');
  });
});
