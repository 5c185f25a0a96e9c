import { ok, type Result } from 'naipe/base';
import {
  type EntryView,
  type MatchesFormat,
  type MatchView,
  type Overview,
  type RankingView,
  type Refusal,
  see,
  type TournamentState,
  type TravellerView,
  type Viewer,
} from 'naipe/tournament';
import type { InSteps } from '../in-steps.ts';

export interface SessionResults {
  readonly session: number;
  readonly ranking: RankingView;
  readonly travellers: readonly TravellerView[];
}

/** The results of a tournament as somebody may see them. */
export interface Results {
  readonly overview: Overview;
  readonly ranking: RankingView;
  readonly sessions: readonly SessionResults[];
  /** With the players' numbers; empty for whom they are not meant. */
  readonly entries: readonly EntryView[];
  /** Of an event of matches between teams. */
  readonly matches?: MatchResults;
}

export interface MatchResults {
  readonly format: MatchesFormat;
  /** Those of the phase in play, or else the latest, in the order of play. */
  readonly matches: readonly MatchView[];
}

/** The lists of a ranking with everybody in one of them: the overall one, where groups rank one after another. */
export function everybodyOnce({ lists }: RankingView): RankingView['lists'] {
  const overall = lists.filter(({ phase }) => phase === 'overall');
  return overall.length > 0 ? overall : lists;
}

/** The matches of a tournament of teams; nothing where there are none. */
function* matchResults(state: TournamentState, viewer: Viewer): InSteps<MatchResults | undefined> {
  if (state.tournament?.settings.contestants !== 'team') return undefined;
  const seen = see(state, viewer, { view: 'matches' });
  if (!seen.ok) return undefined;
  const matches: MatchView[] = [];
  for (const { session, section, round, matches: tiles } of seen.value.rounds) {
    for (const { match } of tiles) {
      yield;
      const one = see(state, viewer, { view: 'match', session, section, round, match });
      if (one.ok) matches.push(one.value);
    }
  }
  return { format: seen.value.format, matches };
}

function* sessionResults(
  state: TournamentState,
  viewer: Viewer,
  session: number,
): InSteps<Result<SessionResults, Refusal>> {
  const ranking = see(state, viewer, { view: 'ranking', session });
  if (!ranking.ok) return ranking;
  const boards = [...(state.tournament?.sessions.get(session)?.boards.keys() ?? [])].sort((a, b) => a - b);
  const travellers: TravellerView[] = [];
  for (const board of boards) {
    yield;
    const traveller = see(state, viewer, { view: 'traveller', session, board });
    if (!traveller.ok) return traveller;
    travellers.push(traveller.value);
  }
  return ok({ session, ranking: ranking.value, travellers });
}

/** Everything that a file of results needs; refused as a whole when a part of it may not be seen yet. */
export function* resultsInSteps(state: TournamentState, viewer: Viewer): InSteps<Result<Results, Refusal>> {
  const overview = see(state, viewer, { view: 'overview' });
  if (!overview.ok) return overview;
  const ranking = see(state, viewer, { view: 'ranking' });
  if (!ranking.ok) return ranking;
  const sessions: SessionResults[] = [];
  for (const { session, status } of overview.value.sessions) {
    if (status === 'planned') continue;
    yield;
    const results = yield* sessionResults(state, viewer, session);
    if (!results.ok) return results;
    sessions.push(results.value);
  }
  const entries = see(state, viewer, { view: 'entries' });
  const matches = yield* matchResults(state, viewer);
  return ok({
    ...(matches === undefined ? {} : { matches }),
    overview: overview.value,
    ranking: ranking.value,
    sessions,
    entries: entries.ok ? entries.value.entries : [],
  });
}
