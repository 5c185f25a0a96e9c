import { mayAsk, type RightToAsk } from '../61-failure-to-follow-suit.ts';
import type { Correction } from '../62-correction-of-revoke.ts';
import { USUAL_READINGS } from '../63-establishment-of-revoke.ts';
import { type Defect, type DefectRuling, findDefects, ruleDefect } from '../67-defective-trick.ts';
import type { LawsEdition } from '../editions.ts';
import type { RecordFault } from '../tricks/check.ts';
import { historyOf } from '../tricks/history.ts';
import { printTricks } from '../tricks/notation.ts';
import type { Inquiry } from '../tricks/record.ts';
import { type Rectification, type RevokeReport, type RevokeRuling, ruleRevokes } from '../tricks/ruling.ts';
import type { RecordCase, RecordExpectation } from './record.ts';

export interface DefectRuled {
  readonly defect: Defect;
  readonly ruling: DefectRuling;
}

/** A question about a revoke, and whether the Laws let it be put. */
export interface QuestionRuled {
  readonly inquiry: Inquiry;
  readonly right: RightToAsk;
}

/** What the Laws say of a record of play, or why it is none. */
export type RecordRun =
  | {
      readonly report: RevokeReport;
      readonly defects: readonly DefectRuled[];
      readonly questions: readonly QuestionRuled[];
    }
  | { readonly refusal: RecordFault };

/** A record of play, with what the director has said of it. */
export type RecordToRule = Pick<RecordCase, 'record' | 'answers' | 'readings' | 'facedIsKnown'>;

/** Rules on the revokes and the defective tricks of a case by an edition. */
export function runRecordCase(
  { record, answers, readings, facedIsKnown }: RecordToRule,
  edition: LawsEdition,
): RecordRun {
  const report = ruleRevokes(record, edition, { answers, readings });
  if (!report.ok) return { refusal: report.error };
  const history = historyOf(record);
  const defects = findDefects(history).map((defect) => ({
    defect,
    ruling: ruleDefect(history, defect, edition, { facedIsKnown, answers }),
  }));
  const { defendersAsking } = { ...USUAL_READINGS, ...readings };
  const questions = (record.inquiries ?? []).flatMap((inquiry) => {
    const right = mayAsk(edition, history, inquiry.asker, inquiry.asked, defendersAsking);
    return right === undefined ? [] : [{ inquiry, right }];
  });
  return { report: report.value, defects, questions };
}

const rectificationLine = (rectification: Rectification): string => {
  const clauses = `(${rectification.clauses.join(' ')})`;
  switch (rectification.kind) {
    case 'transfer': {
      const names = rectification.tricks.map((name) => (name === 'claimed' ? name : `T${name}`));
      return names.length === 0 ? `transfer ${clauses}` : `transfer ${names.join(' ')} ${clauses}`;
    }
    case 'no-transfer':
      return `no transfer ${clauses}`;
    case 'correction':
      return `correction ${clauses}`;
    case 'pending':
      return `awaits ${rectification.awaits} ${clauses}`;
  }
};

const revokeLine = ({ revoke, standing, rectification }: RevokeRuling): string => {
  const { trick, seat, card = 'nothing', suit } = revoke;
  const by = standing.established;
  const status = by === undefined ? standing.status : `established ${by.clause} by ${by.by}`;
  return `T${trick} ${seat} ${card} in ${suit}; ${status}; ${rectificationLine(rectification)}`;
};

const correctionLine = ({ seat, withdrawn, choices, penaltyCard, clauses }: Correction): string =>
  `${seat} takes back ${withdrawn}, plays ${choices.join(' ')}${penaltyCard === undefined ? '' : ', penalty card'} (${clauses.join(' ')})`;

const laterLines = ({ mayWithdraw }: Correction): readonly string[] =>
  mayWithdraw.map(
    ({ seat, card, after, penaltyCard, clause }) =>
      `${seat} ${card}${after === undefined ? '' : ` after ${after}`}${penaltyCard ? ', penalty card' : ''} (${clause})`,
  );

const questionLine = ({ inquiry: { trick, asker, asked }, right }: QuestionRuled): string =>
  `T${trick} ${asker} asks ${asked}: ${right.allowed ? 'may' : 'may not'} (${right.clauses.join(' ')})`;

const defectDone = (ruling: DefectRuling): string => {
  switch (ruling.do) {
    case 'supply':
    case 'place':
      return `${ruling.do} ${ruling.choices.join(' ')}`;
    case 'choose-one':
      return `choose one of ${ruling.cards.join(' ')}`;
    case 'restore':
      return `${ruling.stays.join(' ')} stays, ${ruling.restored.join(' ')} goes back`;
    case 'put-back':
      return `${ruling.card} goes back among the played cards${ruling.again === undefined ? '' : `, ${ruling.again}`}`;
    case 'ask':
      return `ask ${ruling.judgement.id}`;
  }
};

/** The clause by which a card that was played twice has the score adjusted. */
const adjustedBy = ({ ruling }: DefectRuled): readonly string[] =>
  ruling.do === 'put-back' && ruling.again === 'adjusted' ? ruling.clauses.slice(-1) : [];

const defectLine = ({ defect: { trick, seat, kind }, ruling }: DefectRuled): string =>
  `T${trick} ${seat} ${kind}: ${defectDone(ruling)} (${ruling.clauses.join(' ')})`;

const clausesOf = ({ report, defects, questions }: Exclude<RecordRun, { refusal: RecordFault }>) => [
  ...new Set([
    ...report.rulings.flatMap(({ revoke, standing, correction, rectification, equity }) => [
      revoke.clause,
      ...(standing.established === undefined ? [] : [standing.established.clause]),
      ...(standing.standsBy === undefined ? [] : [standing.standsBy]),
      ...(correction === undefined
        ? []
        : [
            ...correction.clauses,
            ...correction.mayWithdraw.map(({ clause }) => clause),
            correction.information.clause,
          ]),
      ...rectification.clauses,
      ...equity.map(({ clause }) => clause),
    ]),
    ...defects.flatMap(({ ruling }) => ruling.clauses),
    ...questions.flatMap(({ right }) => right.clauses),
  ]),
];

/** What came of a case, in the notation of its expectations. */
export function recordOutcome(run: RecordRun): RecordExpectation {
  if ('refusal' in run) return { refused: run.refusal.code, clauses: [] };
  const { report, defects, questions } = run;
  const { rulings, final, transferred, replayed } = report;
  const corrections = rulings.flatMap(({ correction }) => correction ?? []);
  const moved = (['NS', 'EW'] as const).filter((side) => transferred[side] > 0);
  return {
    revokes: rulings.map(revokeLine),
    corrections: corrections.map(correctionLine),
    mayWithdraw: corrections.flatMap(laterLines),
    questions: questions.map(questionLine),
    defects: defects.map(defectLine),
    replayed: replayed === undefined ? 'none' : printTricks(replayed.tricks.slice(-2)),
    transferred:
      moved.length === 0 ? 'none' : moved.map((side) => `${transferred[side]} to ${side}`).join(', '),
    tricks: final === undefined ? 'open' : final.result.tricks,
    score: final?.scoreNS ?? 0,
    judgements: report.judgements.map(({ id }) => id),
    adjust: [...report.adjust, ...defects.flatMap(adjustedBy)],
    clauses: clausesOf(run),
    refused: 'none',
  };
}
