import { orThrow } from 'naipe/base';
import { judgeClaim } from 'naipe/laws';
import { describe, expect, test } from 'vitest';
import {
  type ClaimDraft,
  cardsOfClaimers,
  defendersCards,
  draftOf,
  NEW_CLAIM,
  questionOf,
} from './claim-draft.ts';

/** Hearts are trumps. South has the ace and two good spades; West has the last trump and no spade. */
const DRAFT: ClaimDraft = {
  ...NEW_CLAIM,
  strain: 'H',
  hands: { N: '...432', E: 'QJT...', S: 'AK.A..', W: '.2.43.' },
};

const awarded = (draft: ClaimDraft): number => orThrow(judgeClaim(orThrow(questionOf(draft)))).awarded;

describe('the question that a draft asks', () => {
  test('no number of tricks is all of them', () => {
    expect(orThrow(questionOf(DRAFT)).claimed).toBe(3);
    expect(orThrow(questionOf({ ...DRAFT, claimed: '2' })).claimed).toBe(2);
  });

  test('70C: a trump that was likely forgotten costs a trick, unless it was said that trumps are drawn', () => {
    expect(awarded({ ...DRAFT, trumpForgotten: true })).toBe(2);
    expect(awarded({ ...DRAFT, trumpForgotten: true, steps: [{ do: 'draw-trumps' }] })).toBe(3);
  });

  test('70D1: a play that the director strikes out decides nothing', () => {
    const struck = (['SA', 'SK'] as const).flatMap((card) =>
      [1, 2].map((trick) => ({ card, how: 'led' as const, trick })),
    );
    expect(awarded({ ...DRAFT, trumpForgotten: true, struck })).toBe(3);
  });

  test('70E2: the regulated order, from 2007 on', () => {
    expect(orThrow(questionOf({ ...DRAFT, topDown: true })).suitOrder).toBe('top-down');
    expect(orThrow(questionOf(DRAFT)).suitOrder).toBeUndefined();
  });

  test('a claim that came up at a table asks the same', () => {
    const asked = orThrow(
      questionOf({ ...DRAFT, claimed: '2', trumpForgotten: true, leader: 'W', onTable: ['D4'] }),
    );
    expect(orThrow(questionOf(draftOf(asked)))).toEqual(asked);
  });

  test('50D1: a major penalty card is played before the trump, and goes with the claim of a table', () => {
    const faced = {
      ...DRAFT,
      hands: { N: '32...', E: '...32', S: 'A.A..', W: '.2.K.' },
      trumpForgotten: true,
    };
    const penaltyCards = [{ seat: 'W', card: 'DK', kind: 'major' }] as const;
    expect(defendersCards(faced)).toContainEqual(penaltyCards[0]);
    expect(awarded(faced)).toBe(1);
    expect(awarded({ ...faced, penaltyCards })).toBe(2);
    const asked = orThrow(questionOf({ ...faced, penaltyCards, nextCards: ['SA'] }));
    expect(asked.position).toMatchObject({ penaltyCards, nextCards: ['SA'] });
    expect(orThrow(questionOf(draftOf(asked)))).toEqual(asked);
    // A card that has been taken out of the hand since binds nobody.
    const { position } = orThrow(questionOf({ ...DRAFT, penaltyCards, nextCards: ['DK'] }));
    expect(position).not.toHaveProperty('penaltyCards');
    expect(position).not.toHaveProperty('nextCards');
  });

  test('a hand that cannot be read is a fault', () => {
    expect(questionOf({ ...DRAFT, hands: { ...DRAFT.hands, N: 'AX' } })).toMatchObject({ ok: false });
  });
});

test('a statement may name the cards of the claimer and his partner', () => {
  expect(cardsOfClaimers(DRAFT)).toEqual(['SA', 'SK', 'HA', 'C4', 'C3', 'C2']);
});
