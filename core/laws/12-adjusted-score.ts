import { otherSide, type Seat, SIDES, sideOf, TRICKS } from '../game/index.ts';
import { type ByEdition, CLAUSES, type ClauseByEdition } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import { adjustedScore, note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { type Asked, ask, judged, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import type { AdjustedScore, Answer } from './ruling/ruling.ts';
import { finalContract, type Table } from './table/table.ts';

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
      yield* unplayable(edition);
      return [];
    case 'no-rectification':
      return yield* forDamage(table, offender, '12A1');
    case 'wrong-rectification':
      return yield* forDamage(table, offender, '12A3');
    case 'empowered':
      return yield* forDamage(table, offender, '12A');
  }
}

/** Where scores of teams that have no normal result are found. */
const TEAMS: ClauseByEdition = { 1997: '86A', 2007: '86D', 2017: '86B' };

/** Law 12A2: the board cannot be played normally. Pairs get artificial scores; teams have rules of their own. */
export function* unplayable(edition: LawsEdition): Telling<void> {
  yield note('no-normal-play', '12A2');
  const clause = CLAUSES.artificialScore[edition];
  const teams = TEAMS[edition];
  const contest = yield* ask({
    id: 'contest',
    answerer: 'director',
    clause: '12A2',
    answers: [
      { id: 'pairs', clause },
      { id: 'teams', clause: teams },
    ],
  });
  if (contest === 'teams') yield note('team-match-rules', teams);
  else yield* artificialByFault(edition, edition === 1997 ? 'may' : 'shall');
}

/** Damage is a result worse than the side could expect without the infraction (Law 12B1, since 2007). */
const DAMAGE: ClauseByEdition = { 1997: '12A', 2007: '12B1', 2017: '12B1' };

function* forDamage(table: Table, offender: Seat, power: Clause): Procedure {
  const damage = DAMAGE[table.edition];
  if (yield* judged('damaged', damage, { offender })) yield* awarded(table, offender, power, 'may');
  else yield note('result-stands', damage);
  return [];
}

/** The score that follows an inquiry which has found damage: its kind, what it is, and what the side did to itself. */
export function* awarded(
  table: Table,
  offender: Seat,
  power: Clause,
  strength: AdjustedScore['strength'],
): Telling<void> {
  const { edition } = table;
  if (!(yield* kindOfScore(edition, power))) return yield* artificialByFault(edition, 'shall');
  yield* assignedScore(table, power, strength);
  const [method, clause] = METHOD[edition];
  yield note(method, clause);
  yield* selfInflicted(edition, offender);
}

/** An assigned score: what declarer is taken to have made, or another result that the scoring works out. */
export function* assignedScore(
  table: Table,
  power: Clause,
  strength: AdjustedScore['strength'],
  facts: NonNullable<AdjustedScore['facts']> = [],
): Telling<void> {
  const contract = finalContract(table);
  const result =
    contract === undefined || contract === 'passed-out'
      ? OTHER_RESULT
      : yield* ask({ ...assignedTricks(table.edition, contract.declarer), facts });
  yield {
    ...adjustedScore(strength, power),
    ...(result === OTHER_RESULT ? {} : { tricks: Number(result) }),
    ...(facts.length === 0 ? {} : { facts }),
  };
}

const OTHER_RESULT = 'another-result';

/** How many tricks an assigned score gives declarer; another contract or a weighted score is for the scoring. */
export function assignedTricks(edition: LawsEdition, declarer: Seat): Asked {
  const clause = CLAUSES.assignedScore[edition];
  const counts = Array.from({ length: TRICKS + 1 }, (_, tricks) => String(tricks));
  return {
    id: 'assigned-tricks',
    answerer: 'director',
    clause,
    params: { seat: declarer },
    answers: [...counts, OTHER_RESULT].map((id) => ({ id, clause })),
  };
}

/** How an assigned score is found. */
const METHOD: ByEdition<[code: string, clause: Clause]> = {
  1997: ['best-likely-worst-probable', '12C2'],
  2007: ['weighted-unless-regulated', '12C1(c)'],
  2017: ['probable-outcome-may-be-weighted', '12C1(c)'],
};

/** An assigned score, unless no result can be named; since 2007 also when too many could be. */
function* kindOfScore(edition: LawsEdition, power: Clause): Telling<boolean> {
  // 1997: where no law gives an indemnity the score is an assigned one.
  if (edition === 1997 && power === '12A1') return true;
  const many: readonly Answer[] = edition === 1997 ? [] : [{ id: 'too-many', clause: '12C1(d)' }];
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

/** Law 12C2(a) (1997: 12C1): to each side by its share in the fault, unless it has or can get a valid score. */
export function* artificialByFault(
  edition: LawsEdition,
  strength: 'may' | 'shall',
  { notDeprived, elsewhere }: Pick<AdjustedScore, 'elsewhere'> & { readonly notDeprived?: Clause } = {},
): Telling<void> {
  const clause: Clause = edition === 1997 ? '12C1' : '12C2(a)';
  const keeps: readonly Answer[] =
    notDeprived === undefined ? [] : [{ id: 'not-deprived', clause: notDeprived }];
  for (const side of SIDES) {
    const fault = yield* ask({
      id: 'fault',
      answerer: 'director',
      clause,
      params: { side },
      answers: [...Object.keys(AWARDS).map((id): Answer => ({ id, clause })), ...keeps],
    });
    if (!isFault(fault)) continue;
    // 1997: at most 40%; whether a lower percentage of the session counts instead is a reading.
    if (edition === 1997 && AWARDS[fault] === 'average-minus')
      yield note('average-minus-at-most', clause, { side });
    yield {
      ...adjustedScore(strength, clause, 'artificial'),
      side,
      award: AWARDS[fault],
      ...(elsewhere === undefined ? {} : { elsewhere }),
    };
  }
}

const SELF_INFLICTED: ClauseByEdition = { 1997: '12C2', 2007: '12C1(b)', 2017: '12C1(e)' };

/** Did the damaged side hurt itself after the infraction? It is not redressed for that part; the offenders are not spared. */
function* selfInflicted(edition: LawsEdition, offender: Seat): Telling<void> {
  const clause = SELF_INFLICTED[edition];
  const side = otherSide(sideOf(offender));
  const so = yield* judged('self-inflicted', clause, { side });
  if (!so) return;
  yield note('no-relief-for-own-part', edition === 2017 ? '12C1(e)(ii)' : clause, { side });
  yield note('offenders-not-spared', edition === 2017 ? '12C1(e)(i)' : clause, { side: sideOf(offender) });
}
