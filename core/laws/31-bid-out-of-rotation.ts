import { partnerOf } from '../game/index.ts';
import { replacedOutOfRotation } from './23-comparable-call.ts';
import { sharedIn } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';

import { isArtificial, specified } from './happening/meaning.ts';
import { couldHaveKnownPass, leadLimit, note, partnerPasses } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { isSo, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import { keptFromPartner, type OutOfRotation, type Replacement, wasAtRho } from './ruling/rotation.ts';
import { passDuty } from './table/duties.ts';

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
    yield note('partner-bound-by-information', '31B1', { seat: partnerOf(offender) });
    yield { type: 'replacing', seat: offender, withdrawn: made, rule: '31B', clause: '31B2' };
    return;
  }
  // 1997 and 2007: partner is silenced at once, whatever the offender calls later.
  yield partnerPasses(offender, 'rest', '31B');
  yield leadLimit(offender, made, sharedIn(edition).leadLimit);
  yield couldHaveKnownPass(offender, edition);
}

/** Law 31A1: the right-hand opponent passed, so the offender makes his call again and nothing is left. */
export const bidRepeated = (scene: Scene<Irregular<'repeat-due'>>): Procedure => callRepeated(scene, '31A1');

/** The same under the clause that says so; a player who has to pass does that instead. */
export function* callRepeated(
  { table, irregularity }: Scene<Irregular<'repeat-due'>>,
  clause: Clause,
): Procedure {
  const { offender, replacing } = irregularity;
  const about = replacing.withdrawn.call;
  const duty = passDuty(table, offender);
  const done = { type: 'lifted', what: 'replacing', seat: offender, about, rule: replacing.rule } as const;
  if (duty !== undefined) {
    yield { ...done, clause: duty.clause };
    yield note('must-pass-instead', duty.clause, { seat: offender });
    return [];
  }
  yield { ...done, clause };
  yield { type: 'lifted', what: 'information', seat: offender, about, clause };
  yield { type: 'must-repeat', seat: offender, call: about, clause };
  return [];
}

/**
 * Law 31A2: what the offender calls in place of the bid. Since 2017 it is comparable or not; before, a bid in the same
 * strain silences partner once, any other call to the end.
 */
export function* bidReplaced(scene: Replacement): Telling<void> {
  const { table, irregularity } = scene;
  const { offender } = irregularity;
  if (table.edition === 2017) return yield* replacedOutOfRotation(scene, { yes: '31A2(a)', no: '31A2(b)' });
  yield* keptFromPartner(scene);
  if (yield* repeatsStrain(irregularity)) {
    yield partnerPasses(offender, 'once', '31A2(a)');
    yield couldHaveKnownPass(offender, table.edition);
    return;
  }
  yield* partnerSilenced(scene, '31A2(b)');
}

/** 1997 and 2007: partner passes to the end, and declarer may have a say in his lead. */
export function* partnerSilenced({ table, irregularity }: Replacement, clause: Clause): Telling<void> {
  const { edition } = table;
  const { offender, at, replacing } = irregularity;
  yield partnerPasses(offender, 'rest', clause);
  yield leadLimit(offender, replacing.withdrawn, sharedIn(edition).leadLimit, at);
  yield couldHaveKnownPass(offender, edition);
}

/**
 * Does the call repeat the strain of the one out of rotation? Where that showed several, or nobody said what it
 * showed, only a person can say.
 */
function* repeatsStrain({ made, replacing: { withdrawn } }: Irregular<'replacement'>): Telling<boolean> {
  const first = specified(withdrawn.call, withdrawn.meaning);
  const second = specified(made.call, made.meaning);
  const [only, ...more] = first;
  if (withdrawn.call === 'Pass' || (only === undefined && !isArtificial(withdrawn.meaning))) return false;
  if (only !== undefined && more.length === 0) return second.includes(only);
  return yield* isSo({
    id: 'repeats-strain',
    answerer: 'director',
    clause: '31A2(a)',
    no: '31A2(b)',
    params: { call: withdrawn.call, second: made.call },
  });
}
