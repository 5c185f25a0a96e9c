import type { MatchTile, RoundMatches } from 'naipe/tournament';
import { useView } from '../../live/index.ts';
import { lastRoundOf } from '../results/match/rounds.ts';

/** What a team plays now or next: a match, or nothing because it sits out. */
export interface OwnMatch {
  readonly round: RoundMatches;
  readonly match: MatchTile | undefined;
  readonly home: boolean;
}

/** A team may have several matches in a round, in a movement and a triple: what it signs, then what it plays, then the last. */
const PRESSING: readonly ((match: MatchTile, team: string) => boolean)[] = [
  ({ state, agreed }, team) => state === 'scored' && !agreed.includes(team),
  ({ state, open, closed }) => state === 'playing' && open.boardsIn + (closed?.boardsIn ?? 0) > 0,
  ({ state }) => state === 'playing' || state === 'published',
];

/** The match that a team cares about in a round, of those it has there. */
export function pressingMatch(matches: readonly MatchTile[], team: string): MatchTile | undefined {
  const own = matches
    .filter(({ home, away }) => home.contestant === team || away.contestant === team)
    .toSorted((a, b) => (a.inRound ?? 0) - (b.inRound ?? 0));
  for (const is of PRESSING) {
    const found = own.find((match) => is(match, team));
    if (found !== undefined) return found;
  }
  return own.at(-1);
}

/** The match of a team in a round; nothing where the round does not concern it. */
function ownMatchIn(round: RoundMatches, team: string): OwnMatch | undefined {
  const match = pressingMatch(round.matches, team);
  if (match === undefined && round.bye?.contestant !== team) return undefined;
  return { round, match, home: match?.home.contestant === team };
}

/** The match that a captain cares about at this moment; `undefined` while nothing is announced. */
export function useOwnMatch(tournament: string, team: string): OwnMatch | undefined {
  const { view } = useView(tournament, { view: 'matches' });
  if (view === undefined) return undefined;
  const own = view.rounds.filter((round) => ownMatchIn(round, team) !== undefined);
  const shown = lastRoundOf({ ...view, rounds: own });
  const round = own.find((each) => each.round === shown);
  return round === undefined ? undefined : ownMatchIn(round, team);
}
