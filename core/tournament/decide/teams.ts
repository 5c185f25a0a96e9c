import { rtpClubOfTeam } from '../../regulation/index.ts';
import type { TeamAsked } from '../command.ts';
import { isSamePerson, type Player, type TeamEntry } from '../contestant.ts';
import { phaseInSeries } from '../joined-players.ts';
import { isOfMatch } from '../match.ts';
import type { ContestantId } from '../meeting.ts';
import { fieldedIn } from '../meetings/line-ups.ts';
import { hasPlayed } from '../meetings/plays.ts';
import { type Finding, type Refused, refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import { captainInRanking, teamValueOf } from '../team-figures.ts';

/* A team's entry: what it says, what the regulation supplies, and what it has against it. */

/** The club that most players are of, of equals the best-ranked player's (RTP 3.6.3). */
const clubOf = (players: readonly Player[]): string | undefined =>
  rtpClubOfTeam(
    players.flatMap(({ club, rank }) =>
      club === undefined ? [] : [{ club, ...(rank === undefined ? {} : { rank }) }],
    ),
  );

const captainName = (players: readonly Player[], captain: TeamEntry['captain']): string =>
  (typeof captain === 'number' ? players[captain]?.name : captain.name) ?? '';

/** The entry with what the regulation says where the team says nothing: its name is the club, then the captain (RTP 3.6.3). */
export function completeTeam({ settings }: Pick<Tournament, 'settings'>, asked: TeamAsked): TeamEntry {
  const { players } = asked;
  const captain = asked.captain ?? captainInRanking(players) ?? 0;
  const club = asked.club ?? clubOf(players);
  const valueIndex = asked.valueIndex ?? teamValueOf(players, settings.mixed);
  const name = asked.name ?? [club, captainName(players, captain)].filter((part) => part).join(', ');
  return {
    ...asked,
    name,
    captain,
    ...(club === undefined ? {} : { club }),
    ...(valueIndex === undefined ? {} : { valueIndex }),
  };
}

/** Pairs of a team are two of its players. */
export function pairsFault({ players, pairs = [] }: TeamEntry): Refused | undefined {
  const wrong = pairs.some(
    ({ players: [one, other] }) =>
      one === other || players[one] === undefined || players[other] === undefined,
  );
  return wrong ? refuse('team-pairs', 'A pair of a team is two of its players.') : undefined;
}

/** More players than the regulation lets a national event have, unless the event says so (RTP 3.6.1, ROP 6.6). */
export function sizeFindings({ settings }: Tournament, { players }: TeamEntry): readonly Finding[] {
  const limits = profileOf(settings).teams.limits?.players;
  if (limits === undefined || players.length <= limits.most) return [];
  const message = `The team has ${players.length} players; ${limits.most} are allowed unless the event says otherwise.`;
  const params = { count: players.length, most: limits.most };
  return [{ code: 'team-too-large', message, clause: limits.clause, params }];
}

/** A mixed team fields two women and two men (ROP 6.2, 8.2.1; RTP 2.3.4.1, 3.6.2), once it is said who they are. */
export function mixedFindings({ settings }: Tournament, { players }: TeamEntry): readonly Finding[] {
  if (!settings.mixed || players.every(({ sex }) => sex === undefined)) return [];
  const of = (sex: 'F' | 'M'): number => players.filter((player) => player.sex === sex).length;
  const [women, men] = [of('F'), of('M')];
  if (women >= 2 && men >= 2) return [];
  const { mixed } = profileOf(settings).teams;
  const message = `A mixed team has two women and two men at least; ${women} women and ${men} men are known.`;
  const clause = mixed === undefined ? {} : { clause: mixed.clause };
  return [{ code: 'team-not-mixed', message, ...clause, params: { women, men } }];
}

/** A team that enters when the phase is planned: where the regulation limits that, the director confirms it (ROP 6.1). */
export function lateEntryFindings({ settings, phases, contestants }: Tournament): readonly Finding[] {
  const { lateEntry } = profileOf(settings).teams;
  if (!settings.official || lateEntry === undefined || phases.size === 0) return [];
  const entries = [...contestants.values()].filter(({ withdrawn }) => withdrawn === undefined).length;
  const beforeMeeting = [...phases.values()].every(({ meeting }) => meeting === undefined);
  if (lateEntry.helps({ entries, beforeMeeting })) return [];
  const message = beforeMeeting
    ? `${entries} teams are entered: a late entry would not spare a bye.`
    : 'The captains have met: no further team is entered.';
  const code = beforeMeeting ? 'late-entry-no-help' : 'late-entry';
  return [{ code, message, clause: lateEntry.clause, params: { count: entries } }];
}

/** The places in the entry of those who have been fielded: in these sessions, in all unless told. */
export function fieldedPlayers(
  { sessions }: Tournament,
  contestant: ContestantId,
  isAsked: (session: SessionState) => boolean = () => true,
): ReadonlySet<number> {
  const fielded = new Set<number>();
  for (const session of sessions.values()) {
    if (!isAsked(session)) continue;
    for (const { drawn = [] } of session.sections.values()) {
      for (const round of drawn) {
        for (const player of fieldedIn(round, contestant) ?? []) fielded.add(player);
      }
    }
  }
  return fielded;
}

/** RTP 3.6.4, ROP 6.6: players not yet used are replaced, others stay; line-ups know them by their places. */
export function changeFindings(
  tournament: Tournament,
  before: TeamEntry,
  after: TeamEntry,
): readonly Finding[] | Refused {
  const fielded = [...fieldedPlayers(tournament, before.contestant)].sort((a, b) => a - b);
  const gone = fielded.find((index) => after.players[index] === undefined);
  if (gone !== undefined) {
    const player = before.players[gone]?.name ?? '';
    const message = `${player} has been in a line-up: he stays in the entry.`;
    return refuse('player-fielded', message, { params: { player } });
  }
  const replaced = fielded.flatMap((index) => {
    const [was, is] = [before.players[index], after.players[index]];
    return was === undefined || is === undefined || isSamePerson(was, is) ? [] : [was.name];
  });
  const rules = profileOf(tournament.settings).teams.changes;
  const stronger = strongerFindings(tournament, before, after);
  if (replaced.length === 0) return stronger;
  const players = replaced.join(', ');
  return [
    {
      code: 'already-played',
      message: `${players} has been in a line-up: only a name is put right, a player is not replaced.`,
      ...(rules === undefined ? {} : { clause: rules.clause }),
      params: { players },
    },
    ...stronger,
  ];
}

const worthOf = ({ settings }: Tournament, { players, valueIndex }: TeamEntry): number | undefined =>
  teamValueOf(players, settings.mixed) ?? valueIndex;

/** RTP 3.6.4: a change that makes the team worth more once series were formed by value, and what it costs in each match. */
function strongerFindings(tournament: Tournament, team: TeamEntry, changed: TeamEntry): readonly Finding[] {
  const rule = profileOf(tournament.settings).teams.changes?.strengthening;
  const [before, after] = [worthOf(tournament, team), worthOf(tournament, changed)];
  if (rule === undefined || before === undefined || after === undefined) return [];
  const first = phaseInSeries(tournament.phases.values());
  if (first === undefined) return [];
  const swiss = first.format.draw.kind === 'swiss';
  const { measures, sentence, clause } = rule({ before, after, seriesByValueIndex: true, swiss });
  const [measure] = measures;
  if (measure === undefined || !('value' in measure)) return [];
  const vps = measure.value.toDecimal(2);
  return [{ code: 'value-rises', message: sentence, clause, params: { before, after, vps } }];
}

/** A player of a team who is entered in another, and whether he has played for it. */
export interface EnteredElsewhere {
  readonly player: string;
  readonly team: ContestantId;
  readonly hasPlayed: boolean;
}

/** Has the team played anything: a board at a table, or a match that is known by its sheet? */
function hasTeamPlayed({ sessions }: Tournament, team: ContestantId): boolean {
  return [...sessions.values()].some(
    (session) =>
      hasPlayed(session, team) ||
      [...session.sections.values()].some(({ drawn = [] }) =>
        drawn.some(({ matches, scored }) =>
          matches.some((match) => isOfMatch(match, team) && scored.has(match.match)),
        ),
      ),
  );
}

/** Whoever of these is entered in another team too, known by his number. Where no line-ups tell, all of a team that played have. */
export function enteredElsewhere(
  tournament: Tournament,
  contestant: ContestantId,
  players: readonly Player[],
): readonly EnteredElsewhere[] {
  return [...tournament.contestants.values()].flatMap((other) => {
    if (other.kind !== 'team' || other.contestant === contestant) return [];
    if (other.withdrawn !== undefined && other.withdrawn.from === undefined) return [];
    const fielded = fieldedPlayers(tournament, other.contestant);
    return other.players.flatMap(({ id, name }, at) =>
      id === undefined || !players.some((player) => player.id === id)
        ? []
        : [
            {
              player: name,
              team: other.contestant,
              hasPlayed: fielded.size > 0 ? fielded.has(at) : hasTeamPlayed(tournament, other.contestant),
            },
          ],
    );
  });
}

/** RTP 3.6.4: who has not played for the team that he is entered in may complete another; the director is told before. */
export function fromOthersFindings(tournament: Tournament, entry: TeamEntry): readonly Finding[] {
  const { clause } = profileOf(tournament.settings).teams.changes ?? {};
  return enteredElsewhere(tournament, entry.contestant, entry.players).map(({ player, team }) => ({
    code: 'entered-elsewhere',
    message: `${player} is entered in team ${team} too, and has not played for it.`,
    ...(clause === undefined ? {} : { clause }),
    params: { player, team },
  }));
}
