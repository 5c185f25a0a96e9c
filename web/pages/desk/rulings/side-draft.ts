import { fail, ok, type Result } from 'naipe/base';
import { printBoardResult } from 'naipe/game';
import type { AwardName } from 'naipe/scoring';
import type { SideScoreData, WeightedResult } from 'naipe/tournament';
import { readScoreEntry } from '../../start/score-entry.ts';

export const SIDE_KINDS = ['named', 'percent', 'imps', 'assigned', 'kept', 'no-score'] as const;
type SideKind = (typeof SIDE_KINDS)[number];

export interface OutcomeDraft {
  readonly id: number;
  readonly result: string;
  readonly weight: string;
}

/** An adjusted score of a side as it is being typed. */
export interface SideDraft {
  readonly kind: SideKind;
  readonly name: AwardName;
  /** Per cent or IMPs. */
  readonly value: string;
  readonly outcomes: readonly OutcomeDraft[];
}

export const newOutcome = (id: number, weight = ''): OutcomeDraft => ({ id, result: '', weight });

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

/** Weights are typed in per cent, as rulings are written: 60 and 40; or as parts: 2/3 and 1/3. */
function weightOf(text: string): { readonly exact: string; readonly share: number } | undefined {
  const typed = text.trim().replace('%', '').replace(',', '.').trim();
  const parts = /^(\d{1,4})\/(\d{1,4})$/.exec(typed);
  if (parts !== null) return { exact: typed, share: Number(parts[1]) / Number(parts[2]) };
  const percent = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(typed);
  if (percent === null) return undefined;
  const [, whole = '0', decimals = ''] = percent;
  const exact =
    whole === '100' && decimals === '' ? '1' : `${whole}${decimals}/1${'0'.repeat(decimals.length + 2)}`;
  return { exact: exact.replace(/^0+(?=\d)/, ''), share: Number(typed) / 100 };
}

/** So near to 1 that only the writing of thirds can be between. */
const NEARLY = 1e-9;

function outcomesOf(drafts: readonly OutcomeDraft[]): Result<readonly WeightedResult[]> {
  const outcomes: WeightedResult[] = [];
  let total = 0;
  for (const { result, weight } of drafts) {
    const read = readScoreEntry(result);
    if (!read.ok) return fault('result');
    const share = weightOf(weight);
    if (share === undefined || share.share <= 0) return fault('weights');
    total += share.share;
    outcomes.push({ result: printBoardResult(read.value.result), weight: share.exact });
  }
  return Math.abs(total - 1) < NEARLY ? ok(outcomes) : fault('weights');
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
