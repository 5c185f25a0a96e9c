import { expect, test } from 'vitest';
import { placeText, readPlace } from './place.ts';

test.each([
  ['5', { table: 5 }],
  ['B12', { section: 'B', table: 12 }],
  ['b12', { section: 'B', table: 12 }],
])('%s is a table', (text, place) => {
  expect(readPlace(text)).toEqual(place);
  expect(placeText(place)).toBe(text.toUpperCase());
});

test.each(['', '0', 'B', '5B', '1234', 'ABC5', '-1'])('"%s" is none', (text) => {
  expect(readPlace(text)).toBeUndefined();
});
