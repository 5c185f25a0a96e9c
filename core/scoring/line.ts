import { type Fault, type Fraction, ONE, ZERO } from '../base/index.ts';
import type { Side } from '../game/index.ts';
import type { AwardName } from './award.ts';

/** The key of a contestant: a pair's or a player's, as the event numbers them. */
export type ContestantId = string;

/** Who sits on a side: a pair; the two players of an individual event; nobody (the phantom pair). */
export type Sitting = ContestantId | readonly [ContestantId, ContestantId] | null;

/** A table score that might have been, from North–South's side, and how probable it was (Law 12C1(c)). */
export interface Outcome {
  readonly ns: number;
  readonly weight: Fraction;
}

/** An artificial score: one the regulation names, or the director's own figure (Law 12C2). */
export type Award =
  | { readonly kind: 'named'; readonly name: AwardName }
  | { readonly kind: 'percent'; readonly percent: Fraction }
  | { readonly kind: 'imps'; readonly imps: Fraction }
  | { readonly kind: 'points'; readonly points: Fraction };

/** What one side of a table scores when it does not simply keep the table score. */
export type SideScore =
  | { readonly kind: 'assigned'; readonly outcomes: readonly Outcome[] }
  | { readonly kind: 'artificial'; readonly award: Award }
  | SelfInflictedScore
  | { readonly kind: 'no-score' };

/** A side not at fault that hurt itself after the infraction (Law 12C1(e); 2007: 12C1(b)). */
export interface SelfInflictedScore {
  readonly kind: 'self-inflicted';
  /** What happened at the table. */
  readonly table: readonly Outcome[];
  /** What would have happened without the infraction. */
  readonly withoutInfraction: readonly Outcome[];
  /** What would have happened after the infraction but without the error or gamble. */
  readonly withoutError: readonly Outcome[];
}

/** What stands on a line of a traveller. Table scores are North–South's points, in tens. */
export type LineScore =
  | { readonly kind: 'table'; readonly ns: number }
  | { readonly kind: 'adjusted'; readonly ns: SideScore; readonly ew: SideScore }
  | { readonly kind: 'no-score'; readonly why: 'not-played' | 'cancelled' | 'sit-out' };

/** One line of a traveller: who met whom on a board, and what stands. */
export interface TravellerLine {
  readonly board: number;
  readonly section?: string;
  readonly round?: number;
  readonly table?: string;
  readonly ns: Sitting;
  readonly ew: Sitting;
  readonly score: LineScore;
  /** Lines that played the board in another form are compared among themselves (Law 87B). */
  readonly group?: string;
}

/** A score that was made at the table, seen from North–South. */
export const tableScore = (ns: number): LineScore => ({ kind: 'table', ns });

/** An artificial score by its name (Law 12C2). */
export const named = (name: AwardName): SideScore => ({
  kind: 'artificial',
  award: { kind: 'named', name },
});

/** One outcome without doubt, for one side. */
export const assigned = (ns: number): SideScore => ({ kind: 'assigned', outcomes: [{ ns, weight: ONE }] });

/** An assigned score of several outcomes, each with its weight (Law 12C1(c)). */
export const weighted = (...outcomes: readonly (readonly [ns: number, weight: Fraction])[]): SideScore => ({
  kind: 'assigned',
  outcomes: outcomes.map(([ns, weight]) => ({ ns, weight })),
});

/** An adjusted score; the same for both sides when one is given. */
export const adjusted = (ns: SideScore, ew: SideScore = ns): LineScore => ({ kind: 'adjusted', ns, ew });

/** Table scores go by tens (Law 77). */
export const SCORE_STEP = 10;
/** The largest table score: seven no trumps redoubled, vulnerable, thirteen down (Law 77). */
export const LARGEST_SCORE = 7600;

/** Can that score have been made at a table? */
export const isTableScore = (points: number): boolean =>
  points % SCORE_STEP === 0 && points >= -LARGEST_SCORE && points <= LARGEST_SCORE;

/** The contestants on a side. */
export function sittingContestants(sitting: Sitting): readonly ContestantId[] {
  if (sitting === null) return [];
  return typeof sitting === 'string' ? [sitting] : sitting;
}

/** What was ruled for a side, where a ruling was made. */
export function sideScoreOf({ score }: TravellerLine, side: Side): SideScore | undefined {
  return score.kind === 'adjusted' ? (side === 'NS' ? score.ns : score.ew) : undefined;
}

/** `Board 7, section A, table 3`: where a fault is. */
export function placeOfLine(line: TravellerLine): string {
  const section = line.section === undefined ? '' : `, section ${line.section}`;
  const table = line.table === undefined ? '' : `, table ${line.table}`;
  return `Board ${line.board}${section}${table}`;
}

function outcomesFault(outcomes: readonly Outcome[]): string | undefined {
  const wrong = outcomes.find(({ ns }) => !isTableScore(ns));
  if (wrong !== undefined) return notATableScore(wrong.ns);
  if (outcomes.some(({ weight }) => weight.sign < 0)) return 'a weight is below zero';
  const total = outcomes.reduce((sum, { weight }) => sum.plus(weight), ZERO);
  return total.equals(ONE) ? undefined : `the weights add up to ${total}, not to 1`;
}

const notATableScore = (points: number): string =>
  `${points} is no table score (a multiple of ${SCORE_STEP} from -${LARGEST_SCORE} to ${LARGEST_SCORE})`;

function sideFault(score: SideScore): string | undefined {
  switch (score.kind) {
    case 'assigned':
      return outcomesFault(score.outcomes);
    case 'self-inflicted':
      return (
        outcomesFault(score.table) ??
        outcomesFault(score.withoutInfraction) ??
        outcomesFault(score.withoutError)
      );
    case 'artificial':
    case 'no-score':
      return undefined;
  }
}

function scoreFault(line: TravellerLine): string | undefined {
  const { score, ns, ew } = line;
  switch (score.kind) {
    case 'table':
      if (!isTableScore(score.ns)) return notATableScore(score.ns);
      return ns === null || ew === null ? 'a table score needs two sides' : undefined;
    case 'adjusted':
      return sideFault(score.ns) ?? sideFault(score.ew);
    case 'no-score':
      return undefined;
  }
}

/** Why a line cannot be scored, if it cannot. */
export function lineFault(line: TravellerLine): Fault | undefined {
  const why = scoreFault(line);
  return why === undefined ? undefined : { code: 'traveller-line', message: `${placeOfLine(line)}: ${why}.` };
}
