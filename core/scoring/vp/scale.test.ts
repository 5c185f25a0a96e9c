import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestColumn } from './scale.ts';

test('the nearest column is as near as any, and the larger of two equally near', () => {
  const columns = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(columns, fc.integer({ min: 1, max: 80 }), (lengthsInUse, boards) => {
      const ascending = lengthsInUse.toSorted((a, b) => a - b);
      const nearest = nearestColumn(ascending, boards);
      const distance = Math.abs(nearest - boards);
      expect(ascending.every((column) => Math.abs(column - boards) >= distance)).toBe(true);
      expect(nearest >= boards || !ascending.includes(boards + distance)).toBe(true);
    }),
  );
});
