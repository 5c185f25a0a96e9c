import { dummyOf, lhoOf, partnerOf, rhoOf, type Seat, SUITS, type Suit, suitOf } from '../game/index.ts';
import { legalCards } from './44-sequence-of-play.ts';
import { keptOrChanged } from './45-card-played.ts';
import { becomePenaltyCards } from './50-penalty-cards.ts';
import { byEdition, editionsOf } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import type { CardFell } from './happening/happening.ts';
import { note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import type { EarlyLead } from './ruling/lasting.ts';
import {
  askAndGather,
  askOrSee,
  judged,
  type Procedure,
  type Scene,
  type Telling,
} from './ruling/procedure.ts';
import type { Answer, PlayOrder } from './ruling/ruling.ts';
import { cardsInTrick, isDefender, playOf, suitLed } from './table/play-state.ts';
import type { Table } from './table/table.ts';

/** What declarer may order of the offender's partner. Before 2017 another suit could only be forbidden. */
const orderClausesIn = byEdition<
  Readonly<Record<'highest' | 'lowest' | 'forbid', Clause>> & { readonly require?: Clause }
>({
  1997: { highest: '57A1', lowest: '57A2', forbid: '57A3' },
  2007: { highest: '57A1', lowest: '57A2', forbid: '57A3' },
  2017: { highest: '57A1', lowest: '57A2', require: '57A3', forbid: '57A4' },
});

const saysIn = editionsOf({
  bothHands: { 1997: '57C', 2007: '57C1', 2017: '57C1' },
  dummyPrompted: { 1997: '57C', 2007: '57C1', 2017: '57C2' },
  /** A defender plays at his right-hand opponent's turn; before 2017 he is bound by having shown the card. */
  atRho: { 1997: '45C1', 2007: '45C1', 2017: '57D' },
  atRhoIllegal: { 1997: '49', 2007: '49', 2017: '57D' },
});

const byDeclarerIn = byEdition<Readonly<Record<'own' | 'dummys', Clause>>>({
  1997: { own: '45C2', dummys: '45C4(a)' },
  2007: { own: '57C2', dummys: '57C2' },
  2017: { own: '57C3', dummys: '57C3' },
});

/** A card of declarer's out of turn is played; in 1997 dummy's as any card that he names. */
export const byDeclarer = (table: Table, seat: Seat): Clause =>
  byDeclarerIn(table)[seat === dummyOf(playOf(table).contract) ? 'dummys' : 'own'];

/** Law 57C3 (2007: 57C2): declarer's card before its turn is played, and stays. */
export function* declarersEarlyCard({
  table,
  irregularity,
}: Scene<Irregular<'declarers-early-card'>>): Procedure {
  const { offender, card } = irregularity;
  const clause = isSecondCardFromDummy(table, offender) ? '54B2' : byDeclarer(table, offender);
  yield note('early-card-stays', clause, { offender, card });
  return [];
}

/** Law 54B2 has its own words for dummy's card to an opening lead out of turn that declarer accepted to see dummy. */
const isSecondCardFromDummy = (table: Table, seat: Seat): boolean => {
  const { irregularity, clauses = [] } = table.rulings.at(-1) ?? {};
  return (
    irregularity?.type === 'lead-out-of-turn' &&
    clauses.some((clause) => clause === '54B' || clause === '54B2') &&
    seat === dummyOf(playOf(table).contract) &&
    cardsInTrick(playOf(table)).length === 2
  );
};

type Premature = Irregular<'premature-play'>;

/** Law 57A: a defender leads to the next trick, or plays out of turn, before his partner has played. */
export function* prematurePlay({ table, irregularity }: Scene<Premature>): Procedure {
  const { offender, card, leads } = irregularity;
  const over = leads ? declarersEarlyLead(table) : undefined;
  if (over !== undefined) return yield* playedToEarlyLead(table, irregularity, over);
  if (leads) return yield* prematureCard(table, irregularity, []);
  const { excuse, meanwhile } = yield* excuseFor(table, irregularity);
  if (excuse === undefined) return yield* prematureCard(table, irregularity, meanwhile);
  yield note('no-rectification', excuse, { offender, card });
  yield { type: 'card-played', seat: offender, card, clause: excuse };
  return meanwhile;
}

/** Declarer has led on before the trick was complete, and has played to it from both hands. */
const declarersEarlyLead = (table: Table): EarlyLead | undefined => {
  const { contract } = playOf(table);
  const isPlayed = hasPlayed(table, contract.declarer) && hasPlayed(table, dummyOf(contract));
  const early = table.persists.find((each) => each.type === 'early-lead');
  return isPlayed && early !== undefined && !isDefender(playOf(table), early.seat) ? early : undefined;
};

/** Law 57C1 of a card that a defender plays to declarer's early lead: it waits with the lead for its trick. */
function* playedToEarlyLead(table: Table, { offender: seat, card }: Premature, lead: EarlyLead): Procedure {
  const clause = saysIn(table).bothHands;
  yield note('no-rectification', clause, { offender: seat, card });
  yield { type: 'lifted', what: 'early-lead', seat: lead.seat, clause };
  yield { ...lead, over: { type: 'card', seat, card } };
  return [];
}

/** Was it played to declarer's early lead, so that nothing follows when the lead comes to be looked at? */
const isExcusedBefore = (table: Table, { card }: Premature): boolean =>
  table.rulings.some(
    ({ irregularity: each, clauses }) =>
      each.type === 'premature-play' && each.card === card && clauses.includes(saysIn(table).bothHands),
  );

const hasPlayed = (table: Table, seat: Seat): boolean =>
  cardsInTrick(playOf(table)).some((each) => each.seat === seat);

/** Whose cards may fall before the ruling: of those yet to play to the trick, and on a lead that of the next hand. */
const heardAfter = (table: Table, { offender, leads }: Premature): readonly Seat[] =>
  [lhoOf(offender), partnerOf(offender), rhoOf(offender)].filter(
    (seat) => !hasPlayed(table, seat) || (leads && seat === lhoOf(offender)),
  );

interface Excused {
  readonly excuse: Clause | undefined;
  readonly meanwhile: readonly CardFell[];
}

/** Law 57C: declarer had played from both hands, or dummy had taken it on himself to pick a card. */
function* excuseFor(table: Table, irregularity: Premature): Telling<Excused> {
  const says = saysIn(table);
  const { offender, card } = irregularity;
  const { declarer } = playOf(table).contract;
  if (isExcusedBefore(table, irregularity)) return { excuse: says.bothHands, meanwhile: [] };
  if (hasPlayed(table, dummyOf({ declarer }))) {
    const excuse = hasPlayed(table, declarer) ? says.bothHands : undefined;
    return { excuse, meanwhile: [] };
  }
  const clause = says.dummyPrompted;
  const { reply, meanwhile } = yield* askAndGather({
    id: 'dummy-prompted',
    answerer: 'director',
    clause,
    params: { offender, card },
    answers: [
      { id: 'yes', clause },
      { id: 'no', clause: '57A' },
    ],
    heard: heardAfter(table, irregularity),
  });
  return { excuse: 'answer' in reply && reply.answer === 'yes' ? clause : undefined, meanwhile };
}

/** The orders that declarer may give the offender's partner, who plays to a trick in that suit. */
function ordersIn(edition: LawsEdition, led: Suit): readonly Answer[] {
  const { highest, lowest, require, forbid } = orderClausesIn(edition);
  const others = SUITS.filter((suit) => suit !== led);
  return [
    { id: 'highest', clause: highest },
    { id: 'lowest', clause: lowest },
    ...(require === undefined ? [] : others.map((suit) => ({ id: `require-${suit}`, clause: require }))),
    ...others.map((suit) => ({ id: `forbid-${suit}`, clause: forbid })),
  ];
}

/** The card is a major penalty card, and declarer says what the partner has to play. */
function* prematureCard(table: Table, irregularity: Premature, before: readonly CardFell[]): Procedure {
  const { offender, card, leads } = irregularity;
  const play = playOf(table);
  const { declarer } = play.contract;
  const partner = partnerOf(offender);
  const suit = suitLed(play);
  if (suit === undefined) throw new Error('Nobody plays too soon to a trick without a lead.');
  const answers = ordersIn(table.edition, suit);
  yield { type: 'play-attempted', seat: offender, card, clause: '57A' };
  if (!leads) yield* becomePenaltyCards(table, offender, [card], 'played', '57A');
  const { reply, meanwhile } = yield* askAndGather(
    {
      id: 'premature-play',
      answerer: declarer,
      clause: '57A',
      params: { seat: declarer, offender, leader: partner, card, suit },
      answers,
      heard: heardAfter(table, irregularity).filter((seat) => !before.some((fell) => fell.seat === seat)),
    },
    ({ seat }) => leads && seat === lhoOf(offender),
  );
  if ('card' in reply) return yield* leadPlayedTo(table, irregularity, reply.card, meanwhile);
  if (leads) yield* becomePenaltyCards(table, offender, [card], 'played', '57A');
  const [order, named = suit] = reply.answer.split('-');
  const clause = answers.find(({ id }) => id === reply.answer)?.clause ?? '57A';
  const ordered = { type: 'play-order', seat: partner, order, suit: named, clause } as PlayOrder;
  yield ordered;
  return yield* underOrder(table, ordered, [...before, ...meanwhile]);
}

/** Law 60A: the next hand has played after a premature lead. The right is lost, and the card is led when its time comes. */
function* leadPlayedTo(
  table: Table,
  { offender, card }: Premature,
  fell: CardFell,
  meanwhile: readonly CardFell[],
): Procedure {
  const isOver = hasPlayed(table, fell.seat);
  yield note('right-lost-by-playing', '60A1', { seat: fell.seat });
  yield { type: 'early-lead', seat: offender, card, clause: '60A2', ...(isOver ? { over: fell } : {}) };
  return isOver ? meanwhile : [...meanwhile, fell];
}

/**
 * Cards that fell before declarer had given his order. His own are played (Law 57C); the partner's too, if it is one
 * that he was to play, and otherwise it is a penalty card (Law 60C), and declarer may change what he played after it.
 */
function* underOrder(table: Table, order: PlayOrder, cards: readonly CardFell[]): Procedure {
  const at = cards.findIndex(({ seat }) => seat === order.seat);
  const partners = cards[at];
  if (partners === undefined || obeys(table, order, partners)) return cards;
  yield { type: 'play-attempted', seat: order.seat, card: partners.card, clause: '60C' };
  yield* becomePenaltyCards(table, order.seat, [partners.card], 'played', '60C');
  const kept = yield* keptOrChanged(table, order.seat, cards.slice(at + 1), undefined, '47D');
  return [...cards.slice(0, at), ...kept];
}

/** Is it a card that the player may play to the trick under that order? Penalty cards of his own are for Law 52. */
function obeys(table: Table, order: PlayOrder, { seat, card }: CardFell): boolean {
  const others = table.persists.filter(({ type }) => type !== 'penalty-card');
  const ordered = { ...table, persists: [...others, { ...order, from: table.calls.length }] };
  return legalCards(ordered, seat)?.includes(card) ?? true;
}

/** Law 57D: a defender plays at his right-hand opponent's turn. Legal at his own, the card is played then. */
export function* playedAtRho({ table, irregularity }: Scene<Irregular<'played-at-rho'>>): Procedure {
  const { offender, card } = irregularity;
  const says = saysIn(table);
  const { declarer } = playOf(table).contract;
  const clause = says.atRho;
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
    yield note('right-lost-by-playing', '60A1', { seat: lhoOf(offender) });
    yield { type: 'card-played', seat: offender, card, clause: '60A2' };
    return since;
  }
  if (yield* fitsTheTrick(table, irregularity, says)) {
    yield { type: 'card-played', seat: offender, card, clause };
    // 2017 alone points to Law 16. A penalty card is for all to use while it lies there (Law 50E1).
    if (clause === '57D') yield note('law-16-may-apply', clause, { offender });
  } else {
    const illegal = says.atRhoIllegal;
    yield { type: 'play-attempted', seat: offender, card, clause: illegal };
    yield* becomePenaltyCards(table, offender, [card], 'played', illegal);
  }
  return since;
}

/** Can the card be played to the trick? Of a hand that is not known only a person can say whether it has the suit led. */
function* fitsTheTrick(
  table: Table,
  { offender: seat, card }: Irregular<'played-at-rho'>,
  says: { readonly atRho: Clause; readonly atRhoIllegal: Clause },
): Telling<boolean> {
  const suit = suitLed(playOf(table));
  return (
    legalCards(table, seat)?.includes(card) ??
    (suit === undefined ||
      suitOf(card) === suit ||
      !(yield* judged('could-have-followed', says.atRhoIllegal, { seat, card, suit }, says.atRho)))
  );
}
