import { describe, expect, test } from 'vitest';
import { type Card, ending, naive, numbers } from '../testing/naive.ts';
import { begin, hold, takes } from './index.ts';

/** Gives the kernel the hands. */
function dealt(hands: readonly (readonly Card[])[]): void {
  for (const [seat, hand] of hands.entries()) {
    for (const suit of [0, 1, 2, 3]) {
      const ranks = hand.filter((card) => card.suit === suit).map(({ rank }) => 1 << rank);
      hold(
        seat,
        suit,
        ranks.reduce((set, bit) => set | bit, 0),
      );
    }
  }
}

function solved(hands: readonly (readonly Card[])[], leader: number): number {
  const left = hands[0]?.length ?? 0;
  let won = 0;
  while (won < left && takes(left, leader, 0, won + 1, 2 ** 31 - 1) === 1) won++;
  return won;
}

describe('the kernel against trying everything', () => {
  test.each([
    [3, 400],
    [4, 60],
  ])('endings of %i cards, %i of them, every trump suit and leader', (size, count) => {
    const next = numbers(size);
    for (let at = 0; at < count; at++) {
      const hands = ending(next, size);
      const trump = Math.floor(next() * 5);
      const leader = Math.floor(next() * 4);
      dealt(hands);
      begin(trump);
      expect(solved(hands, leader), JSON.stringify({ hands, trump, leader })).toBe(
        naive(hands, leader, trump),
      );
    }
  });
});
