import { partnerOf, rhoOf } from '../../game/index.ts';
import { withdrawnBy } from './consequences.ts';
import type { CallIrregularity, Irregular } from './irregularity.ts';
import type { Scene, Telling } from './procedure.ts';

/** A call out of rotation, and the table at which it was made. */
export type OutOfRotation = Scene<Irregular<'out-of-rotation'>>;

/** The call that a player makes in place of one that was cancelled. */
export type Replacement = Scene<Irregular<'replacement'>>;

/** Was it the turn of the offender's right-hand opponent? */
export const wasAtRho = ({ irregularity: { offender, turn } }: OutOfRotation): boolean =>
  turn === rhoOf(offender);

/** Was it the turn of the offender's partner? */
export const wasAtPartner = ({ irregularity: { offender, turn } }: Scene<CallIrregularity>): boolean =>
  turn === partnerOf(offender);

/** What the withdrawn call told is kept from partner again, where a later law had freed a call of the same name. */
export function* keptFromPartner({ table, irregularity }: Replacement): Telling<void> {
  const { offender, replacing } = irregularity;
  const { withdrawn } = replacing;
  const isKept = table.persists.some(
    (item) => item.type === 'information' && item.by === offender && item.about === withdrawn.call,
  );
  if (!isKept) yield withdrawnBy(offender, withdrawn, table.edition);
}
