import type { Fraction } from '../../../base/index.ts';
import { vpsText } from '../../../regulation/index.ts';
import { awardsIn, type ComparedBoard, printFigure, vpsFrom } from '../../../scoring/index.ts';
import type { PhaseLeague } from '../../format/matches/league.ts';
import type { HomeAway, MatchResult } from '../../format/matches/played-match.ts';
import { scaleOf } from '../../match-rules.ts';
import type { ContestantId } from '../../meeting.ts';
import { countsInPoints, type MatchesPhase } from '../../phase.ts';
import type { Tournament } from '../../state.ts';
import type { HomeAndAway } from './types.ts';

/** What a match brings, as its scale prints it; points of other methods as they are. */
export const worthText = ({ settings }: Tournament, phase: MatchesPhase, value: Fraction): string =>
  phase.format.match.scoring === 'imps' ? vpsText(value, scaleOf(settings, phase)) : printFigure(value);

/** What the matches of a phase bring. */
export function worthUnit({ format }: MatchesPhase): 'vps' | 'points' | 'match-points' {
  switch (format.match.scoring) {
    case 'imps':
      return 'vps';
    case 'total-points':
      return 'points';
    case 'patton':
    case 'board-a-match':
    case 'board-a-match-halves':
    case 'win-loss':
      return 'match-points';
  }
}

/** What a board brings to the two teams: IMPs, or points where those are added up (Law 78A between two tables). */
export function boardTexts(phase: MatchesPhase, { imps, points, won }: ComparedBoard): HomeAndAway {
  const { scoring } = phase.format.match;
  const worth = (team: 'a' | 'b'): Fraction => {
    if (!countsInPoints(phase)) return imps[team];
    return scoring === 'total-points' ? points[team] : won[team].times(scoring === 'board-a-match' ? 2 : 1);
  };
  return { home: printFigure(worth('a')), away: printFigure(worth('b')) };
}

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
    const given = awardsIn(result).find((award) => award.contestant === team && award.opponent === opponent);
    if (given !== undefined) return given.vps;
    switch (result.kind) {
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
      case 'award':
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
