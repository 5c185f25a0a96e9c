import { orThrow } from 'naipe/base';
import { expect, test } from 'vitest';
import { inOneGo } from '../in-steps.ts';
import { resultsCsv } from './csv.ts';
import type { Results } from './results.ts';

const line = (names: readonly [string, string], score: string) => ({
  place: 1,
  exAequo: true,
  contestant: '7',
  names,
  score,
  exact: score,
  points: '-12',
  boards: 24,
  withdrawn: false,
});

const results = (names: readonly [string, string], score = '57.78'): Results =>
  ({
    ranking: { unit: 'percent', lists: [{ line: 'NS', lines: [line(names, score)] }] },
  }) as unknown as Results;

const csvOf = (given: Results): string => orThrow(inOneGo(resultsCsv(given)));

test('commas and quotes in names are quoted; a tie is marked', () => {
  const [, row] = csvOf(results(['Ada "the Ace", Jr.', 'Bo'])).split('\r\n');
  expect(row).toBe('NS,,1=,7,"Ada ""the Ace"", Jr.",Bo,57.78,percent,-12,24,,,,');
});

test.each(['=1+1', '@SUM(A1)', '+cmd', '-cmd', '+1+cmd', '-2+3', '+1 234', ' =1+1', '＝1+1'])(
  'a name such as %s is no formula',
  (name) => {
    expect(csvOf(results([name, 'Bo']))).toContain(`,'${name},`);
  },
);

test.each(['\t=1+1', '\r=1+1'])('nor is one that begins with %j, which no cell holds', (name) => {
  expect(csvOf(results([name, 'Bo']))).toContain(`,' =1+1,`);
});

test.each(['-12', '+3', '57.78', '-0.5'])('%s stays a number', (score) => {
  const [, row] = csvOf(results(['Ada', 'Bo'], score)).split('\r\n');
  expect(row).toContain(`,${score},percent`);
});
