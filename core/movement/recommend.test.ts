import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkMovement } from './check.ts';
import { recommend } from './recommend.ts';

const PACE = { minutesPerBoard: 7 };

test('for 4 to 60 pairs, whatever is wished, every movement passes every check', () => {
  const wishes = fc.record(
    {
      minutes: fc.integer({ min: 90, max: 260 }),
      boards: fc.integer({ min: 16, max: 36 }),
      winners: fc.constantFrom(1 as const, 2 as const),
      fixedSeats: fc.integer({ min: 0, max: 4 }),
      copies: fc.integer({ min: 1, max: 3 }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 60 }), wishes, (pairs, wanted) => {
      for (const suggestion of recommend(pairs, { ...PACE, ...wanted })) {
        for (const session of suggestion.sessions) expect(checkMovement(session)).toEqual([]);
        expect(suggestion.minutes).toBeLessThanOrEqual(wanted.minutes ?? Number.POSITIVE_INFINITY);
        expect(suggestion.winners).toBe(wanted.winners ?? suggestion.winners);
        expect(suggestion.stationarySeats).toBeGreaterThanOrEqual(wanted.fixedSeats ?? 0);
        expect(suggestion.copies).toBeLessThanOrEqual(wanted.copies ?? Number.POSITIVE_INFINITY);
      }
    }),
    { numRuns: 40 },
  );
});

test.each(Array.from({ length: 57 }, (_, index) => index + 4))(
  'there is something to play for %i pairs',
  (pairs) => {
    const [first] = recommend(pairs, PACE);
    expect(first?.sessions[0].pairs).toBe(pairs);
    expect(first?.boardsPerPair.most).toBeGreaterThanOrEqual(20);
    expect(first?.why).not.toBe('');
  },
);

describe('what comes first', () => {
  test('a Howell in a small room, with one winner', () => {
    expect(recommend(8, PACE)[0]).toMatchObject({
      title: 'Howell',
      winners: 1,
      rounds: 7,
      boardsPerRound: 4,
    });
  });

  test('a Mitchell in a large one', () => {
    expect(recommend(26, PACE)[0]).toMatchObject({
      title: 'Mitchell',
      winners: 2,
      rounds: 13,
      boardsPerRound: 2,
    });
  });

  test('one winner of 18 pairs: arrow switches or a Howell, never two lines', () => {
    const suggestions = recommend(18, { ...PACE, winners: 1 });
    expect(suggestions.map(({ title }) => title)).toContain('Mitchell with arrow switches');
    for (const suggestion of suggestions) expect(suggestion.winners).toBe(1);
  });

  test('several pairs who cannot move get a three-quarter Howell with as many stationary seats', () => {
    for (const pairs of [13, 14]) {
      const suggestions = recommend(pairs, { ...PACE, winners: 1, fixedSeats: 3 });
      const derived = suggestions.find(({ title }) => title === 'Three-quarter Howell');
      expect(derived?.stationarySeats).toBeGreaterThanOrEqual(3);
    }
  });

  test('22 pairs, 26 boards, one winner: thirteen rounds that are far more even than arrow switches', () => {
    const [first, ...others] = recommend(22, { ...PACE, boards: 26, winners: 1 });
    expect(first).toMatchObject({
      title: 'Three-quarter Howell',
      rounds: 13,
      boardsPerPair: { least: 26, most: 26 },
    });
    const switched = others.find(({ title }) => title === 'Mitchell with arrow switches')!;
    expect(first!.balance.quality).toBeGreaterThan(switched.balance.quality + 20);
  });

  test('an odd field may rove: nobody waits twice and no table stands empty', () => {
    const titles = recommend(17, { ...PACE, winners: 1 }).map(({ title }) => title);
    expect(titles).toContain('Rover Mitchell with arrow switches');
  });

  test('without time for a whole Howell, and no regulation against it, it is cut short', () => {
    const titles = recommend(16, { minutesPerBoard: 7, minutes: 150, winners: 1 }).map(({ title }) => title);
    expect(titles).toContain('Howell cut short');
  });
});

test('minutes count the boards and the moves', () => {
  const [first] = recommend(8, { minutesPerBoard: 7, minutesPerMove: 2 });
  expect(first?.minutes).toBe(7 * 4 * 7 + 6 * 2);
});
