import type { Fault } from '../../base/index.ts';
import { type Allegiance, namedTwice } from '../match.ts';
import { impossibleText } from '../texts/reason-text.ts';
import type { SwissRequest, SwissTeam } from './request.ts';
import type { SwissDraw } from './swiss.ts';

/** Why there is no complete draw: more odd groups than hubs, and the teams of a group may only meet each other or a hub. */
export interface Deadlock {
  readonly groups: readonly (readonly string[])[];
  readonly hubs: readonly string[];
}

/** What is known about a round that cannot be drawn. */
export interface Impossible {
  readonly deadlock: Deadlock;
  /** The fewest rematches with which a draw could be made. */
  readonly fewestRematches?: number;
  /** The draw with the fewest rematches, for the director to accept or not. */
  readonly proposal?: SwissDraw;
  /** Who could sit out a second time instead. */
  readonly secondBye?: string;
  /** Whose teams would have to be allowed to meet for a draw without a rematch. */
  readonly release?: readonly Allegiance[];
}

/** Why a round was not drawn: something is wrong with the request, or there is no draw. */
export interface DrawFault extends Fault {
  /** What its words in another language name. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly impossible?: Impossible;
}

const MOST_SWISS_TEAMS = 1000;

/** The fault for a round that cannot be drawn. */
export const impossibleFault = (impossible: Impossible): DrawFault => ({
  code: 'impossible',
  message: impossibleText(impossible, 'en'),
  impossible,
});

const fault = (code: string, message: string, params: DrawFault['params'] = {}): DrawFault => ({
  code,
  message,
  params,
});

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
        return fault('unknown-team', `The ${what} match ${home} v ${away}: there is no team ${unknown}.`, {
          team: unknown,
        });
      }
      if (home === away)
        return fault('met-itself', `The ${what} match ${home} v ${away} is one team.`, { team: home });
    }
  }
  const seated = [...fixed.flatMap(({ home, away }) => [home, away]), ...(bye === undefined ? [] : [bye])];
  const twice = seated.find((id, index) => seated.indexOf(id) < index);
  if (twice !== undefined)
    return fault('fixed-twice', `Team ${twice} is fixed to two matches, or to one and to sit out.`, {
      team: twice,
    });
  const there = presentIn(request);
  const present = there.length;
  const away = seated.find((id) => teamOf.has(id) && !there.some((team) => team.id === id));
  if (away !== undefined)
    return fault('absent', `Team ${away} is fixed to a match or to sit out, and does not play this round.`, {
      team: away,
    });
  if (odd === 'triple' && present % 2 === 1 && present - 2 * fixed.length < 3) {
    const message = `Three teams play a triple: ${fixed.length} matches are too many to be fixed among ${present} teams.`;
    return fault('no-triple', message, { matches: fixed.length, count: present });
  }
  if (bye === undefined) return undefined;
  if (!teamOf.has(bye))
    return fault('unknown-team', `${bye} is to sit out, and there is no team ${bye}.`, { team: bye });
  if (present % 2 === 0 || odd === 'triple') {
    return fault('no-bye', `${bye} is to sit out, but nobody does: there are ${present} teams.`, {
      team: bye,
    });
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
    return fault('team-count', `A round is for 2 to ${MOST_SWISS_TEAMS} teams, not ${present}.`, {
      count: present,
      most: MOST_SWISS_TEAMS,
    });
  }
  const teamOf = new Map(teams.map((team) => [team.id, team]));
  if (teamOf.size < teams.length) return namedTwice(teams.map(({ id }) => id));
  for (const team of teams) {
    const wrong = whyNotTeam(team, teamOf);
    if (wrong !== undefined) return wrong;
  }
  return whyNotWishes(request, teamOf);
}
