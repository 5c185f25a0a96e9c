import { lhoOf, partnerOf, type Seat } from '../game/index.ts';
import { ownsTheTurn, tookOwnTurn, turnTaken } from './28-calls-in-rotation.ts';
import { passOutOfRotation, passReplaced } from './30-pass-out-of-rotation.ts';
import { bidOutOfRotation, bidRepeated, bidReplaced } from './31-bid-out-of-rotation.ts';
import { doubleOutOfRotation, doubleRepeated, doubleReplaced } from './32-double-out-of-rotation.ts';
import { handsBackEnd } from './34-right-to-call-retained.ts';
import { sharedIn } from './clauses/by-edition.ts';

import { declaredArtificial, isArtificial } from './happening/meaning.ts';
import { accepted, cancelledFrom, note, withdrawnBy } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import {
  acceptance,
  askOrHearAll,
  isSo,
  type Procedure,
  type Scene,
  type Telling,
} from './ruling/procedure.ts';
import type { OutOfRotation, Replacement } from './ruling/rotation.ts';
import type { ReplacementRule } from './ruling/ruling.ts';

/** Law 29: the left-hand opponent may accept the call by calling, or let it be cancelled. */
export function* callOutOfRotation(scene: OutOfRotation): Procedure {
  const { table, irregularity } = scene;
  const { offender, made, turn } = irregularity;
  const lho = lhoOf(offender);
  const heard: readonly Seat[] =
    turn !== undefined && turn !== lho && ownsTheTurn(scene, turn) ? [lho, turn] : [lho];
  const reply = yield* askOrHearAll({
    ...acceptance({ by: lho, accept: '29A', decline: '29B', params: { offender, call: made.call } }),
    heard,
    overtakenBy: handsBackEnd(table) ? ['hands-returned'] : [],
  });
  if ('ending' in reply) {
    yield note('passed-out', sharedIn(table).passedOut);
    return [reply.ending];
  }
  if ('call' in reply) {
    if (yield* tookOwnTurn(scene, reply.call.seat)) return yield* turnTaken(scene, reply.call);
    yield accepted(made, '29A');
    return [{ ...reply.call, type: 'call' }];
  }
  if (reply.answer === 'accept') {
    yield accepted(made, '29A');
    return [];
  }
  yield* notAccepted(scene);
  return [];
}

/** Law 29B: the call is cancelled, the auction goes back, and Law 30, 31 or 32 follows by the kind of call. */
function* notAccepted(scene: OutOfRotation): Telling<void> {
  const { table, irregularity } = scene;
  const { offender, made, at } = irregularity;
  yield cancelledFrom(at, '29B');
  yield withdrawnBy(offender, made, table.edition);
  if (made.call === 'X' || made.call === 'XX') return yield* doubleOutOfRotation(scene);
  if (made.call !== 'Pass' || (yield* tellsSomething(scene))) return yield* bidOutOfRotation(scene);
  return yield* passOutOfRotation(scene);
}

/**
 * Law 30C: a pass that is artificial is dealt with by Law 31. So is, since 2007, a pass of partner's artificial
 * call; the 1997 text is read likewise where partner's call was a convention.
 */
function* tellsSomething({ table, irregularity }: OutOfRotation): Telling<boolean> {
  const { offender, made, at } = irregularity;
  if (isArtificial(made.meaning)) return true;
  const passed = table.calls.slice(0, at).findLast(({ call }) => call !== 'Pass');
  if (passed?.seat !== partnerOf(offender)) return false;
  return yield* isSo({
    id: 'pass-of-artificial',
    answerer: 'director',
    clause: '30C',
    no: '30',
    params: { offender, call: passed.call },
    suggestion: declaredArtificial([passed.meaning], 'yes'),
  });
}

type RotationRule = Exclude<ReplacementRule, '27' | '27-bar'>;

/** The law under which each cancelled call is replaced. */
const REPLACED: Readonly<Record<RotationRule, (scene: Replacement) => Telling<void>>> = {
  '30B': passReplaced,
  '31A': bidReplaced,
  '31B': bidReplaced,
  '32A': doubleReplaced,
  '32B': doubleReplaced,
};

const isRotationRule = (rule: ReplacementRule): rule is RotationRule => rule in REPLACED;

/** What follows from the call that a player makes in place of one out of rotation that was cancelled. */
export function* cancelledCallReplaced(scene: Replacement): Procedure {
  const { rule } = scene.irregularity.replacing;
  if (isRotationRule(rule)) yield* REPLACED[rule](scene);
  return [];
}

/** A cancelled call that has to be made again. */
export const cancelledCallRepeated = (scene: Scene<Irregular<'repeat-due'>>): Procedure =>
  scene.irregularity.replacing.rule === '31A' ? bidRepeated(scene) : doubleRepeated(scene);
