import { partnerOf } from '../game/index.ts';
import { CLAUSES } from './editions.ts';
import { couldHaveKnownPass, leadLimit, note, partnerPasses } from './ruling/consequences.ts';
import type { Telling } from './ruling/procedure.ts';
import { type OutOfRotation, wasAtPartner, wasAtRho } from './ruling/rotation.ts';

/** Law 32: a double or redouble out of rotation that was not accepted. One that Law 19 forbids goes to Law 36. */
export function* doubleOutOfRotation(scene: OutOfRotation): Telling<void> {
  const { table, irregularity } = scene;
  const { offender, made } = irregularity;
  const { edition } = table;
  if (wasAtRho(scene)) {
    yield {
      type: 'replacing',
      seat: offender,
      withdrawn: made,
      rule: '32A',
      clause: edition === 2017 ? '32A' : '32B',
    };
    return;
  }
  if (edition === 2017) {
    if (wasAtPartner(scene))
      yield note('partner-bound-by-information', '32B1', { seat: partnerOf(offender) });
    yield { type: 'replacing', seat: offender, withdrawn: made, rule: '32B', clause: '32B2' };
    return;
  }
  yield partnerPasses(offender, 'rest', '32A');
  yield leadLimit(offender, made, CLAUSES.leadLimit[edition]);
  yield couldHaveKnownPass(offender, edition);
}
