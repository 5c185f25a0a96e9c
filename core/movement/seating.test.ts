import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import type { Entrant } from './groups.ts';
import { howell, threeQuarterHowell } from './howell.ts';
import { mitchell } from './mitchell.ts';
import { contestants, type PairMovement } from './movement.ts';
import { range } from './numbers.ts';
import { seeded } from './random.ts';
import { drawMixed, type Seating, seatField, seedsInLine } from './seating.ts';
import { inSections, sectionsOf } from './sections.ts';

/** Pair 1 has the greatest value index. */
const field = (pairs: number, fixed: readonly number[] = []): Entrant[] =>
  range(1, pairs).map((rank) => ({
    id: `pair ${rank}`,
    valueIndex: 100 - rank,
    ...(fixed.includes(rank) ? { cannotMove: true } : {}),
  }));

const rankOf = ({ entrant }: Seating): number => 100 - entrant.valueIndex;
const sum = (seats: readonly Seating[]): number =>
  seats.reduce((total, { entrant }) => total + entrant.valueIndex, 0);
const nineTables = orThrow(mitchell({ pairs: 18, rounds: 9, boardsPerRound: 3 }));
const curtailed = orThrow(mitchell({ pairs: 34, rounds: 15, boardsPerRound: 2 }));

const seat = (entrants: readonly Entrant[], sections: readonly PairMovement[], seed = 1) =>
  orThrow(seatField(entrants, sections, seeded(seed)));

const ofLine = (seats: readonly Seating[], movement: PairMovement, line: number): Seating[] =>
  seats.filter(({ number }) => movement.rankings[line]?.includes(number));

test('RTP 3.5.5.1: about 25% of a line are seeds', () => {
  expect([8, 9, 10, 12, 13, 17].map(seedsInLine)).toEqual([2, 2, 3, 3, 3, 4]);
});

describe('RTP 3.5.5.1: lines', () => {
  test('are balanced by value index', () => {
    const seats = seat(field(34), [curtailed]);
    expect(Math.abs(sum(ofLine(seats, curtailed, 0)) - sum(ofLine(seats, curtailed, 1)))).toBeLessThanOrEqual(
      1,
    );
  });

  test('have half the seeds each, and those not side by side', () => {
    const seats = seat(field(34), [curtailed]);
    for (const line of [0, 1]) {
      const seeds = ofLine(seats, curtailed, line).filter((one) => rankOf(one) <= 8);
      expect(seeds).toHaveLength(4);
      const numbers = seeds.map(({ number }) => number).sort((a, b) => a - b);
      for (const [index, number] of numbers.slice(1).entries()) {
        expect(number - (numbers[index] ?? 0)).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('let seeds meet about equally many seeds when not all rounds are played', () => {
    const seats = seat(field(34), [curtailed]);
    const isSeed = new Set(seats.filter((one) => rankOf(one) <= 8).map(({ number }) => number));
    const plans = curtailed.rounds.flatMap(({ tables }) => tables);
    const met = [...isSeed].map(
      (number) =>
        plans.filter(({ ns, ew }) => (ns === number && isSeed.has(ew)) || (ew === number && isSeed.has(ns)))
          .length,
    );
    expect(Math.max(...met) - Math.min(...met)).toBeLessThanOrEqual(1);
  });
});

describe('sections', () => {
  test('are balanced by value index', () => {
    const seats = seat(field(36), [nineTables, nineTables]);
    const first = seats.filter(({ number }) => number <= 18);
    expect(first).toHaveLength(18);
    expect(Math.abs(2 * sum(first) - sum(seats))).toBeLessThanOrEqual(2);
  });
});

describe('RTP 3.5.5.1, ROP 8.1.2: sections joined into one movement are seen for what they are', () => {
  const twoMitchells = inSections([nineTables, nineTables]);
  const mean = (seats: readonly Seating[]): number => sum(seats) / seats.length;

  test('36 pairs: both lines and both sections are as strong as the field', () => {
    for (const seed of range(1, 20)) {
      const seats = seat(field(36), [twoMitchells], seed);
      const [ns, ew] = [ofLine(seats, twoMitchells, 0), ofLine(seats, twoMitchells, 1)];
      expect(Math.abs(mean(ns) - mean(ew))).toBeLessThanOrEqual(0.5);
      const first = seats.filter(({ number }) => number <= 18);
      expect(Math.abs(mean(first) - mean(seats))).toBeLessThanOrEqual(0.5);
    }
  });

  test('each line of each section has its quarter of seeds', () => {
    const seats = seat(field(36), [twoMitchells]);
    const seeds = seats.filter((one) => rankOf(one) <= 8);
    const lineOf = ({ number }: Seating) => Math.ceil(number / 9);
    expect(seeds.map(lineOf).sort()).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  });

  test('whoever cannot move sits North-South in one of them', () => {
    const seats = seat(field(36, [3, 4, 9, 20]), [twoMitchells]);
    const stay = seats.filter(({ entrant }) => entrant.cannotMove);
    expect(stay).toHaveLength(4);
    for (const { number } of stay) expect((number - 1) % 18).toBeLessThan(9);
  });

  test('a Mitchell beside a Howell is taken apart into the two', () => {
    const howells = orThrow(howell({ pairs: 10, boardsPerRound: 3 }));
    const joined = inSections([nineTables, howells]);
    const parts = sectionsOf(joined);
    expect(parts.map(({ numbers }) => numbers)).toEqual([range(1, 18), range(19, 28)]);
    for (const [index, original] of [nineTables, howells].entries()) {
      const { kind: _, ...part } = parts[index]!.movement;
      const { kind: __, rankings, ...before } = original;
      expect(part).toMatchObject(before);
      expect(part.rankings.flat().sort((a, b) => a - b)).toEqual(rankings.flat().sort((a, b) => a - b));
    }
  });
});

test('RTP 3.5.2: of equal value indexes the one with the better-ranked player is the stronger', () => {
  const equal = field(18).map((entrant, index) => ({ ...entrant, valueIndex: 50, bestRank: 18 - index }));
  for (const seed of range(1, 10)) {
    const seats = seat(equal, [nineTables], seed);
    const best = seats.filter(({ entrant }) => (entrant as Entrant).bestRank! <= 4);
    expect(ofLine(best, nineTables, 0)).toHaveLength(2);
    expect(ofLine(best, nineTables, 1)).toHaveLength(2);
  }
});

describe('RTP 3.5.3: pairs who cannot move', () => {
  test('get stationary seats', () => {
    const seats = seat(field(18, [3, 4, 9]), [nineTables]);
    for (const one of seats.filter(({ entrant }) => entrant.cannotMove))
      expect(one.number).toBeLessThanOrEqual(9);
  });

  test('take the fixed seat of a Howell', () => {
    const movement = orThrow(howell({ pairs: 12, boardsPerRound: 3 }));
    const seats = seat(field(12, [5]), [movement]);
    expect(seats.find(({ entrant }) => entrant.cannotMove)?.number).toBe(12);
  });

  test('are refused when there are too many of them', () => {
    const movement = orThrow(howell({ pairs: 12, boardsPerRound: 3 }));
    expect(seatField(field(12, [5, 6]), [movement], seeded(1))).toMatchObject({
      ok: false,
      error: { code: 'fixed-seats' },
    });
  });
});

test('RTP 3.5.5.2: several fixed seats go to those who cannot move, then to the least value index', () => {
  const movement = orThrow(threeQuarterHowell({ pairs: 14, movementRounds: 11, boardsPerRound: 2 }));
  const seats = seat(field(14, [2]), [movement]);
  const fixed = seats.filter(({ number }) => number >= 12).map(rankOf);
  expect(fixed.sort((a, b) => a - b)).toEqual([2, 13, 14]);
});

describe('RTP 3.5.5.3: the draw of the mixed scheme', () => {
  const groupOf = (number: number) => Math.ceil(number / 7);

  test('the last is the pivot; each three in order go one to each group', () => {
    const seats = orThrow(drawMixed(field(22), seeded(3)));
    expect(seats.find((one) => rankOf(one) === 22)?.number).toBe(22);
    for (const pot of range(0, 6)) {
      const groups = seats
        .filter((one) => Math.ceil(rankOf(one) / 3) === pot + 1 && rankOf(one) < 22)
        .map(({ number }) => groupOf(number));
      expect(groups.sort()).toEqual([1, 2, 3]);
    }
  });

  test('a pair who cannot move is the pivot', () => {
    const seats = orThrow(drawMixed(field(22, [4]), seeded(3)));
    expect(seats.find((one) => rankOf(one) === 4)?.number).toBe(22);
  });

  test('refuses a field that does not fit', () => {
    expect(drawMixed(field(21), seeded(1))).toMatchObject({ ok: false, error: { code: 'mixed-size' } });
  });
});

test('whoever enters, everyone gets one number of the movement', () => {
  const fields = fc.record({
    sizes: fc.array(fc.integer({ min: 7, max: 16 }), { minLength: 1, maxLength: 3 }),
    values: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 48, maxLength: 48 }),
    seed: fc.nat(),
  });
  fc.assert(
    fc.property(fields, ({ sizes, values, seed }) => {
      const sections = sizes.map((pairs) =>
        orThrow(
          pairs % 3 === 0
            ? howell({ pairs, boardsPerRound: 2 })
            : mitchell({ pairs, rounds: 3, boardsPerRound: 2 }),
        ),
      );
      const count = sizes.reduce((total, size) => total + size, 0);
      const entrants = range(0, count - 1).map((index) => ({
        id: `pair ${index}`,
        valueIndex: values[index] ?? 0,
      }));
      const seats = seat(entrants, sections, seed);
      let before = 0;
      const numbers = sections.flatMap((section) => {
        const own = contestants(section).map((number) => number + before);
        before += section.pairs + section.vacant.length;
        return own;
      });
      expect(seats.map(({ number }) => number).sort((a, b) => a - b)).toEqual(numbers);
      expect(new Set(seats.map(({ entrant }) => entrant.id)).size).toBe(count);
    }),
    { numRuns: 40 },
  );
});

test('the same lots give the same seats, others give others', () => {
  expect(seat(field(18), [nineTables], 5)).toEqual(seat(field(18), [nineTables], 5));
  expect(seat(field(18), [nineTables], 5)).not.toEqual(seat(field(18), [nineTables], 6));
});

test('a field that does not fill the movement is refused', () => {
  expect(seatField(field(17), [nineTables], seeded(1))).toMatchObject({
    ok: false,
    error: { code: 'seating-size' },
  });
});
