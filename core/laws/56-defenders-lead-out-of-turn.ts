import {
  askAfterLead,
  inTheMeantime,
  type LeadOutOfTurn,
  leadAccepted,
  meantBy,
  saysIn as overALeadIn,
  refused,
  takenBack,
} from './53-lead-out-of-turn-accepted.ts';
import { editionsOf } from './clauses/by-edition.ts';

import { acceptance, type Procedure } from './ruling/procedure.ts';
import { playOf } from './table/play-state.ts';

const saysIn = editionsOf({
  accepted: { 1997: '53A', 2007: '53A', 2017: '56A' },
  refused: { 1997: '56', 2007: '56', 2017: '56B' },
});

/** Law 56: declarer accepts a defender's lead out of turn, or the card becomes a major penalty card. */
export function* defendersLeadOutOfTurn(scene: LeadOutOfTurn): Procedure {
  const { table, irregularity } = scene;
  const { offender, card } = irregularity;
  const says = saysIn(table);
  const { declarer } = playOf(table).contract;
  const { reply, meanwhile } = yield* askAfterLead(
    scene,
    acceptance({
      by: declarer,
      accept: says.accepted,
      decline: says.refused,
      params: { offender, card },
    }),
  );
  if ('card' in reply) {
    const leads = (yield* meantBy(scene, reply.card)) === 'proper-lead';
    if (leads) yield* takenBack(scene, overALeadIn(table).properLead);
    else yield* leadAccepted(scene, '53A');
    yield* inTheMeantime(scene, meanwhile, leads ? 'gave-way' : 'stands');
    return [reply.card];
  }
  const accepted = reply.answer === 'accept';
  if (accepted) yield* leadAccepted(scene, says.accepted);
  else yield* refused(scene, says.refused);
  yield* inTheMeantime(scene, meanwhile, accepted ? 'stands' : 'retracted');
  return [];
}
