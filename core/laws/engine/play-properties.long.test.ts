import { describe, expect } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { type Card, cardsOf, handOf, SEATS } from '../../game/index.ts';
import { legalCards, penaltyCardsOf } from '../44-sequence-of-play.ts';
import { isDefender, isGone, isPlayFinished, playOf, turnToPlay } from '../table/play-state.ts';
import { openDefects } from '../table/trick-defects.ts';
import { type HoldsAfter, testAnyTable } from '../testing/any-table.ts';
import { act, acted, finished, inHand, laidBy, pick, shortStory, story } from '../testing/play-stories.ts';
import { happen } from './engine.ts';

const STORIES = 400;

const CARDS: HoldsAfter = {
  says: 'no card is lost or doubled: each is in one hand or in one trick',
  holds: ({ start, after }) => {
    for (const by of SEATS) {
      const dealt = cardsOf(start.hands?.[by] ?? handOf([]));
      expect([...inHand(after, by), ...laidBy(after, by)].toSorted()).toEqual(dealt.toSorted());
    }
  },
};

const END: HoldsAfter = {
  says: 'the play can always be finished: no dead ends, every card in a trick, nothing left to be done',
  holds: ({ after: so, choices }) => {
    const after = finished(so, choices);
    const play = playOf(after);
    expect(after.open).toEqual([]);
    if (play.claimed !== undefined) return;
    expect(isPlayFinished(play)).toBe(true);
    expect(openDefects(play)).toEqual([]);
    for (const by of SEATS) {
      expect(inHand(after, by)).toEqual([]);
      expect(penaltyCardsOf(after, by)).toEqual([]);
    }
    const spent = new Set(['play-order', 'card-order', 'early-lead', 'penalty-card']);
    expect(after.persists.filter(({ type }) => spent.has(type))).toEqual([]);
  },
};

const PENALTY_CARDS: HoldsAfter = {
  says: 'only defenders have penalty cards, of cards still in their hands, and one that goes was played or picked up, or went with a claim',
  holds: ({ after: before, next }) => {
    if (!next?.ok) return;
    const after = next.value;
    if (playOf(after).claimed !== undefined) return;
    const rulings = [...after.rulings.slice(before.rulings.length), ...after.open];
    const lifted = rulings
      .flatMap(({ consequences }) => consequences)
      .flatMap((each) => (each.type === 'lifted' ? [each.clause] : []));
    for (const by of SEATS) {
      const left = penaltyCardsOf(after, by).map(({ card }) => card);
      if (left.length > 0) expect(isDefender(playOf(after), by)).toBe(true);
      if (after.open.length === 0) for (const card of left) expect(inHand(after, by)).toContain(card);
      for (const { card } of penaltyCardsOf(before, by)) {
        if (left.includes(card) || isGone(playOf(after), card)) continue;
        expect(lifted.some((clause) => /^(50D2|51B|68D2)/.test(clause))).toBe(true);
      }
    }
  },
};

const LEGAL_CARD: HoldsAfter = {
  says: 'while cards remain and nothing is open, whoever is to play has a legal card, and it needs no ruling on itself',
  holds: ({ after, choices }) => {
    const by = turnToPlay(playOf(after));
    if (after.open.length > 0 || by === undefined || playOf(after).claimed !== undefined) return;
    // A hand from which a card went along with another runs out too early: that is noticed first.
    if (openDefects(playOf(after)).length > 0) return;
    const card = pick(legalCards(after, by) ?? [], choices.next().value) as Card;
    expect(inHand(after, by)).toContain(card);
    const next = orThrow(happen(after, { type: 'card', seat: by, card }));
    expect(isGone(playOf(next), card)).toBe(true);
    // The card may complete a trick, and leads that came too early are looked at then.
    const onItself = next.rulings
      .slice(after.rulings.length)
      .filter(({ irregularity }) => !('card' in irregularity) || irregularity.card === card)
      // It may bring the next player to his turn, and what he cannot do is said then (Law 59).
      .filter(({ irregularity: { type, offender } }) => type !== 'unable-to-comply' || offender === by);
    expect(onItself).toEqual([]);
  },
};

const MINOR: HoldsAfter = {
  says: 'a hand has no more than one minor penalty card, and then no other',
  holds: ({ after }) => {
    for (const by of SEATS) {
      const kinds = penaltyCardsOf(after, by).map(({ kind }) => kind);
      if (kinds.length > 1) expect(kinds).not.toContain('minor');
    }
  },
};

describe('everything that can happen in the play', () => {
  testAnyTable({ story, shortStory, act, acted }, STORIES, [CARDS, PENALTY_CARDS, LEGAL_CARD, MINOR, END]);
});
