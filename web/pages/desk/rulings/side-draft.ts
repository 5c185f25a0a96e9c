import { Fraction, fail, ONE, ok, type Result } from 'naipe/base';
import { printBoardResult } from 'naipe/game';
import type { AwardName } from 'naipe/scoring';
import type { SideScoreData, WeightedResult } from 'naipe/tournament';
import { readScoreEntry } from '../../tools/score-entry.ts';
import { newOutcome, type OutcomeDraft, weightOf } from './weights.ts';

export const SIDE_KINDS = ['named', 'percent', 'imps', 'assigned', 'kept', 'no-score'] as const;
type SideKind = (typeof SIDE_KINDS)[number];

/** An adjusted score of a side as it is being typed. */
export interface SideDraft {
  readonly kind: SideKind;
  readonly name: AwardName;
  /** Per cent or IMPs. */
  readonly value: string;
  readonly outcomes: readonly OutcomeDraft[];
}

export const newSide = (name: AwardName): SideDraft => ({
  kind: 'named',
  name,
  value: '',
  outcomes: [newOutcome(1, '100')],
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
export function readSideDraft({ kind, name, value, outcomes }: SideDraft): Result<SideScoreData> {
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
  }
}
