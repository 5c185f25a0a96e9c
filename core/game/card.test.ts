import { describe, expect, test } from 'vitest';
import { cardAt, outranks, PACK, parseCard, placeOf } from './card.ts';

describe('Law 1A: the pack', () => {
  test('has 52 different cards, the ace of spades first and the two of clubs last', () => {
    expect(new Set(PACK).size).toBe(52);
    expect(PACK[0]).toBe('SA');
    expect(PACK[51]).toBe('C2');
    for (const [place, card] of PACK.entries()) {
      expect(placeOf(card)).toBe(place);
      expect(cardAt(place)).toBe(card);
    }
  });

  test('ranks A K Q J 10 down to 2', () => {
    expect(outranks('HA', 'HK')).toBe(true);
    expect(outranks('HT', 'H9')).toBe(true);
    expect(outranks('H2', 'H3')).toBe(false);
  });
});

describe('reading a card', () => {
  test.each([
    ['SA', 'SA'],
    ['ht', 'HT'],
    ['D10', 'DT'],
    [' ♣2 ', 'C2'],
    ['♥10', 'HT'],
  ])('%j is %s', (text, card) => {
    expect(parseCard(text)).toEqual({ ok: true, value: card });
  });

  test.each([
    ['', 0],
    ['X', 0],
    ['S', 1],
    ['S1', 1],
    ['SAK', 2],
  ])('%j fails at %i with a sentence', (text, at) => {
    const read = parseCard(text);
    expect(read).toMatchObject({ ok: false, error: { code: 'card', at } });
    expect(!read.ok && read.error.message).toMatch(/^Card: at .*expected .*\.$/);
  });
});
