import type { Fraction } from '../../../base/index.ts';
import { vpsText } from '../../../regulation/index.ts';
import { printFigure, vpsFrom } from '../../../scoring/index.ts';
import type { PhaseLeague } from '../../format/matches/league.ts';
import type { HomeAway, MatchResult } from '../../format/matches/played-match.ts';
import type { ContestantId } from '../../meeting.ts';
import type { MatchesPhase } from '../../phase.ts';
import { profileOf } from '../../settings-defaults.ts';
import type { Tournament } from '../../state.ts';
import type { HomeAndAway } from './types.ts';

/** What a match brings, as its scale prints it; points of other methods as they are. */
export const worthText = ({ settings }: Tournament, { format }: MatchesPhase, value: Fraction): string =>
  format.match.scoring === 'imps'
    ? vpsText(value, profileOf(settings).teams.match.scale)
    : printFigure(value);

export const bothTexts = (sides: HomeAway, print: (value: Fraction) => string): HomeAndAway => ({
  home: print(sides.home),
  away: print(sides.away),
});

/** What a match brought to a team in the league as it stands: also where the director or the regulation gave it. */
export function vpsInLeague(
  { league }: Pick<PhaseLeague, 'league'>,
  { at, drawn }: MatchResult,
  team: ContestantId,
): Fraction | undefined {
  const opponent = drawn.home === team ? drawn.away : drawn.home;
  for (const result of league.results) {
    if (result.round !== at.round) continue;
    switch (result.kind) {
      case 'award':
        if (result.contestant === team && result.opponent === opponent) return result.vps;
        break;
      case 'match': {
        const { a, b } = result.match;
        if ((a === team && b === opponent) || (b === team && a === opponent)) return vpsFrom(result, team);
        break;
      }
      case 'triple': {
        const half = result.halves.find(
          ({ a, b }) => (a === team && b === opponent) || (b === team && a === opponent),
        );
        if (half !== undefined) return half.vps[half.a === team ? 'a' : 'b'];
        break;
      }
      case 'bye':
        break;
    }
  }
  return undefined;
}

/** Both teams' figures of a match in the league, where both have one. */
export function vpsOfMatch(league: Pick<PhaseLeague, 'league'>, match: MatchResult): HomeAway | undefined {
  const [home, away] = [match.drawn.home, match.drawn.away].map((team) => vpsInLeague(league, match, team));
  return home === undefined || away === undefined ? undefined : { home, away };
}
