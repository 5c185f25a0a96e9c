import { ok, type Result } from '../../base/index.ts';
import { mayAsk, type RightToAsk } from '../61-failure-to-follow-suit.ts';
import { type Defect, type DefectRuling, findDefects, ruleDefect } from '../67-defective-trick.ts';
import type { LawsEdition } from '../editions.ts';
import { type Readings, USUAL_READINGS } from '../revokes/readings.ts';
import { type RevokeReport, ruleRevokesOf } from '../revokes/report.ts';
import { openRecord, type RecordFault } from './check.ts';
import type { History } from './history.ts';
import type { Answers } from './question.ts';
import type { Inquiry, PlayRecord } from './record.ts';

/** A defective trick and what is done about it (Law 67). */
export interface DefectRuled {
  readonly defect: Defect;
  readonly ruling: DefectRuling;
}

/** A question about a revoke, and whether the Laws let it be put. */
export interface QuestionRuled {
  readonly inquiry: Inquiry;
  readonly right: RightToAsk;
}

/** What the Laws say of a record of play: its revokes, its defective tricks, who might ask whom. */
export interface RecordRuling {
  readonly report: RevokeReport;
  readonly defects: readonly DefectRuled[];
  readonly questions: readonly QuestionRuled[];
}

/** What the director has said of a record. */
export interface SaidOfRecord {
  readonly answers?: Answers;
  readonly readings?: Partial<Readings>;
  /** Is it known which of two cards in a trick was faced (Law 67B2(a))? It is unless said otherwise. */
  readonly facedIsKnown?: boolean;
}

/** Rules on the revokes and the defective tricks of a play that was worked out already. */
export function ruleHistory(
  history: History,
  edition: LawsEdition,
  { answers = {}, readings = {}, facedIsKnown = true }: SaidOfRecord = {},
): RecordRuling {
  const { defendersAsking } = { ...USUAL_READINGS, ...readings };
  return {
    report: ruleRevokesOf(history, edition, { answers, readings }),
    defects: findDefects(history).map((defect) => ({
      defect,
      ruling: ruleDefect(history, defect, edition, { facedIsKnown, answers }),
    })),
    questions: (history.record.inquiries ?? []).flatMap((inquiry) => {
      const right = mayAsk(edition, history, inquiry.asker, inquiry.asked, defendersAsking);
      return right === undefined ? [] : [{ inquiry, right }];
    }),
  };
}

/** Rules on the revokes and the defective tricks of a record, or says why it is none. */
export function ruleRecord(
  record: PlayRecord,
  edition: LawsEdition,
  said: SaidOfRecord = {},
): Result<RecordRuling, RecordFault> {
  const opened = openRecord(record);
  return opened.ok ? ok(ruleHistory(opened.value, edition, said)) : opened;
}
