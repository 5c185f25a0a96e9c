import { type Card, dummyOf, lhoOf, partnerOf, type Seat, SUITS } from '../game/index.ts';
import { legalCards } from './44-sequence-of-play.ts';
import { becomePenaltyCards } from './50-penalty-cards.ts';
import type { ByEdition } from './editions.ts';
import { note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, askOrSee, isSo, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import type { Answer, Consequence } from './ruling/ruling.ts';
import { cardsInTrick, playOf, suitLed } from './table/play-state.ts';
import type { Table } from './table/table.ts';

/** What declarer may order of the offender's partner. Before 2017 another suit could only be forbidden. */
const ORDERS: ByEdition<
  Readonly<Record<'highest' | 'lowest' | 'forbid', string>> & { readonly require?: string }
> = {
  1997: { highest: '57A1', lowest: '57A2', forbid: '57A3' },
  2007: { highest: '57A1', lowest: '57A2', forbid: '57A3' },
  2017: { highest: '57A1', lowest: '57A2', require: '57A3', forbid: '57A4' },
};

const SAYS = {
  bothHands: { 1997: '57C', 2007: '57C1', 2017: '57C1' },
  dummyPrompted: { 1997: '57C', 2007: '57C1', 2017: '57C2' },
  /** A defender plays at his right-hand opponent's turn; before 2017 he is bound by having shown the card. */
  atRho: { 1997: '45C1', 2007: '45C1', 2017: '57D' },
  atRhoIllegal: { 1997: '49', 2007: '49', 2017: '57D' },
} as const satisfies Readonly<Record<string, ByEdition<string>>>;

/** Declarer's own card out of turn is a card played. */
export const BY_DECLARER: ByEdition<string> = { 1997: '45C2', 2007: '57C2', 2017: '57C3' };

/** Law 57A: a defender leads to the next trick, or plays out of turn, before his partner has played. */
export function* prematurePlay({ table, irregularity }: Scene<Irregular<'premature-play'>>): Procedure {
  const { offender, card, leads } = irregularity;
  const excuse = leads ? undefined : yield* excuseFor(table, irregularity);
  if (excuse === undefined) return yield* prematureCard(table, offender, card);
  yield note('no-rectification', excuse, { offender, card });
  yield { type: 'card-played', seat: offender, card, clause: excuse };
  return [];
}

/** Law 57C: declarer had played from both hands, or dummy had taken it on himself to pick a card. */
function* excuseFor(
  table: Table,
  { offender, card }: Irregular<'premature-play'>,
): Telling<string | undefined> {
  const { contract } = playOf(table);
  const hasPlayed = (seat: Seat): boolean => cardsInTrick(playOf(table)).some((each) => each.seat === seat);
  const dummy = dummyOf(contract);
  if (hasPlayed(dummy)) return hasPlayed(contract.declarer) ? SAYS.bothHands[table.edition] : undefined;
  const clause = SAYS.dummyPrompted[table.edition];
  const prompted = yield* isSo({
    id: 'dummy-prompted',
    answerer: 'director',
    clause,
    no: '57A',
    params: { offender, card },
  });
  return prompted ? clause : undefined;
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
  const { edition } = table;
  const { declarer } = playOf(table).contract;
  const clause = SAYS.atRho[edition];
  const reply = yield* askOrSee({
    id: 'rule-now',
    answerer: 'director',
    clause,
    params: { seat: declarer, offender, card },
    answers: [{ id: 'yes', clause }],
    heard: [declarer, dummyOf({ declarer })],
  });
  const since = 'card' in reply ? [reply.card] : [];
  // Law 60A: his left-hand opponent plays before the ruling, and the card counts as played in turn.
  if (since.some(({ seat }) => seat === lhoOf(offender))) {
    yield { type: 'card-played', seat: offender, card, clause: '60A2' };
    return since;
  }
  if (legalCards(table, offender)?.includes(card) ?? true)
    yield { type: 'card-played', seat: offender, card, clause };
  else yield* becomePenaltyCards(table, offender, [card], 'played', SAYS.atRhoIllegal[edition]);
  return since;
}
