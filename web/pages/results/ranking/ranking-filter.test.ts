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

test('lists of several phases have a key each: the choice among them never offers two of one name', () => {
  const lists = [
    { phase: 'overall' },
    { phase: 'last' },
    { phase: 'earlier', ofPhase: 2 },
    { phase: 'earlier', ofPhase: 1 },
    { section: 'A', phase: 'earlier', ofPhase: 1 },
  ] as const;
  const keys = lists.map(listKey);
  expect(new Set(keys).size).toBe(lists.length);
  expect(keys).not.toContain('');
});
