import { describe, expect, test } from 'vitest';
import { ROP } from './rop/profile.ts';
import { RTP_2014 } from './rtp2014/profile.ts';
import { type FirstSeat, type PartnersKnown, seatBreaches, seatsOfPartners, usualSeats } from './seats.ts';

const NOT_BEGUN = { session: false, tournament: false };
const PLAYING = { session: true, tournament: true };
const NEXT_SESSION = { session: false, tournament: true };

const codes = (
  rules: typeof ROP.seats,
  side: 'NS' | 'EW',
  first: FirstSeat,
  known: Partial<PartnersKnown>,
): readonly string[] =>
  seatBreaches(rules, { side, first }, { screens: false, hasPlayed: NOT_BEGUN, ...known }).map(
    ({ code, clause }) => `${code}, ${clause}`,
  );

describe('X20, ROP 5.2: who started North is North or West', () => {
  const before = { side: 'NS', first: 0 } as const;
  test.each([
    ['NS', 0, []],
    ['NS', 1, ['seats-kept, ROP 5.2']],
    // The first of the two was North: in the other line he is West, so his partner sits East.
    ['EW', 1, []],
    ['EW', 0, ['seats-kept, ROP 5.2']],
  ] as const)('%s with %i first', (side, first, expected) => {
    expect(codes(ROP.seats, side, first, { before, hasPlayed: PLAYING })).toEqual(expected);
    expect(codes(ROP.seats, side, first, { before, hasPlayed: NEXT_SESSION })).toEqual(expected);
  });

  test('until the first hand everybody may change', () => {
    expect(codes(ROP.seats, 'NS', 1, { before })).toEqual([]);
  });

  test('who started South is South or East', () => {
    const known = { before, hasPlayed: PLAYING, screens: false };
    const [north, south] = [0, 1] as const;
    expect(seatsOfPartners(before)).toEqual(['N', 'S']);
    const first = usualSeats(ROP.seats, 'EW', known) ?? 0;
    expect(seatsOfPartners({ side: 'EW', first })[north]).toBe('W');
    expect(seatsOfPartners({ side: 'EW', first })[south]).toBe('E');
  });
});

describe('Law 5A under the RTP: a seat once chosen is kept for the session', () => {
  const before = { side: 'NS', first: 0 } as const;
  test('in its line, after the first hand, unless the director permits it', () => {
    expect(codes(RTP_2014.seats, 'NS', 1, { before, hasPlayed: PLAYING })).toEqual(['seats-kept, Law 5A']);
    expect(codes(RTP_2014.seats, 'NS', 1, { before })).toEqual([]);
  });
  test('RTP 2.2.1: in the other line and in the next session they sit as they like', () => {
    expect(codes(RTP_2014.seats, 'EW', 0, { before, hasPlayed: PLAYING })).toEqual([]);
    expect(codes(RTP_2014.seats, 'NS', 1, { before, hasPlayed: NEXT_SESSION })).toEqual([]);
  });
});

describe('X03, RTP 2.2.1, ROP 8.2.1 (B11): women of mixed pairs', () => {
  const women = [true, false] as const;
  test.each([
    // The woman is the first of the two: South is the second seat of North–South, West of East–West.
    [false, 'NS', 1],
    [false, 'EW', 1],
    [true, 'NS', 1],
    [true, 'EW', 0],
  ] as const)('screens %s, %s', (screens, side, first) => {
    for (const [rules, clause] of [
      [RTP_2014.seats, 'RTP 2.2.1'],
      [ROP.seats, 'ROP 8.2.1'],
    ] as const) {
      expect(codes(rules, side, first, { women, screens })).toEqual([]);
      expect(codes(rules, side, first === 0 ? 1 : 0, { women, screens })).toEqual([`women-seats, ${clause}`]);
    }
    const seat = seatsOfPartners({ side, first })[0];
    expect(seat).toBe({ NS: 'S', EW: screens ? 'E' : 'W' }[side]);
  });
  test('a pair of two women sits as it likes', () => {
    expect(codes(RTP_2014.seats, 'NS', 0, { women: [true, true] })).toEqual([]);
  });
});
