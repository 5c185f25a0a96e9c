import type { Result } from '../../base/index.ts';
import type { LawsEdition } from '../editions.ts';
import type { RecordFault } from '../tricks/check.ts';
import { type RecordRuling, ruleRecord } from '../tricks/rule-record.ts';
import { type ClaimCase, readClaimCase } from './claim.ts';
import { type ClaimRun, claimOutcome, runClaimCase } from './claim-run.ts';
import { type RulingCase, readCase } from './file.ts';
import { isObject } from './json.ts';
import { type RecordCase, readRecordCase } from './record.ts';
import { recordOutcome } from './record-outcome.ts';
import { type CaseRun, caseOutcome, runCase } from './run.ts';

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
export function readAnyCase(json: unknown): Result<AnyCase> {
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
