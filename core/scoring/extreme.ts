import type { Side } from '../game/index.ts';
import type { ScoredSession } from './session.ts';

/** The best or the worst that a board can give. */
export type Extreme = 'top' | 'bottom';

/**
 * A top has beaten every result it was compared with, a bottom has lost to every one: all the matchpoints that can be
 * won, or none (Law 78A: two for each result beaten, one for each equal). It is decided on the comparisons themselves,
 * before any scaling; what was not compared, such as an artificial score, is neither.
 */
export function extremeOf(scores: ScoredSession, line: number, side: Side): Extreme | undefined {
  if (scores.session.method.kind !== 'matchpoints') return undefined;
  const { gained, results = 0 } = scores.compared(line, side) ?? {};
  if (gained === undefined || results < 2) return undefined;
  if (gained.equals(0)) return 'bottom';
  return gained.equals(2 * (results - 1)) ? 'top' : undefined;
}
