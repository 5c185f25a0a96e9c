import { partnerOf } from '../game/index.ts';
import { replacedOutOfRotation } from './23-comparable-call.ts';
import { callRepeated, partnerSilenced } from './31-bid-out-of-rotation.ts';
import { sharedIn } from './clauses/by-edition.ts';
import { couldHaveKnownPass, leadLimit, note, partnerPasses } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import type { Procedure, Scene, Telling } from './ruling/procedure.ts';
import {
  keptFromPartner,
  type OutOfRotation,
  type Replacement,
  wasAtPartner,
  wasAtRho,
} from './ruling/rotation.ts';

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
  yield leadLimit(offender, made, sharedIn(edition).leadLimit);
  yield couldHaveKnownPass(offender, edition);
}

/** Law 32A1 (1997 and 2007: 32B1): the right-hand opponent passed, so the double is repeated and nothing is left. */
export const doubleRepeated = (scene: Scene<Irregular<'repeat-due'>>): Procedure =>
  callRepeated(scene, scene.table.edition === 2017 ? '32A1' : '32B1');

/** Law 32A2 (1997 and 2007: 32B2): what the offender calls in place of the double. */
export function* doubleReplaced(scene: Replacement): Telling<void> {
  if (scene.table.edition === 2017)
    return yield* replacedOutOfRotation(scene, { yes: '32A2(a)', no: '32A2(b)' });
  yield* keptFromPartner(scene);
  yield* partnerSilenced(scene, '32B2');
}
