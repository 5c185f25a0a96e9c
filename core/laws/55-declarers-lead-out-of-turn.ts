import { lhoOf, type Seat, sideOf } from '../game/index.ts';
import {
  heardAfterLead,
  type LeadOutOfTurn,
  leadAccepted,
  meantBy,
  SAYS,
  takenBack,
} from './53-lead-out-of-turn-accepted.ts';
import { prematureCard } from './57-premature-play.ts';
import { note, review } from './consequences.ts';
import type { ByEdition } from './editions.ts';
import { playOf } from './play-state.ts';
import { askOrSee, type Procedure } from './procedure.ts';

/** Adjusting because declarer built on what his lead told him. */
const BUILT_ON: ByEdition<string> = { 1997: '55C', 2007: '55C', 2017: '55C' };

/** Law 55: either defender may accept declarer's lead out of turn; if they differ, the one next in turn decides. */
export function* declarersLeadOutOfTurn(scene: LeadOutOfTurn): Procedure {
  const { table, irregularity } = scene;
  const { offender, leader, card } = irregularity;
  const { edition } = table;
  const next: Seat =
    sideOf(lhoOf(offender)) === sideOf(playOf(table).contract.declarer) ? offender : lhoOf(offender);
  const reply = yield* askOrSee({
    id: 'accept',
    answerer: next,
    clause: '55A',
    params: { seat: next, offender, card },
    answers: [
      { id: 'accept', clause: '53A' },
      { id: 'decline', clause: '55A' },
    ],
    heard: heardAfterLead(scene),
  });
  if ('card' in reply) {
    const meant = yield* meantBy(scene, reply.card);
    if (meant === 'proper-lead') {
      yield* takenBack(scene, SAYS.properLead[edition]);
      return [reply.card];
    }
    yield* leadAccepted(scene, meant === 'wrong-defender' ? SAYS.wrongDefender[edition] : '53A');
    if (meant === 'wrong-defender') return yield* prematureCard(table, reply.card.seat, reply.card.card);
    return [reply.card];
  }
  if (reply.answer === 'accept') {
    yield* leadAccepted(scene, '53A');
    return [];
  }
  const clause = sideOf(leader) === sideOf(offender) ? '55B2' : '55B1';
  yield* takenBack(scene, clause);
  if (clause === '55B2') yield { type: 'lead-retracted', trick: irregularity.trick, clause };
  yield note('leads-from-the-right-hand', clause, { seat: leader });
  yield review(offender, BUILT_ON[edition]);
  return [];
}
