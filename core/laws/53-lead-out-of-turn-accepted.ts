import { lhoOf, rhoOf, type Seat, sideOf, suitOf } from '../game/index.ts';
import { note } from './consequences.ts';
import { type ByEdition, CLAUSES } from './editions.ts';
import type { CardFell } from './happening.ts';
import type { Irregular } from './irregularity.ts';
import { isDefender, playOf } from './play-state.ts';
import { ask, type Scene, type Telling } from './procedure.ts';
import type { Information } from './ruling.ts';
import type { Table } from './table.ts';

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
  yield { type: 'card-withdrawn', seat: irregularity.offender, card: irregularity.card, clause };
  yield cardWithdrawnBy(table, irregularity.offender, irregularity.card);
}

const cardWithdrawnBy = (table: Table, offender: Seat, card: string): Information => ({
  type: 'information',
  about: card,
  by: offender,
  authorised: sideOf(lhoOf(offender)),
  unauthorised: sideOf(offender),
  clause: CLAUSES.withdrawn[table.edition],
});

/** The lead is accepted: it counts as the right one. */
export function* leadAccepted(
  { irregularity: { offender, card } }: LeadOutOfTurn,
  clause: string,
): Telling<void> {
  yield note('lead-accepted', clause, { offender, card });
}

/** The hands whose cards are an answer: next in rotation, the proper leader if an opponent, and the wrong defender. */
export function heardAfterLead({ table, irregularity }: LeadOutOfTurn): readonly Seat[] {
  const { offender, leader } = irregularity;
  const play = playOf(table);
  const heard: Seat[] = [lhoOf(offender)];
  if (sideOf(leader) !== sideOf(offender) && !heard.includes(leader)) heard.push(leader);
  if (!isDefender(play, offender) && !heard.includes(rhoOf(offender))) heard.push(rhoOf(offender));
  return heard;
}
