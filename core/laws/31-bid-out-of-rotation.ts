import { partnerOf } from '../game/index.ts';
import { CLAUSES } from './editions.ts';
import { couldHaveKnownPass, leadLimit, note, partnerPasses } from './ruling/consequences.ts';
import type { Telling } from './ruling/procedure.ts';
import { type OutOfRotation, wasAtPartner, wasAtRho } from './ruling/rotation.ts';

/** Law 31: a bid, or a pass that says more than a pass, out of rotation and not accepted. */
export function* bidOutOfRotation(scene: OutOfRotation): Telling<void> {
  const { table, irregularity } = scene;
  const { offender, made } = irregularity;
  const { edition } = table;
  if (wasAtRho(scene)) {
    yield { type: 'replacing', seat: offender, withdrawn: made, rule: '31A', clause: '31A' };
    return;
  }
  if (edition === 2017) {
    if (wasAtPartner(scene))
      yield note('partner-bound-by-information', '31B1', { seat: partnerOf(offender) });
    yield { type: 'replacing', seat: offender, withdrawn: made, rule: '31B', clause: '31B2' };
    return;
  }
  // 1997 and 2007: partner is silenced at once, whatever the offender calls later.
  yield partnerPasses(offender, 'rest', '31B');
  yield leadLimit(offender, made, CLAUSES.leadLimit[edition]);
  yield couldHaveKnownPass(offender, edition);
}
