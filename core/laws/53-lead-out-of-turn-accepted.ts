import { lhoOf, partnerOf, rhoOf, type Seat, sideOf, suitOf } from '../game/index.ts';
import { becomePenaltyCards } from './50-penalty-cards.ts';
import { byDeclarer } from './57-premature-play.ts';
import { editionsOf } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import type { CardFell } from './happening/happening.ts';
import { cardWithdrawnBy, note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import {
  type Asked,
  ask,
  askAndGather,
  type Gathered,
  type Procedure,
  type Scene,
  type Telling,
} from './ruling/procedure.ts';
import { isDefender, playOf } from './table/play-state.ts';

export type LeadOutOfTurn = Scene<Irregular<'lead-out-of-turn'>>;

/** The same rules under the letters of each edition: a proper lead over it, and the defender who plays too soon. */
export const saysIn = editionsOf({
  properLead: { 1997: '53C', 2007: '53C', 2017: '53B' },
  wrongDefender: { 1997: '53B', 2007: '53B', 2017: '53C' },
});

/** What a card that falls before the ruling means for a lead out of turn. */
export type Meant = 'accepts' | 'proper-lead' | 'wrong-defender';

/**
 * Law 53: the next hand in rotation accepts the lead by playing; an opponent whose lead it was makes his own; the
 * defender on the other side of declarer's lead has played too soon. Where the one next in rotation also had the
 * lead, only the director can say what he did.
 */
export function* meantBy(scene: LeadOutOfTurn, { seat, card }: CardFell): Telling<Meant> {
  const { table, irregularity } = scene;
  const { offender, leader, card: led } = irregularity;
  const isLeaders = seat === leader && sideOf(leader) !== sideOf(offender);
  if (seat === lhoOf(offender)) {
    if (!isLeaders) return 'accepts';
    const clause = saysIn(table).properLead;
    const meant = yield* ask({
      id: 'leading-or-following',
      answerer: 'director',
      clause,
      params: { seat, card, offender, led },
      answers: [
        { id: 'leading', clause },
        { id: 'following', clause: '53A' },
      ],
      ...(suitOf(card) === suitOf(led) ? {} : { suggestion: { answer: 'leading', reason: 'other-suit' } }),
    });
    return meant === 'leading' ? 'proper-lead' : 'accepts';
  }
  return isLeaders ? 'proper-lead' : 'wrong-defender';
}

/** The card goes back to the hand it came from, and tells the other side alone. */
export function* takenBack(scene: LeadOutOfTurn, clause: Clause): Telling<void> {
  const { table, irregularity } = scene;
  const { offender, card } = irregularity;
  yield { type: 'card-withdrawn', seat: offender, card, clause };
  yield cardWithdrawnBy(offender, { seat: offender, card }, table.edition);
}

/** The card goes back and becomes a penalty card: Law 50E says what may be known from it. */
export function* refused({ table, irregularity }: LeadOutOfTurn, clause: Clause): Telling<void> {
  const { offender, card } = irregularity;
  yield { type: 'card-withdrawn', seat: offender, card, clause };
  yield* becomePenaltyCards(table, offender, [card], 'played', clause);
}

/** 2017: nobody accepts a lead out of turn to the last trick (footnote to Law 53A). */
export function* leadToLastTrick({ irregularity }: LeadOutOfTurn): Procedure {
  const { offender, card, leader } = irregularity;
  yield { type: 'card-withdrawn', seat: offender, card, clause: '53A' };
  yield note('leads-from-the-right-hand', '53A', { seat: leader });
  return [];
}

/** The lead is accepted: it counts as the right one. */
export function* leadAccepted(
  { irregularity: { offender, card } }: LeadOutOfTurn,
  clause: Clause,
): Telling<void> {
  yield note('lead-accepted', clause, { offender, card });
}

/** Does a card of that hand say what becomes of the lead? To the first trick dummy's does: declarer has seen it (54C). */
const saysWhatBecomes = ({ table, irregularity }: LeadOutOfTurn, seat: Seat): boolean => {
  const { offender, leader, trick } = irregularity;
  if (seat === lhoOf(offender)) return true;
  return seat === rhoOf(offender) && (seat === leader || trick === 1 || !isDefender(playOf(table), offender));
};

/** Asks about a lead out of turn. Cards of the other hands in the meantime decide nothing (Laws 53A and 60C). */
export const askAfterLead = (
  scene: LeadOutOfTurn,
  asked: Omit<Asked, 'heard'>,
  before: readonly CardFell[] = [],
): Telling<Gathered> => {
  const { offender } = scene.irregularity;
  const heard = [lhoOf(offender), partnerOf(offender), rhoOf(offender)];
  return askAndGather({ ...asked, heard }, ({ seat }) => saysWhatBecomes(scene, seat), before);
};

/** What became of a lead out of turn: it stands, was taken back, or gave way to the lead of the right player. */
type Became = 'stands' | 'retracted' | 'gave-way';

/**
 * What becomes of cards that fell in the meantime. A defender's is a penalty card (Law 60C), unless the right player
 * has led: then all that was played in error goes back at no cost (Law 53). Declarer's is played if the lead stands
 * (Law 57C) and goes back otherwise.
 */
export function* inTheMeantime(
  { table, irregularity }: LeadOutOfTurn,
  cards: readonly CardFell[],
  became: Became,
): Telling<void> {
  const { edition } = table;
  const { offender } = irregularity;
  for (const { seat, card } of cards) {
    const defends = isDefender(playOf(table), seat);
    if (became === 'stands' && !defends) {
      yield { type: 'card-played', seat, card, clause: byDeclarer(table, seat) };
      continue;
    }
    const before = sideOf(seat) === sideOf(offender) ? '60C' : '53A';
    const clause = became === 'gave-way' ? saysIn(edition).properLead : before;
    yield { type: 'play-attempted', seat, card, clause };
    if (defends && became !== 'gave-way') {
      yield* becomePenaltyCards(table, seat, [card], 'played', clause);
      continue;
    }
    yield { type: 'card-withdrawn', seat, card, clause };
    yield cardWithdrawnBy(offender, { seat, card }, edition);
  }
}
