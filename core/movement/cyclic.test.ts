import { describe, expect, test } from 'vitest';
import { searchCyclic } from './cyclic.ts';
import { modulo, range } from './numbers.ts';
import { seeded } from './random.ts';

/** Rounds and stationary pairs. */
const SHAPES: readonly (readonly [number, number])[] = [
  [7, 1],
  [9, 1],
  [11, 1],
  [39, 1],
  [7, 3],
  [12, 2],
  [19, 7],
];

describe.each(SHAPES)('a design of %i rounds with %i stationary pairs', (rounds, stationary) => {
  const [design] = searchCyclic(rounds, stationary, seeded(1));
  const stations = design?.stations ?? [];
  const places = stations.flatMap(({ ns, ew, offset }) =>
    (ns === undefined ? [ew] : [ns, ew]).map((place) => ({ place, offset })),
  );

  test('seats every moving pair once in a round, and once on a set', () => {
    expect(places.map(({ place }) => place).sort((a, b) => a - b)).toEqual(range(0, rounds - 1));
    expect(places.map(({ place, offset }) => modulo(place - offset, rounds)).sort((a, b) => a - b)).toEqual(
      range(0, rounds - 1),
    );
  });

  test('has a set for each table and as many stationary pairs as asked, the first at table 1', () => {
    expect(new Set(stations.map(({ offset }) => offset)).size).toBe((rounds + stationary) / 2);
    expect(stations.filter(({ ns }) => ns === undefined)).toHaveLength(stationary);
    expect(stations[0]).toEqual({ ns: undefined, ew: 0, offset: 0 });
  });

  test('lets nobody meet twice: all distances differ', () => {
    const distances = stations.flatMap(({ ns, ew }) =>
      ns === undefined ? [] : [Math.min(modulo(ns - ew, rounds), modulo(ew - ns, rounds))],
    );
    expect(new Set(distances).size).toBe(distances.length);
  });
});

test.each([3, 5])('no Room square of side %i: the search finds none', (rounds) => {
  expect(searchCyclic(rounds, 1, seeded(1))).toEqual([]);
});
