import { describe, expect, test } from 'vitest';
import {
  type Card,
  cardsOf,
  EMPTY_HAND,
  type Hand,
  handOf,
  RANKS,
  rankOf,
  SEATS,
  type Seat,
  STRAINS,
  SUITS,
  seatAfter,
  suitOf,
  without,
} from '../game/index.ts';
import { bestPlays, leads, plays } from './plays.ts';
import { checkPosition, type Position, tricksLeft, turnIn } from './position.ts';
import { ending, type Card as NaiveCard, naive, numbers } from './testing/naive.ts';

const cardOf = ({ suit, rank }: NaiveCard): Card => `${SUITS[suit] ?? 'S'}${RANKS[12 - rank] ?? '2'}`;
const plainOf = (card: Card): NaiveCard => ({
  suit: SUITS.indexOf(suitOf(card)),
  rank: 12 - RANKS.indexOf(rankOf(card)),
});

/** An ending in the middle of a trick: each of the first so many plays the first card that he may. */
function positionFrom(next: () => number, size: number, played: number): Position {
  const dealt = ending(next, size).map((hand) => hand.map(cardOf));
  const strain = STRAINS[Math.floor(next() * 5)] ?? 'NT';
  const leader = SEATS[Math.floor(next() * 4)] ?? 'N';
  const hands: Record<Seat, Hand> = { N: EMPTY_HAND, E: EMPTY_HAND, S: EMPTY_HAND, W: EMPTY_HAND };
  for (const [at, seat] of SEATS.entries()) hands[seat] = handOf(dealt[at] ?? []);
  const trick: Card[] = [];
  for (let turn = 0; turn < played; turn++) {
    const seat = seatAfter(leader, turn);
    const own = dealt[SEATS.indexOf(seat)] ?? [];
    const card = own.find((each) => trick[0] === undefined || suitOf(each) === suitOf(trick[0])) ?? own[0];
    if (card === undefined) continue;
    trick.push(card);
    hands[seat] = without(hands[seat], handOf([card]));
  }
  return { hands, strain, leader, trick };
}

/** The tricks of the player's side when he plays a card, everything after it tried. */
function triedOut(position: Position, card: Card): number {
  const strain = position.strain === 'NT' ? 4 : SUITS.indexOf(position.strain);
  const seat = turnIn(position);
  const hands = SEATS.map((each) => {
    const hand = each === seat ? without(position.hands[each], handOf([card])) : position.hands[each];
    return cardsOf(hand).map(plainOf);
  });
  const trick = [...position.trick, card].map(plainOf);
  const northSouth = naive(hands, SEATS.indexOf(position.leader), strain, trick);
  return seat === 'N' || seat === 'S' ? northSouth : tricksLeft(position) - northSouth;
}

describe('every card that may be played, against trying everything', () => {
  test.each([0, 1, 2, 3])('endings of four cards with %i cards of the trick played', (played) => {
    const next = numbers(40 + played);
    for (let at = 0; at < 25; at++) {
      const position = positionFrom(next, played === 0 ? 3 : 4, played);
      expect(checkPosition(position).ok).toBe(true);
      const found = plays(position);
      expect(found.length).toBeGreaterThan(0);
      for (const { card, tricks } of found) {
        expect(tricks, JSON.stringify({ position, card })).toBe(triedOut(position, card));
      }
      const most = Math.max(...found.map(({ tricks }) => tricks));
      expect(bestPlays(position)).toEqual(found.filter(({ tricks }) => tricks === most));
    }
  });
});

const hand = (...cards: readonly Card[]): Hand => handOf(cards);

describe('what can be worked out by hand', () => {
  // West leads against South's no trumps. A club runs to the ace-queen; a spade lets East cash two.
  const deal = {
    N: hand('CA', 'CQ'),
    E: hand('SA', 'SK'),
    S: hand('HA', 'C2'),
    W: hand('S2', 'CK'),
  };

  test('leads: declarer’s tricks after each, the cards in the order of the pack', () => {
    expect(leads(deal, { strain: 'NT', declarer: 'S' })).toEqual([
      { card: 'S2', tricks: 0 },
      { card: 'CK', tricks: 2 },
    ]);
  });

  test('a position that cannot be: the sentence says what is in the way', () => {
    const base: Position = { hands: deal, strain: 'NT', leader: 'W', trick: [] };
    const fault = (position: Position) => {
      const checked = checkPosition(position);
      return checked.ok ? '' : checked.error.message;
    };
    expect(fault(base)).toBe('');
    expect(fault({ ...base, trick: ['S2'] })).toContain('more than once: S2');
    expect(fault({ ...base, trick: ['D2'] })).toContain('W has 2 cards where 1 were to be expected');
    expect(fault({ ...base, hands: { ...deal, W: hand('CK') }, trick: ['S3'] })).toBe('');
    expect(
      fault({ ...base, hands: { ...deal, W: hand('CK'), N: hand('CA') }, trick: ['C3', 'D2'] }),
    ).toContain('N played D2 to a trick of C and still holds one (Law 44C)');
    expect(fault({ ...base, trick: ['D2', 'D3', 'D4', 'D5'] })).toContain('at most three');
    const none = { N: EMPTY_HAND, E: EMPTY_HAND, S: EMPTY_HAND, W: EMPTY_HAND };
    expect(fault({ ...base, hands: none })).toContain('No cards are left');
  });
});
