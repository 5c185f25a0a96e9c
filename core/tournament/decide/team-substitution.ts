import type { Breach, RtpTeamPlayer } from '../../regulation/index.ts';
import type { Player, TeamEntry } from '../contestant.ts';
import type { FactData } from '../fact.ts';
import { matchesPhaseOf, placeInMatch } from '../meetings/drawn-rounds.ts';
import { roundsOf } from '../phase.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SectionState, SessionState, Tournament } from '../state.ts';
import { fieldedPlayers } from './teams.ts';

type Substitution = FactData['player-substituted'];

/** Somebody without a category counts among the lowest (RTP 1.3.4). */
const asRtp = ({ name, category }: Player, id: string = name): RtpTeamPlayer => ({
  id,
  category: typeof category === 'string' ? category : 'unclassified',
});

const covers = ({ fromRound, toRound = Number.MAX_SAFE_INTEGER }: Substitution, round: number): boolean =>
  fromRound <= round && round <= toRound;

/** The matches of a section in which a team has used a substitute before. */
function matchesBefore(section: SectionState, earlier: readonly Substitution[]): number {
  const rounds = section.movement.rounds
    .filter(({ round }) => earlier.some((each) => covers(each, round)))
    .map(({ round }) => placeInMatch(section, round)?.drawn.round);
  return new Set(rounds).size;
}

/** Is it known of both whether they are women? */
const isSexKnown = ({ players }: TeamEntry, { substitute, player }: Substitution): boolean =>
  substitute.sex !== undefined && players[player]?.sex !== undefined;

/** Who has played for the team: as its line-ups say, where they are declared. */
function usedOf(tournament: Tournament, { contestant }: TeamEntry): { readonly used?: readonly string[] } {
  const fielded = fieldedPlayers(tournament, contestant);
  return fielded.size === 0 ? {} : { used: [...fielded].map(String) };
}

/** What the use of a substitute in a team breaks, where the regulation says so (RTP 3.6.5, ROP 6.6). */
export function teamSubstitutionBreaches(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  team: TeamEntry,
  asked: Substitution,
): readonly Breach[] {
  const { limits, substitutionBreaches } = profileOf(tournament.settings).teams;
  const phase = matchesPhaseOf(tournament, session);
  if (limits === undefined || substitutionBreaches === undefined || phase === undefined) return [];
  const earlier = session.substitutions.filter(({ contestant }) => contestant === team.contestant);
  const now = [...earlier.filter((each) => covers(each, asked.fromRound)), asked];
  const entered = team.players.map((player, index) => asRtp(player, `${index}`));
  const isOfAnother = (player: Player): boolean =>
    player.id !== undefined &&
    [...tournament.contestants.values()].some(
      (other) =>
        other.kind === 'team' &&
        other.contestant !== team.contestant &&
        other.players.some(({ id }) => id === player.id),
    );
  return substitutionBreaches({
    event: tournament.settings.mixed && now.every((each) => isSexKnown(team, each)) ? 'mixed' : 'open',
    mostPlayers: Math.max(limits.players.most, team.players.length),
    entered,
    able: entered.map(({ id }) => id).filter((id) => now.every(({ player }) => `${player}` !== id)),
    substitutes: now.map(({ substitute, player }) => ({
      ...asRtp(substitute),
      // His partner is not of the sex of whom he replaces.
      woman: substitute.sex === 'F',
      partnerIsWoman: team.players[player]?.sex === 'M',
      otherTeam: isOfAnother(substitute) ? 'before' : 'none',
    })),
    toldBeforehand: true,
    matches: roundsOf(phase.format.draw, section.seating.size),
    matchesBefore: matchesBefore(section, earlier),
    ...usedOf(tournament, team),
  });
}
