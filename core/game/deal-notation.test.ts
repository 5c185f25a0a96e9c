import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDeal, sameDeal } from './deal.ts';
import { parseDeal, parseHand, parsePartialDeal, printDeal, printHand } from './deal-notation.ts';
import { EMPTY_HAND, handOf } from './hand.ts';
import { deals, seats } from './testing/arbitraries.ts';

const DEAL = 'N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765';

describe('PBN deal notation', () => {
  test('what is printed can be read, from any first seat', () => {
    fc.assert(
      fc.property(deals, seats, (deal, first) => {
        const read = parseDeal(printDeal(deal, first));
        expect(read.ok && sameDeal(read.value, deal)).toBe(true);
      }),
    );
  });

  test('the first seat says whose hands they are, clockwise', () => {
    const read = parseDeal(DEAL.replace('N:', 's:'));
    expect(read.ok && printHand(read.value.S)).toBe('AKQJ.T98.765.432');
    expect(read.ok && printHand(read.value.W)).toBe('T98.765.432.AKQJ');
    expect(read.ok && printDeal(read.value, 'S')).toBe(DEAL.replace('N:', 'S:'));
  });

  test('10 and T are the same card', () => {
    const read = parseDeal(DEAL.replaceAll('T', '10'));
    expect(read.ok && printDeal(read.value)).toBe(DEAL);
  });

  test('one unknown hand follows from the other three; two do not', () => {
    const three = parseDeal(DEAL.replace('432.AKQJ.T98.765', '-'));
    expect(three.ok && printDeal(three.value)).toBe(DEAL);
    expect(parseDeal('N:AKQJ.T98.765.432 T98.765.432.AKQJ - -')).toMatchObject({
      ok: false,
      error: { expected: 'hands for S and W' },
    });
    const partial = parsePartialDeal('E:AKQJ.T98.765.432 - - -');
    expect(partial.ok && Object.keys(partial.value)).toEqual(['E']);
    expect(partial.ok && printDeal(partial.value, 'E')).toBe('E:AKQJ.T98.765.432 - - -');
  });

  test.each([
    ['', 0, /first seat/],
    ['N', 1, /colon/],
    ['N:AKQJ.T98.765.432', 18, /hand of E/],
    ['N:AKQJ.T98.765.43Z - - -', 17, /rank/],
    ['N:AKQJ.T98.765 - - -', 14, /four suits/],
    ['N:A.K.Q.J.T - - -', 9, /no more than four suits/],
    ['N:AA.K.Q.J - - -', 3, /has SA already/],
    ['N:A.K.Q.J - - - -', 16, /nothing after four hands/],
  ])('%j fails at %i', (text, at, expected) => {
    const read = parsePartialDeal(text);
    expect(read).toMatchObject({ ok: false, error: { code: 'deal', at } });
    expect(!read.ok && read.error.message).toMatch(expected);
  });
});

describe('a deal that is not one says which card', () => {
  test('missing', () => {
    const read = parseDeal(DEAL.replace('T98.765.432.AKQJ', 'T98.765.432.AKQ'));
    expect(!read.ok && read.error.message).toBe('Not a deal: E has 12 cards instead of 13; nobody holds CJ.');
  });

  test('double, also among the hands that are known of a partial deal', () => {
    const read = parsePartialDeal('N:AKQJ.T98.765.432 T98.765.432.AKQ2 - -');
    expect(!read.ok && read.error.message).toBe('Not a deal: more than one hand holds C2.');
  });

  test('a hand of fourteen cards', () => {
    const read = parseDeal(DEAL.replace('N:AKQJ', 'N:AKQ').replace(' T98.7', ' JT98.7'));
    expect(!read.ok && read.error.message).toBe('Not a deal: E has 14 cards instead of 13.');
  });

  test('the fault carries the cards for programs', () => {
    const hands = { N: handOf(['SA']), E: handOf(['SA']), S: EMPTY_HAND, W: EMPTY_HAND };
    const checked = checkDeal(hands);
    expect(!checked.ok && checked.error.double).toEqual(['SA']);
    expect(!checked.ok && checked.error.missing).toHaveLength(51);
    expect(!checked.ok && checked.error.counts).toEqual({ N: 1, E: 1, S: 0, W: 0 });
  });
});

test('a hand with its suits named', () => {
  for (const text of [
    '♠AKQJ ♥T98 ♦765 ♣432',
    'S AKQJ H 1098 D 765 C 432',
    'sakqjht98d765c432',
    'AKQJ.T98.765.432',
  ]) {
    const read = parseHand(text);
    expect(read.ok && printHand(read.value)).toBe('AKQJ.T98.765.432');
  }
});
