import type { Fraction } from '../../base/index.ts';
import type { Side } from '../../game/index.ts';
import type { Extreme } from '../../scoring/index.ts';
import { playersOf } from '../contestant.ts';
import type { ContestantId, Party } from '../meeting.ts';
import type { SideScoreData } from '../score-data.ts';
import { METHODS } from '../settings-defaults.ts';
import type { AgreementStatus, Play, SessionState, Tournament } from '../state.ts';

/** A contestant with the names of who really sits there; of a team its own name. */
export interface ContestantName {
  readonly contestant: ContestantId;
  readonly names: readonly string[];
}

/** A result with its points for both sides. */
export interface ResultView {
  /** `4SXN+1`, `Pass`. */
  readonly result: string;
  readonly lead?: string;
  readonly ns: number;
  readonly ew: number;
}

/** Where a board stands at a table. */
export type BoardStatus = 'to-play' | 'cancelled' | AgreementStatus;

/** An adjusted score as given, with its grounds. */
export interface AdjustmentView {
  readonly ns: SideScoreData;
  readonly ew: SideScoreData;
  readonly clause: string;
  readonly reason: string;
}

/** What scores are counted in. */
export type ScoreUnit = 'percent' | 'imps' | 'points';

/** Scores in decimal text, rounded once, here: `57.78`. */
export interface BoardScoreView {
  /** The side's points on the board: matchpoints, IMPs or points. */
  readonly points: string;
  /** The points as a share of the top; only in matchpoints. */
  readonly percent?: string;
  /** Better or worse than at every other table. */
  readonly extreme?: Extreme;
}

export interface EnteredBy {
  readonly by: Party;
  readonly disputedBy?: Side;
  readonly why?: string;
}

const DECIMALS = 2;

export const decimal = (value: Fraction): string => value.toDecimal(DECIMALS);

export function unitOf({ settings }: Tournament): ScoreUnit {
  switch (METHODS[settings.method].kind) {
    case 'matchpoints':
      return 'percent';
    case 'cross-imps':
    case 'butler':
      return 'imps';
    case 'total-points':
      return 'points';
  }
}

export function boardScoreView(points: Fraction, top: number): BoardScoreView {
  return top === 0
    ? { points: decimal(points) }
    : { points: decimal(points), percent: decimal(points.times(100).over(top)) };
}

export function resultView({ recorded }: Play): { readonly result?: ResultView } {
  if (recorded === undefined) return {};
  const { result, lead, nsPoints } = recorded;
  const points = { result, ns: nsPoints, ew: 0 - nsPoints };
  return { result: lead === undefined ? points : { ...points, lead } };
}

export const adjustmentView = ({ adjustment }: Play): { readonly adjustment?: AdjustmentView } =>
  adjustment === undefined ? {} : { adjustment };

/** The names of a contestant; with its substitutes when it is told in which round of which session. */
export function contestantName(
  { contestants }: Tournament,
  contestant: ContestantId,
  seated?: { readonly session: SessionState; readonly round: number },
): ContestantName {
  const entry = contestants.get(contestant);
  if (entry === undefined) return { contestant, names: [] };
  if (entry.kind === 'team') return { contestant, names: [entry.name] };
  const names = playersOf(entry).map(({ name }) => name);
  for (const substitution of seated?.session.substitutions ?? []) {
    const { fromRound, toRound, player, substitute } = substitution;
    const round = seated?.round ?? 0;
    const isIn = round >= fromRound && (toRound === undefined || round <= toRound);
    if (substitution.contestant === contestant && isIn) names[player] = substitute.name;
  }
  return { contestant, names };
}
