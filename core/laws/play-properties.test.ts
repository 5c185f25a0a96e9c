import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { type Card, cardsOf, handOf, PACK, SEATS, type Seat, STRAINS, TRICKS } from '../game/index.ts';
import { legalCards, penaltyCardsOf } from './44-sequence-of-play.ts';
import { LAWS_EDITIONS } from './editions.ts';
import { answer, happen, openRuling, undo } from './engine.ts';
import type { DummyAct, Happening } from './happening.ts';
import { handLeft, isGone, isPlayFinished, playOf, turnToPlay } from './play-state.ts';
import { openTable, type Table } from './table.ts';

const RUNS = { numRuns: 40 };
const seat = fc.constantFrom(...SEATS);
const which = fc.nat(40);

/** A table that takes up the play with a few cards left in each hand, so that much happens in few steps. */
const start = fc
  .record({
    edition: fc.constantFrom(...LAWS_EDITIONS),
    declarer: seat,
    leader: seat,
    strain: fc.constantFrom(...STRAINS),
    pack: fc.shuffledSubarray([...PACK], { minLength: PACK.length }),
    left: fc.integer({ min: 1, max: 5 }),
    opening: fc.boolean(),
  })
  .map(({ edition, declarer, leader, strain, pack, left, opening }) => {
    const size = opening ? TRICKS : left;
    const hands = Object.fromEntries(
      SEATS.map((each, at) => [each, handOf(pack.slice(at * size, (at + 1) * size))]),
    );
    const contract = { level: 2, strain, doubling: '', declarer } as const;
    const play = opening ? { contract } : { contract, leader, trick: TRICKS + 1 - left };
    return openTable({ edition, dealer: 'N', vulnerability: 'None', hands, play });
  });

const WITH_A_CARD = [
  'misled',
  'drops',
  'shows',
  'names',
  'both',
  'holds',
  'adds',
  'meant',
  'misplaced',
  'together',
] as const;

/** Something of the play, its cards chosen by number among those in hand. */
type Act =
  | { readonly kind: 'legal'; readonly which: number }
  | { readonly kind: 'answer'; readonly which: number }
  | {
      readonly kind: (typeof WITH_A_CARD)[number] | 'card';
      readonly seat: Seat;
      readonly which: number;
    }
  | { readonly kind: 'happens'; readonly happening: Happening };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  seat.map((by) => ({ type: 'misexplained-play', seat: by }) as const),
  seat.map((by) => ({ type: 'lead-down', seat: by }) as const),
  fc
    .constantFrom<DummyAct>('looks-at-defender', 'warns-declarer', 'asks-declarer', 'draws-attention')
    .map((act) => ({ type: 'dummy-acted', act }) as const),
  fc
    .tuple(seat, fc.constantFrom('high', 'win', 'low', 'anything'))
    .map(([by, word]) => ({ type: 'dummy-named', seat: by, word }) as const),
  fc
    .tuple(seat, fc.constantFrom('S', 'H', 'D', 'C'))
    .map(([by, suit]) => ({ type: 'dummy-named', seat: by, suit }) as const),
);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: which.map((each) => ({ kind: 'legal', which: each }) as const) },
  { weight: 5, arbitrary: which.map((each) => ({ kind: 'answer', which: each }) as const) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('card' as const), seat, which }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(...WITH_A_CARD),
      seat,
      which,
    }),
  },
  { weight: 1, arbitrary: happening.map((each) => ({ kind: 'happens', happening: each }) as const) },
);

const inHand = (table: Table, by: Seat): readonly Card[] => cardsOf(handLeft(table, by) ?? handOf([]));
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)];

/** What the act amounts to at this table; nothing if there is no card for it. */
function happeningOf(table: Table, what: Exclude<Act, { readonly kind: 'answer' }>): Happening | undefined {
  if (what.kind === 'happens') return what.happening;
  if (what.kind === 'legal') {
    const by = turnToPlay(playOf(table));
    const card = by && pick(legalCards(table, by) ?? [], what.which);
    return by && card && { type: 'card', seat: by, card };
  }
  const { seat: by } = what;
  const cards = inHand(table, by);
  const card = pick(cards, what.which);
  if (card === undefined) return undefined;
  switch (what.kind) {
    case 'card':
      return { type: 'card', seat: by, card };
    case 'misled':
      return { type: 'card', seat: by, card, misled: true };
    case 'drops':
      return { type: 'exposed', seat: by, cards: [card], how: 'dropped' };
    case 'shows':
      return { type: 'exposed', seat: by, cards: cards.slice(0, 2), how: 'shown' };
    case 'names':
      return { type: 'exposed', seat: by, cards: [card], how: 'named' };
    case 'both':
      return { type: 'several-cards', seat: by, cards: cards.slice(0, 1 + (what.which % 3)) };
    case 'holds':
      return { type: 'card-held', seat: by, card };
    case 'adds':
      return { type: 'fifth-card', seat: by, card };
    case 'meant':
      return { type: 'card-renamed', seat: by, card };
    case 'misplaced':
      return { type: 'dummy-misplaced', seat: by, named: card };
    case 'together':
      return {
        type: 'simultaneous-cards',
        cards: SEATS.flatMap((each) => {
          const own = pick(inHand(table, each), what.which);
          return own === undefined ? [] : [{ type: 'card', seat: each, card: own } as const];
        }),
      };
  }
}

function acted(table: Table, what: Act) {
  // Who would play on answers first, so that stories get somewhere.
  if (what.kind === 'answer' || (what.kind === 'legal' && table.open.length > 0)) {
    const answers = openRuling(table)?.question.answers ?? [];
    return answer(table, pick(answers, what.which)?.id ?? 'no question');
  }
  const next = happeningOf(table, what);
  return next === undefined ? undefined : happen(table, next);
}

/** The table after all that; what was refused left it as it was. */
const tableAfter = (table: Table, acts: readonly Act[]): Table =>
  acts.reduce((so, what) => {
    const next = acted(so, what);
    return next?.ok ? next.value : so;
  }, table);

const story = fc.tuple(start, fc.array(act, { minLength: 8, maxLength: 40, size: 'max' }));
/** Every ruling keeps the table before it, so that comparing whole tables takes long after many of them. */
const shortStory = fc.tuple(start, fc.array(act, { maxLength: 8 }));

/** Played to the last trick, or ended by a hand that was shown as a claim (Law 48B2). */
const isOver = (table: Table): boolean =>
  isPlayFinished(playOf(table)) || playOf(table).claimed !== undefined;

/** Every question answered somehow, and a legal card from whoever is to play, to the last trick. */
function finished(table: Table, choices: { readonly next: () => IteratorResult<number> }): Table {
  let after = table;
  for (let step = 0; step < 400 && (after.open.length > 0 || !isOver(after)); step++) {
    const number = choices.next().value ?? 0;
    const kind = after.open.length > 0 ? 'answer' : 'legal';
    const next = acted(after, { kind, which: number });
    if (next === undefined) throw new Error('Nobody has a card to play.');
    after = orThrow(next);
  }
  return after;
}

describe('a play in which anything may happen', () => {
  test('whatever happens is taken, asked about or refused with a sentence, and never breaks', () => {
    fc.assert(
      fc.property(story, act, ([table, acts], last) => {
        const next = acted(tableAfter(table, acts), last);
        if (next?.ok === false) expect(next.error.message).toMatch(/\.$/);
        else if (next !== undefined) {
          const question = openRuling(next.value)?.question;
          if (question !== undefined) expect(question.answers.length).toBeGreaterThan(0);
        }
      }),
      RUNS,
    );
  });

  test('taking back the last thing gives the table as it was', () => {
    fc.assert(
      fc.property(shortStory, act, ([table, acts], last) => {
        const before = tableAfter(table, acts);
        const next = acted(before, last);
        if (next?.ok) expect(undo(next.value)).toEqual(before);
      }),
      RUNS,
    );
  });

  test('while cards remain and nothing is open, whoever is to play has a legal card, and it needs no ruling on itself', () => {
    fc.assert(
      fc.property(story, which, ([table, acts], number) => {
        const after = tableAfter(table, acts);
        const by = turnToPlay(playOf(after));
        if (after.open.length > 0 || by === undefined || isOver(after)) return;
        const card = pick(legalCards(after, by) ?? [], number) as Card;
        expect(inHand(after, by)).toContain(card);
        const next = orThrow(happen(after, { type: 'card', seat: by, card }));
        expect(isGone(playOf(next), card)).toBe(true);
        // The card may complete a trick, and leads that came too early are looked at then.
        const onItself = next.rulings
          .slice(after.rulings.length)
          .filter(({ irregularity }) => !('card' in irregularity) || irregularity.card === card);
        expect(onItself).toEqual([]);
      }),
      RUNS,
    );
  });

  test('the play can always be finished, with every card in one trick and nothing left to be done', () => {
    fc.assert(
      fc.property(story, fc.infiniteStream(which), ([table, acts], choices) => {
        const after = finished(tableAfter(table, acts), choices);
        const play = playOf(after);
        expect(after.open).toEqual([]);
        if (play.claimed !== undefined) return;
        expect(isPlayFinished(play)).toBe(true);
        const cards = play.tricks.flatMap(({ plays }) =>
          plays.filter(({ withdrawn }) => withdrawn === undefined).map(({ card }) => card),
        );
        const dealt = SEATS.flatMap((each) => cardsOf(table.hands?.[each] ?? handOf([])));
        expect(cards.toSorted()).toEqual(dealt.toSorted());
        for (const by of SEATS) expect(penaltyCardsOf(after, by)).toEqual([]);
        expect(after.persists.filter(({ type }) => type === 'play-order' || type === 'card-order')).toEqual(
          [],
        );
      }),
      RUNS,
    );
  });

  test('a penalty card goes only by being played, picked up when its suit is required or forbidden, or with a claim', () => {
    fc.assert(
      fc.property(story, act, ([table, acts], last) => {
        const before = tableAfter(table, acts);
        const next = acted(before, last);
        if (!next?.ok) return;
        const after = next.value;
        if (playOf(after).claimed !== undefined) return;
        const open = [...after.rulings.slice(before.rulings.length), ...after.open];
        const liftedBy = open
          .flatMap(({ consequences }) => consequences)
          .flatMap((each) => (each.type === 'lifted' ? [each.clause] : []));
        for (const by of SEATS) {
          const left = penaltyCardsOf(after, by).map(({ card }) => card);
          for (const { card } of penaltyCardsOf(before, by)) {
            if (left.includes(card) || isGone(playOf(after), card)) continue;
            expect(liftedBy.some((clause) => /^(50D2|51B|68D2)/.test(clause))).toBe(true);
          }
        }
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
