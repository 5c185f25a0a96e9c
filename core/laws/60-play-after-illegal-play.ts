import { becomePenaltyCards } from './50-penalty-cards.ts';
import type { Irregular } from './ruling/irregularity.ts';
import type { Procedure, Scene } from './ruling/procedure.ts';

/** Law 60B: declarer had to take back a lead, and a defender plays before he has led from the right hand. */
export function* playedBeforeCorrection({
  table,
  irregularity,
}: Scene<Irregular<'played-before-correction'>>): Procedure {
  const { offender, card } = irregularity;
  yield { type: 'play-attempted', seat: offender, card, clause: '60B' };
  yield* becomePenaltyCards(table, offender, [card], 'played', '60B');
  return [];
}
