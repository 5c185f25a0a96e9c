import { type Card, cardsIn, dummyOf, partnerOf, type Seat, SUITS, sideOf } from '../game/index.ts';
import { legalCards } from './44-sequence-of-play.ts';
import { becomePenaltyCards } from './50-penalty-cards.ts';
import { note } from './consequences.ts';
import type { ByEdition } from './editions.ts';
import type { Irregular } from './irregularity.ts';
import { cardsInTrick, handLeft, playOf, suitLed } from './play-state.ts';
import { ask, askOrSee, type Procedure, type Scene } from './procedure.ts';
import type { Answer, Consequence } from './ruling.ts';
import type { Table } from './table.ts';

/** What declarer may order of the offender's partner. Before 2017 another suit could only be forbidden. */
const ORDERS: ByEdition<
  Readonly<Record<'highest' | 'lowest' | 'forbid', string>> & { readonly require?: string }
> = {
  1997: { highest: '57A1', lowest: '57A2', forbid: '57A3' },
  2007: { highest: '57A1', lowest: '57A2', forbid: '57A3' },
  2017: { highest: '57A1', lowest: '57A2', require: '57A3', forbid: '57A4' },
};

/** Law 57A: a defender leads to the next trick, or plays out of turn, before his partner has played. */
export function* prematurePlay({ table, irregularity }: Scene<Irregular<'premature-play'>>): Procedure {
  const { offender, card } = irregularity;
  const play = playOf(table);
  const bothPlayed =
    cardsInTrick(play).filter(({ seat }) => sideOf(seat) === sideOf(play.contract.declarer)).length === 2;
  if (bothPlayed && !irregularity.leads) {
    yield note('no-rectification', table.edition === 1997 ? '57C' : '57C1', { offender, card });
    yield { type: 'card-played', seat: offender, card, clause: table.edition === 1997 ? '57C' : '57C1' };
    return [];
  }
  return yield* prematureCard(table, offender, card);
}

/** The card is a major penalty card, and declarer says what the partner has to play. */
export function* prematureCard(table: Table, offender: Seat, card: Card): Procedure {
  const play = playOf(table);
  const { declarer } = play.contract;
  const partner = partnerOf(offender);
  const led = suitLed(play);
  yield { type: 'card-withdrawn', seat: offender, card, clause: '57A' };
  yield* becomePenaltyCards(table, offender, [card], 'played', '57A');
  if (led === undefined) return [];
  const says = ORDERS[table.edition];
  const others = SUITS.filter((suit) => suit !== led);
  const answers: readonly Answer[] = [
    { id: 'highest', clause: says.highest },
    { id: 'lowest', clause: says.lowest },
    ...(says.require === undefined
      ? []
      : others.map((suit) => ({ id: `require-${suit}`, clause: says.require ?? '' }))),
    ...others.map((suit) => ({ id: `forbid-${suit}`, clause: says.forbid })),
  ];
  const chosen = yield* ask({
    id: 'premature-play',
    answerer: declarer,
    clause: '57A',
    params: { seat: declarer, offender, leader: partner, card, suit: led },
    answers,
  });
  const [order = '', suit = led] = chosen.split('-');
  const clause = answers.find(({ id }) => id === chosen)?.clause ?? '57A';
  yield { type: 'play-order', seat: partner, order, suit, clause } as Consequence;
  return [];
}

/** Law 57D: a defender plays at his right-hand opponent's turn. Legal at his own, the card is played then. */
export function* playedAtRho({ table, irregularity }: Scene<Irregular<'played-at-rho'>>): Procedure {
  const { offender, card } = irregularity;
  const play = playOf(table);
  const { declarer } = play.contract;
  const clause = table.edition === 2017 ? '57D' : '45C1';
  const legal = legalCards(table, offender);
  const led = suitLed(play);
  const hand = handLeft(table, offender);
  const fits =
    legal?.includes(card) ?? !(led !== undefined && hand !== undefined && cardsIn(hand, led).length > 0);
  const reply = yield* askOrSee({
    id: 'rule-now',
    answerer: 'director',
    clause,
    params: { seat: declarer, offender, card },
    answers: [{ id: 'yes', clause }],
    heard: [declarer, dummyOf({ declarer })],
  });
  // Law 60A: the next player plays before the ruling, and the card counts as played in turn.
  if ('card' in reply) {
    yield { type: 'card-played', seat: offender, card, clause: '60A1' };
    return [reply.card];
  }
  if (fits) {
    yield { type: 'card-played', seat: offender, card, clause };
    return [];
  }
  yield* becomePenaltyCards(table, offender, [card], 'played', clause);
  return [];
}
