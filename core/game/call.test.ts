import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BIDS, CALLS, isSufficient, lowestSufficient, parseCall } from './call.ts';
import { calls } from './testing/arbitraries.ts';

describe('Law 18: bids', () => {
  test('there are 35, from 1♣ to 7NT', () => {
    expect(BIDS).toHaveLength(35);
    expect(BIDS.slice(0, 6)).toEqual(['1C', '1D', '1H', '1S', '1NT', '2C']);
    expect(BIDS.at(-1)).toBe('7NT');
    expect(CALLS).toHaveLength(38);
  });

  test('18B: a bid supersedes by strain on the same level, or by level', () => {
    expect(isSufficient('1H', '1D')).toBe(true);
    expect(isSufficient('1D', '1H')).toBe(false);
    expect(isSufficient('2C', '1NT')).toBe(true);
    expect(isSufficient('1S', '1S')).toBe(false);
  });

  test('27B1: the lowest sufficient bid in a strain', () => {
    expect(lowestSufficient('H', '1S')).toBe('2H');
    expect(lowestSufficient('NT', '1S')).toBe('1NT');
    expect(lowestSufficient('C', undefined)).toBe('1C');
    expect(lowestSufficient('S', '7S')).toBeUndefined();
  });
});

describe('reading a call', () => {
  test.each([
    ['p', 'Pass'],
    ['PASS', 'Pass'],
    ['dbl', 'X'],
    ['xx', 'XX'],
    ['1c', '1C'],
    ['3n', '3NT'],
    ['3 ST', '3NT'],
    ['3SA', '3NT'],
    ['4♠', '4S'],
    ['4 s', '4S'],
  ])('%j is %s', (text, call) => {
    expect(parseCall(text)).toEqual({ ok: true, value: call });
  });

  test.each([
    ['', 0],
    ['8C', 0],
    ['0NT', 0],
    ['1', 1],
    ['1Z', 1],
    ['1CX', 2],
    ['constructor', 0],
  ])('%j fails at %i', (text, at) => {
    expect(parseCall(text)).toMatchObject({ ok: false, error: { code: 'call', at } });
  });

  test('what is printed can be read', () => {
    fc.assert(
      fc.property(calls, (call) => {
        expect(parseCall(call)).toEqual({ ok: true, value: call });
      }),
    );
  });
});
