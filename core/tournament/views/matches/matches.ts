import { ok, type Result } from '../../../base/index.ts';
import { leagueOf, type PhaseLeague, roundsOf } from '../../format/matches/league.ts';
import type { RoundOfMatches } from '../../format/matches/match-result.ts';
import type { ContestantId, SectionId, SessionNumber } from '../../meeting.ts';
import { isOfMatches, type MatchesPhase, type PhaseNumber } from '../../phase.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { Tournament } from '../../state.ts';
import { contestantName } from '../shared.ts';
import { ALL_IN_SIGHT, type Sight } from './sight.ts';
import { roundMatches } from './tiles.ts';
import type { MatchesView, PhaseRecord } from './types.ts';

/** The phase that is asked for: the one in play, or else the latest, unless told. */
export function findMatchesPhase(
  { phases, sessions }: Tournament,
  asked: { readonly phase?: PhaseNumber; readonly session?: SessionNumber },
): Result<MatchesPhase, Refusal> {
  const ofSession = asked.session === undefined ? undefined : sessions.get(asked.session)?.phase;
  const open = [...sessions.values()].find(({ status }) => status === 'open')?.phase;
  const latest = [...phases.values()].filter(isOfMatches).at(-1)?.phase;
  const number = asked.phase ?? ofSession ?? open ?? latest;
  const phase = number === undefined ? undefined : phases.get(number);
  if (isOfMatches(phase)) return ok(phase);
  return number === undefined
    ? refuse('no-matches', 'This tournament has no phase of matches.')
    : refuse('no-such-phase', `Phase ${number} is not a phase of matches.`, { params: { phase: number } });
}

/** The league of a group as somebody sees it; a knockout has none. */
export const leagueInSight = (
  tournament: Tournament,
  phase: MatchesPhase,
  section: SectionId,
  { counting }: Sight,
): PhaseLeague | undefined =>
  phase.format.draw.kind === 'knockout' ? undefined : leagueOf(tournament, phase, section, { counting });

/** What was drawn and decided before the phase began. */
function recordOf(tournament: Tournament, { seed, numbers, exempt, meeting }: MatchesPhase): PhaseRecord {
  const named = (teams: readonly ContestantId[]) => teams.map((team) => contestantName(tournament, team));
  return {
    ...(seed === undefined ? {} : { seed }),
    ...(numbers === undefined ? {} : { numbers: named(numbers) }),
    ...(exempt === undefined || exempt.length === 0 ? {} : { exempt: named(exempt) }),
    ...(meeting === undefined ? {} : { absent: named(meeting.absent) }),
  };
}

const isPlayedIn = ({ session, drawn }: RoundOfMatches, asked: SessionNumber): boolean =>
  (drawn.sitting?.sessions ?? [session.session]).includes(asked);

/** All matches of a phase, round by round; of one session or one round when told. */
export function matchesView(
  tournament: Tournament,
  query: { readonly phase?: PhaseNumber; readonly session?: SessionNumber; readonly round?: number },
  sight: Sight = ALL_IN_SIGHT,
): Result<MatchesView, Refusal> {
  const phase = findMatchesPhase(tournament, query);
  if (!phase.ok) return phase;
  const { format, groups } = phase.value;
  const rounds = groups.flatMap(({ section }) => {
    const league = leagueInSight(tournament, phase.value, section, sight);
    return roundsOf(tournament, phase.value, section, sight.counting)
      .filter((round) => query.session === undefined || isPlayedIn(round, query.session))
      .filter(({ drawn }) => query.round === undefined || drawn.round === query.round)
      .map((round) => roundMatches({ tournament, phase: phase.value, league, sight }, round));
  });
  return ok({
    phase: phase.value.phase,
    format,
    record: recordOf(tournament, phase.value),
    rounds: rounds.toSorted((a, b) => a.round - b.round),
  });
}
