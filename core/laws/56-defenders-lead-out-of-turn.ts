import {
  askAfterLead,
  inTheMeantime,
  type LeadOutOfTurn,
  leadAccepted,
  meantBy,
  refused,
  SAYS,
  takenBack,
} from './53-lead-out-of-turn-accepted.ts';
import type { ClauseByEdition } from './clauses/by-edition.ts';

import { acceptance, type Procedure } from './ruling/procedure.ts';
import { playOf } from './table/play-state.ts';

const REFUSED: ClauseByEdition = { 1997: '56', 2007: '56', 2017: '56B' };
const ACCEPTED: ClauseByEdition = { 1997: '53A', 2007: '53A', 2017: '56A' };

/** Law 56: declarer accepts a defender's lead out of turn, or the card becomes a major penalty card. */
export function* defendersLeadOutOfTurn(scene: LeadOutOfTurn): Procedure {
  const { table, irregularity } = scene;
  const { offender, card } = irregularity;
  const { edition } = table;
  const { declarer } = playOf(table).contract;
  const { reply, meanwhile } = yield* askAfterLead(
    scene,
    acceptance({
      by: declarer,
      accept: ACCEPTED[edition],
      decline: REFUSED[edition],
      params: { offender, card },
    }),
  );
  if ('card' in reply) {
    const leads = (yield* meantBy(scene, reply.card)) === 'proper-lead';
    if (leads) yield* takenBack(scene, SAYS.properLead[edition]);
    else yield* leadAccepted(scene, '53A');
    yield* inTheMeantime(scene, meanwhile, leads ? 'gave-way' : 'stands');
    return [reply.card];
  }
  const accepted = reply.answer === 'accept';
  if (accepted) yield* leadAccepted(scene, ACCEPTED[edition]);
  else yield* refused(scene, REFUSED[edition]);
  yield* inTheMeantime(scene, meanwhile, accepted ? 'stands' : 'retracted');
  return [];
}
