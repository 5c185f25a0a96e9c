import fc from 'fast-check';
import { type Card, cardsToFollow, handOf, PACK, SEATS, STRAINS, suitOf } from '../../../game/index.ts';
import type { ClaimPosition } from '../index.ts';

/** The whole pack, its upper half, and the middle of it. */
export const PACKS: readonly (readonly Card[])[] = [PACK, PACK.slice(0, 26), PACK.slice(6, 33)];
/** Two suits: so much following suit that five cards each can be played out. */
export const TWO_SUITS: readonly (readonly Card[])[] = [PACK.slice(3, 23)];

/** Endings of a few cards, often from few suits and ranks so that they fight over the same tricks. */
export const endings = (
  most: number,
  packs: readonly (readonly Card[])[] = PACKS,
): fc.Arbitrary<ClaimPosition> =>
  fc
    .record({
      strain: fc.constantFrom(...STRAINS),
      tricks: fc.integer({ min: 1, max: most }),
      onTable: fc.integer({ min: 0, max: 3 }),
      leader: fc.constantFrom(...SEATS),
      pack: fc.constantFrom(...packs),
      order: fc.array(fc.nat({ max: 1_000_000 }), { minLength: 52, maxLength: 52 }),
    })
    .map(({ strain, tricks, onTable, leader, pack, order }) => {
      const shuffled = pack
        .map((card, index) => ({ card, at: order[index] as number }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ card }) => card);
      const dealt = SEATS.map((_, index) => shuffled.slice(index * tricks, (index + 1) * tricks));
      const table: Card[] = [];
      for (let index = 0; index < onTable; index++) {
        const hand = dealt[(SEATS.indexOf(leader) + index) % 4] as Card[];
        const [led] = table;
        const legal = led === undefined ? hand : cardsToFollow(handOf(hand), suitOf(led));
        const card = legal[(order[40 + index] as number) % legal.length] as Card;
        hand.splice(hand.indexOf(card), 1);
        table.push(card);
      }
      const [N, E, S, W] = dealt.map((hand) => handOf(hand));
      if (!N || !E || !S || !W) throw new Error('Four hands are dealt.');
      return { strain, declarer: 'S', hands: { N, E, S, W }, trick: { leader, cards: table } };
    });
