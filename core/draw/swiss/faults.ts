import type { Fault } from '../../base/index.ts';
import type { SwissRequest, SwissTeam } from './request.ts';
import type { SwissDraw } from './swiss.ts';

/** Why there is no complete draw: more odd groups than hubs, and the teams of a group may only meet each other or a hub. */
export interface Deadlock {
  readonly groups: readonly (readonly string[])[];
  readonly hubs: readonly string[];
}

/** Why a round was not drawn. */
export interface DrawFault extends Fault {
  readonly deadlock?: Deadlock;
  /** The fewest rematches with which a draw could be made. */
  readonly fewestRematches?: number;
  /** The draw with the fewest rematches, for the director to accept or not. */
  readonly proposal?: SwissDraw;
  /** Who could sit out a second time instead. */
  readonly secondBye?: string;
}

export const MOST_SWISS_TEAMS = 1000;

const many = (teams: readonly string[]): string => teams.join(', ');

function deadlockWords({ groups, hubs }: Deadlock): string {
  const [only] = groups;
  if (groups.length === 1 && only !== undefined) {
    return only.length === 1
      ? `${many(only)} has nobody left to meet`
      : `${many(only)} can only meet each other, and are an odd number`;
  }
  const sets = groups.map((group) => (group.length === 1 ? many(group) : `(${many(group)})`)).join(', ');
  return `of ${sets} one each has to meet one of ${many(hubs)}, and those are too few`;
}

export function impossible(
  deadlock: Deadlock,
  {
    proposal,
    secondBye,
  }: { readonly proposal: SwissDraw | undefined; readonly secondBye: string | undefined },
): DrawFault {
  const why = deadlock.groups.length === 0 ? 'nobody can sit out' : deadlockWords(deadlock);
  const fewest = proposal?.reasons.filter(({ code }) => code === 'rematch').length;
  const way =
    fewest === undefined
      ? ' Even with rematches there is none: allow a match that is forbidden.'
      : fewest === 1
        ? ' One rematch would do.'
        : ` ${fewest} rematches would do.`;
  const other = secondBye === undefined ? '' : ` So would a second bye for ${secondBye}.`;
  return {
    code: 'impossible',
    message: `There is no draw without a rematch: ${why}.${way}${other}`,
    deadlock,
    ...(proposal === undefined || fewest === undefined ? {} : { fewestRematches: fewest, proposal }),
    ...(secondBye === undefined ? {} : { secondBye }),
  };
}

const fault = (code: string, message: string): DrawFault => ({ code, message });

function whyNotTeam(team: SwissTeam, teamOf: ReadonlyMap<string, SwissTeam>): DrawFault | undefined {
  const { id, met, byes } = team;
  if (!Number.isInteger(byes) || byes < 0) {
    return fault('byes', `Team ${id}: byes should be a whole number from 0 on, not ${byes}.`);
  }
  for (const [index, other] of met.entries()) {
    if (other === id) return fault('met-itself', `Team ${id} is said to have met itself.`);
    if (met.indexOf(other) < index) {
      return fault('met-twice', `Team ${id}: ${other} is named twice among those it has met.`);
    }
    const opponent = teamOf.get(other);
    if (opponent === undefined) {
      return fault('unknown-team', `Team ${id} is said to have met ${other}, and there is no team ${other}.`);
    }
    if (!opponent.met.includes(id)) {
      const message = `Team ${id} is said to have met ${other}, but ${other} is not said to have met ${id}.`;
      return fault('met-one-way', message);
    }
  }
  return undefined;
}

/** What is wrong with the matches that the director fixed or forbade. */
function whyNotWishes(request: SwissRequest, teamOf: ReadonlyMap<string, SwissTeam>): DrawFault | undefined {
  const { fixed = [], forbidden = [], bye, odd } = request;
  for (const [what, list] of [
    ['fixed', fixed],
    ['forbidden', forbidden],
  ] as const) {
    for (const { home, away } of list) {
      const unknown = [home, away].find((id) => !teamOf.has(id));
      if (unknown !== undefined) {
        return fault('unknown-team', `The ${what} match ${home} v ${away}: there is no team ${unknown}.`);
      }
      if (home === away) return fault('met-itself', `The ${what} match ${home} v ${away} is one team.`);
    }
  }
  const seated = [...fixed.flatMap(({ home, away }) => [home, away]), ...(bye === undefined ? [] : [bye])];
  const twice = seated.find((id, index) => seated.indexOf(id) < index);
  if (twice !== undefined)
    return fault('fixed-twice', `Team ${twice} is fixed to two matches, or to one and to sit out.`);
  const away = seated.find((id) => teamOf.get(id)?.absent === true);
  if (away !== undefined)
    return fault('absent', `Team ${away} is fixed to a match or to sit out, and does not play this round.`);
  if (bye === undefined) return undefined;
  if (!teamOf.has(bye)) return fault('unknown-team', `${bye} is to sit out, and there is no team ${bye}.`);
  const present = presentIn(request).length;
  if (present % 2 === 0 || odd === 'triple') {
    return fault('no-bye', `${bye} is to sit out, but nobody does: there are ${present} teams.`);
  }
  return undefined;
}

/** Those of the request who play this round. */
export const presentIn = ({ teams, round = 1 }: SwissRequest): readonly SwissTeam[] =>
  teams.filter(({ absent, joins = 1 }) => absent !== true && joins <= round);

/** What is wrong with a request, before anything is drawn. */
export function whyNotDrawn(request: SwissRequest): DrawFault | undefined {
  const { teams } = request;
  const present = presentIn(request).length;
  if (present < 2 || teams.length > MOST_SWISS_TEAMS) {
    return fault('team-count', `A round is for 2 to ${MOST_SWISS_TEAMS} teams, not ${present}.`);
  }
  const teamOf = new Map(teams.map((team) => [team.id, team]));
  if (teamOf.size < teams.length) {
    const twice = teams.find((team, index) => teams.findIndex(({ id }) => id === team.id) < index);
    return fault('team-twice', `Team ${twice?.id} is named twice.`);
  }
  for (const team of teams) {
    const wrong = whyNotTeam(team, teamOf);
    if (wrong !== undefined) return wrong;
  }
  return whyNotWishes(request, teamOf);
}
