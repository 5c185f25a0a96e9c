import { isCard, SEATS, seatAfter } from '../../../game/index.ts';
import type { CardHeld, FifthCard, SeveralCards, SimultaneousCards } from '../../happening/happening.ts';
import { refused } from '../../ruling/refused.ts';
import { cardsInTrick, playOf, properLeader, turnToPlay } from '../../table/play-state.ts';
import { cardNotThere, playEnded } from './cards-there.ts';
import type { Rule, Step } from './definition.ts';

/** Law 58B: several cards of one hand at once. */
export const SEVERAL_CARDS: Rule<SeveralCards> = {
  inPlay: true,
  refusal: (table, { seat, cards }) => playEnded(table) ?? cardNotThere(table, seat, ...cards),
  taken: (table, { seat, cards }) => ({
    table,
    irregularity: { type: 'several-cards', offender: seat, cards },
  }),
};

export const SEVERAL_CARDS_STEP: Step<SeveralCards> = {
  forms: [{ example: 'W both C4 C9', tells: 'several cards of one hand at once' }],
  verbs: { both: (seat, said) => ({ type: 'several-cards', seat, cards: said.filter(isCard) }) },
  write: ({ seat, cards }) => `${seat} both ${cards.join(' ')}`,
};

/** Law 58A: the card of the player whose turn it was comes first, the others follow in rotation. */
export const SIMULTANEOUS_CARDS: Rule<SimultaneousCards> = {
  inPlay: true,
  // Several players have each played a card of their own at the same moment.
  refusal: (table, { cards }) => {
    const ended = playEnded(table);
    if (ended !== undefined) return ended;
    // Two players cannot have played the same card.
    if (new Set(cards.map(({ card }) => card)).size < cards.length) return refused('no-cards');
    return new Set(cards.map(({ seat }) => seat)).size < 2
      ? refused('not-simultaneous', {}, '58A')
      : cards.map(({ seat, card }) => cardNotThere(table, seat, card)).find((each) => each !== undefined);
  },
  taken: (table, { cards }) => {
    const play = playOf(table);
    const turn = turnToPlay(play) ?? properLeader(play);
    const inOrder = SEATS.map((_, steps) => seatAfter(turn, steps)).flatMap((seat) =>
      cards.filter((fell) => fell.seat === seat),
    );
    const last = inOrder.at(-1);
    return {
      table,
      irregularity: last && { type: 'simultaneous-plays', offender: last.seat, cards: inOrder },
    };
  },
};

export const SIMULTANEOUS_CARDS_STEP: Step<SimultaneousCards> = {
  // Told with calls at the same moment.
  forms: [],
  together: (told) => {
    const cards = told.filter((each) => each.type === 'card');
    return cards.length === told.length ? { type: 'simultaneous-cards', cards } : undefined;
  },
  write: ({ cards }) => cards.map(({ seat, card }) => `${seat} ${card}`).join(' & '),
};

export const CARD_HELD: Rule<CardHeld> = {
  inPlay: true,
  refusal: (table, { seat, card }) => playEnded(table) ?? cardNotThere(table, seat, card),
  taken: (table, { seat, card }) => ({ table, irregularity: { type: 'card-held', offender: seat, card } }),
};

export const CARD_HELD_STEP: Step<CardHeld> = {
  forms: [{ example: 'W holds HQ', tells: 'a card is held or touched as if to play it' }],
  verbs: { holds: (seat, [card = '']) => (isCard(card) ? { type: 'card-held', seat, card } : undefined) },
  write: ({ seat, card }) => `${seat} holds ${card}`,
};

export const FIFTH_CARD: Rule<FifthCard> = {
  inPlay: true,
  refusal: (table, { seat, card }) => cardNotThere(table, seat, card),
  taken: (table, { seat, card }) => {
    const mayLead = cardsInTrick(playOf(table)).length === 0;
    return { table, irregularity: { type: 'fifth-card', offender: seat, card, mayLead } };
  },
};

export const FIFTH_CARD_STEP: Step<FifthCard> = {
  forms: [{ example: 'W adds D6', tells: 'one card more to a trick that is complete' }],
  verbs: { adds: (seat, [card = '']) => (isCard(card) ? { type: 'fifth-card', seat, card } : undefined) },
  write: ({ seat, card }) => `${seat} adds ${card}`,
};
