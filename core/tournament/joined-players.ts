import { isSamePerson, type TeamEntry } from './contestant.ts';
import { isOfMatches, type MatchesPhase, type PhaseState } from './phase.ts';
import { teamValueOf } from './team-figures.ts';

/** A player who came into a team after its series were formed, and what it is worth without and with him (RTP 3.6.4). */
export interface JoinedPlayer {
  /** His place in the entry. */
  readonly player: number;
  readonly before: number;
  readonly after: number;
}

/** Series that were formed evenly, by value: not groups by the places of an earlier phase. */
export const isInSeries = ({ groups, hierarchical }: PhaseState): boolean =>
  groups.length > 1 && hierarchical !== true;

export const phaseInSeries = (phases: Iterable<PhaseState>): MatchesPhase | undefined =>
  [...phases].filter(isOfMatches).find(isInSeries);

/** Those who joined and make the team worth more, each for himself: alone in the place that he takes. */
export function joinedPlayers(
  { players }: TeamEntry,
  changed: TeamEntry,
  mixed: boolean,
): readonly JoinedPlayer[] {
  const before = teamValueOf(players, mixed);
  if (before === undefined) return [];
  return changed.players.flatMap((joining, player) => {
    if (players.some((each) => isSamePerson(each, joining))) return [];
    const team = player < players.length ? players.with(player, joining) : [...players, joining];
    const after = teamValueOf(team, mixed);
    return after === undefined || after <= before ? [] : [{ player, before, after }];
  });
}
