import { lhoOf, partnerOf, sideOf } from '../game/index.ts';
import {
  askAfterLead,
  type LeadOutOfTurn,
  leadAccepted,
  meantBy,
  SAYS,
  takenBack,
} from './53-lead-out-of-turn-accepted.ts';
import { BY_DECLARER, prematureCard } from './57-premature-play.ts';
import type { LawsEdition } from './editions.ts';
import type { CardFell } from './happening/happening.ts';
import { note, review } from './ruling/consequences.ts';
import { ask, type Procedure, type Telling } from './ruling/procedure.ts';
import type { Answer } from './ruling/ruling.ts';

const ACCEPT_OR_NOT: readonly Answer[] = [
  { id: 'accept', clause: '53A' },
  { id: 'decline', clause: '55A' },
];

/** Law 55: either defender may accept declarer's lead out of turn; if they differ, the one next in turn decides. */
export function* declarersLeadOutOfTurn(scene: LeadOutOfTurn): Procedure {
  const { offender, card } = scene.irregularity;
  const { edition } = scene.table;
  const next = lhoOf(offender);
  const params = { offender, card };
  const { reply, partners } = yield* askAfterLead(scene, {
    id: 'accept',
    answerer: next,
    clause: '55A',
    params: { ...params, seat: next },
    answers: [...ACCEPT_OR_NOT, { id: 'leave-to-partner', clause: '55A' }],
  });
  if ('card' in reply) return yield* cardOver(scene, reply.card, partners);
  const other = partnerOf(next);
  const chosen =
    reply.answer === 'leave-to-partner'
      ? yield* ask({
          id: 'accept',
          answerer: other,
          clause: '55A',
          params: { ...params, seat: other },
          answers: ACCEPT_OR_NOT,
        })
      : reply.answer;
  if (chosen === 'accept') {
    yield* leadAccepted(scene, '53A');
    yield* alreadyPlayed(partners, edition);
    return [];
  }
  return yield* retracted(scene, partners);
}

/** A defender played before anything was said. */
function* cardOver(scene: LeadOutOfTurn, fell: CardFell, partners: CardFell | undefined): Procedure {
  const { table } = scene;
  const { edition } = table;
  const meant = yield* meantBy(scene, fell);
  if (meant === 'proper-lead') {
    yield* takenBack(scene, SAYS.properLead[edition]);
    return [fell];
  }
  yield* leadAccepted(scene, meant === 'wrong-defender' ? SAYS.wrongDefender[edition] : '53A');
  yield* alreadyPlayed(partners, edition);
  if (meant !== 'wrong-defender') return [fell];
  // Declarer has played from both hands: the defender was not too soon (Law 57C).
  return partners === undefined ? yield* prematureCard(table, fell.seat, fell.card) : [fell];
}

/** Declarer's second card, from the other hand, is a premature play of his own and stays (Law 57C). */
function* alreadyPlayed(partners: CardFell | undefined, edition: LawsEdition): Telling<void> {
  if (partners === undefined) return;
  const { seat, card } = partners;
  yield { type: 'card-played', seat, card, clause: BY_DECLARER[edition] };
}

function* retracted(scene: LeadOutOfTurn, partners: CardFell | undefined): Procedure {
  const { offender, leader, trick } = scene.irregularity;
  const clause = sideOf(leader) === sideOf(offender) ? '55B2' : '55B1';
  yield* takenBack(scene, clause);
  yield review(offender, '55C');
  // The other hand had the lead and has played by now: that is the lead.
  if (partners?.seat === leader) return [partners];
  if (clause === '55B2') yield { type: 'lead-retracted', trick, clause };
  yield note('leads-from-the-right-hand', clause, { seat: leader });
  return [];
}
