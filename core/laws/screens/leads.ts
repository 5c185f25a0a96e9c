import { phaseOf } from '../17-auction-period.ts';
import { type LeadOutOfTurn, leadAccepted, refused } from '../53-lead-out-of-turn-accepted.ts';
import type { TableRegulation } from '../clauses/paragraph.ts';
import { note, review } from '../ruling/consequences.ts';
import type { Irregular } from '../ruling/irregularity.ts';
import { ask, judged, type Procedure, type Scene } from '../ruling/procedure.ts';
import { isDefender, playOf } from '../table/play-state.ts';
import { MODIFIED, screenRules } from './tray.ts';

/** Laws 41A and 54 behind a screen: what becomes of a faced lead out of turn depends on the gate. */
export function behindGate(law: (scene: LeadOutOfTurn) => Procedure, scene: LeadOutOfTurn): Procedure {
  const { table, irregularity } = scene;
  const rules = screenRules(table);
  const isOpeningLead = irregularity.trick === 1 && isDefender(playOf(table), irregularity.offender);
  return rules === undefined || !isOpeningLead ? law(scene) : ledAtGate(scene, law, rules);
}

const OPENED_BY: Readonly<Record<TableRegulation, readonly string[]>> = {
  RTP: ['closed', 'open', 'opened-by-declarers'],
  ROP: ['closed', 'open'],
};

function* ledAtGate(
  scene: LeadOutOfTurn,
  law: (scene: LeadOutOfTurn) => Procedure,
  rules: TableRegulation,
): Procedure {
  const { offender, card, leader } = scene.irregularity;
  const clause = MODIFIED[rules];
  const params = { offender, card, leader };
  const gate = yield* ask({
    id: 'gate',
    answerer: 'director',
    clause,
    params,
    answers: OPENED_BY[rules].map((id) => ({ id, clause })),
  });
  if (gate === 'closed') {
    yield { type: 'card-withdrawn', seat: offender, card, clause };
    yield note('no-rectification', clause);
    return [];
  }
  if (gate === 'opened-by-declarers') {
    yield* leadAccepted(scene, clause);
    const { declarer } = playOf(scene.table).contract;
    yield note('second-card-from-declarer', clause, { seat: declarer });
    yield review(declarer, clause);
    return [];
  }
  // ROP 4.10: then Law 49 applies, and nobody may accept the lead.
  if (rules === 'ROP') {
    yield* refused(scene, '49');
    return [];
  }
  if (!(yield* judged('right-lead-faced', clause, params))) return yield* law(scene);
  yield* refused(scene, clause);
  return [];
}

/** Laws 24 and 49 behind a screen, ROP 4.10: until the tray has crossed or the gate is open, a card shown goes back free. */
export const exposedBehindScreen = (law: (scene: Shown) => Procedure, scene: Shown): Procedure =>
  screenRules(scene.table) === 'ROP' ? exposed(law, scene) : law(scene);

type Shown = Scene<Irregular<'exposed'>>;

function* exposed(law: (scene: Shown) => Procedure, scene: Shown): Procedure {
  const { offender, cards } = scene.irregularity;
  const clause = MODIFIED.ROP;
  const params = { offender, cards: cards.join(' ') };
  const isAuction = phaseOf(scene.table) !== 'clarification';
  const found = yield* ask({
    id: isAuction ? 'tray' : 'gate',
    answerer: 'director',
    clause,
    params,
    answers: (isAuction ? ['not-crossed', 'crossed'] : ['closed', 'open']).map((id) => ({ id, clause })),
  });
  if (found === 'crossed' || found === 'open') return yield* law(scene);
  yield note('card-goes-back', clause, params);
  return [];
}
