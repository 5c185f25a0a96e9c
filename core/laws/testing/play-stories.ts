import fc from 'fast-check';
import { orThrow } from '../../base/index.ts';
import {
  type Card,
  cardsOf,
  dummyOf,
  handOf,
  PACK,
  RANKS,
  SEATS,
  type Seat,
  STRAINS,
  SUITS,
  TRICKS,
} from '../../game/index.ts';
import { legalCards } from '../44-sequence-of-play.ts';
import { LAWS_EDITIONS } from '../editions.ts';
import { answer, happen, openRuling } from '../engine/engine.ts';
import { openTable } from '../engine/every-law.ts';
import { DUMMY_ACTS, type Happening } from '../happening/happening.ts';
import { INSPECTIONS } from '../happening/trick-happening.ts';
import { handLeft, isPlayFinished, playOf, turnToPlay } from '../table/play-state.ts';
import type { Table } from '../table/table.ts';
import { openDefects } from '../table/trick-defects.ts';

const seat = fc.constantFrom(...SEATS);
const which = fc.nat(60);

const board = fc.record({
  edition: fc.constantFrom(...LAWS_EDITIONS),
  declarer: seat,
  strain: fc.constantFrom(...STRAINS),
  pack: fc.shuffledSubarray([...PACK], { minLength: PACK.length }),
});

type Board = typeof board extends fc.Arbitrary<infer Value> ? Value : never;

/** The table at which a contract is played with so many cards in each hand; the opening lead is due unless somebody has the lead. */
function tableOf({ edition, declarer, strain, pack }: Board, size: number, leader?: Seat): Table {
  const hands = Object.fromEntries(
    SEATS.map((each, at) => [each, handOf(pack.slice(at * size, (at + 1) * size))]),
  );
  const contract = { level: 2, strain, doubling: '', declarer } as const;
  const play = leader === undefined ? { contract } : { contract, leader, trick: TRICKS + 1 - size };
  return openTable({ edition, dealer: 'N', vulnerability: 'None', hands, play });
}

/** A table at which the opening lead is due. */
export const wholeDeal = board.map((each) => tableOf(each, TRICKS));

/** A table that takes up the play with a few cards left in each hand, so that much happens in few steps. */
const endOfDeal = fc
  .tuple(board, fc.integer({ min: 1, max: 6 }), seat)
  .map(([each, left, leader]) => tableOf(each, left, leader));

const start = fc.oneof(wholeDeal, endOfDeal);

/** Everything that can happen in the play but a plain card, its cards chosen by number among those in hand. */
const KINDS = [
  'both',
  'together',
  'holds',
  'adds',
  'names-dummys',
  'names-suit',
  'names-rank',
  'says',
  'meant',
  'misplaced',
  'misplaced-earlier',
  'misexplained',
  'as-dummy',
  'leads-down',
  'notices-revoke',
  'asks-revoke',
  'drops',
  'shows',
  'names',
  'misled',
  'omits',
  'tucks',
  'notices-defect',
  'strays',
  'points-out',
  'disturbs',
  'inspects',
  'mixes',
] as const;

interface OfSeat {
  readonly kind: 'card' | (typeof KINDS)[number];
  readonly seat: Seat;
  readonly which: number;
}

type Act =
  | { readonly kind: 'legal'; readonly which: number }
  | { readonly kind: 'answer'; readonly which: number }
  | OfSeat;

export const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: which.map((each) => ({ kind: 'legal', which: each }) as const) },
  { weight: 3, arbitrary: which.map((each) => ({ kind: 'answer', which: each }) as const) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('card' as const), seat, which }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constantFrom(...KINDS), seat, which }) },
);

export const inHand = (table: Table, by: Seat): readonly Card[] => cardsOf(handLeft(table, by) ?? handOf([]));
export const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)];

/** The cards that a hand has put to tricks and not taken back. */
export const laidBy = (table: Table, by: Seat): readonly Card[] =>
  playOf(table).tricks.flatMap(({ plays }) =>
    plays.filter((each) => each.seat === by && each.withdrawn === undefined).map(({ card }) => card),
  );

/** What needs no card of the hand. */
function withoutCard({ kind, seat: by, which: at }: OfSeat, table: Table): Happening | undefined {
  const { contract } = playOf(table);
  const { declarer } = contract;
  switch (kind) {
    case 'names-suit':
      return { type: 'dummy-named', seat: declarer, suit: SUITS[at % SUITS.length] ?? 'S' };
    case 'names-rank':
      return { type: 'dummy-named', seat: declarer, rank: RANKS[at % RANKS.length] ?? 'A' } as const;
    case 'says': {
      const word = pick(['high', 'win', 'low', 'anything'] as const, at) ?? 'low';
      return { type: 'dummy-named', seat: declarer, word } as const;
    }
    case 'misexplained':
      return { type: 'misexplained-play', seat: by, dummySeen: at % 2 === 0 } as const;
    case 'as-dummy':
      return { type: 'dummy-acted', act: pick(DUMMY_ACTS, at) ?? 'suggests' } as const;
    case 'notices-revoke':
      return { type: 'revoke-noticed', by };
    case 'asks-revoke':
      return { type: 'revoke-asked', by, asked: SEATS[at % SEATS.length] ?? by };
    case 'leads-down':
      return { type: 'lead-down', seat: by } as const;
    case 'omits':
      return { type: 'card-omitted', seat: turnToPlay(playOf(table)) ?? by } as const;
    case 'notices-defect':
      return { type: 'defect-noticed', by } as const;
    case 'points-out':
      return { type: 'card-pointed-out', by, seat: SEATS[at % SEATS.length] ?? by } as const;
    case 'disturbs':
      return { type: 'tricks-disturbed', seat: by } as const;
    case 'inspects': {
      const what = pick(INSPECTIONS, at) ?? 'own-card';
      const [turned, looked, alleging] = [at % 2 === 0, at % 3 === 0, at % 5 === 0];
      return { type: 'inspection', by, what, turned, looked, alleging } as const;
    }
    case 'mixes':
      return { type: 'cards-mixed', seats: at % 2 === 0 ? [by] : [by, SEATS[at % 4] ?? by] } as const;
    default:
      return undefined;
  }
}

/** Cards of several players at the same moment. */
const together = (table: Table, at: number): Happening => ({
  type: 'simultaneous-cards',
  cards: SEATS.flatMap((each) => {
    const own = pick(inHand(table, each), at);
    return own === undefined ? [] : [{ type: 'card', seat: each, card: own } as const];
  }),
});

/** What the act amounts to at this table; nothing if there is no card for it. */
function happeningOf(table: Table, what: Exclude<Act, { readonly kind: 'answer' }>): Happening | undefined {
  if (what.kind === 'legal') {
    const by = turnToPlay(playOf(table));
    const card = by && pick(legalCards(table, by) ?? [], what.which);
    // A hand that has nothing left though it is to play lacks a card that went along with another.
    if (by !== undefined && card === undefined) return { type: 'defect-noticed', by };
    return by && card && { type: 'card', seat: by, card };
  }
  const plain = withoutCard(what, table);
  if (plain !== undefined) return plain;
  const { seat: by, which: at } = what;
  const dummy = dummyOf(playOf(table).contract);
  const cards = inHand(table, by);
  const card = pick(cards, at);
  const laid = pick(laidBy(table, by), at);
  if (what.kind === 'strays')
    return laid && { type: 'card-strayed', seat: by, card: laid, again: at % 2 === 0 };
  if (what.kind === 'together') return together(table, at);
  if (card === undefined) return undefined;
  switch (what.kind) {
    case 'card':
      return { type: 'card', seat: by, card };
    case 'both':
      return { type: 'several-cards', seat: by, cards: cards.slice(0, 1 + (at % 3)) };
    case 'holds':
      return { type: 'card-held', seat: by, card };
    case 'adds':
      return { type: 'fifth-card', seat: by, card };
    case 'meant':
      return { type: 'card-renamed', seat: by, card };
    case 'names-dummys': {
      const named = pick(inHand(table, dummy), at);
      return named && { type: 'card', seat: dummy, card: named };
    }
    case 'misplaced': {
      const named = pick(inHand(table, dummy), at);
      return named && { type: 'dummy-misplaced', seat: dummy, named };
    }
    case 'misplaced-earlier': {
      const put = pick(laidBy(table, dummy), at);
      const named = pick([...inHand(table, dummy), ...laidBy(table, dummy)], at + 1);
      return put && named && { type: 'dummy-misplaced', seat: dummy, card: put, named };
    }
    case 'drops':
      return { type: 'exposed', seat: by, cards: [card], how: 'dropped' };
    case 'shows':
      // Who shows cards may be claiming: the search for normal play has tests of its own, and takes long with many cards left.
      return {
        type: 'exposed',
        seat: by,
        cards: cards.slice(0, 2),
        how: cards.length > 6 ? 'dropped' : 'shown',
      };
    case 'names':
      return { type: 'exposed', seat: by, cards: [card], how: 'named' };
    case 'misled':
      return { type: 'card', seat: by, card, misled: true };
    case 'tucks':
      return { type: 'card-tucked', seat: by, card };
    default:
      return undefined;
  }
}

export function acted(table: Table, what: Act) {
  // Who would play on answers first, so that stories get somewhere.
  if (what.kind === 'answer' || (what.kind === 'legal' && table.open.length > 0)) {
    const answers = openRuling(table)?.question.answers ?? [];
    return answer(table, pick(answers, what.which)?.id ?? 'no question');
  }
  const next = happeningOf(table, what);
  return next === undefined ? undefined : happen(table, next);
}

export const story = fc.tuple(start, fc.array(act, { minLength: 6, maxLength: 30, size: 'max' }));
export const shortStory = fc.tuple(start, fc.array(act, { maxLength: 8 }));

/** Every question answered somehow, and a legal card from whoever is to play, to the last trick; then what was left out. */
export function finished(table: Table, choices: { readonly next: () => IteratorResult<number> }): Table {
  let after = table;
  const goesOn = (): boolean => {
    const play = playOf(after);
    const over = play.claimed !== undefined || isPlayFinished(play);
    return after.open.length > 0 || !over || (play.claimed === undefined && openDefects(play).length > 0);
  };
  for (let step = 0; step < 400 && goesOn(); step++) {
    const number = choices.next().value ?? 0;
    const noticed = isPlayFinished(playOf(after)) && after.open.length === 0;
    const next = noticed
      ? happen(after, { type: 'defect-noticed', by: 'N' })
      : acted(after, { kind: after.open.length > 0 ? 'answer' : 'legal', which: number });
    if (next === undefined) throw new Error('Nobody has a card to play.');
    after = orThrow(next);
  }
  return after;
}
