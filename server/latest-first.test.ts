import { expect, test } from 'vitest';
import { latestFirst } from './latest-first.ts';

test('two tournaments of one name and day are in one order, however they come', () => {
  const first = { tournament: '2957fce5ac26', name: 'Nowhere Open', date: '2026-03-14' };
  const second = { tournament: '8126869fd25f', name: 'Nowhere Open', date: '2026-03-14' };
  const later = { tournament: 'a00000000000', name: 'Nowhere Open', date: '2026-03-21' };
  expect([second, first, later].sort(latestFirst)).toEqual([later, first, second]);
  expect([later, first, second].sort(latestFirst)).toEqual([later, first, second]);
});
