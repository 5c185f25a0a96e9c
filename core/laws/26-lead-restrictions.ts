import { type Card, lhoOf, partnerOf, type Seat, SUITS, type Suit, sideOf, suitOf } from '../game/index.ts';
import { legalCards } from './44-sequence-of-play.ts';
import { becomePenaltyCards } from './50-penalty-cards.ts';
import type { Clause } from './clauses/clause.ts';
import type { CardFell } from './happening/happening.ts';
import { specifiedSuits } from './happening/meaning.ts';
import { note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { type Asked, askOrSee, isSo, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import type { Answer, LeadLimit, LeadOrder } from './ruling/ruling.ts';
import { finalContract, type MadeCall, type Table } from './table/table.ts';

type Limit = LeadLimit & { readonly from: number };

/** What declarer may do at the first lead of the offender's partner. */
interface Say {
  readonly clause: Clause;
  readonly require: readonly Suit[];
  readonly forbid: readonly Suit[];
}

/** The suits that the player himself has shown by calls that stand. */
const shownBy = ({ calls }: Table, seat: Seat): readonly Suit[] =>
  calls.filter((made) => made.seat === seat).flatMap(({ call, meaning }) => specifiedSuits(call, meaning));

const without = (suits: readonly Suit[], gone: readonly Suit[]): readonly Suit[] =>
  suits.filter((suit) => !gone.includes(suit));

/** The call that stands for the turn at which the other one was withdrawn. */
const standsInstead = ({ calls }: Table, { offender, from }: Limit): MadeCall | undefined =>
  calls.slice(from).find(({ seat }) => seat === offender);

/** 2017: any one suit may be forbidden but those that the offender has shown in the legal auction (Law 26B). */
const say2017 = (table: Table, { offender }: Limit): Say => ({
  clause: '26B',
  require: [],
  forbid: without(SUITS, shownBy(table, offender)),
});

/**
 * 1997 and 2007: a withdrawn call that showed suits lets declarer require or forbid one that was not shown again
 * (Law 26A); any other call lets him forbid any one suit (Law 26B). A double out of turn is always of that kind.
 */
function sayBefore2017(table: Table, { offender, withdrawn }: Limit): Say {
  const { call, meaning } = withdrawn;
  const suits = specifiedSuits(call, meaning);
  const isDouble = call === 'X' || call === 'XX';
  const named = suits.length > 0 && !isDouble && !(table.edition === 2007 && meaning?.unnamedSuit === true);
  if (!named) return { clause: '26B', require: [], forbid: SUITS };
  const left = without(suits, shownBy(table, offender));
  return { clause: left.length === 0 ? '26A1' : '26A2', require: left, forbid: left };
}

const sayOf = (table: Table, limit: Limit): Say =>
  (table.edition === 2017 ? say2017 : sayBefore2017)(table, limit);

const answersOf = ({ clause, require, forbid }: Say): readonly Answer[] => [
  ...require.map((suit) => ({ id: `require-${suit}`, clause })),
  ...forbid.map((suit) => ({ id: `forbid-${suit}`, clause })),
  { id: 'nothing', clause },
];

/** Law 26: at the first turn to lead of the offender's partner, declarer says whether he limits the lead. */
export function* leadRestriction({ table, irregularity }: Scene<Irregular<'lead-limit'>>): Procedure {
  const { limit } = irregularity;
  const leader = partnerOf(limit.offender);
  const say = sayOf(table, limit);
  const contract = finalContract(table);
  if (contract === undefined || contract === 'passed-out') return [];
  if (sideOf(contract.declarer) === sideOf(limit.offender)) {
    yield note('no-lead-limit', limit.clause);
    return [];
  }
  if (say.forbid.length === 0 || (yield* isTheSameCall(table, limit))) {
    yield note('no-lead-limit', say.clause);
    return [];
  }
  const asked = {
    id: 'lead-limit',
    answerer: contract.declarer,
    clause: say.clause,
    params: { seat: contract.declarer, leader, offender: limit.offender, call: limit.withdrawn.call },
    answers: answersOf(say),
  };
  const reply = yield* askOrSee({ ...asked, heard: [leader] });
  if ('card' in reply) return yield* ledBeforehand(table, asked, reply.card);
  yield* limited(leader, say.clause, reply.answer);
  return [];
}

/** What declarer says of the lead, as an order to the leader; nothing if he leaves it free. */
function orderIn(seat: Seat, clause: Clause, chosen: string): LeadOrder | undefined {
  const [order, suit] = chosen.split('-');
  return (order === 'forbid' || order === 'require') && suit !== undefined
    ? { type: 'lead-order', seat, order, suit: suit as Suit, clause }
    : undefined;
}

function* limited(leader: Seat, clause: Clause, chosen: string): Telling<void> {
  const order = orderIn(leader, clause, chosen);
  if (order !== undefined) yield order;
}

/**
 * Law 60C: he leads before declarer has said anything, and that takes no right away. A card that goes against what
 * declarer says becomes a penalty card. If declarer's side plays to it instead, the right is lost (Law 60A1).
 */
function* ledBeforehand(table: Table, asked: Asked, fell: CardFell): Procedure {
  const { seat: leader, card } = fell;
  yield note('led-too-soon', '60C', { leader, card });
  const reply = yield* askOrSee({ ...asked, heard: [lhoOf(leader)] });
  if ('card' in reply) {
    yield note('right-lost-by-playing', '60A1', { seat: reply.card.seat });
    return [fell, reply.card];
  }
  const order = orderIn(leader, asked.clause, reply.answer);
  if (order === undefined) return [fell];
  yield order;
  const ordered = { ...table, persists: [...table.persists, { ...order, from: table.calls.length }] };
  if (legalCards(ordered, leader)?.includes(card) ?? obeys(order, card)) return [fell];
  yield { type: 'play-attempted', seat: leader, card, clause: '60C' };
  yield* becomePenaltyCards(table, leader, [card], 'played', '60C');
  return [];
}

/** Where nothing is known of his hand: is it a lead that the order allows? */
const obeys = ({ order, suit }: LeadOrder, card: Card): boolean =>
  (suitOf(card) === suit) === (order === 'require');

/** 1997 and 2007: the call made again at the proper turn, with much the same meaning, limits nothing. */
function* isTheSameCall(table: Table, limit: Limit): Telling<boolean> {
  if (table.edition === 2017 || standsInstead(table, limit)?.call !== limit.withdrawn.call) return false;
  return yield* isSo({
    id: 'same-meaning',
    answerer: 'director',
    clause: '26',
    params: { call: limit.withdrawn.call },
    suggestion: { answer: 'yes', reason: 'same-call' },
  });
}
