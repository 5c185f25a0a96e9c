import type { Fraction } from '../../base/index.ts';
import type { DrawnMatch } from '../match.ts';
import type { ScoredTeam } from './danish.ts';

/** A match that is still being played when the next round is drawn, with its score so far where it is known. */
export interface PendingMatch extends DrawnMatch {
  readonly running?: { readonly home: Fraction; readonly away: Fraction };
}

/** How a match without a result counts in an early draw: not at all, as a draw, or as it stands. */
export const PENDING_WAYS = ['without', 'even', 'running'] as const;
export type PendingWay = (typeof PENDING_WAYS)[number];

/**
 * The standings for a draw before all results are in. The teams of a match that is still played have met; what they win in it is
 * counted as said. Teams equal then stay in the order given.
 */
export function earlyStandings(
  teams: readonly ScoredTeam[],
  pending: readonly PendingMatch[],
  { way, even }: { readonly way: PendingWay; readonly even: Fraction },
): readonly ScoredTeam[] {
  const counted = teams.map((team): ScoredTeam => {
    const match = pending.find(({ home, away }) => home === team.id || away === team.id);
    if (match === undefined) return team;
    const side = match.home === team.id ? 'home' : 'away';
    const opponent = side === 'home' ? match.away : match.home;
    const met = team.met.includes(opponent) ? team.met : [...team.met, opponent];
    if (way === 'without') return { ...team, met };
    const won = way === 'running' ? (match.running?.[side] ?? even) : even;
    return { ...team, met, points: team.points.plus(won) };
  });
  return counted.toSorted((a, b) => b.points.compare(a.points));
}
