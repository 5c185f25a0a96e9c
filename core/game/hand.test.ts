import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, PACK } from './card.ts';
import { parseHand } from './deal-notation.ts';
import {
  cardsIn,
  cardsOf,
  cardsToFollow,
  common,
  EMPTY_HAND,
  FULL_PACK,
  handOf,
  handSize,
  highCardPoints,
  holds,
  isEmpty,
  sameHand,
  shapeOf,
  suitLength,
  union,
  without,
} from './hand.ts';

const hand = (text: string) => {
  const read = parseHand(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

describe('a hand is a set of cards', () => {
  const sets = fc.uniqueArray(fc.constantFrom(...PACK));

  test('what goes in comes out, in the order people write it', () => {
    fc.assert(
      fc.property(sets, (cards) => {
        const inOrder = PACK.filter((card) => cards.includes(card));
        expect(cardsOf(handOf(cards))).toEqual(inOrder);
        expect(handSize(handOf(cards))).toBe(cards.length);
      }),
    );
  });

  test('union, common and without are those of sets', () => {
    fc.assert(
      fc.property(sets, sets, (a, b) => {
        const inBoth = (card: Card) => a.includes(card) && b.includes(card);
        expect(cardsOf(common(handOf(a), handOf(b)))).toEqual(PACK.filter(inBoth));
        expect(sameHand(union(handOf(a), handOf(b)), handOf([...a, ...b]))).toBe(true);
        expect(cardsOf(without(handOf(a), handOf(b)))).toEqual(
          PACK.filter((card) => a.includes(card) && !b.includes(card)),
        );
      }),
    );
  });

  test('the ends', () => {
    expect(isEmpty(EMPTY_HAND)).toBe(true);
    expect(cardsOf(FULL_PACK)).toEqual(PACK);
    expect(holds(handOf(['C2']), 'C2')).toBe(true);
    expect(holds(handOf(['C2']), 'S2')).toBe(false);
  });
});

test('high-card points and shape', () => {
  const strong = hand('AKQJ.AKQ.AKQ.AKQ');
  expect(highCardPoints(strong)).toBe(37);
  expect(shapeOf(strong)).toEqual([4, 3, 3, 3]);
  expect(highCardPoints(hand('T98.J2.Q543.K765'))).toBe(6);
  expect(suitLength(hand('...AKQJT98765432'), 'C')).toBe(13);
});

test('Law 44C, D: a player who can follow suit must, one who cannot may play anything', () => {
  const held = hand('A2..K.Q');
  expect(cardsToFollow(held, 'S')).toEqual(['SA', 'S2']);
  expect(cardsToFollow(held, 'H')).toEqual(['SA', 'S2', 'DK', 'CQ']);
  expect(cardsIn(held, 'D')).toEqual(['DK']);
});
