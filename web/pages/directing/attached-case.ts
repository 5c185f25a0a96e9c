import { type CaseTold, toldAt } from 'naipe/tournament';
import { rememberedCase } from '../rulings/use-local-case.ts';

/** The case that was told on this device without a tournament; nothing when none was. */
export function caseOnDevice(): CaseTold | undefined {
  const table = rememberedCase();
  return table.inputs.length === 0 ? undefined : toldAt(table, undefined);
}
