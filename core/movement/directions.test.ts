import { expect, test } from 'vitest';
import { perfectDirections } from './directions.ts';
import { range } from './numbers.ts';

test.each([3, 7, 11, 15, 19, 23, 31, 35])(
  'a circle of %i: at every distance one more opposite than alike',
  (size) => {
    const circles = perfectDirections(size);
    expect(circles.length).toBeGreaterThan(0);
    for (const circle of circles) {
      expect(circle[0]).toBe(-1);
      for (const distance of range(1, size - 1)) {
        const product = circle.reduce(
          (sum: number, value, at) => sum + value * (circle[(at + distance) % size] ?? 0),
          0,
        );
        expect(product).toBe(-1);
      }
    }
  },
);

test.each([5, 9, 13, 27, 39])('%i has none by squares or twin primes', (size) => {
  expect(perfectDirections(size)).toEqual([]);
});
