import type { MatchTile, RoundMatches } from 'naipe/tournament';
import { useView } from '../../live/index.ts';
import { lastRoundOf } from '../results/match/rounds.ts';

/** What a team plays now or next: a match, or nothing because it sits out. */
export interface OwnMatch {
  readonly round: RoundMatches;
  readonly match: MatchTile | undefined;
  readonly home: boolean;
}

/** The match of a team in a round; nothing where the round does not concern it. */
function ownMatchIn(round: RoundMatches, team: string): OwnMatch | undefined {
  const match = round.matches.find(({ home, away }) => home.contestant === team || away.contestant === team);
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
