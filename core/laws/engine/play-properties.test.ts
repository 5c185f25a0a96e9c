import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { type Card, cardsOf, handOf, SEATS } from '../../game/index.ts';
import { legalCards, penaltyCardsOf } from '../44-sequence-of-play.ts';
import { isDefender, isGone, isPlayFinished, playOf, turnToPlay } from '../table/play-state.ts';
import { openDefects } from '../table/trick-defects.ts';
import { testAnyTable } from '../testing/any-table.ts';
import {
  act,
  acted,
  finished,
  inHand,
  laidBy,
  pick,
  shortStory,
  story,
  tableAfter,
  which,
} from '../testing/play-stories.ts';
import { happen } from './engine.ts';

const RUNS = { numRuns: 80 };

describe('everything that can happen in the play', () => {
  testAnyTable({ story, shortStory, act, acted }, RUNS.numRuns);

  test('no card is lost or doubled: each is in one hand or in one trick', () => {
    fc.assert(
      fc.property(story, ([table, acts]) => {
        const after = tableAfter(table, acts);
        for (const by of SEATS) {
          const dealt = cardsOf(table.hands?.[by] ?? handOf([]));
          expect([...inHand(after, by), ...laidBy(after, by)].toSorted()).toEqual(dealt.toSorted());
        }
      }),
      RUNS,
    );
  });

  test('the play can always be finished: no dead ends, every card in a trick, nothing left to be done', () => {
    fc.assert(
      fc.property(story, fc.infiniteStream(which), ([table, acts], choices) => {
        const after = finished(tableAfter(table, acts), choices);
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
      }),
      RUNS,
    );
  });

  test('only defenders have penalty cards, of cards still in their hands, and one that goes was played or picked up, or went with a claim', () => {
    fc.assert(
      fc.property(story, act, ([table, acts], last) => {
        const before = tableAfter(table, acts);
        const next = acted(before, last);
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
      }),
      RUNS,
    );
  });

  test('while cards remain and nothing is open, whoever is to play has a legal card, and it needs no ruling on itself', () => {
    fc.assert(
      fc.property(story, which, ([table, acts], number) => {
        const after = tableAfter(table, acts);
        const by = turnToPlay(playOf(after));
        if (after.open.length > 0 || by === undefined || playOf(after).claimed !== undefined) return;
        // A hand from which a card went along with another runs out too early: that is noticed first.
        if (openDefects(playOf(after)).length > 0) return;
        const card = pick(legalCards(after, by) ?? [], number) as Card;
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
      }),
      RUNS,
    );
  });

  test('a hand has no more than one minor penalty card, and then no other', () => {
    fc.assert(
      fc.property(story, ([table, acts]) => {
        const after = tableAfter(table, acts);
        for (const by of SEATS) {
          const kinds = penaltyCardsOf(after, by).map(({ kind }) => kind);
          if (kinds.length > 1) expect(kinds).not.toContain('minor');
        }
      }),
      RUNS,
    );
  });
});
