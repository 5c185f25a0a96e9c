import { comparability } from '../23-comparable-call.ts';
import { insufficientBidReplaced } from '../27-insufficient-bid.ts';
import { type ByEdition, CLAUSES } from '../editions.ts';
import { isArtificial, specified } from '../happening/meaning.ts';
import { passDuty } from '../table/duties.ts';
import { couldHaveKnownPass, leadLimit, note, partnerPasses, review, withdrawnBy } from './consequences.ts';
import type { Irregular } from './irregularity.ts';
import { isSo, type Procedure, type Scene, type Telling } from './procedure.ts';
import type { ReplacementRule } from './ruling.ts';

type Replacement = Scene<Irregular<'replacement'>>;

/** What follows from the call that a player makes in place of one that was cancelled. */
export function* replacementJudged(scene: Replacement): Procedure {
  const { rule } = scene.irregularity.replacing;
  if (rule === '27' || rule === '27-bar') return yield* insufficientBidReplaced(scene);
  yield* OUT_OF_ROTATION[scene.table.edition](scene);
  return [];
}

/** Laws 31A1 and 32A1: the right-hand opponent passed, so the offender makes his call again and nothing is left. */
export function* callRepeated({ table, irregularity }: Scene<Irregular<'repeat-due'>>): Procedure {
  const { offender, replacing } = irregularity;
  const about = replacing.withdrawn.call;
  const duty = passDuty(table, offender);
  const clause = replacing.rule === '31A' ? '31A1' : REPEATED_DOUBLE[table.edition];
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

const REPEATED_DOUBLE: ByEdition<string> = { 1997: '32B1', 2007: '32B1', 2017: '32A1' };

const OUT_OF_ROTATION: ByEdition<(scene: Replacement) => Telling<void>> = {
  1997: before2017,
  2007: before2017,
  2017: since2017,
};

type RotationRule = Exclude<ReplacementRule, '27' | '27-bar'>;

const isRotationRule = (rule: ReplacementRule): rule is RotationRule => rule !== '27' && rule !== '27-bar';

/** 2017: where the law of each cancelled call speaks of a comparable replacement, and of another. */
const COMPARABLE: Readonly<Record<RotationRule, { readonly yes: string; readonly no: string }>> = {
  '30B': { yes: '30B1(b)(i)', no: '30B1(b)(ii)' },
  '31A': { yes: '31A2(a)', no: '31A2(b)' },
  '31B': { yes: '31A2(a)', no: '31A2(b)' },
  '32A': { yes: '32A2(a)', no: '32A2(b)' },
  '32B': { yes: '32A2(a)', no: '32A2(b)' },
};

/** 2017: a comparable call costs nothing (Law 23B); any other silences partner once. */
function* since2017({ irregularity }: Replacement): Telling<void> {
  const { offender, made, at, replacing } = irregularity;
  if (!isRotationRule(replacing.rule)) return;
  const { yes, no } = COMPARABLE[replacing.rule];
  const comparable = yield* isSo({
    id: 'comparable',
    answerer: 'director',
    clause: yes,
    no,
    params: { call: replacing.withdrawn.call, second: made.call },
    suggestion: comparability(replacing.withdrawn, made),
  });
  if (comparable) {
    yield {
      type: 'lifted',
      what: 'information',
      seat: offender,
      about: replacing.withdrawn.call,
      clause: '23B',
    };
    yield note('no-rectification', yes);
    yield review(offender, '23C');
    return;
  }
  // Said again, as a later law may have freed what a call of the same name told.
  yield withdrawnBy(offender, replacing.withdrawn, 2017);
  yield partnerPasses(offender, 'once', no);
  yield leadLimit(offender, replacing.withdrawn, CLAUSES.leadLimit[2017], at);
  yield couldHaveKnownPass(offender, 2017);
}

/** 1997 and 2007: a bid in the same strain silences partner once, any other call to the end (Laws 31A2, 32B2). */
function* before2017({ table, irregularity }: Replacement): Telling<void> {
  const { offender, at, replacing } = irregularity;
  const { edition } = table;
  const { withdrawn, rule } = replacing;
  yield withdrawnBy(offender, withdrawn, edition);
  if (rule === '31A' && (yield* repeatsStrain(irregularity))) {
    yield partnerPasses(offender, 'once', '31A2(a)');
    yield couldHaveKnownPass(offender, edition);
    return;
  }
  yield partnerPasses(offender, 'rest', rule === '31A' ? '31A2(b)' : '32B2');
  yield leadLimit(offender, withdrawn, CLAUSES.leadLimit[edition], at);
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
