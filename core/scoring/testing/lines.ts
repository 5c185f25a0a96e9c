import { type Fraction, orThrow, parseFraction } from '../../base/index.ts';
import {
  LAW_POLICIES,
  type LineScore,
  MATCHPOINTS,
  type Method,
  type ScoredSession,
  type Session,
  scoreSession,
  type TravellerLine,
  tableScore,
} from '../index.ts';

/** `F('15.875')`, `F('2/3')`: exact numbers as the regulations print them. */
export const F = (text: string): Fraction => orThrow(parseFraction(text));

export const fractions = (...texts: readonly string[]): Fraction[] => texts.map(F);

/** A board where table 1 seats N1 against E1, table 2 N2 against E2, and so on. */
export function traveller(
  board: number,
  scores: readonly (number | LineScore)[],
  group?: string,
): TravellerLine[] {
  return scores.map((score, index) => ({
    board,
    table: `${index + 1}`,
    ns: `N${index + 1}`,
    ew: `E${index + 1}`,
    score: typeof score === 'number' ? tableScore(score) : score,
    ...(group === undefined ? {} : { group }),
  }));
}

/** The same traveller from a table number on: for a second form of a board. */
export const fromTable = (first: number, lines: readonly TravellerLine[]): TravellerLine[] =>
  lines.map((line, index) => ({
    ...line,
    table: `${first + index}`,
    ns: `N${first + index}`,
    ew: `E${first + index}`,
  }));

export function scored(
  lines: readonly TravellerLine[],
  rest: Partial<Omit<Session, 'lines'>> & { readonly method?: Method } = {},
): ScoredSession {
  return orThrow(scoreSession({ lines, method: MATCHPOINTS, policy: LAW_POLICIES[2017], ...rest }));
}

/** North–South's scores, line by line. */
export const scoresNS = (session: ScoredSession): (Fraction | undefined)[] =>
  session.lines.map((_, line) => session.lineScore(line, 'NS'));

export const scoresEW = (session: ScoredSession): (Fraction | undefined)[] =>
  session.lines.map((_, line) => session.lineScore(line, 'EW'));

/**
 * A board of `tables` results, all different, on which N1 makes exactly `matchpoints` (an even number,
 * 2 a win) and E1 the rest of the top.
 */
export function boardWorth(board: number, tables: number, matchpoints: number): TravellerLine[] {
  const rank = matchpoints / 2;
  const others = Array.from({ length: tables }, (_, at) => at * 10).filter((_, at) => at !== rank);
  return traveller(board, [rank * 10, ...others]);
}
