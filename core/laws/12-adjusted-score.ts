import { otherSide, type Seat, SIDES, sideOf } from '../game/index.ts';
import { type ByEdition, CLAUSES, type LawsEdition } from './editions.ts';
import { adjustedScore, note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, judged, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import type { AdjustedScore } from './ruling/ruling.ts';

/**
 * Law 12: may the score be adjusted, and by which kind of score? What the scores are worth, and how several
 * results are weighed, is the scoring's affair.
 */
export function* adjustmentSought({ table, irregularity }: Scene<Irregular<'adjustment'>>): Procedure {
  const { offender, ground } = irregularity;
  const { edition } = table;
  switch (ground) {
    case 'too-severe':
      yield note('no-adjustment-for-severity', edition === 1997 ? '12B' : '12B2');
      return [];
    case 'unplayable':
      yield note('no-normal-play', '12A2');
      yield* artificialByFault(edition, edition === 1997 ? 'may' : 'shall');
      return [];
    case 'no-rectification':
      return yield* forDamage(edition, offender, '12A1');
    case 'wrong-rectification':
      return yield* forDamage(edition, offender, '12A3');
    case 'empowered':
      return yield* forDamage(edition, offender, '12A');
  }
}

/** Damage is a result worse than the side could expect without the infraction (Law 12B1, since 2007). */
const DAMAGE: ByEdition<string> = { 1997: '12A', 2007: '12B1', 2017: '12B1' };

function* forDamage(edition: LawsEdition, offender: Seat, power: string): Procedure {
  const params = { offender };
  if (!(yield* judged('damaged', DAMAGE[edition], params))) {
    yield note('result-stands', DAMAGE[edition]);
    return [];
  }
  const assigned = yield* kindOfScore(edition, power);
  if (!assigned) {
    yield* artificialByFault(edition, 'shall');
    return [];
  }
  yield adjustedScore('may', power);
  yield note(...METHOD[edition]);
  yield* selfInflicted(edition, offender);
  return [];
}

/** How an assigned score is found. */
const METHOD: ByEdition<[code: string, clause: string]> = {
  1997: ['best-likely-worst-probable', '12C2'],
  2007: ['weighted-unless-regulated', '12C1(c)'],
  2017: ['probable-outcome-may-be-weighted', '12C1(c)'],
};

/** An assigned score, unless no result can be named; since 2007 also when too many could be. */
function* kindOfScore(edition: LawsEdition, power: string): Telling<boolean> {
  // 1997: where no law gives an indemnity the score is an assigned one.
  if (edition === 1997 && power === '12A1') return true;
  const many = edition === 1997 ? [] : [{ id: 'too-many', clause: '12C1(d)' }];
  const answer = yield* ask({
    id: 'can-assign',
    answerer: 'director',
    clause: CLAUSES.assignedScore[edition],
    answers: [
      { id: 'yes', clause: edition === 1997 ? '12C2' : '12C1(a)' },
      ...many,
      { id: 'no-result', clause: CLAUSES.artificialScore[edition] },
    ],
  });
  return answer === 'yes';
}

const AWARDS = {
  none: 'average-plus',
  partly: 'average',
  directly: 'average-minus',
} as const satisfies Readonly<Record<string, AdjustedScore['award']>>;

const isFault = (answer: string): answer is keyof typeof AWARDS => answer in AWARDS;

/** Law 12C2(a) (1997: 12C1): to each side by its share in the fault. */
function* artificialByFault(edition: LawsEdition, strength: 'may' | 'shall'): Telling<void> {
  const clause = edition === 1997 ? '12C1' : '12C2(a)';
  for (const side of SIDES) {
    const fault = yield* ask({
      id: 'fault',
      answerer: 'director',
      clause,
      params: { side },
      answers: Object.keys(AWARDS).map((id) => ({ id, clause })),
    });
    if (isFault(fault))
      yield { ...adjustedScore(strength, clause, 'artificial'), side, award: AWARDS[fault] };
  }
}

const SELF_INFLICTED: ByEdition<string> = { 1997: '12C2', 2007: '12C1(b)', 2017: '12C1(e)' };

/** Did the damaged side hurt itself after the infraction? It is not redressed for that part; the offenders are not spared. */
function* selfInflicted(edition: LawsEdition, offender: Seat): Telling<void> {
  const clause = SELF_INFLICTED[edition];
  const side = otherSide(sideOf(offender));
  const so = yield* judged('self-inflicted', clause, { side });
  if (!so) return;
  yield note('no-relief-for-own-part', edition === 2017 ? '12C1(e)(ii)' : clause, { side });
  yield note('offenders-not-spared', edition === 2017 ? '12C1(e)(i)' : clause, { side: sideOf(offender) });
}
