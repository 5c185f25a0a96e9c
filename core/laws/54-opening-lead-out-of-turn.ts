import { partnerOf } from '../game/index.ts';
import { becomePenaltyCards } from './50-penalty-cards.ts';
import {
  heardAfterLead,
  type LeadOutOfTurn,
  leadAccepted,
  meantBy,
  takenBack,
} from './53-lead-out-of-turn-accepted.ts';
import { note } from './consequences.ts';
import type { ByEdition } from './editions.ts';
import { playOf } from './play-state.ts';
import { askOrSee, isSo, type Procedure } from './procedure.ts';

/** 1997 lets Law 56 say what a refused opening lead is. */
const REFUSED: ByEdition<string> = { 1997: '56', 2007: '54D', 2017: '54D' };

/** Law 54: a defender faces an opening lead that was his partner's. Declarer has five ways to go on. */
export function* openingLeadOutOfTurn(scene: LeadOutOfTurn): Procedure {
  const { table, irregularity } = scene;
  const { offender, card } = irregularity;
  const { declarer } = playOf(table).contract;
  const params = { seat: declarer, offender, card };
  if (yield* isSo({ id: 'dummy-seen', answerer: 'director', clause: '54C', no: '54', params })) {
    yield* leadAccepted(scene, '54C');
    return [];
  }
  const reply = yield* askOrSee({
    id: 'opening-lead',
    answerer: declarer,
    clause: '54',
    params,
    answers: [
      { id: 'spread', clause: '54A' },
      { id: 'accept', clause: '54B' },
      { id: 'decline', clause: '54D' },
    ],
    heard: heardAfterLead(scene),
  });
  if ('card' in reply) {
    const meant = yield* meantBy(scene, reply.card);
    if (meant === 'proper-lead') return [...(yield* properLeadInstead(scene)), reply.card];
    yield* leadAccepted(scene, '54B');
    return [reply.card];
  }
  switch (reply.answer) {
    case 'spread':
      yield* leadAccepted(scene, '54A');
      yield { type: 'declarer', seat: partnerOf(declarer), clause: '54A' };
      return [];
    case 'accept':
      yield* leadAccepted(scene, '54B');
      yield note('second-card-from-declarer', '54B1', { seat: declarer });
      return [];
    default:
      yield* takenBack(scene, '54D');
      yield* becomePenaltyCards(table, offender, [card], 'played', REFUSED[table.edition]);
      return [];
  }
}

function* properLeadInstead(scene: LeadOutOfTurn) {
  yield* takenBack(scene, '53B');
  return [];
}

/** Law 54E (1997 by the sense of Law 24): somebody of the declaring side leads to the first trick. */
export function* openingLeadByDeclaringSide(scene: LeadOutOfTurn): Procedure {
  yield* takenBack(scene, scene.table.edition === 1997 ? '48A' : '54E');
  return [];
}
