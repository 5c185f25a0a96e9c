import { expect, test } from 'vitest';
import { isFound, listKey } from './ranking-filter.ts';

const PAIR = { contestant: '12', names: ['Inês Três-Copas', 'Óscar Squeeze'] } as const;

test.each([
  ['', true],
  ['12', true],
  ['1', false],
  ['ines', true],
  ['INÊS', true],
  ['copas', true],
  ['squ ine', true],
  ['nes', false],
  ['inês finesse', false],
])('“%s” finds the pair: %s', (typed, found) => {
  expect(isFound(PAIR, typed)).toBe(found);
});

test.each([
  [{}, ''],
  [{ phase: 'last' } as const, 'last'],
  [{ line: 'NS' } as const, 'NS'],
  [{ section: 'A', line: 'EW' } as const, 'A-EW'],
])('the list %j is called “%s”', (list, key) => {
  expect(listKey(list)).toBe(key);
});
