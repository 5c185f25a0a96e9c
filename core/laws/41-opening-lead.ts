import { note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import type { Procedure, Scene } from './ruling/procedure.ts';

/**
 * Law 41A: a lead that lies face down and was not the player's to make goes back, and nothing else follows. So does
 * one made while the auction goes on, and that of the right player when his partner has faced one (preamble of Law 54).
 */
export function* leadFaceDown({ irregularity }: Scene<Irregular<'lead-face-down'>>): Procedure {
  const { offender, leader } = irregularity;
  if (leader === undefined) yield note('lead-goes-back', '41A', { leader: offender });
  else if (offender === leader) yield note('lead-goes-back', '54', { leader });
  else yield note('face-down-lead-back', '41A', { offender, leader });
  return [];
}
