import type { ContestantId } from '../../meeting.ts';
import { profileOf } from '../../settings-defaults.ts';
import type { Tournament } from '../../state.ts';
import { overallOf } from './list-places.ts';
import type { RankedTogether } from './ranking-lists.ts';
import { phasesOf, type Standings } from './standings.ts';
import { unitOf } from './unit.ts';

/** A rule by which scores became a ranking, with the clause it rests on where a regulation has one. */
export type RankingRule = { readonly clause?: string } & (
  | { readonly code: 'by-boards' | 'overall' | 'together' }
  /** Pairs whose handicap is not known have none. */
  | { readonly code: 'handicap'; readonly unknown: readonly ContestantId[] }
  | {
      readonly code: 'carry-over';
      readonly share: string;
      readonly toNearest: string;
      readonly afterSession: number;
    }
);

/** The rules that had something to do with a ranking, in the order in which they are applied. */
export function rulesOf(
  tournament: Tournament,
  standings: Standings,
  lists: readonly RankedTogether[],
): readonly RankingRule[] {
  const { settings } = tournament;
  const { ranking } = profileOf(settings);
  const { earlier, counted } = phasesOf(tournament, standings.sessions);
  const rules: RankingRule[] = [];
  if (unitOf(tournament) === 'percent' && Math.max(earlier.length, counted.length) > 1) {
    rules.push({ code: 'by-boards', ...ranking.unequalSessions });
  }
  if (settings.carryOver !== null && earlier.length > 0) {
    const { share, toNearest, afterSession } = settings.carryOver;
    rules.push({ code: 'carry-over', share, toNearest, afterSession, ...ranking.carryOver });
  }
  if (settings.handicap !== 'none') {
    const unknown = [...standings.of].filter(([, { handicap }]) => handicap === undefined);
    const clause = settings.handicap === 'by-category' ? ranking.handicap?.clause : undefined;
    rules.push({
      code: 'handicap',
      unknown: unknown.map(([contestant]) => contestant),
      ...(clause === undefined ? {} : { clause }),
    });
  }
  if (lists.some(({ madeOf }) => madeOf !== undefined)) {
    const overall = overallOf(tournament);
    rules.push(overall === undefined ? { code: 'together' } : { code: 'overall', clause: overall.clause });
  }
  return rules;
}
