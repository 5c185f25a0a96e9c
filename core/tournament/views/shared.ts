import type { Fraction } from '../../base/index.ts';
import type { Side } from '../../game/index.ts';
import type { Extreme } from '../../scoring/index.ts';
import { formatOf, type ScoreUnit, type Seated } from '../format/index.ts';
import type { ContestantId, Party } from '../meeting.ts';
import type { SideScoreData } from '../score-data.ts';
import type { AgreementStatus, Play, Tournament } from '../state.ts';

/** A contestant with the names of who really sits there; of a team its own name. */
export interface ContestantName {
  readonly contestant: ContestantId;
  readonly names: readonly string[];
  /** The team that they play for, where the names are those of players. */
  readonly team?: string;
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
export type BoardStatus =
  | 'to-play'
  /** Not far enough when the move was called: it is not played any more. */
  | 'stopped'
  | 'cancelled'
  | AgreementStatus;

/** Is there nothing more to do about the board at its table? */
export const isSettledStatus = (status: BoardStatus): boolean =>
  status === 'agreed' || status === 'cancelled' || status === 'stopped';

/** An adjusted score as given, with its grounds. */
export interface AdjustmentView {
  readonly ns: SideScoreData;
  readonly ew: SideScoreData;
  readonly clause: string;
  /** For directors: it may speak of cards. */
  readonly reason?: string;
}

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

/** A contestant and its names; with its substitutes when it is told in which round of which session. */
export const contestantName = (
  tournament: Tournament,
  contestant: ContestantId,
  seated?: Seated,
): ContestantName => {
  const entry = tournament.contestants.get(contestant);
  const names = formatOf(tournament).names(tournament, contestant, seated);
  const isOfPlayers = entry?.kind === 'team' && seated !== undefined && names[0] !== entry.name;
  return { contestant, names, ...(isOfPlayers ? { team: entry.name } : {}) };
};

export const unitOf = (tournament: Tournament): ScoreUnit => formatOf(tournament).unit(tournament);
