import type { DrawnMatch } from '../match.ts';
import type { SwissTeam } from './request.ts';

const moreAtHome = ({ homes = 0, aways = 0 }: SwissTeam): number => homes - aways;

/**
 * Who is at home: whoever has been less often, where the teams say how often they were; the higher in the standings when that is
 * equal. A team with a HUM pair is the visitor of one without (RTP 2.3.4.3).
 */
export function homeAndAway(upper: SwissTeam, lower: SwissTeam): DrawnMatch {
  const upperHome: DrawnMatch = { home: upper.id, away: lower.id };
  const lowerHome: DrawnMatch = { home: lower.id, away: upper.id };
  if ((upper.hum === true) !== (lower.hum === true)) return upper.hum === true ? lowerHome : upperHome;
  return moreAtHome(upper) > moreAtHome(lower) ? lowerHome : upperHome;
}
