import { describe, expect, test } from 'vitest';
import { absenceLimits, ROP_ABSENCE, RTP_2014_ABSENCE, reserveEnters } from './absent-pair.ts';
import { ROP } from './rop/profile.ts';
import { RTP_2014 } from './rtp2014/profile.ts';

const at = (clock: string): string => `2026-03-14T${clock}:00.000Z`;

describe('D17, RTP 2.2.3.2: out from the later of 20 minutes and the end of the first round', () => {
  test.each([
    ['15:14', '15:20'],
    ['15:20', '15:20'],
    ['15:28', '15:28'],
  ])('play begins at 15:00, the first round ends at %s: %s', (ends, limit) => {
    expect(absenceLimits(RTP_2014_ABSENCE, at('15:00'), at(ends))).toEqual({
      outFrom: at(limit),
      outBy: at(limit),
    });
  });
});

describe('ROP 5.4: after 20 minutes a pair may be eliminated; the referee waits to the end of round 1 at most', () => {
  test.each([
    ['15:14', '15:14', '15:14'],
    ['15:28', '15:20', '15:28'],
  ])('the first round ends at %s', (ends, outFrom, outBy) => {
    expect(absenceLimits(ROP_ABSENCE, at('15:00'), at(ends))).toEqual({
      outFrom: at(outFrom),
      outBy: at(outBy),
    });
  });
});

describe('in which round a reserve enters', () => {
  test.each([
    // RTP 2.2.3.2: called when the first round is over it plays the second; who comes until the end of the second, the third.
    [RTP_2014_ABSENCE, [1, 2, 3, undefined]],
    // ROP 4.4: it holds the place from the start; after the signal for the second round nobody is called.
    [ROP_ABSENCE, [1, 1, undefined, undefined]],
  ] as const)('%o', (rules, rounds) => {
    expect([0, 1, 2, 3].map((called) => reserveEnters(rules, called))).toEqual(rounds);
  });
});

test.each([RTP_2014, ROP])('$name: lateness is a row of its table', ({ penalties, absence }) => {
  expect(Object.keys(penalties?.rows.pairs ?? {})).toContain(absence?.penalty);
});
