import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type RtpPair,
  type RtpPairsEvent,
  type RtpPlayer,
  rtpPairBreaches,
  rtpPairRuling,
  rtpStopGapPair,
  type Stint,
} from './substitution.ts';

const player = (id: string, rest: Partial<RtpPlayer> = {}): RtpPlayer => ({
  id,
  category: 'second-hearts',
  region: 'Lisboa',
  ...rest,
});

const A = player('A', { region: 'Madeira' });
const B = player('B');
const S = player('S', { region: 'Madeira' });
const T = player('T');
const entry: RtpPair = [A, B];

const withoutA = (boards: number, substitute = S): Stint => ({ players: [substitute, B], boards });
const withoutB = (boards: number, substitute = T): Stint => ({ players: [A, substitute], boards });

/** The letters of RTP 2.2.2.1 that are broken. */
const clauses = (stints: readonly Stint[], event: RtpPairsEvent): string[] =>
  rtpPairBreaches(entry, stints, event).map(({ clause }) => clause.replace('RTP 2.2.2.1', ''));

describe('RTP 2.2.2.1: three sessions of 26', () => {
  const event = { sessions: [26, 26, 26] };

  test('I18: one out for 26, the other for 13 others: allowed, 39 together is half', () => {
    expect(clauses([withoutA(26), withoutB(13)], event)).toEqual([]);
  });

  test('I19: the other out for 14: 38 together is too little, and the pair is disqualified', () => {
    const stints = [withoutA(26), withoutB(14)];
    expect(clauses(stints, event)).toEqual(['(b)']);
    expect(rtpPairRuling(entry, stints, event, () => true).outcome).toBe('disqualified');
  });

  test('I21: one out for 27: more than a third', () => {
    expect(clauses([withoutA(20), withoutA(7, T)], event)).toEqual(['(c)']);
  });

  test('nobody replaced', () => {
    expect(clauses([{ players: entry, boards: 78 }], event)).toEqual([]);
    expect(rtpPairRuling(entry, [], event, () => true)).toEqual({ outcome: 'allowed' });
  });
});

test('RTP 2.2.2.1: a third each and half together, compared exactly', () => {
  const boards = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(fc.tuple(boards, boards, boards), boards, boards, (sessions, outA, outB) => {
      const total = sessions[0] + sessions[1] + sessions[2];
      const within = 3 * outA <= total && 3 * outB <= total && 2 * (outA + outB) <= total;
      expect(clauses([withoutA(outA), withoutB(outB)], { sessions }).length === 0).toBe(within);
    }),
  );
});

describe('RTP 2.2.2.1: two sessions', () => {
  test('I20: of 27, one player may be replaced for a whole one', () => {
    expect(clauses([withoutA(27)], { sessions: [27, 27] })).toEqual([]);
    expect(clauses([withoutA(28)], { sessions: [27, 27] })).toEqual(['(b)', '(c)']);
  });

  test('of different length: half must still be played together', () => {
    expect(clauses([withoutA(26)], { sessions: [26, 28] })).toEqual([]);
    expect(clauses([withoutA(28)], { sessions: [26, 28] })).toEqual(['(b)']);
  });
});

describe('W26, RTP 2.2.2.1: a national event of 75 boards, for Madeira', () => {
  const event = { sessions: [25, 25, 25], represents: 'Madeira' };

  test('a substitute of a higher tier', () => {
    expect(clauses([withoutA(5, player('S', { category: 'first', region: 'Madeira' }))], event)).toEqual([
      '(a)',
    ]);
    expect(
      clauses([withoutA(5, player('S', { category: 'second-spades', region: 'Madeira' }))], event),
    ).toEqual([]);
  });

  test('both replaced at once', () => {
    expect(clauses([{ players: [S, T], boards: 3 }], event)).toEqual(['(b)']);
  });

  test('25 boards are a third, 26 more', () => {
    expect(clauses([withoutA(25)], event)).toEqual([]);
    expect(clauses([withoutA(26)], event)).toEqual(['(c)']);
  });

  test('nobody of Madeira left', () => {
    expect(clauses([withoutA(5, T)], event)).toEqual(['(d)']);
    expect(clauses([withoutB(5)], event)).toEqual([]);
  });

  test('25 and 12 boards leave 38 together, 25 and 13 leave 37 of the 37.5 required', () => {
    expect(clauses([withoutA(25), withoutB(12)], event)).toEqual([]);
    expect(clauses([withoutA(25), withoutB(13)], event)).toEqual(['(b)']);
  });

  test('the director is told first', () => {
    expect(clauses([{ ...withoutA(5), told: false }], event)).toEqual(['']);
  });
});

describe('RTP 2.2.2.2: a breach', () => {
  const event = { sessions: [25, 25, 25] };
  const first = player('S', { category: 'first' });

  test('disqualifies, unless the new pair may enter and breaks nothing as an entry of its own', () => {
    const stints = [withoutA(50, first)]; // S and B play 50 of 75; A stands for S, of a higher tier, in 25
    const ruling = rtpPairRuling(entry, stints, event, () => true);
    expect(ruling).toMatchObject({ outcome: 'new-entry', pair: [first, B] });
    expect(rtpPairRuling(entry, [{ players: entry, boards: 25 }, ...stints], event, () => true)).toEqual(
      ruling,
    );
    expect(rtpPairRuling(entry, stints, event, () => false).outcome).toBe('disqualified');
  });

  test('two others who play the whole event are an entry of their own', () => {
    const ruling = rtpPairRuling(entry, [{ players: [S, T], boards: 75 }], event, () => true);
    expect(ruling).toMatchObject({ outcome: 'new-entry', pair: [S, T] });
  });

  test('a new pair that plays too little is no entry', () => {
    expect(rtpPairRuling(entry, [withoutA(5, first)], event, () => true).outcome).toBe('disqualified');
  });
});

test('RTP 2.2.2.2: a pair that stood in goes on if it asks within 30 minutes, may enter and breaks nothing', () => {
  const asks = { askedAfter: 30, mayEnter: true, breaches: [] };
  expect(rtpStopGapPair(asks)).toBe('takes-over');
  expect(rtpStopGapPair({ ...asks, askedAfter: 31 })).toBe('hors-concours');
  expect(rtpStopGapPair({ mayEnter: true, breaches: [] })).toBe('hors-concours');
  expect(rtpStopGapPair({ ...asks, mayEnter: false })).toBe('hors-concours');
});
