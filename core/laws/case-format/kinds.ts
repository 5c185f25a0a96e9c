import { ok, type Result } from '../../base/index.ts';
import type { LawsEdition } from '../editions.ts';
import type { RecordFault } from '../tricks/check.ts';
import { type RecordRuling, ruleRecord } from '../tricks/rule-record.ts';
import { type ClaimCase, readClaimCase } from './claim.ts';
import { type ClaimRun, claimOutcome, runClaimCase } from './claim-run.ts';
import { wrongClaimAnswer } from './claim-scene.ts';
import { type RulingCase, readCase } from './file.ts';
import { caseFault, isObject } from './json.ts';
import { type RecordCase, readRecordCase } from './record.ts';
import { wrongRecordAnswer } from './record-answers.ts';
import { recordOutcome } from './record-outcome.ts';
import { answerWithoutUse, type CaseRun, caseOutcome, runCase } from './run.ts';
import { caseWithTens } from './tens.ts';

/** A case of any kind: what happened at a table, a record of play, or a claim. */
export type AnyCase =
  | { readonly kind: 'table'; readonly ruling: RulingCase }
  | { readonly kind: 'record'; readonly ruling: RecordCase }
  | { readonly kind: 'claim'; readonly ruling: ClaimCase };

/** What came of a case of any kind. */
export type AnyRun =
  | { readonly kind: 'table'; readonly run: CaseRun }
  | { readonly kind: 'record'; readonly run: Result<RecordRuling, RecordFault> }
  | { readonly kind: 'claim'; readonly run: ClaimRun };

/** Reads a case of the kind that its fields show. */
export function readAnyCase(written: unknown): Result<AnyCase> {
  const json = caseWithTens(written);
  if (isObject(json) && json.record !== undefined) return ofKind('record', readRecordCase(json));
  if (isObject(json) && json.claim !== undefined) return ofKind('claim', readClaimCase(json));
  return ofKind('table', readCase(json));
}

function ofKind<Kind extends AnyCase['kind'], Ruling>(
  kind: Kind,
  ruling: Result<Ruling>,
): Result<{ readonly kind: Kind; readonly ruling: Ruling }> {
  return ruling.ok ? { ok: true, value: { kind, ruling: ruling.value } } : ruling;
}

/** What the Laws of an edition say of a case. */
export function runAnyCase(one: AnyCase, edition: LawsEdition): AnyRun {
  switch (one.kind) {
    case 'table':
      return { kind: one.kind, run: runCase(one.ruling, edition) };
    case 'record':
      return { kind: one.kind, run: ruleRecord(one.ruling.record, edition, one.ruling) };
    case 'claim':
      return { kind: one.kind, run: runClaimCase(one.ruling, edition) };
  }
}

/** A case by one of its editions, and what came of it. */
export interface RanByEdition {
  readonly edition: LawsEdition;
  readonly ran: AnyRun;
}

/** A case by editions that it need not name: they rule on it, and it expects nothing of them. */
export const runBesides = (one: AnyCase, editions: readonly LawsEdition[]): readonly RanByEdition[] =>
  editions
    .filter((edition) => !one.ruling.editions.includes(edition))
    .map((edition) => ({ edition, ran: runAnyCase(one, edition) }));

/** A case by all its editions. An answer that none of them has a use for is a slip of the pen, and refused. */
export function runByEditions(one: AnyCase): Result<readonly RanByEdition[]> {
  const runs = one.ruling.editions.map((edition) => ({ edition, ran: runAnyCase(one, edition) }));
  if (one.kind === 'record') return wrongRecordAnswer(one.ruling) ?? ok(runs);
  if (one.kind === 'claim') {
    const asked = runs.flatMap(({ ran }) => (ran.kind === 'claim' ? ran.run.asked : []));
    return wrongClaimAnswer(one.ruling, asked) ?? ok(runs);
  }
  const atTables = runs.flatMap(({ ran }) => (ran.kind === 'table' ? [ran.run] : []));
  const unused = answerWithoutUse(one.ruling, atTables);
  return unused === undefined ? ok(runs) : caseFault(unused, 'case-answer-unused');
}

/** What came of a case, in the notation of its expectations. */
export function anyOutcome({ kind, run }: AnyRun) {
  switch (kind) {
    case 'table':
      return caseOutcome(run);
    case 'record':
      return recordOutcome(run);
    case 'claim':
      return claimOutcome(run);
  }
}
