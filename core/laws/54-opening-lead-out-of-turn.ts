import { dummyOf, partnerOf } from '../game/index.ts';
import { saysIn as exposedIn } from './24-card-exposed.ts';
import {
  askAfterLead,
  inTheMeantime,
  type LeadOutOfTurn,
  leadAccepted,
  refused,
  takenBack,
} from './53-lead-out-of-turn-accepted.ts';
import { byEdition } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';

import { note } from './ruling/consequences.ts';
import { isSo, type Procedure, type Telling } from './ruling/procedure.ts';
import { playOf } from './table/play-state.ts';

/** 1997 lets Law 56 say what a refused opening lead is. */
const refusedIn = byEdition<Clause>({ 1997: '56', 2007: '54D', 2017: '54D' });

/** Law 54: a defender faces an opening lead that was his partner's. Declarer has four ways to go on. */
export function* openingLeadOutOfTurn(scene: LeadOutOfTurn): Procedure {
  const { table, irregularity } = scene;
  const { offender, card } = irregularity;
  const { declarer } = playOf(table).contract;
  const params = { seat: declarer, offender, card };
  yield* faceDownLeadBack(scene);
  if (yield* isSo({ id: 'dummy-seen', answerer: 'director', clause: '54C', no: '54', params })) {
    yield* leadAccepted(scene, '54C');
    return [];
  }
  const { reply, meanwhile } = yield* askAfterLead(scene, {
    id: 'opening-lead',
    answerer: declarer,
    clause: '54',
    params,
    answers: [
      { id: 'spread', clause: '54A' },
      { id: 'accept', clause: '54B' },
      { id: 'decline', clause: '54D' },
    ],
  });
  const refuses = 'answer' in reply && reply.answer === 'decline';
  yield* inTheMeantime(scene, meanwhile, refuses ? 'retracted' : 'stands');
  if ('card' in reply) {
    yield* leadAccepted(scene, reply.card.seat === declarer ? '54B' : '54B2');
    return [reply.card];
  }
  switch (reply.answer) {
    case 'spread':
      yield* leadAccepted(scene, '54A');
      yield { type: 'declarer', seat: dummyOf({ declarer }), clause: '54A' };
      return [];
    case 'accept':
      yield* leadAccepted(scene, '54B');
      yield note('second-card-from-declarer', '54B1', { seat: declarer });
      return [];
    default:
      yield* refused(scene, refusedIn(table));
      return [];
  }
}

/** A lead that the offender's partner had put face down goes back (preamble of Law 54). */
function* faceDownLeadBack({ table, irregularity }: LeadOutOfTurn): Telling<void> {
  const leader = partnerOf(irregularity.offender);
  if (table.inputs.some((input) => input.type === 'lead-down' && input.seat === leader))
    yield note('lead-goes-back', '54', { leader });
}

/** Law 54E (1997 has none): somebody of the declaring side leads to the first trick, which is for Law 24 to rule. */
export function* openingLeadByDeclaringSide(scene: LeadOutOfTurn): Procedure {
  const { offender, card } = scene.irregularity;
  const { ledByDeclarer, pickedUp } = exposedIn(scene.table);
  yield note('lead-by-declaring-side', ledByDeclarer, { offender, cards: card });
  yield* takenBack(scene, pickedUp);
  return [];
}
