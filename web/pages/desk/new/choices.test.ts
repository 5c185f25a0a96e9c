import { checkMovement } from 'naipe/movement';
import { describe, expect, test } from 'vitest';
import { finishTime, movementChoices, nextQuarter } from './choices.ts';

const RTP = { profile: 'rtp-2014', minutesPerBoard: 7, readings: {} } as const;

describe('the movements to choose from', () => {
  test('RTP 3.5.5.2 gives eight pairs a Howell of seven rounds of four boards: it comes first', () => {
    const [first] = movementChoices({ pairs: 8 }, RTP);
    expect(first).toMatchObject({ kind: 'howell', meets: 'everyone', evenness: 'perfect', cutShort: false });
    expect(first?.suggestion).toMatchObject({ rounds: 7, boardsPerRound: 4, minutes: 196, winners: 1 });
    expect(first?.suggestion.official).toBe('RTP 3.5.5.2');
  });

  test('no Howell of six pairs is evener than another: that is said, not held against it', () => {
    expect(movementChoices({ pairs: 6 }, RTP)[0]).toMatchObject({
      kind: 'howell',
      evenness: 'best-possible',
    });
  });

  test('RTP 3.5.5.3: three sessions of 22 pairs have the mixed scheme first; one session has none', () => {
    const settings = { profile: 'rtp-2014', minutesPerBoard: 7, readings: {} } as const;
    const [first] = movementChoices({ pairs: 22, sessions: 3 }, settings);
    expect([first?.mixed, first?.suggestion.sessions.length, first?.suggestion.official]).toEqual([
      true,
      3,
      'RTP 3.5.5.3',
    ]);
    expect(movementChoices({ pairs: 22, sessions: 1 }, settings).some(({ mixed }) => mixed)).toBe(false);
  });

  test.each([
    ['rtp-2014', 'RTP 3.5.5.3'],
    ['rop', 'ROP 8.1.3'],
  ] as const)(
    '%s: of the mixed scheme it is said that %s prescribes it, whatever its balance',
    (profile, clause) => {
      for (const pairs of [22, 28, 34]) {
        const [first] = movementChoices(
          { pairs, sessions: 3 },
          { profile, minutesPerBoard: 7, readings: {} },
        );
        expect(first).toMatchObject({
          mixed: true,
          evenness: 'prescribed',
          suggestion: { official: clause },
        });
      }
    },
  );

  test('two sessions of ten pairs: Mitchell and Howells are among them, as one choice', () => {
    const mixed = movementChoices({ pairs: 10, sessions: 2 }, RTP).filter((choice) => choice.mixed);
    expect(mixed.map(({ suggestion, meets }) => [suggestion.sessions.length, meets])).toEqual([
      [2, 'everyone'],
    ]);
  });

  test('16 pairs and 32 boards: the kinds that nobody would think of are among them', () => {
    const kinds = movementChoices({ pairs: 16, boards: 32 }, { ...RTP, profile: 'wbf' }).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(expect.arrayContaining(['worger-howell', 'blackpool-mitchell']));
  });

  test('a barometer: in every choice all tables play the same boards in a round', () => {
    for (const pairs of [8, 14, 17, 24]) {
      const choices = movementChoices({ pairs, barometer: true }, RTP);
      expect(choices.length).toBeGreaterThan(0);
      for (const { suggestion } of choices) {
        const [movement] = suggestion.sessions;
        expect([movement.barometer, suggestion.sections]).toEqual([true, 1]);
        expect(checkMovement(movement)).toEqual([]);
      }
    }
  });

  test('every choice has an id of its own', () => {
    for (const pairs of [4, 9, 14, 20, 37, 70]) {
      const choices = movementChoices({ pairs }, RTP);
      expect(choices.length).toBeGreaterThan(0);
      expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
    }
  });

  test.each([0, 3, 2.5, 1000, Number.NaN])('%d pairs give none', (pairs) => {
    expect(movementChoices({ pairs }, RTP)).toEqual([]);
  });
});

test.each([
  ['20:05', 190, '23:15'],
  ['22:30', 120, '00:30'],
  ['00:00', 0, '00:00'],
  ['20:00', 202.5, '23:23'],
])('play from %s for %d minutes ends at %s', (start, minutes, end) => {
  expect(finishTime(start, minutes)).toBe(end);
});

test.each([
  ['2026-03-14T20:01:00', '20:15'],
  ['2026-03-14T20:15:00', '20:15'],
  ['2026-03-14T23:50:00', '00:00'],
])('at %s the next quarter is %s', (now, quarter) => {
  expect(nextQuarter(new Date(now))).toBe(quarter);
});
