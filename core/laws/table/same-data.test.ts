import { expect, test } from 'vitest';
import { isSameData } from './same-data.ts';

test('plain data is the same whatever the order of its keys, and with what is undefined left out', () => {
  expect(isSameData({ a: 1, b: [{ c: 'x' }] }, { b: [{ c: 'x' }], a: 1 })).toBe(true);
  expect(isSameData({ a: 1, b: undefined }, { a: 1 })).toBe(true);
});

test('plain data is not the same when one says more, less, something else or a list for an object', () => {
  expect(isSameData({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isSameData({ a: 1, b: 2 }, { a: 1 })).toBe(false);
  expect(isSameData({ a: ['S', 'H'] }, { a: ['H', 'S'] })).toBe(false);
  expect(isSameData({ a: [] }, { a: {} })).toBe(false);
  expect(isSameData([1], [1, 2])).toBe(false);
  expect(isSameData(null, {})).toBe(false);
});
