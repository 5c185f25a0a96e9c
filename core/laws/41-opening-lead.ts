import { note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import type { Procedure, Scene } from './ruling/procedure.ts';

/** Law 41A: a lead that lies face down and was not the player's to make goes back, and nothing else follows. */
export function* leadFaceDown({ irregularity }: Scene<Irregular<'lead-face-down'>>): Procedure {
  const { offender, leader } = irregularity;
  yield note('face-down-lead-back', '41A', { offender, leader });
  return [];
}
