import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pooled, seededNotForCompetition } from '../base/index.ts';
import { checkDeal, sameDeal } from './deal.ts';
import {
  choicesOfDeal,
  DEALS,
  dealOfIndex,
  EAST_CHOICES,
  indexOfDeal,
  NORTH_CHOICES,
  SOUTH_CHOICES,
} from './deal-index.ts';
import { printDeal } from './deal-notation.ts';
import { choicesOfBits, dealSet, randomDeal } from './dealing.ts';
import { holds } from './hand.ts';
import { SEATS } from './seat.ts';
import { deals, scripted } from './testing/arbitraries.ts';

const bytesOf = (bits: bigint): Uint8Array =>
  Uint8Array.from({ length: 12 }, (_, at) => Number((bits >> BigInt(8 * (11 - at))) & 255n));

describe('Law 6: all deals, numbered', () => {
  test('there are 52! / 13!^4', () => {
    const factorial = (n: bigint): bigint => (n === 0n ? 1n : n * factorial(n - 1n));
    expect(DEALS).toBe(factorial(52n) / factorial(13n) ** 4n);
    expect(BigInt(NORTH_CHOICES) * BigInt(EAST_CHOICES) * BigInt(SOUTH_CHOICES)).toBe(DEALS);
  });

  test('the first and the last', () => {
    const suit = 'AKQJT98765432';
    const print = (index: bigint) => {
      const deal = dealOfIndex(index);
      return deal && printDeal(deal);
    };
    expect(print(0n)).toBe(`N:${suit}... .${suit}.. ..${suit}. ...${suit}`);
    expect(print(DEALS - 1n)).toBe(`N:...${suit} ..${suit}. .${suit}.. ${suit}...`);
    // The second: South and West exchange the lowest of one and the highest of the other.
    expect(print(1n)).toBe(`N:${suit}... .${suit}.. ..AKQJT9876543.A ..2.KQJT98765432`);
    expect(dealOfIndex(-1n)).toBeUndefined();
    expect(dealOfIndex(DEALS)).toBeUndefined();
  });

  test('number to deal and back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: DEALS - 1n }), (index) => {
        const deal = dealOfIndex(index);
        expect(deal && checkDeal(deal).ok).toBe(true);
        expect(deal && indexOfDeal(deal)).toBe(index);
      }),
      { numRuns: 1000 },
    );
  });

  test('deal to number and back', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const again = dealOfIndex(indexOfDeal(deal));
        expect(again && sameDeal(again, deal)).toBe(true);
      }),
    );
  });
});

describe('Law 6E4: dealing', () => {
  test('96 bits name the deal with that number, and no deal from the number of deals on', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 96n - 1n }), (bits) => {
        const choices = choicesOfBits(bytesOf(bits));
        const deal = dealOfIndex(bits);
        expect(choices).toEqual(deal && choicesOfDeal(deal));
      }),
      { numRuns: 1000, examples: [[0n], [DEALS - 1n], [DEALS], [2n ** 96n - 1n]] },
    );
  });

  test('a number that names no deal is thrown away whole and 96 new bits are drawn', () => {
    const deal = randomDeal(scripted(...bytesOf(DEALS), ...bytesOf(12_345n)));
    expect(indexOfDeal(deal)).toBe(12_345n);
  });

  test('a set of boards has no two equal deals', () => {
    const twice = [...bytesOf(7n), ...bytesOf(7n), ...bytesOf(8n)];
    expect(dealSet(2, scripted(...twice)).map(indexOfDeal)).toEqual([7n, 8n]);
  });

  test('a seed repeats its deals, another seed has others', () => {
    const set = (seed: number) => dealSet(24, seededNotForCompetition(seed)).map((deal) => printDeal(deal));
    expect(set(1)).toEqual(set(1));
    expect(new Set([...set(1), ...set(2), ...set(2 ** 40)]).size).toBe(72);
  });

  test('every card goes to every seat about equally often', () => {
    const entropy = pooled(seededNotForCompetition(2026));
    const held = SEATS.map(() => 0);
    const rounds = 4000;
    for (let round = 0; round < rounds; round++) {
      const deal = randomDeal(entropy);
      for (const [index, seat] of SEATS.entries())
        if (holds(deal[seat], 'SA')) held[index] = (held[index] ?? 0) + 1;
    }
    // Chi-squared with 3 degrees of freedom: 16.27 is passed once in a thousand; the seed is fixed.
    const chiSquared = held.reduce((sum, count) => sum + (count - rounds / 4) ** 2 / (rounds / 4), 0);
    expect(chiSquared).toBeLessThan(16.27);
  });
});

describe('pooled entropy', () => {
  test('gives the same bytes as its source, each once', () => {
    let next = 0;
    const counting = pooled((bytes) => {
      for (let at = 0; at < bytes.length; at++) bytes[at] = next++ % 251;
    });
    const drawn: number[] = [];
    for (let draw = 0; draw < 2000; draw++) {
      const bytes = new Uint8Array(12);
      counting(bytes);
      drawn.push(...bytes);
    }
    expect(drawn).toEqual(drawn.map((_, at) => at % 251));
  });
});
