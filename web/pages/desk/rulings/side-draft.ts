import { Fraction, fail, ONE, ok, parseFraction, type Result } from 'naipe/base';
import { printBoardResult } from 'naipe/game';
import type { AwardName } from 'naipe/scoring';
import type { SideScoreData, WeightedResult } from 'naipe/tournament';
import { readScoreEntry } from '../../tools/score-entry.ts';
import { newOutcome, type OutcomeDraft, typedWeight, weightOf } from './weights.ts';

export const SIDE_KINDS = [
  'named',
  'percent',
  'imps',
  'assigned',
  'self-inflicted',
  'kept',
  'no-score',
] as const;
type SideKind = (typeof SIDE_KINDS)[number];

/** An adjusted score of a side as it is being typed. */
export interface SideDraft {
  readonly kind: SideKind;
  readonly name: AwardName;
  /** Per cent or IMPs. */
  readonly value: string;
  readonly outcomes: readonly OutcomeDraft[];
  /** What the table made, and what would have come of it without the side's own error (Law 12C1(e)). */
  readonly table: string;
  readonly withoutError: readonly OutcomeDraft[];
}

export const newSide = (name: AwardName): SideDraft => ({
  kind: 'named',
  name,
  value: '',
  outcomes: [newOutcome(1, '100')],
  table: '',
  withoutError: [newOutcome(1, '100')],
});

/** What keeps a draft from being a score. */
export type DraftFault = 'value' | 'result' | 'weights';

const NUMBER = /^-?\d{1,9}(?:[.,]\d{1,9})?$/;
const fault = (code: DraftFault) => fail({ code, message: code });

function outcomesOf(drafts: readonly OutcomeDraft[]): Result<readonly WeightedResult[]> {
  const outcomes: WeightedResult[] = [];
  const shares: Fraction[] = [];
  for (const { result, weight } of drafts) {
    const read = readScoreEntry(result);
    if (!read.ok) return fault('result');
    const share = weightOf(weight);
    if (share === undefined || share.share.sign <= 0) return fault('weights');
    shares.push(share.share);
    outcomes.push({ result: printBoardResult(read.value.result), weight: share.exact });
  }
  return Fraction.sum(shares).equals(ONE) ? ok(outcomes) : fault('weights');
}

/** The score that a draft stands for, or what is missing. */
export function readSideDraft({ kind, name, value, outcomes, ...draft }: SideDraft): Result<SideScoreData> {
  const figure = value.trim().replace(',', '.').replace('−', '-');
  switch (kind) {
    case 'kept':
    case 'no-score':
      return ok({ kind });
    case 'named':
      return ok({ kind, name });
    case 'percent':
      return NUMBER.test(figure) ? ok({ kind, percent: figure }) : fault('value');
    case 'imps':
      return NUMBER.test(figure) ? ok({ kind, imps: figure }) : fault('value');
    case 'assigned': {
      const read = outcomesOf(outcomes);
      return read.ok ? ok({ kind, outcomes: read.value }) : read;
    }
    case 'self-inflicted': {
      const table = outcomesOf([{ ...newOutcome(1, '100'), result: draft.table }]);
      const withoutInfraction = outcomesOf(outcomes);
      const withoutError = outcomesOf(draft.withoutError);
      if (!table.ok) return table;
      if (!withoutInfraction.ok) return withoutInfraction;
      if (!withoutError.ok) return withoutError;
      return ok({
        kind,
        table: table.value,
        withoutInfraction: withoutInfraction.value,
        withoutError: withoutError.value,
      });
    }
  }
}

const typed = (results: readonly WeightedResult[]): readonly OutcomeDraft[] =>
  results.map(({ result, weight }, index) => {
    const share = parseFraction(weight);
    return { id: index + 1, result, weight: share.ok ? typedWeight(share.value) : weight };
  });

/** A score as it would have been typed; points are for nobody to type. */
export function draftOf(score: SideScoreData): SideDraft {
  const fresh = newSide('A');
  switch (score.kind) {
    case 'named':
      return newSide(score.name);
    case 'percent':
      return { ...fresh, kind: 'percent', value: score.percent };
    case 'imps':
      return { ...fresh, kind: 'imps', value: score.imps };
    case 'assigned':
      return { ...fresh, kind: 'assigned', outcomes: typed(score.outcomes) };
    case 'self-inflicted':
      return {
        ...fresh,
        kind: 'self-inflicted',
        outcomes: typed(score.withoutInfraction),
        table: score.table[0]?.result ?? '',
        withoutError: typed(score.withoutError),
      };
    case 'kept':
    case 'no-score':
      return { ...fresh, kind: score.kind };
    case 'points':
      return { ...fresh, kind: 'kept' };
  }
}
