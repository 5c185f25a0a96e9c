import { expect, test } from 'vitest';
import { fillGaps } from './fill.ts';

test('a gap is filled by its name, and one that nothing fills stays to be seen', () => {
  const params: Readonly<Record<string, string>> = { seat: 'West', card: '♠A' };
  expect(fillGaps('{seat} has {card}, {seat} alone.', (name) => params[name])).toBe(
    'West has ♠A, West alone.',
  );
  expect(fillGaps('{seat} and {other}', (name) => params[name])).toBe('West and {other}');
});
