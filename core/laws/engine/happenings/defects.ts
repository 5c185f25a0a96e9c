import { isCard, TRICKS } from '../../../game/index.ts';
import { refused } from '../../ruling/refused.ts';
import {
  cardPlaceOf,
  cardsInTrick,
  isGone,
  isMissing,
  playOf,
  trickNumber,
  turnToPlay,
} from '../../table/play-state.ts';
import { tableWith } from '../../table/table.ts';
import { openDefects, withOmission, withSurplus } from '../../table/trick-defects.ts';
import { type HappeningOf, type Rule, type Step, words } from './definition.ts';

type Omitted = HappeningOf<'card-omitted'>;
type Tucked = HappeningOf<'card-tucked'>;
type Noticed = HappeningOf<'defect-noticed'>;
type Strayed = HappeningOf<'card-strayed'>;

/** The trick has become defective, and nobody has noticed. */
export const CARD_OMITTED: Rule<Omitted> = {
  inPlay: true,
  refusal: (table, { seat }) => {
    const play = playOf(table);
    if (cardsInTrick(play).length === 0 || turnToPlay(play) !== seat) return refused('not-omitted', { seat });
    // No next trick begins without the card, and a hand that has none for this one shows that an earlier trick has two.
    return trickNumber(play) === TRICKS ? refused('last-card', { seat }, '67') : undefined;
  },
  taken: (table, { seat }) => ({ table: tableWith(table, { played: withOmission(playOf(table), seat) }) }),
};

export const CARD_OMITTED_STEP: Step<Omitted> = {
  forms: [{ example: 'E omits', tells: 'a trick goes on without a card of that hand' }],
  verbs: { omits: (seat) => ({ type: 'card-omitted', seat }) },
  write: ({ seat }) => `${seat} omits`,
};

export const CARD_TUCKED: Rule<Tucked> = {
  inPlay: true,
  refusal: (table, { seat, card }) => {
    const play = playOf(table);
    if (cardPlaceOf(play, seat) === undefined) return refused('no-card', { seat });
    if (isGone(play, card)) return refused('card-gone', { card });
    return isMissing(table, seat, card) ? refused('not-in-hand', { seat, card }) : undefined;
  },
  taken: (table, { seat, card }) => ({
    table: tableWith(table, { played: withSurplus(playOf(table), seat, card) }),
  }),
};

export const CARD_TUCKED_STEP: Step<Tucked> = {
  forms: [{ example: 'W tucks D9', tells: 'a card goes along with the last one' }],
  verbs: { tucks: (seat, [card = '']) => (isCard(card) ? { type: 'card-tucked', seat, card } : undefined) },
  write: ({ seat, card }) => `${seat} tucks ${card}`,
};

export const DEFECT_NOTICED: Rule<Noticed> = {
  inPlay: true,
  taken: (table, { by }) => ({
    table,
    irregularity: { type: 'defective-trick', offender: openDefects(playOf(table))[0]?.seat ?? by },
  }),
};

export const DEFECT_NOTICED_STEP: Step<Noticed> = {
  forms: [{ example: 'S notices-defect', tells: 'a defective trick comes to light' }],
  verbs: { 'notices-defect': (by) => ({ type: 'defect-noticed', by }) },
  write: ({ by }) => `${by} notices-defect`,
};

export const CARD_STRAYED: Rule<Strayed> = {
  inPlay: true,
  refusal: (table, { seat, card }) =>
    cardPlaceOf(playOf(table), seat, card) === undefined ? refused('not-played', { seat, card }) : undefined,
  taken: (table, { seat, card, again = false }) => ({
    table,
    irregularity: { type: 'card-strayed', offender: seat, card, again },
  }),
};

export const CARD_STRAYED_STEP: Step<Strayed> = {
  forms: [
    {
      example: 'W strays D9 again',
      tells: 'a card played is not among the played ones; `again` if it was played twice',
    },
  ],
  verbs: {
    strays: (seat, [card = '', again]) =>
      isCard(card)
        ? { type: 'card-strayed', seat, card, ...(again === 'again' ? { again: true } : {}) }
        : undefined,
  },
  write: ({ seat, card, again }) => words(seat, 'strays', card, again === true && 'again'),
};
