import type { RankingLine } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

const line = (pair: string, place: number): RankingLine => ({
  contestant: pair,
  names: ['Ana Alfa', 'Bruno Beta'],
  place,
  exAequo: false,
  score: '50.00',
  exact: '50',
  points: '10',
  boards: 24,
  withdrawn: false,
});

const lists = [
  { line: 'NS' as const, lines: [line('1', 1), line('2', 2)] },
  { line: 'EW' as const, lines: [line('3', 1)] },
];

test('a pair has its place among those who are ranked with it', () => {
  expect(placeOf({ lists }, '2')).toMatchObject({ line: { place: 2 }, of: 2 });
  expect(placeOf({ lists }, '3')).toMatchObject({ line: { place: 1 }, of: 1 });
});

test('a pair that is not ranked has none', () => {
  expect(placeOf({ lists }, '9')).toBeUndefined();
});
