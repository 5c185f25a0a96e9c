import { FACT_GROUPS, type FactType, type HistoryLine } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { filterHistory } from './history-filter.ts';

const line = (sequence: number, code: FactType, actor = 'director'): HistoryLine => ({
  sequence,
  time: '2026-03-14T20:00:00.000Z',
  actor,
  code,
  params: {},
  undone: false,
  undoable: true,
  stoodOnBy: [],
});

const LINES = [
  line(3, 'penalty-given'),
  line(2, 'result-recorded', 'table A4'),
  line(1, 'contestant-entered'),
];
const sentence = ({ code }: HistoryLine) => (code === 'contestant-entered' ? 'Pair 1: João Um' : code);
const found = (group: 'all' | keyof typeof FACT_GROUPS, words: string) =>
  filterHistory(LINES, { group, words }, sentence).map(({ sequence }) => sequence);

test('everything, a kind, or what has a word in it, accents aside', () => {
  expect(found('all', '')).toEqual([3, 2, 1]);
  expect(found('rulings', '')).toEqual([3]);
  expect(found('all', 'joao')).toEqual([1]);
  expect(found('all', 'A4')).toEqual([2]);
  expect(found('rulings', 'joao')).toEqual([]);
});

test('no kind of fact stands in two groups', () => {
  const all = Object.values(FACT_GROUPS).flat();
  expect(new Set(all).size).toBe(all.length);
});
