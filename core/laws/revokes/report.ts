import { ok, type Result } from '../../base/index.ts';
import type { Seat, Side } from '../../game/index.ts';
import { askKept, type Correction, correctionOf, replayFromTwelfth } from '../62-correction-of-revoke.ts';
import { standingRevokes } from '../63-establishment-of-revoke.ts';
import {
  counts,
  noTransfer,
  transferFor,
  winnerAnswered,
  withOwedMarked,
} from '../64-after-establishment.ts';
import type { Clause } from '../clauses/clause.ts';
import type { LawsEdition } from '../editions.ts';
import { openRecord, type RecordFault } from '../tricks/check.ts';
import { type History, historyOf, isOver, tricksTaken } from '../tricks/history.ts';
import { type OwnedTrick, ownedTricks } from '../tricks/owned.ts';
import { type Answers, answerTo, questionKey, type TrickQuestion } from '../tricks/question.ts';
import type { PlayRecord, TrickCount } from '../tricks/record.ts';
import { askAssigned, equityOf } from './equity.ts';
import { findRevokes, inOrder } from './find-revokes.ts';
import { type Readings, USUAL_READINGS } from './readings.ts';
import { assignedBy, type FinalResult, finalResult } from './result.ts';
import type { Revoke } from './revoke.ts';
import type { Standing, StandingRevoke } from './standing.ts';
import { type Unproved, unprovedPlays } from './unproved.ts';

/** What becomes of a revoke. */
export type Rectification =
  | { readonly kind: 'transfer'; readonly clauses: readonly Clause[]; readonly tricks: readonly TrickName[] }
  | { readonly kind: 'no-transfer'; readonly clauses: readonly Clause[] }
  /** Corrected, or to be corrected: no tricks go over. */
  | { readonly kind: 'correction'; readonly clauses: readonly Clause[] }
  | { readonly kind: 'pending'; readonly clauses: readonly Clause[]; readonly awaits: Awaited };

/** The number of a trick, or one of those that a claim or concession shared out. */
export type TrickName = OwnedTrick['number'];

/** What must come before the tricks can be counted. */
export type Awaited = 'end-of-play' | 'claim' | 'judgement';

/** A revoke with all that Laws 62 to 64 make of it. */
export interface RevokeRuling {
  readonly revoke: Revoke;
  readonly standing: Standing;
  /** How it is corrected; nothing once it was, or when it may not be. */
  readonly correction: Correction | undefined;
  readonly rectification: Rectification;
  /** The director's duty to see whether the rectification was enough (Law 64C). */
  readonly equity: readonly TrickQuestion[];
}

/** What Laws 61 to 64 say of a play: every revoke, the tricks that go over, what is asked, and the result. */
export interface RevokeReport {
  readonly edition: LawsEdition;
  readonly rulings: readonly RevokeRuling[];
  /** As they came about, a settled claim included. */
  readonly taken: TrickCount;
  /** The tricks that go over to each side. */
  readonly transferred: TrickCount;
  /** The record with the last two tricks as they are after the correction of a revoke in the twelfth. */
  readonly replayed: PlayRecord | undefined;
  /** Before any adjusted score; nothing while something is pending. */
  readonly final: FinalResult | undefined;
  /** What only the director can say, answered or not; who won a claimed trick, and with what, until he has said it. */
  readonly asked: readonly TrickQuestion[];
  /** Of that, what is not answered yet. */
  readonly judgements: readonly TrickQuestion[];
  /** Where the director has found damage: the score is adjusted (Laws 12, 64C). */
  readonly adjust: readonly Clause[];
  /** The result that he has assigned then, if it is one of this contract (Law 12C). */
  readonly assigned: FinalResult | undefined;
  readonly unproved: readonly Unproved[];
}

/** What is known beside the record: readings chosen, answers given, revokes that came to light. */
export interface RulingOptions {
  readonly readings?: Partial<Readings>;
  readonly answers?: Answers;
  /** Which revokes have come to light; all of them unless said otherwise. */
  readonly isKnown?: (revoke: Revoke) => boolean;
  /** Revokes of hands whose cards are not known, which the director found to be some. */
  readonly alleged?: readonly Revoke[];
}

interface Hearing {
  readonly history: History;
  /** With the last two tricks replayed where Law 62D1 says so. */
  readonly settled: History;
  readonly all: readonly StandingRevoke[];
  readonly edition: LawsEdition;
  readonly readings: Readings;
  readonly answers: Answers;
}

const CORRECTED_WITHOUT_TRANSFER: Partial<Readonly<Record<Clause, readonly Clause[]>>> = {
  '62C3': ['62C3', '64B8'],
  '62D1': ['62D1', '64B6'],
};

/** Only 2017 has 62C3: where a record names it for a card that went back, the others put the revoke right by 62A. */
function correctionOnly({ correctedBy = '62A' }: Standing, edition: LawsEdition): Rectification {
  const by = correctedBy === '62C3' && edition !== 2017 ? '62A' : correctedBy;
  return { kind: 'correction', clauses: CORRECTED_WITHOUT_TRANSFER[by] ?? [by] };
}

/** Rules on one revoke and answers which tricks it takes out of the pool. */
function rectify(
  hearing: Hearing,
  one: StandingRevoke,
  pool: readonly OwnedTrick[],
): {
  readonly rectification: Rectification;
  readonly taken: readonly OwnedTrick[];
  readonly asked?: TrickQuestion;
} {
  const { settled, all, edition, readings, answers } = hearing;
  const asIf = one.standing.asIfEstablished;
  const basis = asIf === undefined ? [] : [asIf];
  if (!counts(one)) return { rectification: correctionOnly(one.standing, edition), taken: [] };
  const grounds = noTransfer(settled, one, all, edition, readings);
  if (grounds.length > 0)
    return { rectification: { kind: 'no-transfer', clauses: [...basis, ...grounds] }, taken: [] };
  if (!isOver(settled)) {
    const awaits = settled.record.claim === undefined ? 'end-of-play' : 'claim';
    return { rectification: { kind: 'pending', clauses: [...basis, '64A'], awaits }, taken: [] };
  }
  const transfer = transferFor(settled, one.revoke, pool, edition, answers);
  if ('asked' in transfer) {
    const { asked } = transfer;
    const clauses = [...basis, asked.clause];
    return { rectification: { kind: 'pending', clauses, awaits: 'judgement' }, taken: [], asked };
  }
  const { clause, tricks } = transfer;
  const clauses = [...basis, clause];
  return clause === '64B1'
    ? { rectification: { kind: 'no-transfer', clauses }, taken: [] }
    : {
        rectification: { kind: 'transfer', clauses, tricks: tricks.map(({ number }) => number) },
        taken: tricks,
      };
}

interface Ruled {
  readonly rulings: readonly RevokeRuling[];
  readonly pool: readonly OwnedTrick[];
  readonly asked: readonly TrickQuestion[];
}

function ruleAll(hearing: Hearing, winner: Seat | undefined): Ruled {
  const { settled, all, edition, readings } = hearing;
  const costly = all.filter(
    (one) => counts(one) && noTransfer(settled, one, all, edition, readings).length === 0,
  );
  let pool = withOwedMarked(
    ownedTricks(settled, winner),
    costly.map(({ revoke }) => revoke),
  );
  const rulings: RevokeRuling[] = [];
  const asked: TrickQuestion[] = [];
  for (const one of all) {
    const { rectification, taken, asked: question } = rectify(hearing, one, pool);
    if (question !== undefined) asked.push(question);
    pool = pool.map((trick) => (taken.includes(trick) ? { ...trick, transferred: true } : trick));
    const { revoke, standing } = one;
    const correction =
      standing.status === 'corrected' ? undefined : correctionOf(hearing.history, revoke, standing, edition);
    rulings.push({
      revoke,
      standing,
      correction,
      rectification,
      equity: equityOf(hearing, one, rectification.clauses),
    });
  }
  return { rulings, pool, asked };
}

const toSide = (pool: readonly OwnedTrick[], side: Side): number =>
  pool.filter((trick) => trick.transferred && trick.side !== side).length;

/** Is something still to be done before the tricks can be counted: a correction, the rest of the play, an answer? */
const awaitsSomething = ({ correction, standing, rectification }: RevokeRuling, replayed: boolean): boolean =>
  rectification.kind === 'pending' ||
  (correction !== undefined && !(replayed && standing.correctedBy === '62D1'));

/**
 * Every revoke of a record, each with how it stands, how it is corrected or what it costs, and the result of the
 * board: Laws 61 to 64, by edition. Open questions are asked; everything else is worked out.
 */
export function ruleRevokes(
  record: PlayRecord,
  edition: LawsEdition,
  options: RulingOptions = {},
): Result<RevokeReport, RecordFault> {
  const opened = openRecord(record);
  return opened.ok ? ok(ruleRevokesOf(opened.value, edition, options)) : opened;
}

/** The same of a play that was worked out already. */
export function ruleRevokesOf(
  history: History,
  edition: LawsEdition,
  { readings: chosen = {}, answers = {}, isKnown = () => true, alleged = [] }: RulingOptions = {},
): RevokeReport {
  const readings = { ...USUAL_READINGS, ...chosen };
  const found = findRevokes(history, edition, answers).filter(isKnown);
  const revokes = alleged.length === 0 ? found : inOrder([...found, ...alleged]);
  const all = standingRevokes(history, revokes, edition, readings);
  const ofTwelfth = all.filter(
    ({ standing: { status, correctedBy } }) => status === 'established' && correctedBy === '62D1',
  );
  const replayed =
    ofTwelfth.length > 0
      ? replayFromTwelfth(
          history,
          ofTwelfth.map(({ revoke }) => revoke),
        )
      : undefined;
  const settled = replayed === undefined ? history : historyOf(replayed);
  const winner = revokes.map((revoke) => winnerAnswered(revoke, answers)).find((seat) => seat !== undefined);
  const {
    rulings,
    pool,
    asked: tricksAsked,
  } = ruleAll({ history, settled, all, edition, readings, answers }, winner);
  const kept = ofTwelfth.flatMap(({ revoke }) => askKept(history, revoke) ?? []);
  const equity = distinct(rulings.flatMap((ruling) => ruling.equity));
  const damaged = equity.filter((question) => answerTo(question, answers) === 'yes');
  const toAssign = damaged.slice(0, 1).map((question) => askAssigned(history, question, edition));
  const questions = [...tricksAsked, ...kept, ...equity, ...toAssign];
  const unsettled = kept.some((question) => answerTo(question, answers) !== 'kept');
  const pending = unsettled || rulings.some((ruling) => awaitsSomething(ruling, replayed !== undefined));
  const transferred = { NS: toSide(pool, 'NS'), EW: toSide(pool, 'EW') };
  return {
    edition,
    rulings,
    taken: tricksTaken(history),
    transferred,
    replayed,
    final:
      pending || !isOver(settled)
        ? undefined
        : finalResult(history.record, tricksTaken(settled), transferred),
    asked: questions,
    judgements: questions.filter((question) => answerTo(question, answers) === undefined),
    adjust: damaged.map(({ clause }) => clause),
    assigned: toAssign.map((question) => assignedBy(history.record, answerTo(question, answers))).at(0),
    unproved: unprovedPlays(history),
  };
}

/** What concerns several revokes is asked once. */
const distinct = (questions: readonly TrickQuestion[]): readonly TrickQuestion[] => [
  ...new Map(questions.map((question) => [questionKey(question), question])).values(),
];
