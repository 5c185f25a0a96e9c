import type { Breach, JoiningPlayer, RtpTeamChange } from '../../regulation/index.ts';
import { isSamePerson, type Player, type TeamEntry } from '../contestant.ts';
import type { ContestantId } from '../meeting.ts';
import { isOfMatches, type MatchesPhase } from '../phase.ts';
import type { Finding } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import { type EnteredElsewhere, enteredElsewhere, fieldedPlayers } from './teams.ts';

/* A national event that is reached through regional phases of its own, or through regional events (RTP 3.1.3.3, 3.6.4). */

type Rule = (change: RtpTeamChange) => readonly Breach[];

const ruleOf = ({ settings }: Tournament): Rule | undefined =>
  settings.regionalQualifying ? profileOf(settings).teams.changes?.qualifying : undefined;

/** The national phase: the last that is planned; the earlier ones, if there are any, were the regional ones. */
const nationalPhase = ({ phases }: Tournament): MatchesPhase | undefined =>
  [...phases.values()].filter(isOfMatches).toSorted((a, b) => b.phase - a.phase)[0];

const isEarlier =
  (tournament: Tournament) =>
  ({ phase = 1 }: SessionState): boolean =>
    phase < (nationalPhase(tournament)?.phase ?? 1);

/** The places of those with whom a team qualified: as its entry says, else as it lined up in the earlier phases. */
function qualifiers(tournament: Tournament, team: TeamEntry): readonly number[] | undefined {
  const said = team.players.flatMap(({ qualified }, at) => (qualified === true ? [at] : []));
  if (said.length > 0) return said;
  const fielded = [...fieldedPlayers(tournament, team.contestant, isEarlier(tournament))];
  return fielded.length > 0 ? fielded : undefined;
}

/** Nothing is wrong with a change but what is asked. */
const UNSUSPECTED = { mostPlayers: Number.POSITIVE_INFINITY, used: [], toldBeforehand: true } as const;

/** Did he represent the other team only in an earlier phase, of which it was not left over? */
const isOfEarlierOnly = (tournament: Tournament, { team }: EnteredElsewhere): boolean =>
  nationalPhase(tournament)?.groups.every(({ contestants }) => !contestants.includes(team)) === true &&
  fieldedPlayers(tournament, team, (session) => !isEarlier(tournament)(session)).size === 0;

/**
 * Those of these players who have played for another team and may not play for this one. In a national event whoever represented
 * a team that is not in it may complete one that qualified with fewer than six (RTP 3.6.4).
 */
export function playersTaken(
  tournament: Tournament,
  contestant: ContestantId,
  players: readonly Player[],
): readonly EnteredElsewhere[] {
  const taken = enteredElsewhere(tournament, contestant, players).filter(({ hasPlayed }) => hasPlayed);
  const rule = ruleOf(tournament);
  const team = tournament.contestants.get(contestant);
  if (rule === undefined || team?.kind !== 'team') return taken;
  const used = qualifiers(tournament, team) ?? team.players.map((_, at) => at);
  const isTaken = (elsewhere: EnteredElsewhere): boolean => {
    const playedForAnother: JoiningPlayer['playedForAnother'] = isOfEarlierOnly(tournament, elsewhere)
      ? 'an-earlier-phase'
      : 'this-phase';
    const joining = [{ id: elsewhere.player, playedForAnother }];
    const qualifiedWith = used.map(String);
    const broken = rule({ ...UNSUSPECTED, entered: qualifiedWith, leaving: [], joining, qualifiedWith });
    return broken.some(({ code }) => code === 'other-team');
  };
  return taken.filter(isTaken);
}

/** Whom it represents, and who belongs where. */
const regionsOf = ({ region, players }: TeamEntry): string =>
  JSON.stringify([region ?? '', players.map((player) => player.region ?? '')]);

const isOfRegion = (player: Player, region: string): boolean =>
  player.region?.trim().toLowerCase() === region.trim().toLowerCase();

/** RTP 3.6.4, 3.1.3.3(b): four of those who qualified are kept, and four are of the region that the team represents. */
export function qualifyingFindings(
  tournament: Tournament,
  before: TeamEntry | undefined,
  after: TeamEntry,
): readonly Finding[] {
  const rule = ruleOf(tournament);
  if (rule === undefined) return [];
  const was = before?.players ?? [];
  const keys = after.players.map((player, at) => {
    const place = was.findIndex((each) => isSamePerson(each, player));
    return place < 0 ? `new ${at}` : String(place);
  });
  const entered = was.map((_, at) => String(at));
  const isSame = keys.length === entered.length && keys.every((key) => entered.includes(key));
  if (before !== undefined && isSame && regionsOf(before) === regionsOf(after)) return [];
  const known = before === undefined ? undefined : qualifiers(tournament, before);
  const { region } = after;
  const isKnown = after.players.some((player) => player.region !== undefined);
  return rule({
    ...UNSUSPECTED,
    entered,
    leaving: entered.filter((key) => !keys.includes(key)),
    joining: keys.filter((key) => !entered.includes(key)).map((id) => ({ id, playedForAnother: 'nothing' })),
    ...(known === undefined ? {} : { qualifiedWith: known.map(String) }),
    ...(region === undefined || !isKnown
      ? {}
      : {
          region: {
            name: region,
            players: keys.filter((_, at) => isOfRegion(after.players[at] as Player, region)),
          },
        }),
  });
}
