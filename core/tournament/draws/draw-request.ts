import type { Fraction } from '../../base/index.ts';
import type {
  DrawnMatch,
  PendingWay,
  Prospect,
  ScoredTeam,
  SwissMethod,
  SwissRequest,
} from '../../draw/index.ts';
import { drawn as drawnByLot, lotsFrom } from '../../draw/index.ts';
import { roundsOf } from '../format/matches/league.ts';
import type { RoundOfMatches } from '../format/matches/match-result.ts';
import { type StandingLine, standingOf } from '../format/matches/standing.ts';
import { isOfMatch } from '../match.ts';
import type { ContestantId, SectionId } from '../meeting.ts';
import { drawnRounds, type PlacedRound } from '../meetings/drawn-rounds.ts';
import { hasUnusualSystem } from '../meetings/line-ups.ts';
import type { MatchesPhase } from '../phase.ts';
import type { Contestant, Tournament } from '../state.ts';

/** What a director asks of a draw besides the plan of the phase. */
export interface DrawWishes {
  /** What lots are drawn from: whoever knows it can repeat the draw. */
  readonly seed?: string;
  readonly method?: SwissMethod;
  /** How matches count that are still played. */
  readonly pending?: PendingWay;
  readonly rematches?: 'never' | 'fewest';
  /** Who plays a triple where some of the last three have met. */
  readonly triple?: 'last' | 'unmet';
  /** Who does not play this round and comes back. */
  readonly absent?: readonly ContestantId[];
  readonly bye?: ContestantId;
  readonly fixed?: readonly DrawnMatch[];
  readonly forbidden?: readonly DrawnMatch[];
}

/** Did the two meet? A match to which a team did not come is no meeting (RTP 3.6.12.2). */
export const wasMeeting = ({ drawn }: PlacedRound, match: number): boolean =>
  drawn.rulings.get(match)?.ruling.kind !== 'no-show';

interface History {
  readonly met: readonly ContestantId[];
  readonly byes: number;
  readonly homes: number;
  readonly aways: number;
  /** The first round in which it played or sat out. */
  readonly since?: number;
}

/** What a contestant has behind it. */
function historyOf(rounds: readonly PlacedRound[], contestant: ContestantId): History {
  const met = new Set<ContestantId>();
  let [byes, homes, aways] = [0, 0, 0];
  let since: number | undefined;
  for (const placed of rounds) {
    const { matches, bye, round } = placed.drawn;
    const own = matches.filter((match) => isOfMatch(match, contestant));
    if (bye === contestant) byes++;
    if (own.length > 0 || bye === contestant) since ??= round;
    for (const { match, home, away } of own) {
      if (home === contestant) homes++;
      else aways++;
      if (wasMeeting(placed, match)) met.add(home === contestant ? away : home);
    }
  }
  return { met: [...met], byes, homes, aways, ...(since === undefined ? {} : { since }) };
}

/** Whom a team belongs to, as far as draws look at it. */
export const allegiances = (entry: Contestant | undefined) =>
  entry?.kind !== 'team'
    ? {}
    : {
        ...(entry.club === undefined ? {} : { club: entry.club }),
        ...(entry.region === undefined ? {} : { region: entry.region }),
        ...(entry.nation === undefined ? {} : { nation: entry.nation }),
      };

function scoredTeam(
  tournament: Tournament,
  rounds: readonly PlacedRound[],
  { contestant, vps, out }: StandingLine,
  { round, absent }: { readonly round: number; readonly absent: readonly ContestantId[] },
): ScoredTeam {
  const entry = tournament.contestants.get(contestant);
  const { since = round, ...history } = historyOf(rounds, contestant);
  const isAway = out || entry?.withdrawn !== undefined || absent.includes(contestant);
  return {
    id: contestant,
    points: vps,
    ...history,
    ...allegiances(entry),
    ...(hasUnusualSystem(entry) ? { hum: true } : {}),
    ...(isAway ? { absent: true } : {}),
    ...(since > 1 ? { joins: since } : {}),
  };
}

/** The last round on whose standings a round is drawn. */
const roundsCounted = ({ format: { draw } }: MatchesPhase, round: number): number =>
  Math.max(0, round - 1 - (draw.kind === 'swiss' ? draw.lag : 0));

/**
 * What each team may end with when a round is drawn, the last: the standings of that draw, and the most it can win in each round that
 * they do not hold or in which it still plays.
 */
export function prospectsForDraw(
  tournament: Tournament,
  phase: MatchesPhase,
  section: SectionId,
  round: number,
  mostPerRound: Fraction,
): ReadonlyMap<ContestantId, Prospect> {
  const counted = roundsCounted(phase, round);
  const rounds = roundsOf(tournament, phase, section).filter(({ drawn }) => drawn.round <= counted);
  const isOpenFor = (team: ContestantId, { matches }: RoundOfMatches): boolean =>
    matches.some(({ drawn, over }) => !over && isOfMatch(drawn, team));
  return new Map(
    standingOf(tournament, phase, section, { afterRound: counted }).map(({ contestant, vps: least }) => {
      const open = round - counted + rounds.filter((each) => isOpenFor(contestant, each)).length;
      return [contestant, { least, most: least.plus(mostPerRound.times(open)) }];
    }),
  );
}

/** The teams of a group for the draw of a round: in the order of the standings, with what each has behind it. */
export function teamsForDraw(
  tournament: Tournament,
  phase: MatchesPhase,
  section: SectionId,
  round: number,
  { pending, absent = [] }: DrawWishes = {},
): readonly ScoredTeam[] {
  const rounds = drawnRounds(tournament, phase.phase, section).filter((each) => each.drawn.round < round);
  const order = standingOf(tournament, phase, section, {
    afterRound: roundsCounted(phase, round),
    ...(pending === undefined ? {} : { pending }),
  });
  return order.map((line) => scoredTeam(tournament, rounds, line, { round, absent }));
}

/** By lot, the last drawn sitting out (RTP 3.6.12.2). */
const byLot = (teams: readonly ScoredTeam[], seed: string): readonly ScoredTeam[] =>
  drawnByLot(teams, lotsFrom(seed));

/** What the Swiss draw of a round is asked with. */
export function drawRequest(
  tournament: Tournament,
  phase: MatchesPhase,
  section: SectionId,
  round: number,
  wishes: DrawWishes = {},
): SwissRequest & { readonly teams: readonly ScoredTeam[] } {
  const { draw } = phase.format;
  const teams = teamsForDraw(tournament, phase, section, round, wishes);
  const { fixed, forbidden, bye, rematches, triple, seed = `${phase.phase}/${section}` } = wishes;
  const asked = {
    round,
    ...(fixed === undefined ? {} : { fixed }),
    ...(forbidden === undefined ? {} : { forbidden }),
    ...(bye === undefined ? {} : { bye }),
    ...(rematches === undefined ? {} : { rematches }),
    ...(triple === undefined ? {} : { triple }),
  };
  if (draw.kind !== 'swiss') return { ...asked, teams, method: wishes.method ?? 'regulation' };
  const { first, method, odd, apart } = draw;
  const rules = { ...asked, odd, apart };
  if (round > 1) return { ...rules, teams, method: wishes.method ?? method };
  return first === 'lots'
    ? { ...rules, teams: byLot(teams, seed), method: wishes.method ?? 'regulation' }
    : { ...rules, teams, method: wishes.method ?? first };
}
