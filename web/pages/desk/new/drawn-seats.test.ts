import { orThrow } from 'naipe/base';
import { mitchell, seeded } from 'naipe/movement';
import type { EntryView } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { movementChoices } from './choices.ts';
import { drawnMixed, drawnSeats } from './drawn-seats.ts';

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
  movementChoices({ pairs }, { profile: 'rtp-2014', minutesPerBoard: 7, readings: {} })[0]!.suggestion
    .sessions[0];

test('RTP 3.5.5.1, ROP 8.1.2: 36 pairs in two sections, every line about as strong as the other', () => {
  const movement = movementFor(36);
  expect(movement.kind).toBe('sections');
  const entries = Array.from({ length: 36 }, (_, index) => entry(index + 1));
  const pairs = entries.map(({ contestant: pair }) => pair);
  const seated = drawnSeats(movement, pairs, { way: 'index', entries }, seeded(7))!;
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
      entries.map(({ contestant: pair }) => pair),
      { way: 'index', entries },
      seeded(7),
    ),
  ).toBeUndefined();
});

test('RTP 3.5.5.3: of 22 pairs the three of the greatest index are each in a group of its own, the least is the pivot', () => {
  const entries = Array.from({ length: 22 }, (_, index) => entry(index + 1));
  const pairs = entries.map(({ contestant: pair }) => pair);
  const seated = drawnMixed(pairs, { way: 'index', entries }, seeded(7))!;
  // Pair 22 has the greatest index (220). Groups of seven: numbers 1-7, 8-14, 15-21; the pivot is 22.
  const groupOf = (pair: string) => Math.floor(seated.indexOf(pair) / 7);
  for (const three of [
    ['22', '21', '20'],
    ['19', '18', '17'],
    ['4', '3', '2'],
  ])
    expect(new Set(three.map(groupOf))).toEqual(new Set([0, 1, 2]));
  expect(seated.at(-1)).toBe('1');
});

test('RTP 3.5.5.3: after an earlier phase its ranking takes the place of the indexes; who cannot move is the pivot', () => {
  const entries = Array.from({ length: 22 }, (_, index) => entry(index + 1, { stationary: index === 4 }));
  const order = entries.map(({ contestant: pair }) => pair); // pair 1 was first
  const seated = drawnMixed(order, { way: 'ranking', entries, order }, seeded(7))!;
  const groupOf = (pair: string) => Math.floor(seated.indexOf(pair) / 7);
  expect(new Set(['1', '2', '3'].map(groupOf))).toEqual(new Set([0, 1, 2]));
  expect(seated.at(-1)).toBe('5');
});

test('RTP 3.5.2: of equal indexes the pair with the better place in the ranking list is the stronger', () => {
  const entries = Array.from({ length: 22 }, (_, index) =>
    entry(index + 1, {
      valueIndex: 100,
      players: [
        { name: 'A', rank: 500 },
        { name: 'B', rank: index + 1 },
      ],
    }),
  );
  const pairs = entries.map(({ contestant: pair }) => pair);
  expect(drawnMixed(pairs, { way: 'index', entries }, seeded(7))!.at(-1)).toBe('22');
});

test('RTP 3.5.3: a Mitchell of five tables played again: lines mixed two and three, twelve of 25 opponents are new', () => {
  const movement = orThrow(mitchell({ pairs: 10, rounds: 5, boardsPerRound: 5, winners: 2 }));
  const entries = Array.from({ length: 10 }, (_, index) => entry(index + 1));
  const pairs = entries.map(({ contestant: pair }) => pair);
  const sits = (seats: readonly string[]) =>
    movement.rounds.flatMap(({ tables }) =>
      tables.map(({ ns, ew }): [string, string] => [seats[ns - 1]!, seats[ew - 1]!]),
    );
  const met = sits(pairs).map((contestants) => ({ contestants, sessions: [1] }));
  const again = new Set(met.map(({ contestants }) => contestants.toSorted().join()));
  const seated = drawnSeats(movement, pairs, { way: 'apart', entries, met }, seeded(7))!;
  // k of one old line beside 5-k of the other meet 2k(5-k) new opponents: at best 12, so 13 meet again.
  expect(sits(seated).filter((two) => again.has(two.toSorted().join()))).toHaveLength(13);
});
