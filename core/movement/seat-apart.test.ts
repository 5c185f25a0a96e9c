import { expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import type { Entrant } from './groups.ts';
import { mitchell } from './mitchell.ts';
import { seeded } from './random.ts';
import { seatApart } from './seat-apart.ts';

const FIELD: readonly Entrant[] = Array.from({ length: 14 }, (_, index) => ({
  id: String(index + 1),
  valueIndex: 10 * (index + 1),
}));
/** Seven tables, three of their rounds: everybody meets three of thirteen. */
const SHORT = orThrow(mitchell({ pairs: 14, rounds: 3, boardsPerRound: 2, winners: 2 }));

const encounters = (holder: (number: number) => string): readonly string[] =>
  SHORT.rounds.flatMap(({ tables }) =>
    tables.map(({ ns, ew }) => [holder(ns), holder(ew)].toSorted().join('-')),
  );

test('RTP 3.5.3: where everybody can meet only new opponents, everybody does, three sessions running', () => {
  const met = new Map<string, number>();
  const add = (all: readonly string[]) => {
    for (const two of all) met.set(two, (met.get(two) ?? 0) + 1);
  };
  add(encounters(String));
  for (const seed of [1, 2]) {
    const seats = orThrow(
      seatApart(FIELD, SHORT, (one, other) => met.get([one, other].toSorted().join('-')) ?? 0, seeded(seed)),
    );
    const holders = new Map(seats.map(({ number, entrant }) => [number, entrant.id]));
    expect(new Set(holders.values()).size).toBe(14);
    add(encounters((number) => holders.get(number) ?? ''));
  }
  // 3 sessions of 21 encounters, of 91 that there are.
  expect([...met.values()].filter((times) => times > 1)).toEqual([]);
  expect(met.size).toBe(63);
});

test('RTP 3.5.3: who cannot move keeps a fixed seat, whoever has met whom', () => {
  const field = FIELD.map((entrant) => (entrant.id === '7' ? { ...entrant, cannotMove: true } : entrant));
  const seats = orThrow(seatApart(field, SHORT, () => 1, seeded(3)));
  const fixed = seats.find(({ entrant }) => entrant.id === '7');
  expect(SHORT.rounds.every(({ tables }) => tables.some(({ ns }) => ns === fixed?.number))).toBe(true);
});
