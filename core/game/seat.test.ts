import { expect, test } from 'vitest';
import {
  lhoOf,
  otherSide,
  partnerOf,
  rhoOf,
  rotationFrom,
  SEATS,
  seatAfter,
  seatsOf,
  sideOf,
} from './seat.ts';

test("the rotation is clockwise: East is on North's left", () => {
  expect(SEATS.map(lhoOf)).toEqual(['E', 'S', 'W', 'N']);
  expect(SEATS.map(partnerOf)).toEqual(['S', 'W', 'N', 'E']);
  expect(SEATS.map(rhoOf)).toEqual(['W', 'N', 'E', 'S']);
});

test('Law 4: North–South play against East–West', () => {
  expect(SEATS.map(sideOf)).toEqual(['NS', 'EW', 'NS', 'EW']);
  expect(otherSide('NS')).toBe('EW');
  expect(seatsOf('EW')).toEqual(['E', 'W']);
});

test('counting seats works both ways round', () => {
  expect(seatAfter('W', 1)).toBe('N');
  expect(seatAfter('N', -1)).toBe('W');
  expect(seatAfter('S', 10)).toBe('N');
  expect(rotationFrom('S')).toEqual(['S', 'W', 'N', 'E']);
});
