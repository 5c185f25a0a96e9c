import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepSame } from './keep-same.ts';

test('what says the same is the same; beside what has changed, the other parts are', () => {
  const before = {
    round: 3,
    tables: [
      { table: 1, in: 2 },
      { table: 2, in: 0 },
    ],
    clock: { ends: 90 },
  };
  expect(keepSame(before, structuredClone(before))).toBe(before);
  const now = keepSame(before, {
    ...structuredClone(before),
    tables: [
      { table: 1, in: 3 },
      { table: 2, in: 0 },
    ],
  });
  expect(now.tables).toEqual([
    { table: 1, in: 3 },
    { table: 2, in: 0 },
  ]);
  expect(now.tables[0]).not.toBe(before.tables[0]);
  expect(now.tables[1]).toBe(before.tables[1]);
  expect(now.clock).toBe(before.clock);
});

test('a list is no table of numbered parts, and what is gone or new is not overlooked', () => {
  expect(keepSame({ 0: 'a' }, ['a'])).toEqual(['a']);
  expect(keepSame([1, 2], [1])).toEqual([1]);
  expect(keepSame({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(keepSame({ a: 1, b: 2 }, { a: 1, c: 2 })).toEqual({ a: 1, c: 2 });
  expect(keepSame(undefined, null)).toBeNull();
});

test('whatever was known before, what comes out is what was read', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
      expect(keepSame(before, structuredClone(now))).toEqual(now);
      expect(keepSame(now, structuredClone(now))).toBe(now);
    }),
  );
});
