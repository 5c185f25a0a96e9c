import { isInSeries } from '../../joined-players.ts';
import type { DrawnTables } from '../../match.ts';
import { type PlacedRound, partsOf } from '../../meetings/drawn-rounds.ts';
import { fieldedIn } from '../../meetings/line-ups.ts';
import type { MatchesPhase } from '../../phase.ts';
import { profileOf } from '../../settings-defaults.ts';
import type { GivenPenalty, Tournament } from '../../state.ts';
import type { StrongerTeam } from './types.ts';

/**
 * What players who joined a team after the series were formed cost it in a match that they play (RTP 3.6.4): proposed, and given
 * by the director. Where no line-up tells who plays, it is said of all of them.
 */
export function strongerTeams(
  tournament: Tournament,
  phase: MatchesPhase,
  round: PlacedRound,
  match: DrawnTables,
  given: readonly GivenPenalty[],
): readonly StrongerTeam[] {
  const rule = profileOf(tournament.settings).teams.changes?.strengthening;
  if (rule === undefined) return [];
  const swiss = phase.format.draw.kind === 'swiss';
  return [match.home, match.away].flatMap((contestant) => {
    const team = tournament.contestants.get(contestant);
    if (team?.kind !== 'team') return [];
    const parts = partsOf(tournament, round).flatMap(({ drawn }) => fieldedIn(drawn, contestant) ?? []);
    const fielded = parts.length === 0 ? undefined : new Set(parts.flatMap((players) => [...players]));
    const costs = (team.joined ?? []).flatMap(({ player, before, after }): StrongerTeam[] => {
      if (fielded !== undefined && !fielded.has(player)) return [];
      const { measures, clause } = rule({ before, after, seriesByValueIndex: isInSeries(phase), swiss });
      const [measure] = measures;
      if (measure === undefined || !('value' in measure)) return [];
      const name = team.players[player]?.name ?? '';
      return [
        { contestant, player: name, plays: fielded !== undefined, vps: measure.value.toDecimal(2), clause },
      ];
    });
    const done = given.filter((one) => one.contestant === contestant && one.clause === costs[0]?.clause);
    return costs.slice(done.length);
  });
}
