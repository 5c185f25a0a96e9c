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
  type CaseOutcome as LawsOutcome,
  outcomeOf as lawsOutcomeOf,
  openRuling,
  type Table,
  tableResult,
} from '../../laws/index.ts';
import type { CaseState } from './case.ts';
import { type ProposedScore, proposedScore, resultWith } from './proposed-score.ts';

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
  /** The score to be adjusted, for each side as far as it was found (Laws 12, 79B, 86B). */
  readonly adjustment?: ProposedScore;
  /** Scores for others, or for the board that should have been played: the director adjusts those there. */
  readonly elsewhere: readonly AdjustedScore[];
  /** What becomes of the board where it is not simply scored (Laws 82B2, 86B2). */
  readonly board?: NonNullable<LawsOutcome['board']>;
  /** Penalties that may be given (Laws 90, 91). */
  readonly penalties: LawsOutcome['penalties'];
  readonly warnings: LawsOutcome['warnings'];
  /** To whom the matter goes (Laws 81C7, 89). */
  readonly referrals: LawsOutcome['referrals'];
  /** What binds players while the board is played on. */
  readonly duties: readonly Lasting[];
  /** What is to be looked at when the board is over: 64, 72C, 27D. */
  readonly reviews: readonly Lasting[];
}

/** `applied`: it is what the ruling does, and is over with it. */
type Kind = 'duty' | 'review' | 'applied';

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
  'result-ruled': 'applied',
  // A board that is postponed or has to be played binds whoever plays it (Law 82B2).
  'board-status': 'duty',
  warning: 'applied',
  referral: 'applied',
  'adjusted-score': 'applied',
  'penalty-possible': 'applied',
};

const isOut = (item: Lasting): boolean =>
  item.type === 'board-status' && (item.status === 'cancelled' || item.status === 'replaced');

const ofKind = ({ persists }: Table, kind: Kind): readonly Lasting[] =>
  persists.filter((item) => KINDS[item.type] === kind && !isOut(item));

/** What a ruling rests on most, where it moves no tricks. */
const isDecisive = ({ type }: Lasting): boolean =>
  type === 'adjusted-score' || type === 'result-ruled' || type === 'board-status';

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
  return moved?.clause ?? table.persists.findLast(isDecisive)?.clause ?? rulings.at(-1)?.clauses.at(-1);
}

/** The result with tricks gone over; nothing more goes over than there is. */
function withMoved(result: BoardResult, moved: CaseOutcome['moved']): BoardResult {
  if (result === 'passed-out' || moved === undefined) return result;
  const { contract, tricks } = result;
  const change = moved.to === sideOf(contract.declarer) ? moved.tricks : -moved.tricks;
  return { contract, tricks: Math.min(TRICKS, Math.max(0, tricks + change)) };
}

/**
 * What the board comes to: as the director has found it (Law 79B), by the play that was told to its end, or by what is
 * written and the tricks that go over.
 */
function resultOf(
  table: Table,
  { score }: LawsOutcome,
  moved: CaseOutcome['moved'],
  stands: string | undefined,
): string | undefined {
  const ruled = score.kind === 'tricks' ? score.ruled : undefined;
  if (ruled !== undefined)
    return ruled.side === undefined ? resultWith(table, stands, ruled.tricks) : undefined;
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
  const laws = lawsOutcomeOf(table);
  const result = resultOf(table, laws, moved, stands);
  const adjustment = proposedScore(laws.score, table, stands);
  const decides = decisive(table);
  return {
    waits: openRuling(table) !== undefined,
    irregularities: rulings.map(({ irregularity: { type, offender } }) => ({ type, offender })),
    clauses: laws.clauses,
    ...(decides === undefined ? {} : { decides }),
    ...(moved === undefined ? {} : { moved }),
    ...(result === undefined || result === stands ? {} : { result }),
    ...(adjustment === undefined ? {} : { adjustment }),
    elsewhere: laws.elsewhere,
    ...(laws.board === undefined ? {} : { board: laws.board }),
    penalties: laws.penalties,
    warnings: laws.warnings,
    referrals: laws.referrals,
    duties: ofKind(table, 'duty'),
    reviews: ofKind(table, 'review'),
  };
}
