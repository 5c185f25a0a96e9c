import type { Seat, Side } from '../../game/index.ts';
import type { Clause } from '../clauses/clause.ts';
import type { Strength } from '../introduction.ts';
import type { FinalResult } from '../revokes/result.ts';
import type { AdjustedScore, BoardStatus, Persisting, Referral, Review } from '../ruling/ruling.ts';
import { tableResult } from '../table/record.ts';
import type { Ruling, Table } from '../table/table.ts';
import { isScoreNamed } from './named-score.ts';
import type { AssignedResults } from './weighted-results.ts';

/** What the rulings at a table make of the score of the board. */
export type ScoreOutcome =
  /** No ruling touches it. */
  | { readonly kind: 'stands' }
  /** Tricks went over, or the director has found how many were won; for one side alone where one is named. */
  | {
      readonly kind: 'tricks';
      readonly moved: Readonly<Record<Side, number>>;
      readonly result?: FinalResult;
      readonly ruled?: { readonly tricks: number; readonly side?: Side };
      readonly clauses: readonly Clause[];
    }
  /** An assigned score; without results or tricks the director has still to name it. */
  | {
      readonly kind: 'assigned';
      readonly strength: AdjustedScore['strength'];
      readonly results?: AssignedResults;
      readonly tricks?: number;
      readonly side?: Side;
      readonly selfInflicted?: NonNullable<AdjustedScore['selfInflicted']>;
      readonly atLeast?: NonNullable<AdjustedScore['atLeast']>;
      readonly reason?: string;
      readonly clauses: readonly Clause[];
    }
  /** Artificial scores; a side without one keeps what it has or gets a score elsewhere. */
  | {
      readonly kind: 'artificial';
      readonly strength: AdjustedScore['strength'];
      readonly awards: Partial<Readonly<Record<Side, NonNullable<AdjustedScore['award']>>>>;
      readonly clauses: readonly Clause[];
    };

/** A penalty that the director may give; how much is for the regulations. */
export interface SuggestedPenalty {
  readonly kind: 'procedural' | 'disciplinary';
  readonly side: Side;
  readonly player?: Seat;
  readonly strength?: Strength;
  readonly clause: Clause;
}

/** All that a case leaves to be done. */
export interface CaseOutcome {
  readonly score: ScoreOutcome;
  /** Scores for others, or for the board that should have been played. */
  readonly elsewhere: readonly AdjustedScore[];
  readonly board?: BoardStatus['status'];
  readonly penalties: readonly SuggestedPenalty[];
  readonly warnings: readonly { readonly player?: Seat; readonly side: Side; readonly clause: Clause }[];
  readonly referrals: readonly Referral[];
  /** To be looked at when the board is over. */
  readonly later: readonly Review[];
  /** Every clause that the rulings rest on. */
  readonly clauses: readonly Clause[];
}

type Of<Type extends Persisting['type']> = Extract<Persisting, { readonly type: Type }>;

const ofType = <Type extends Persisting['type']>(
  { persists }: Pick<Table, 'persists'>,
  type: Type,
): readonly Of<Type>[] => persists.filter((item): item is Of<Type> & typeof item => item.type === type);

/** What the rulings at a table leave to be done: the score, penalties, and what is looked at later. */
export function outcomeOf(table: Table): CaseOutcome {
  const scores = ofType(table, 'adjusted-score');
  const status = ofType(table, 'board-status').at(-1)?.status;
  const rulings = [...table.rulings, ...table.open];
  return {
    score: scoreOutcome(
      table,
      scores.filter(({ elsewhere }) => elsewhere === undefined),
    ),
    elsewhere: scores.filter(({ elsewhere }) => elsewhere !== undefined),
    ...(status === undefined ? {} : { board: status }),
    penalties: ofType(table, 'penalty-possible').map(({ kind, side, player, strength, clause }) => ({
      kind: kind ?? 'procedural',
      side,
      ...(player === undefined ? {} : { player }),
      ...(strength === undefined ? {} : { strength }),
      clause,
    })),
    warnings: ofType(table, 'warning'),
    referrals: ofType(table, 'referral'),
    later: ofType(table, 'review'),
    clauses: [...new Set(rulings.flatMap(({ clauses }) => clauses))],
  };
}

function scoreOutcome(table: Table, scores: readonly AdjustedScore[]): ScoreOutcome {
  const assigned =
    scores.find(({ kind, results, tricks }) => kind !== 'artificial' && (results ?? tricks) !== undefined) ??
    scores.find(({ kind }) => kind !== 'artificial');
  const artificial = scores.filter(({ award }) => award !== undefined);
  if (artificial.length > 0 && (assigned === undefined || !isScoreNamed(assigned)))
    return artificialOutcome(artificial);
  if (assigned !== undefined) return assignedOutcome(assigned);
  const [due] = scores;
  if (due !== undefined) return artificialOutcome(scores);
  return tricksOutcome(table);
}

function artificialOutcome(scores: readonly AdjustedScore[]): ScoreOutcome {
  const awards = scores.flatMap(({ side, award }) =>
    side === undefined || award === undefined ? [] : [[side, award] as const],
  );
  return {
    kind: 'artificial',
    strength: scores.some(({ strength }) => strength === 'shall') ? 'shall' : 'may',
    awards: Object.fromEntries(awards),
    clauses: [...new Set(scores.map(({ clause }) => clause))],
  };
}

function assignedOutcome(score: AdjustedScore): ScoreOutcome {
  const { strength, results, tricks, side, selfInflicted, atLeast, reason, clause } = score;
  return {
    kind: 'assigned',
    strength,
    ...(results === undefined ? {} : { results }),
    ...(tricks === undefined ? {} : { tricks }),
    ...(side === undefined ? {} : { side }),
    ...(selfInflicted === undefined ? {} : { selfInflicted }),
    ...(atLeast === undefined ? {} : { atLeast }),
    ...(reason === undefined ? {} : { reason }),
    clauses: [clause],
  };
}

/** Tricks that went over by Law 64, or that the director has found by Law 79. */
function tricksOutcome(table: Table): ScoreOutcome {
  const moves = table.rulings.flatMap(({ consequences }: Ruling) =>
    consequences.flatMap((each) => (each.type === 'tricks-moved' ? [each] : [])),
  );
  const ruled = ofType(table, 'result-ruled').at(-1);
  if (moves.length === 0 && ruled === undefined) return { kind: 'stands' };
  const movedTo = (side: Side): number =>
    moves.filter(({ to }) => to === side).reduce((sum, { tricks }) => sum + tricks, 0);
  const result = tableResult(table);
  return {
    kind: 'tricks',
    moved: { NS: movedTo('NS'), EW: movedTo('EW') },
    ...(result === undefined ? {} : { result }),
    ...(ruled === undefined
      ? {}
      : { ruled: { tricks: ruled.tricks, ...(ruled.side === undefined ? {} : { side: ruled.side }) } }),
    clauses: [...new Set([...moves, ...(ruled === undefined ? [] : [ruled])].map(({ clause }) => clause))],
  };
}
