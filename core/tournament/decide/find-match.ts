import { ok, type Result } from '../../base/index.ts';
import type { DrawnRound, MatchAt } from '../match.ts';
import { type FoundMatch, matchAt, matchesPhaseOf } from '../meetings/drawn-rounds.ts';
import type { MatchesPhase } from '../phase.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { SectionState, SessionState, Tournament } from '../state.ts';
import { findSection, findSession } from './find.ts';

export interface DrawnPlace {
  readonly session: SessionState;
  readonly section: SectionState;
  readonly phase: MatchesPhase;
  readonly drawn: DrawnRound;
}

/** A round that was drawn. */
export function findDrawn(
  tournament: Tournament,
  { session: number, section: name, round }: Omit<MatchAt, 'match'>,
): Result<DrawnPlace, Refusal> {
  const session = findSession(tournament, number);
  if (!session.ok) return session;
  const section = findSection(session.value, name);
  if (!section.ok) return section;
  const phase = matchesPhaseOf(tournament, session.value);
  const drawn = section.value.drawn?.find((each) => each.round === round);
  if (phase !== undefined && drawn !== undefined)
    return ok({ session: session.value, section: section.value, phase, drawn });
  const message = `Round ${round} is not drawn in session ${number}.`;
  return refuse('round-not-drawn', message, { params: { round, section: name } });
}

/** A match that was drawn. */
export function findMatch(tournament: Tournament, at: MatchAt): Result<FoundMatch & DrawnPlace, Refusal> {
  const place = findDrawn(tournament, at);
  if (!place.ok) return place;
  const found = matchAt(tournament, at);
  if (found !== undefined) return ok({ ...place.value, ...found });
  const { section, round, match } = at;
  return refuse('no-such-match', `Round ${round} has no match ${match}.`, {
    params: { section, round, match },
  });
}
