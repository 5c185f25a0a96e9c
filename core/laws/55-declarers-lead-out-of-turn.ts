import { lhoOf, partnerOf, sideOf } from '../game/index.ts';
import {
  askAfterLead,
  inTheMeantime,
  type LeadOutOfTurn,
  leadAccepted,
  meantBy,
  saysIn,
  takenBack,
} from './53-lead-out-of-turn-accepted.ts';
import type { CardFell } from './happening/happening.ts';
import { note, review } from './ruling/consequences.ts';
import { acceptance, type Gathered, type Procedure } from './ruling/procedure.ts';
import { playOf } from './table/play-state.ts';

/** Law 55: either defender may accept declarer's lead out of turn; if they differ, the one next in turn decides. */
export function* declarersLeadOutOfTurn(scene: LeadOutOfTurn): Procedure {
  const { offender, card } = scene.irregularity;
  const next = lhoOf(offender);
  const asked = { accept: '55A', decline: '55A', params: { offender, card } } as const;
  const more = [{ id: 'leave-to-partner', clause: '55A' }] as const;
  const { reply, meanwhile } = yield* askAfterLead(scene, acceptance({ ...asked, by: next, more }));
  if ('answer' in reply && reply.answer === 'leave-to-partner') {
    const partners = yield* askAfterLead(scene, acceptance({ ...asked, by: partnerOf(next) }), meanwhile);
    return yield* decided(scene, partners);
  }
  return yield* decided(scene, { reply, meanwhile });
}

function* decided(scene: LeadOutOfTurn, { reply, meanwhile }: Gathered): Procedure {
  if ('card' in reply) return yield* cardOver(scene, reply.card, meanwhile);
  if (reply.answer !== 'accept') return yield* retracted(scene, meanwhile);
  yield* leadAccepted(scene, '53A');
  yield* inTheMeantime(scene, meanwhile, 'stands');
  return [];
}

/** A defender played before anything was said. If it was the wrong one and the lead stands, Law 57 looks at his card. */
function* cardOver(scene: LeadOutOfTurn, fell: CardFell, meanwhile: readonly CardFell[]): Procedure {
  const { edition } = scene.table;
  const meant = yield* meantBy(scene, fell);
  const { properLead, wrongDefender } = saysIn(edition);
  if (meant === 'proper-lead') yield* takenBack(scene, properLead);
  else yield* leadAccepted(scene, meant === 'wrong-defender' ? wrongDefender : '53A');
  yield* inTheMeantime(scene, meanwhile, meant === 'proper-lead' ? 'gave-way' : 'stands');
  return [fell];
}

function* retracted(scene: LeadOutOfTurn, meanwhile: readonly CardFell[]): Procedure {
  const { table, irregularity } = scene;
  const { offender, leader, trick } = irregularity;
  const clause = sideOf(leader) === sideOf(offender) ? '55B2' : '55B1';
  yield* takenBack(scene, clause);
  yield review(playOf(table).contract.declarer, '55C');
  // The other hand had the lead and has played by now: that is the lead.
  const led = meanwhile.filter(({ seat }) => seat === leader);
  if (led.length > 0) return led;
  yield* inTheMeantime(scene, meanwhile, 'retracted');
  if (clause === '55B2') yield { type: 'lead-retracted', trick, clause };
  yield note('leads-from-the-right-hand', clause, { seat: leader });
  return [];
}
