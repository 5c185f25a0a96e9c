import type { Result } from '../../base/index.ts';
import type { Correction } from '../62-correction-of-revoke.ts';
import type { DefectRuling } from '../67-defective-trick.ts';
import type { Rectification, RevokeRuling } from '../revokes/report.ts';
import type { FinalResult } from '../revokes/result.ts';
import type { RecordFault } from '../tricks/check.ts';
import { printTricks } from '../tricks/notation.ts';
import { questionKey } from '../tricks/question.ts';
import type { DefectRuled, QuestionRuled, RecordRuling } from '../tricks/rule-record.ts';
import type { RecordExpectation } from './record.ts';

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
      return `ask ${questionKey(ruling.question)}`;
  }
};

/** The clause by which a card that was played twice has the score adjusted. */
const adjustedBy = ({ ruling }: DefectRuled): readonly string[] =>
  ruling.do === 'put-back' && ruling.again === 'adjusted' ? ruling.clauses.slice(-1) : [];

const defectLine = ({ defect: { trick, seat, kind }, ruling }: DefectRuled): string =>
  `T${trick} ${seat} ${kind}: ${defectDone(ruling)} (${ruling.clauses.join(' ')})`;

const clausesOf = ({ report, defects, questions }: RecordRuling) => [
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

const assignedLine = ({ result, scoreNS }: FinalResult): string => `${result.tricks} tricks: ${scoreNS}`;

/** What came of a record, in the notation of the expectations of cases. */
export function recordOutcome(ruled: Result<RecordRuling, RecordFault>): RecordExpectation {
  if (!ruled.ok) return { refused: ruled.error.code, clauses: [] };
  const { report, defects, questions } = ruled.value;
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
    judgements: report.judgements.map(questionKey),
    adjust: [...report.adjust, ...defects.flatMap(adjustedBy)],
    assigned: report.assigned === undefined ? 'none' : assignedLine(report.assigned),
    clauses: clausesOf(ruled.value),
    refused: 'none',
  };
}
