import { type Side, sideOf, TRICKS } from '../game/index.ts';
import { byEdition, editionsOf } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import { note, penaltyPossible } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, judged, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import type { Fact } from './ruling/question.ts';
import { finalContract, type Table } from './table/table.ts';

const disputeIn = editionsOf({
  /** A claim or concession has laws of its own. */
  claim: { 1997: '79B', 2007: '79B1', 2017: '79B1' },
  ruled: { 1997: '79B', 2007: '79B2', 2017: '79B2' },
  late: { 1997: '79B', 2007: '79B2', 2017: '79B3' },
});

/** Law 79B: the players do not agree how many tricks were won. The director finds one result; after the round he is less free. */
export function* tricksDisputed({ table, irregularity }: Scene<Irregular<'tricks-disputed'>>): Procedure {
  const { claimed = false, since } = irregularity;
  const { edition } = table;
  const { claim, ruled, late } = disputeIn(edition);
  if (claimed) {
    yield note('claim-rules-prevail', claim);
    return [];
  }
  if (table.regulation === 'RTP' && (yield* judged('lead-not-recorded', 'RTP 2.2.7.1'))) {
    yield note('ruled-against-ns', 'RTP 2.2.7.1');
    yield penaltyPossible('NS', 'RTP 2.2.7.1');
  }
  if (since === 'round-open') yield* oneResult(table, ruled);
  else if (edition === 2017) yield* afterTheRound(table);
  else {
    // 1997 and 2007: neither side need be given more.
    yield note('no-duty-to-raise', late);
    yield* neitherNeedBeRaised(table, late);
  }
  return [];
}

const AS_RECORDED = 'as-recorded';

/** How disputed facts are found (Law 85A). */
export const factsFoundIn = byEdition<Fact['code']>({
  1997: 'found-as-satisfied',
  2007: 'found-as-probable',
  2017: 'found-as-probable',
});

function* oneResult(table: Table, clause: Clause): Telling<void> {
  const tricks = yield* tricksFound(table, clause);
  if (tricks === undefined) yield note('score-stands', clause);
  else yield { type: 'result-ruled', tricks, clause };
}

const COUNTS: readonly number[] = Array.from({ length: TRICKS + 1 }, (_, tricks) => tricks);

/** How many tricks declarer won; nothing where what was written stands. */
function* tricksFound(
  table: Table,
  clause: Clause,
  counts: readonly number[] = COUNTS,
): Telling<number | undefined> {
  const contract = finalContract(table);
  const said = yield* ask({
    id: 'recorded-tricks',
    answerer: 'director',
    clause,
    params: contract === undefined || contract === 'passed-out' ? {} : { seat: contract.declarer },
    answers: [...counts.map(String), AS_RECORDED].map((id) => ({ id, clause })),
    facts: [{ code: factsFoundIn(table), params: {} }],
  });
  return said === AS_RECORDED ? undefined : Number(said);
}

/** One side is lowered, the other keeps what it has: no number of tricks that would raise the side can be found. */
function* oneSideLowered(table: Table, side: Side, clause: Clause): Telling<void> {
  const contract = finalContract(table);
  const declarer = contract === undefined || contract === 'passed-out' ? undefined : contract.declarer;
  let counts = COUNTS;
  if (declarer !== undefined) {
    const written = Number(
      yield* ask({
        id: 'written-tricks',
        answerer: 'director',
        clause,
        params: { seat: declarer },
        answers: COUNTS.map((tricks) => ({ id: String(tricks), clause })),
      }),
    );
    counts = COUNTS.filter((tricks) => (sideOf(declarer) === side ? tricks < written : tricks > written));
  }
  const tricks = yield* tricksFound(table, clause, counts);
  if (tricks === undefined) yield note('score-stands', clause);
  else yield { type: 'result-ruled', tricks, side, clause };
}

/** 1997 and 2007: what he finds is written for both, or for the side that it lowers alone. */
function* neitherNeedBeRaised(table: Table, clause: Clause): Telling<void> {
  const changed = yield* ask({
    id: 'changed-for',
    answerer: 'director',
    clause,
    answers: ['both-sides', 'NS', 'EW'].map((id) => ({ id, clause })),
  });
  if (changed === 'NS' || changed === 'EW') yield* oneSideLowered(table, changed, clause);
  else yield* oneResult(table, clause);
}

/** 2017, Law 79B3: for both sides only if the director is clearly convinced; otherwise it stands, or one side is lowered. */
function* afterTheRound(table: Table): Telling<void> {
  const clause = '79B3';
  if (yield* judged('clearly-convinced', clause)) return yield* oneResult(table, clause);
  const lowered = yield* ask({
    id: 'lower-side',
    answerer: 'director',
    clause,
    answers: ['nobody-lowered', 'NS', 'EW'].map((id) => ({ id, clause })),
  });
  if (lowered !== 'NS' && lowered !== 'EW') {
    yield note('score-stands', clause);
    return;
  }
  yield* oneSideLowered(table, lowered, clause);
}

const writtenIn = byEdition<Clause>({ 1997: '79C', 2007: '79C1', 2017: '79C1' });

/** Law 79C: what was agreed was written or added up wrongly. What is disputed is another matter (Law 79B). */
export function* scoreMiswritten({ table, irregularity }: Scene<Irregular<'score-miswritten'>>): Procedure {
  const { seat, since } = irregularity;
  const { edition } = table;
  const clause = writtenIn(edition);
  if (!(yield* judged('agreed-and-miswritten', clause, {}, disputeIn(edition).ruled)))
    return [{ type: 'tricks-disputed', seat, since: 'round-over' }];
  if (since === 'period-open') yield note('score-corrected', clause);
  else yield* afterThePeriod(edition);
  return [];
}

/** After the correction period: nothing in 1997, by regulation in 2007, with the organiser's approval in 2017. */
function* afterThePeriod(edition: Table['edition']): Telling<void> {
  if (edition === 1997) {
    yield note('correction-period-over', '79C');
    return;
  }
  const corrected =
    (yield* judged(edition === 2007 ? 'regulation-allows-late' : 'organiser-approves-late', '79C2')) &&
    (yield* judged('beyond-doubt', '79C2'));
  yield note(corrected ? 'score-corrected' : 'correction-period-over', '79C2');
}
