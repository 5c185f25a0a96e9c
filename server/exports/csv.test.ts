import { expect, test } from 'vitest';
import { resultsCsv } from './csv.ts';
import type { Results } from './results.ts';

const line = (names: readonly [string, string], score: string) => ({
  place: 1,
  exAequo: true,
  pair: '7',
  names,
  score,
  exact: score,
  points: '-12',
  boards: 24,
  withdrawn: false,
});

const results = (names: readonly [string, string]): Results =>
  ({
    ranking: { unit: 'percent', lists: [{ line: 'NS', lines: [line(names, '57.78')] }] },
  }) as unknown as Results;

test('commas and quotes in names are quoted; a tie is marked', () => {
  const [, row] = resultsCsv(results(['Ada "the Ace", Jr.', 'Bo'])).split('\r\n');
  expect(row).toBe('NS,,1=,7,"Ada ""the Ace"", Jr.",Bo,57.78,percent,-12,24,,,,');
});

test.each(['=1+1', '@SUM(A1)', '+cmd', '-cmd'])('a name such as %s is no formula', (name) => {
  expect(resultsCsv(results([name, 'Bo']))).toContain(`,'${name},`);
});
