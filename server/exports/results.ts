import { ok, type Result } from 'naipe/base';
import {
  type EntryView,
  type Group,
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

/** A phase of matches, group by group. */
export interface PhaseResults {
  readonly phase: number;
  readonly format: MatchesFormat;
  readonly groups: readonly (Group & { readonly matches: readonly MatchView[] })[];
}

/** The results of a tournament as somebody may see them. */
export interface Results {
  readonly overview: Overview;
  readonly ranking: RankingView;
  readonly sessions: readonly SessionResults[];
  /** Of matches between teams; none where pairs play. */
  readonly phases: readonly PhaseResults[];
  /** With the players' numbers; empty for whom they are not meant. */
  readonly entries: readonly EntryView[];
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

/** The matches of a phase as far as the viewer sees them. */
function* phaseResults(
  state: TournamentState,
  viewer: Viewer,
  { phase, groups }: Overview['phases'][number],
): InSteps<readonly PhaseResults[]> {
  const seen = see(state, viewer, { view: 'matches', phase });
  if (!seen.ok) return [];
  const matches: MatchView[] = [];
  for (const { session, section, round, matches: tiles } of seen.value.rounds) {
    yield;
    for (const { match } of tiles) {
      const one = see(state, viewer, { view: 'match', session, section, round, match });
      if (one.ok) matches.push(one.value);
    }
  }
  return [
    {
      phase,
      format: seen.value.format,
      groups: groups.map((group) => ({
        ...group,
        matches: matches.filter(({ section }) => section === group.section),
      })),
    },
  ];
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
  const phases: PhaseResults[] = [];
  if (state.tournament?.settings.contestants === 'team')
    for (const phase of overview.value.phases) phases.push(...(yield* phaseResults(state, viewer, phase)));
  const entries = see(state, viewer, { view: 'entries' });
  return ok({
    overview: overview.value,
    ranking: ranking.value,
    sessions,
    phases,
    entries: entries.ok ? entries.value.entries : [],
  });
}
