import { bracket, type Entrant, type Stage, stageOf } from 'naipe/draw';
import type { ContestantId, MatchTile, RoundMatches } from 'naipe/tournament';

/** A place in a bracket: a team, or whoever comes out of another match. */
type Place = { readonly team: ContestantId } | { readonly of: number; readonly as: 'winner' | 'loser' };

interface BracketMatch {
  readonly match: number;
  readonly home: Place;
  readonly away: Place;
  readonly winner?: ContestantId;
  /** Between those whom the semi-finals beat. */
  readonly forThird?: true;
  /** As it was played. */
  readonly tile?: MatchTile;
}

export interface BracketRound {
  readonly round: number;
  readonly stage?: Stage;
  readonly matches: readonly BracketMatch[];
}

/** The bracket of teams by their seeds, with those in who have come through. */
export function bracketOf(
  teams: readonly ContestantId[],
  thirdPlace: boolean,
  played: readonly RoundMatches[],
): readonly BracketRound[] {
  const made = bracket(teams, { thirdPlace });
  if (!made.ok) return [];
  const tiles = played.flatMap(({ matches }) => matches);
  const done = new Map<number, Record<'winner' | 'loser', ContestantId>>();
  const placeOf = (entrant: Entrant): Place => {
    if (entrant.kind === 'team') return { team: entrant.team };
    const outcome = done.get(entrant.of);
    return outcome === undefined ? { of: entrant.of, as: entrant.kind } : { team: outcome[entrant.kind] };
  };
  const rounds = new Map<number, BracketMatch[]>();
  for (const { match, round, home, away } of made.value.matches) {
    const places = { home: placeOf(home), away: placeOf(away) };
    const winner = winnerBetween(places.home, places.away, tiles);
    if (winner !== undefined) done.set(match, winner);
    const listed = {
      match,
      ...places,
      ...(match === made.value.thirdPlace ? { forThird: true as const } : {}),
      ...(winner === undefined ? {} : { winner: winner.winner, tile: winner.tile }),
    };
    rounds.set(round, [...(rounds.get(round) ?? []), listed]);
  }
  return [...rounds].map(([round, matches]) => {
    const stage = stageOf(round, made.value.rounds);
    return { round, ...(stage === undefined ? {} : { stage }), matches };
  });
}

/** Who came out of the match of two teams, when it is decided. */
function winnerBetween(home: Place, away: Place, tiles: RoundMatches['matches']) {
  if (!('team' in home) || !('team' in away)) return undefined;
  const both = [home.team, away.team];
  const tile = tiles.find(
    (each) => both.includes(each.home.contestant) && both.includes(each.away.contestant),
  );
  if (tile?.winner === undefined) return undefined;
  const loser = both.find((team) => team !== tile.winner) ?? '';
  return { winner: tile.winner, loser, tile };
}
