import { Fraction } from '../../../base/index.ts';
import type { BothSides } from '../../../scoring/index.ts';
import { boardsOfMatch, type DrawnRound, type DrawnTables, type LineUpData, lineUpKey } from '../../match.ts';
import type { ContestantId } from '../../meeting.ts';
import { pairFielded } from '../../meetings/line-ups.ts';
import type { MatchesPhase } from '../../phase.ts';
import { profileOf } from '../../settings-defaults.ts';
import type { RoundPlace } from './rooms.ts';

const ROOMS = ['open', 'closed'] as const;

/** A stretch of a match in which neither team changed its four. */
interface Part {
  readonly home: LineUpData | undefined;
  readonly away: LineUpData | undefined;
  readonly boards: number;
}

const fielded = (lineUp: LineUpData | undefined): string =>
  lineUp === undefined ? '' : [...lineUp.open, ...lineUp.closed].sort((a, b) => a - b).join();

/** A match whose rooms play at different times is one part: of each team the pair that plays it in each. */
function wholeMatch(drawn: DrawnRound, match: DrawnTables): Part {
  const four = (team: ContestantId): LineUpData | undefined => {
    const [open, closed] = ROOMS.map((room) => pairFielded(drawn, match, team, room, 1));
    return open === undefined || closed === undefined ? undefined : { open, closed };
  };
  return { home: four(match.home), away: four(match.away), boards: boardsOfMatch(drawn, match).length };
}

/** The parts of a match: segments one after another with the same players are one. */
function partsOf({ drawn }: RoundPlace, match: DrawnTables): readonly Part[] {
  if (match.segments !== undefined) return [wholeMatch(drawn, match)];
  const boards = boardsOfMatch(drawn, match).length / drawn.segments;
  const parts: Part[] = [];
  for (let segment = 1; segment <= drawn.segments; segment++) {
    const last = parts.at(-1);
    // Who has not said who plays goes on with those who did.
    const home = drawn.lineUps.get(lineUpKey(match.home, segment)) ?? last?.home;
    const away = drawn.lineUps.get(lineUpKey(match.away, segment)) ?? last?.away;
    const isSame =
      last !== undefined && fielded(last.home) === fielded(home) && fielded(last.away) === fielded(away);
    if (isSame) parts[parts.length - 1] = { ...last, boards: last.boards + boards };
    else parts.push({ home, away, boards });
  }
  return parts;
}

/** What the four of a team are worth together: those who play, where it is known of each; else the team's own index. */
function worthOf(
  { tournament }: RoundPlace,
  contestant: ContestantId,
  lineUp: LineUpData | undefined,
): Fraction | undefined {
  const team = tournament.contestants.get(contestant);
  if (team?.kind !== 'team') return undefined;
  const values =
    lineUp === undefined ? [] : [...lineUp.open, ...lineUp.closed].map((at) => team.players[at]?.valueIndex);
  const known = values.filter((value) => value !== undefined);
  if (known.length > 0 && known.length === values.length) return Fraction.sum(known.map(Fraction.ofDecimal));
  return team.valueIndex === undefined ? undefined : Fraction.ofDecimal(team.valueIndex);
}

/**
 * The IMPs that each team begins with, part by part (RTP 3.6.9). None where the phase has no handicap, where what a team is worth is
 * not known, and where the match was entered as a whole: the teams write it on their sheet.
 */
export function handicapOf(
  place: RoundPlace,
  { format }: MatchesPhase,
  match: DrawnTables,
): BothSides | undefined {
  const rule = profileOf(place.tournament.settings).teams.handicap;
  if (format.match.handicap === undefined || rule === undefined || place.drawn.scored.has(match.match)) {
    return undefined;
  }
  let sum: BothSides | undefined;
  for (const { home, away, boards } of partsOf(place, match)) {
    const [a, b] = [worthOf(place, match.home, home), worthOf(place, match.away, away)];
    if (a === undefined || b === undefined) return undefined;
    const part = rule.imps({ a, b }, boards);
    sum = sum === undefined ? part : { a: sum.a.plus(part.a), b: sum.b.plus(part.b) };
  }
  return sum;
}
