import { lhoOf, partnerOf, rhoOf, type Seat, sideOf, suitOf } from '../game/index.ts';
import { becomePenaltyCards } from './50-penalty-cards.ts';
import type { ByEdition } from './editions.ts';
import type { CardFell } from './happening/happening.ts';
import { cardWithdrawnBy, note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import {
  type Asked,
  ask,
  askOrSee,
  type CardReply,
  type Procedure,
  type Scene,
  type Telling,
} from './ruling/procedure.ts';
import { isDefender, playOf } from './table/play-state.ts';

export type LeadOutOfTurn = Scene<Irregular<'lead-out-of-turn'>>;

/** The same rules under the letters of each edition: a proper lead over it, and the defender who plays too soon. */
export const SAYS = {
  properLead: { 1997: '53C', 2007: '53C', 2017: '53B' },
  wrongDefender: { 1997: '53B', 2007: '53B', 2017: '53C' },
} as const satisfies Readonly<Record<string, ByEdition<string>>>;

/** What a card that falls before the ruling means for a lead out of turn. */
export type Meant = 'accepts' | 'proper-lead' | 'wrong-defender' | 'nothing';

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
    const clause = SAYS.properLead[table.edition];
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
  if (isLeaders) return 'proper-lead';
  return seat === rhoOf(offender) && !isDefender(playOf(table), offender) ? 'wrong-defender' : 'nothing';
}

/** The card goes back to the hand it came from, and tells the other side alone. */
export function* takenBack(scene: LeadOutOfTurn, clause: string): Telling<void> {
  const { table, irregularity } = scene;
  const { offender, card } = irregularity;
  yield { type: 'card-withdrawn', seat: offender, card, clause };
  yield cardWithdrawnBy(offender, { seat: offender, card }, table.edition);
}

/** The card goes back and becomes a penalty card: Law 50E says what may be known from it. */
export function* refused({ table, irregularity }: LeadOutOfTurn, clause: string): Telling<void> {
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
  clause: string,
): Telling<void> {
  yield note('lead-accepted', clause, { offender, card });
}

/** The hands whose cards are an answer: next in rotation, the proper leader if an opponent, and the wrong defender. */
function heardAfterLead({ table, irregularity }: LeadOutOfTurn): readonly Seat[] {
  const { offender, leader } = irregularity;
  const heard = [lhoOf(offender), partnerOf(offender)];
  if (sideOf(leader) !== sideOf(offender)) heard.push(leader);
  if (!isDefender(playOf(table), offender)) heard.push(rhoOf(offender));
  return heard;
}

/** What the question about a lead out of turn heard, and a card that the offender's partner had played by then. */
export interface AfterLead {
  readonly reply: CardReply;
  readonly partners: CardFell | undefined;
}

/**
 * Asks about a lead out of turn. A card of the offender's partner in the meantime decides nothing (Law 60C): a
 * defender's becomes a penalty card; declarer's is kept till it is known what becomes of the lead.
 */
export function* askAfterLead(scene: LeadOutOfTurn, asked: Omit<Asked, 'heard'>): Telling<AfterLead> {
  const { table, irregularity } = scene;
  const heard = heardAfterLead(scene);
  const reply = yield* askOrSee({ ...asked, heard });
  const partner = partnerOf(irregularity.offender);
  if (!('card' in reply) || reply.card.seat !== partner) return { reply, partners: undefined };
  const { card: partners } = reply;
  if (isDefender(playOf(table), partner))
    yield* becomePenaltyCards(table, partner, [partners.card], 'played', '60C');
  const left = heard.filter((seat) => seat !== partner);
  return { reply: yield* askOrSee({ ...asked, heard: left }), partners };
}
