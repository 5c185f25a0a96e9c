import {
  type Card,
  lhoOf,
  otherSide,
  partnerOf,
  SEATS,
  type Seat,
  SUITS,
  type Suit,
  sideOf,
  suitOf,
} from '../game/index.ts';
import { penaltyCardsOf, playableMajors } from './44-sequence-of-play.ts';
import { byEdition } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import { note, review } from './ruling/consequences.ts';
import { isHonour } from './ruling/honours.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, askOrSee, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import type { Answer, Consequence, Information, LeadOrder, PenaltyCard } from './ruling/ruling.ts';
import { playOf, properLeader, trickNumber, turnToPlay } from './table/play-state.ts';
import type { Table } from './table/table.ts';

/** How a card came to be exposed: by a play or lead that was meant, or by accident (Law 50B). */
export type Exposure = 'played' | 'dropped' | 'shown' | 'named';

/** Law 50B: one small card dropped by accident is minor; an honour, a card played, or a second card is major. */
const kindOf = (card: Card, exposure: Exposure, others: number): PenaltyCard['kind'] =>
  exposure === 'dropped' && others === 0 && !isHonour(card) ? 'minor' : 'major';

/** Where the editions keep from partner what a penalty card on the table shows. Since 2017 it is for all (50E1). */
const seenIn = byEdition<Readonly<Record<PenaltyCard['kind'], Clause | undefined>>>({
  1997: { major: '50D1', minor: '50C' },
  2007: { major: '50E2', minor: '50E2' },
  2017: { major: undefined, minor: undefined },
});

/** What all may know of it while it lies there: 1997 the duty, to partner; 2007 the duty, to all; 2017 everything, to all. */
const knownIn = byEdition<Partial<Readonly<Record<PenaltyCard['kind'], Said>>>>({
  1997: { major: { code: 'duty-known-to-partner', clause: '50D1' } },
  2007: {
    major: { code: 'duty-known-to-all', clause: '50E1' },
    minor: { code: 'limit-known-to-all', clause: '50E1' },
  },
  2017: {
    major: { code: 'penalty-card-known-to-all', clause: '50E1' },
    minor: { code: 'minor-card-known-to-all', clause: '50E1' },
  },
});

interface Said {
  readonly code: string;
  readonly clause: Clause;
}

/** Where they adjust the score when the sight of it helped. */
const helpedIn = byEdition<Readonly<Record<PenaltyCard['kind'], Clause>>>({
  1997: { major: '50D1', minor: '50C' },
  2007: { major: '50E3', minor: '50E3' },
  2017: { major: '50E4', minor: '50E4' },
});

/** Known to the opponents, not for the owner's partner to use. */
const hidden = (seat: Seat, card: Card, clause: Clause): Information => ({
  type: 'information',
  about: card,
  by: seat,
  authorised: otherSide(sideOf(seat)),
  unauthorised: sideOf(seat),
  clause,
});

/**
 * 2017: once the card has been played, how it came to be a penalty card is not for partner (Law 50E3). Nor is it for the other
 * side where both have revoked and neither may use what was withdrawn (Laws 62C3 and 16C2).
 */
export function onceItIsPlayed(
  { edition, persists }: Pick<Table, 'edition' | 'persists'>,
  { seat, card }: PenaltyCard,
): Information | undefined {
  if (edition !== 2017) return undefined;
  const isForNobody = persists.some(
    (item) =>
      item.type === 'information' &&
      item.about === card &&
      item.by === seat &&
      item.unauthorised === otherSide(sideOf(seat)),
  );
  const information = hidden(seat, card, '50E3');
  return isForNobody ? { ...information, authorised: undefined } : information;
}

/** A defender's cards become penalty cards; with more than one, all of his are major (Law 50B). */
export function* becomePenaltyCards(
  table: Table,
  seat: Seat,
  cards: readonly Card[],
  exposure: Exposure,
  clause: Clause,
): Telling<void> {
  const had = penaltyCardsOf(table, seat);
  const before = had.filter(({ card }) => !cards.includes(card));
  const others = before.length + cards.length - 1;
  if (before.length < had.length || (others > 0 && before.some(({ kind }) => kind === 'minor'))) {
    yield { type: 'lifted', what: 'penalty-card', seat, clause: '50B' };
    const { major } = knownIn(table);
    for (const each of before) {
      yield { type: 'penalty-card', seat, card: each.card, kind: 'major', clause: each.clause };
      if (each.kind === 'minor' && major !== undefined)
        yield note(major.code, major.clause, { seat, card: each.card });
    }
  }
  let worst: PenaltyCard['kind'] = 'minor';
  for (const card of cards) {
    const kind = kindOf(card, exposure, others);
    if (kind === 'major') worst = kind;
    const seen = seenIn(table)[kind];
    const known = knownIn(table)[kind];
    yield { type: 'penalty-card', seat, card, kind, clause };
    if (known !== undefined) yield note(known.code, known.clause, { seat, card });
    if (seen !== undefined) yield hidden(seat, card, seen);
  }
  yield review(seat, helpedIn(table)[worst]);
}

const suitsOf = (cards: readonly PenaltyCard[]): readonly Suit[] =>
  SUITS.filter((suit) => cards.some(({ card }) => suitOf(card) === suit));

/** Every way of forbidding one or more of the suits. */
const forbidding = (suits: readonly Suit[]): readonly (readonly Suit[])[] =>
  Array.from({ length: 2 ** suits.length - 1 }, (_, index) =>
    suits.filter((_suit, place) => ((index + 1) >> place) & 1),
  );

/** Where it is said, for cards of one suit or of several. */
const saysOf = (
  cards: readonly PenaltyCard[],
  edition: LawsEdition,
): Readonly<Record<'require' | 'forbid' | 'neither', Clause>> => {
  if (cards.length === 1) return { require: '50D2(a)', forbid: '50D2(a)', neither: '50D2(b)' };
  if (suitsOf(cards).length === 1) return { require: '51B1(a)', forbid: '51B1(b)', neither: '50D2(b)' };
  return { require: '51B2(a)', forbid: '51B2(b)', neither: edition === 2017 ? '51B2(c)' : '50D2(b)' };
};

function answersFor(cards: readonly PenaltyCard[], edition: LawsEdition): readonly Answer[] {
  const says = saysOf(cards, edition);
  return [
    ...suitsOf(cards).map((suit) => ({ id: `require-${suit}`, clause: says.require })),
    ...forbidding(suitsOf(cards)).map((suits) => ({ id: `forbid-${suits.join('')}`, clause: says.forbid })),
    { id: 'neither', clause: says.neither },
  ];
}

/** Laws 50D2 and 51B: before the partner of a defender with major penalty cards leads, declarer chooses. */
export function* penaltyCardChoice({
  table,
  irregularity,
}: Scene<Irregular<'penalty-card-choice'>>): Procedure {
  const { leader, declarer, cards } = irregularity;
  const names = cards.map((each) => each.card).join(' ');
  const question = {
    id: 'penalty-card',
    answerer: declarer,
    clause: saysOf(cards, table.edition).require,
    params: { seat: declarer, leader, owner: partnerOf(leader), cards: names },
    answers: answersFor(cards, table.edition),
  };
  const reply = yield* askOrSee({ ...question, heard: SEATS });
  if ('answer' in reply) {
    yield* carriedOut(table, irregularity, reply.answer);
    return [];
  }
  // Somebody else leads out of turn before declarer has chosen: that is ruled on first.
  if (reply.card.seat !== leader) return [reply.card];
  // He leads before declarer has chosen: the card is a penalty card too, and declarer chooses all the same.
  const { card } = reply.card;
  yield note('led-too-soon', '50D2', { leader, card });
  const next = yield* askOrSee({ ...question, heard: [lhoOf(leader)] });
  if ('answer' in next) {
    yield { type: 'play-attempted', seat: leader, card, clause: '49' };
    yield* becomePenaltyCards(table, leader, [card], 'played', '49');
    yield* carriedOut(table, irregularity, next.answer);
    return [];
  }
  // Unless his side plays to it: the lead stands then, and the other penalty card is due at later turns (Law 60A).
  yield { type: 'card-played', seat: leader, card, clause: '60A1' };
  yield note('penalty-card-stays', '60A3', { offender: partnerOf(leader) });
  yield { type: 'lead-free', trick: trickToLead(table), clause: '60A1' };
  return [next.card];
}

const trickToLead = ({ played }: Table): number => (played === undefined ? 1 : trickNumber(played));

/** What declarer said is done, and the lead is free as far as it goes. */
function* carriedOut(
  table: Table,
  { leader, cards }: Irregular<'penalty-card-choice'>,
  chosen: string,
): Telling<void> {
  const [order, names = ''] = chosen.split('-');
  const says = saysOf(cards, table.edition);
  const clause = order === 'require' || order === 'forbid' ? says[order] : says.neither;
  if (order === 'require' || order === 'forbid') {
    const owner = partnerOf(leader);
    const suits = SUITS.filter((suit) => names.includes(suit));
    const orders = suits.map(
      (suit): LeadOrder => ({ type: 'lead-order', seat: leader, order, suit, clause }),
    );
    yield* orders;
    const back = cards.map(({ card }) => card).filter((card) => suits.includes(suitOf(card)));
    yield { type: 'lifted', what: 'penalty-card', seat: owner, suits, cards: back, clause };
    for (const card of back) yield pickedUp(table.edition, owner, card);
    yield* ownCardLed(table, leader, orders);
  } else yield* ownCardLed(table, leader, []);
  yield { type: 'lead-free', trick: trickToLead(table), clause };
}

/** Law 50D1: a leader with a penalty card of his own leads it, as far as declarer's order leaves it to him. */
function* ownCardLed(table: Table, leader: Seat, orders: readonly LeadOrder[]): Telling<void> {
  const ordered = orders.map((order) => ({ ...order, from: table.calls.length }));
  const then = { ...table, persists: [...table.persists, ...ordered] };
  const [only, ...more] = playableMajors(then, leader);
  if (only !== undefined && more.length === 0)
    yield note('own-penalty-card-led', '50D1', { seat: leader, card: only });
}

const pickedUpIn = byEdition<Clause>({ 1997: '50D1', 2007: '50E2', 2017: '50E2' });

/** The card goes back to the hand, and what it was is no longer partner's to know. */
const pickedUp = (edition: LawsEdition, seat: Seat, card: Card): Consequence =>
  hidden(seat, card, pickedUpIn(edition));

/** Is declarer to be asked before the lead to the coming trick? */
export function choiceDue(table: Table): Irregular<'penalty-card-choice'> | undefined {
  const { played } = table;
  if (played === undefined || played.askedFor >= trickNumber(played)) return undefined;
  const leader = properLeader(played);
  const { declarer } = played.contract;
  if (sideOf(leader) === sideOf(declarer)) return undefined;
  const cards = penaltyCardsOf(table, partnerOf(leader)).filter(({ kind }) => kind === 'major');
  return cards.length === 0
    ? undefined
    : { type: 'penalty-card-choice', offender: partnerOf(leader), leader, declarer, cards };
}

/** Law 51A: a defender could play one of several penalty cards now: declarer designates it. */
export function designationDue(table: Table): Irregular<'penalty-card-designation'> | undefined {
  const { played } = table;
  const owner = played && turnToPlay(played);
  if (owner === undefined || table.persists.some(({ type }) => type === 'card-order')) return undefined;
  const cards = playableMajors(table, owner);
  return cards.length > 1 ? { type: 'penalty-card-designation', offender: owner, cards } : undefined;
}

export function* penaltyCardDesignation({
  table,
  irregularity,
}: Scene<Irregular<'penalty-card-designation'>>): Procedure {
  const { offender, cards } = irregularity;
  const { declarer } = playOf(table).contract;
  const chosen = yield* ask({
    id: 'designate-penalty-card',
    answerer: declarer,
    clause: '51A',
    params: { seat: declarer, offender },
    answers: cards.map((card) => ({ id: card, clause: '51A' })),
  });
  yield { type: 'card-order', seat: offender, card: chosen as Card, clause: '51A' };
  return [];
}
