import { becomePenaltyCards } from './50-penalty-cards.ts';
import { note } from './consequences.ts';
import type { Irregular } from './irregularity.ts';
import { isDefender, playOf } from './play-state.ts';
import { ask, type Procedure, type Scene } from './procedure.ts';

/** Law 45E: a fifth card to a trick. A defender's becomes a penalty card, declarer's goes back; unless it was led. */
export function* fifthCard({ table, irregularity }: Scene<Irregular<'fifth-card'>>): Procedure {
  const { offender, card } = irregularity;
  const defender = isDefender(playOf(table), offender);
  const clause = defender ? '45E1' : '45E2';
  const found = yield* ask({
    id: 'fifth-card',
    answerer: 'director',
    clause,
    params: { offender, card },
    answers: [{ id: 'dropped', clause }, ...(defender ? [{ id: 'deliberate', clause }] : [])],
  });
  if (!defender) {
    yield note('card-goes-back', clause, { offender, cards: card });
    return [];
  }
  yield* becomePenaltyCards(table, offender, [card], found === 'deliberate' ? 'played' : 'dropped', clause);
  return [];
}
