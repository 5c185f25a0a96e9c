import {
  type BoardResult,
  parseBoardResult,
  printBoardResult,
  type Side,
  sideOf,
  TRICKS,
} from '../../game/index.ts';
import {
  type AdjustedScore,
  type Irregularity,
  type Lasting,
  openRuling,
  type PenaltyPossible,
  type Table,
  tableResult,
} from '../../laws/index.ts';
import type { CaseState } from './case.ts';

/** What the Laws make of a case so far, for the director to confirm. */
export interface CaseOutcome {
  /** Somebody has still to answer a question. */
  readonly waits: boolean;
  readonly irregularities: readonly Pick<Irregularity, 'type' | 'offender'>[];
  readonly clauses: readonly string[];
  /** The clause of what weighs most: tricks that go over, a score to be adjusted, or else what was applied last. */
  readonly decides?: string;
  /** Tricks that go over, on balance (Laws 64, 67 and 71). */
  readonly moved?: { readonly to: Side; readonly tricks: number };
  /** What the board comes to, where that is not what stands. */
  readonly result?: string;
  /** Scores to be adjusted (Law 12). */
  readonly adjusted: readonly AdjustedScore[];
  /** Penalties that may be given (Law 90). */
  readonly penalties: readonly PenaltyPossible[];
  /** What binds players while the board is played on. */
  readonly duties: readonly Lasting[];
  /** What is to be looked at when the board is over: 64, 72C, 27D. */
  readonly reviews: readonly Lasting[];
}

type Kind = 'duty' | 'review' | 'adjusted' | 'penalty';

/** What becomes of each thing that a ruling leaves behind. */
const KINDS: Readonly<Record<Lasting['type'], Kind>> = {
  'must-pass': 'duty',
  'no-double': 'duty',
  'must-repeat': 'duty',
  'must-repeat-all': 'duty',
  replacing: 'duty',
  'lead-limit': 'duty',
  'lead-order': 'duty',
  'play-order': 'duty',
  'card-order': 'duty',
  information: 'duty',
  exposed: 'duty',
  'penalty-card': 'duty',
  'score-cap': 'duty',
  'right-lost': 'duty',
  'right-at-risk': 'duty',
  'early-lead': 'duty',
  review: 'review',
  revoke: 'review',
  'result-ruled': 'review',
  'board-status': 'review',
  warning: 'review',
  referral: 'review',
  'adjusted-score': 'adjusted',
  'penalty-possible': 'penalty',
};

const ofKind = ({ persists }: Table, kind: Kind): readonly Lasting[] =>
  persists.filter(({ type }) => KINDS[type] === kind);

const isAdjusted = (item: Lasting): item is Lasting & AdjustedScore => item.type === 'adjusted-score';
const isPenalty = (item: Lasting): item is Lasting & PenaltyPossible => item.type === 'penalty-possible';

function movedIn({ rulings, open }: Table): CaseOutcome['moved'] {
  const toNS = [...rulings, ...open]
    .flatMap(({ consequences }) => consequences)
    .reduce((sum, each) => {
      if (each.type !== 'tricks-moved') return sum;
      return sum + (each.to === 'NS' ? each.tricks : -each.tricks);
    }, 0);
  return toNS === 0 ? undefined : { to: toNS > 0 ? 'NS' : 'EW', tricks: Math.abs(toNS) };
}

function decisive(table: Table): string | undefined {
  const rulings = [...table.rulings, ...table.open];
  const moved = rulings
    .flatMap(({ consequences }) => consequences)
    .findLast(({ type }) => type === 'tricks-moved');
  return moved?.clause ?? table.persists.findLast(isAdjusted)?.clause ?? rulings.at(-1)?.clauses.at(-1);
}

/** The result with tricks gone over; nothing more goes over than there is. */
function withMoved(result: BoardResult, moved: CaseOutcome['moved']): BoardResult {
  if (result === 'passed-out' || moved === undefined) return result;
  const { contract, tricks } = result;
  const change = moved.to === sideOf(contract.declarer) ? moved.tricks : -moved.tricks;
  return { contract, tricks: Math.min(TRICKS, Math.max(0, tricks + change)) };
}

/** What the board comes to: by the play that was told to its end, or by what is written and the tricks that go over. */
function resultOf(table: Table, moved: CaseOutcome['moved'], stands: string | undefined): string | undefined {
  const final = tableResult(table);
  if (final !== undefined) return printBoardResult(final.result);
  const written = stands === undefined ? undefined : parseBoardResult(stands);
  return written?.ok ? printBoardResult(withMoved(written.value, moved)) : undefined;
}

/** What was written before this case changed it: tricks go over once. */
export function writtenBefore({ rulings }: CaseState, stands: string | undefined): string | undefined {
  let written = stands;
  for (const { result, before } of rulings.toReversed()) {
    if (result === undefined || result !== written) return written;
    written = before;
  }
  return written;
}

/** What the Laws make of a table, on a board where that result stands. */
export function outcomeOf(table: Table, stands: string | undefined): CaseOutcome {
  const moved = movedIn(table);
  const rulings = [...table.rulings, ...table.open];
  const result = resultOf(table, moved, stands);
  const decides = decisive(table);
  return {
    waits: openRuling(table) !== undefined,
    irregularities: rulings.map(({ irregularity: { type, offender } }) => ({ type, offender })),
    clauses: [...new Set(rulings.flatMap(({ clauses }) => clauses))],
    ...(decides === undefined ? {} : { decides }),
    ...(moved === undefined ? {} : { moved }),
    ...(result === undefined || result === stands ? {} : { result }),
    adjusted: ofKind(table, 'adjusted').filter(isAdjusted),
    penalties: ofKind(table, 'penalty').filter(isPenalty),
    duties: ofKind(table, 'duty'),
    reviews: ofKind(table, 'review'),
  };
}
