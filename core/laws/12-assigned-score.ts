import { otherSide, parseBoardResult, type Seat, sideOf, TRICKS } from '../game/index.ts';
import { artificialByFault } from './12-artificial-score.ts';
import { byEdition, sharedIn } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import { takesReason, takesResults } from './outcome/free-answers.ts';
import {
  type AssignedResults,
  isBalanced,
  isWeighted,
  readResults,
  type SideResults,
  withoutResults,
} from './outcome/weighted-results.ts';
import { adjustedScore, note } from './ruling/consequences.ts';
import { type Asked, ask, judged, type Telling } from './ruling/procedure.ts';
import type { AdjustedScore, Answer } from './ruling/ruling.ts';
import { finalContract, type Table } from './table/table.ts';

/** The score that follows an inquiry which has found damage: its kind, what it is, and what the side did to itself. */
export function* awarded(
  table: Table,
  offender: Seat,
  power: Clause,
  strength: AdjustedScore['strength'],
): Telling<void> {
  const { edition } = table;
  if (!(yield* kindOfScore(edition, power))) {
    yield* artificialByFault(edition, 'shall');
    return;
  }
  const assigned = yield* assignment(table, power);
  const [method, clause] = methodIn(edition);
  const own = yield* selfInflicted(edition, offender, assigned.results);
  yield { ...adjustedScore(strength, power), ...assigned, ...own };
  const damaged = otherSide(sideOf(offender));
  yield note(method, clause, { side: damaged, to: sideOf(offender) });
}

/** An assigned score: what declarer is taken to have made, or results that the director names. */
export function* assignedScore(
  table: Table,
  power: Clause,
  strength: AdjustedScore['strength'],
  facts: NonNullable<AdjustedScore['facts']> = [],
  atLeast?: AdjustedScore['atLeast'],
): Telling<void> {
  const assigned = yield* assignment(table, power, facts);
  yield {
    ...adjustedScore(strength, power),
    ...assigned,
    ...(atLeast === undefined ? {} : { atLeast }),
    ...(facts.length === 0 ? {} : { facts }),
  };
}

type Assigned = Pick<AdjustedScore, 'tricks' | 'results' | 'reason'>;

const OTHER_RESULT = 'another-result';

/** Asks what is assigned until it can stand. */
function* assignment(
  table: Table,
  power: Clause,
  facts: NonNullable<AdjustedScore['facts']> = [],
): Telling<Assigned> {
  const { edition } = table;
  const contract = finalContract(table);
  const declarer = contract === undefined || contract === 'passed-out' ? undefined : contract.declarer;
  while (true) {
    const said = yield* ask({ ...assignedTricks(edition, declarer), facts });
    if (said === OTHER_RESULT) return {};
    const results = readResults(said);
    if (!results.ok) return { tricks: Number(said) };
    const found = yield* lookedOver(table, power, results.value);
    if (found !== undefined) return found;
  }
}

/** How many tricks an assigned score gives declarer, or which results with which weights. */
export function assignedTricks(edition: LawsEdition, declarer: Seat | undefined): Asked {
  const clause = sharedIn(edition).assignedScore;
  const counts =
    declarer === undefined ? [] : Array.from({ length: TRICKS + 1 }, (_, tricks) => String(tricks));
  return {
    id: declarer === undefined ? 'assigned-results' : 'assigned-tricks',
    answerer: 'director',
    clause,
    params: declarer === undefined ? {} : { seat: declarer },
    answers: [...counts, OTHER_RESULT].map((id) => ({ id, clause })),
    takes: takesResults(clause),
  };
}

/** The results as they can stand, with the reason for those that need one; nothing where they are asked for again. */
function* lookedOver(
  table: Table,
  power: Clause,
  results: AssignedResults,
): Telling<Pick<AdjustedScore, 'results' | 'reason'> | undefined> {
  const { edition } = table;
  if (edition === 1997 && isWeighted(results)) {
    // 1997: the director names one result for each side; only a committee varies it to do equity.
    if (!(yield* judged('varied-by-committee', '12C3'))) {
      yield note('one-result-for-each-side', '12C2');
      return undefined;
    }
  }
  if (edition !== 2017) return { results };
  return yield* lookedOverIn2017(table, power, results);
}

/** Where 2017 lets the scores of the two sides differ. */
const UNBALANCED: readonly Clause[] = ['11A', '43B3', '79B3', '82C', '12A3'];

function* lookedOverIn2017(
  table: Table,
  power: Clause,
  results: AssignedResults,
): Telling<Pick<AdjustedScore, 'results' | 'reason'> | undefined> {
  const legal = yield* legalResults(table, power, results);
  if (legal?.results === undefined || isBalanced(legal.results) || UNBALANCED.includes(power)) return legal;
  const said = yield* ask({
    id: 'sides-differ',
    answerer: 'director',
    clause: '12C1(b)',
    answers: [{ id: 'again', clause: '12C1(b)' }],
    takes: takesReason('12C1(b)'),
  });
  return said === 'again' ? undefined : { ...legal, reason: said };
}

/** What is not allowed is a lead or another card: no contract rests on it. */
export const WAS_A_CARD = 'was-a-card';

/** Law 12C1(c) of 2017: what was reached by a call or play that is not allowed is no outcome, unless a reason stands on record. */
function* legalResults(
  table: Table,
  power: Clause,
  results: AssignedResults,
): Telling<Pick<AdjustedScore, 'results' | 'reason'> | undefined> {
  const contract = finalContract(table);
  const restsOnIt = (result: string): boolean => {
    const made = parseBoardResult(result);
    if (!made.ok || contract === undefined) return false;
    if (made.value === 'passed-out' || contract === 'passed-out') return made.value === contract;
    const { level, strain, declarer } = made.value.contract;
    return level === contract.level && strain === contract.strain && declarer === contract.declarer;
  };
  const withoutIt = withoutResults(results, restsOnIt);
  const isAmong = withoutIt === undefined || JSON.stringify(withoutIt) !== JSON.stringify(results);
  if (!isUseOfInformation(power) || !isAmong) return { results };
  const said = yield* ask({
    id: 'table-contract-among',
    answerer: 'director',
    clause: '12C1(c)',
    answers: [withoutIt === undefined ? 'again' : 'left-out', WAS_A_CARD].map((id) => ({
      id,
      clause: '12C1(c)',
    })),
    takes: takesReason('12C1(c)'),
  });
  if (said === 'again') return undefined;
  if (said === WAS_A_CARD) return { results };
  return said === 'left-out' && withoutIt !== undefined ? { results: withoutIt } : { results, reason: said };
}

/** Was a call or play disallowed because of what the player knew? */
const isUseOfInformation = (power: Clause): boolean => power.startsWith('16') || power.startsWith('73C');

/** How an assigned score is found. */
const methodIn = byEdition<[code: string, clause: Clause]>({
  1997: ['best-likely-worst-probable', '12C2'],
  2007: ['weighted-unless-regulated', '12C1(c)'],
  2017: ['probable-outcome-may-be-weighted', '12C1(c)'],
});

/** An assigned score, unless no result can be named; since 2007 also when too many could be. */
function* kindOfScore(edition: LawsEdition, power: Clause): Telling<boolean> {
  // 1997: where no law gives an indemnity the score is an assigned one.
  if (edition === 1997 && power === '12A1') return true;
  const many: readonly Answer[] = edition === 1997 ? [] : [{ id: 'too-many', clause: '12C1(d)' }];
  const answer = yield* ask({
    id: 'can-assign',
    answerer: 'director',
    clause: sharedIn(edition).assignedScore,
    answers: [
      { id: 'yes', clause: edition === 1997 ? '12C2' : '12C1(a)' },
      ...many,
      { id: 'no-result', clause: sharedIn(edition).artificialScore },
    ],
  });
  return answer === 'yes';
}

const selfInflictedIn = byEdition<Clause>({ 1997: '12C2', 2007: '12C1(b)', 2017: '12C1(e)' });

/** Did the damaged side hurt itself after the infraction? It is not redressed for that part; the offenders are not spared. */
function* selfInflicted(
  edition: LawsEdition,
  offender: Seat,
  results: AssignedResults | undefined,
): Telling<Pick<AdjustedScore, 'results' | 'selfInflicted'>> {
  const clause = selfInflictedIn(edition);
  const side = otherSide(sideOf(offender));
  const so = yield* judged('self-inflicted', clause, { side });
  if (!so) return {};
  const relief = edition === 2017 ? '12C1(e)(ii)' : clause;
  yield note('no-relief-for-own-part', relief, { side });
  yield note('offenders-not-spared', edition === 2017 ? '12C1(e)(i)' : clause, { side: sideOf(offender) });
  if (results === undefined) return {};
  if (edition === 1997) {
    // 1997 has no clause for it: by the practice of its time the side keeps what the table made.
    yield note('keeps-table-score', clause, { side });
    return { results: { ...results, [side]: 'kept' } };
  }
  const said = yield* ask({
    id: 'without-error',
    answerer: 'director',
    clause: relief,
    params: { side },
    answers: [],
    takes: takesResults(relief),
  });
  const without = readResults(said);
  const withoutError: SideResults = without.ok ? without.value[side] : 'kept';
  return { selfInflicted: { side, withoutError } };
}
