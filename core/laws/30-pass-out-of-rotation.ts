import { partnerOf } from '../game/index.ts';
import { passMeantNoOpening, replacedOutOfRotation } from './23-comparable-call.ts';
import { byEdition, sharedIn } from './clauses/by-edition.ts';

import { couldHaveKnown, leadLimit, mustPass, note } from './ruling/consequences.ts';
import type { Telling } from './ruling/procedure.ts';
import { type OutOfRotation, type Replacement, wasAtRho } from './ruling/rotation.ts';
import { standingOf } from './table/table.ts';

/** Law 30: a pass out of rotation that was not accepted. */
export function* passOutOfRotation(scene: OutOfRotation): Telling<void> {
  return yield* proceduresIn(scene.table)(scene);
}

const proceduresIn = byEdition<(scene: OutOfRotation) => Telling<void>>({
  1997: before2017,
  2007: before2017,
  2017: since2017,
});

/** 2017: at the right-hand opponent's turn the offender passes once; elsewhere his next call is judged. */
function* since2017(scene: OutOfRotation): Telling<void> {
  const { table, irregularity } = scene;
  const { offender, made, at } = irregularity;
  if (wasAtRho(scene)) {
    yield mustPass(offender, 'once', '30A');
    yield couldHaveKnown(offender, table.edition);
    return;
  }
  const nobodyBid = standingOf(table.calls.slice(0, at)).bid === undefined;
  const withdrawn = nobodyBid ? passMeantNoOpening(made) : made;
  yield note('partner-bound-by-information', '30B1(a)', { seat: partnerOf(offender) });
  yield { type: 'replacing', seat: offender, withdrawn, rule: '30B', clause: '30B1(b)' };
}

/** 1997 and 2007: it matters whether anybody has bid, and it is the offender who is silenced. */
function* before2017(scene: OutOfRotation): Telling<void> {
  const { table, irregularity } = scene;
  const { offender, made, at } = irregularity;
  const { edition } = table;
  if (standingOf(table.calls.slice(0, at)).bid === undefined) {
    yield mustPass(offender, 'once', '30A');
    yield couldHaveKnown(offender, edition);
    return;
  }
  if (wasAtRho(scene)) {
    yield mustPass(offender, 'once', '30B1');
    // 1997 names lead limits when the pass was tied to suits by agreement; 2007 does not.
    if (edition === 1997 && made.meaning?.specifies !== undefined) {
      yield leadLimit(offender, made, sharedIn(edition).leadLimit);
    }
    return;
  }
  yield mustPass(offender, 'rest', '30B2(a)');
  yield { type: 'no-double', seat: partnerOf(offender), clause: '30B2(b)' };
  yield couldHaveKnown(offender, edition);
}

/** Law 30B1(b) of 2017: what the offender calls at his proper turn, in place of the pass. */
export const passReplaced = (scene: Replacement): Telling<void> =>
  replacedOutOfRotation(scene, { yes: '30B1(b)(i)', no: '30B1(b)(ii)' });
