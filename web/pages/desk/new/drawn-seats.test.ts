import { seeded } from 'naipe/movement';
import type { EntryView } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { movementChoices } from './choices.ts';
import { drawnSeats } from './drawn-seats.ts';

const entry = (number: number, more: Partial<EntryView> = {}): EntryView => ({
  contestant: String(number),
  kind: 'pair',
  name: `Player ${number} A, Player ${number} B`,
  players: [{ name: `Player ${number} A` }, { name: `Player ${number} B` }],
  valueIndex: 10 * number,
  stationary: false,
  withdrawn: false,
  seats: [],
  ...more,
});
const movementFor = (pairs: number) =>
  movementChoices({ pairs }, { profile: 'rtp-2014', minutesPerBoard: 7 })[0]!.suggestion.sessions[0];

test('RTP 3.5.5.1, ROP 8.1.2: 36 pairs in two sections, every line about as strong as the other', () => {
  const movement = movementFor(36);
  expect(movement.kind).toBe('sections');
  const entries = Array.from({ length: 36 }, (_, index) => entry(index + 1));
  const pairs = entries.map(({ contestant: pair }) => pair);
  const seated = drawnSeats(movement, entries, pairs, seeded(7))!;
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + 10 * Number(seated[number - 1]), 0) / numbers.length;
  const [ns = [], ew = []] = movement.rankings;
  expect(Math.abs(mean(ns) - mean(ew))).toBeLessThan(5);
});

test('RTP 3.5.3: more pairs that cannot move than there are fixed seats: nothing is drawn', () => {
  const entries = Array.from({ length: 8 }, (_, index) => entry(index + 1, { stationary: index < 3 }));
  expect(
    drawnSeats(
      movementFor(8),
      entries,
      entries.map(({ contestant: pair }) => pair),
      seeded(7),
    ),
  ).toBeUndefined();
});
