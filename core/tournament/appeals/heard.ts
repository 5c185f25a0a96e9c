import { profileOf } from '../settings-defaults.ts';
import type { GivenPenalty, SessionState, Tournament } from '../state.ts';
import { type AppealOutcome, type AppealState, isPending } from './appeal.ts';
import { appealUntil } from './deadlines.ts';
import { isFinal } from './final.ts';

/** What players are told of an appeal: that there is one, and what came of it, without reasons. */
export type AppealHeard = 'made' | 'withdrawn' | AppealOutcome;

export function heardOf(appeal: AppealState | undefined): { readonly appeal?: AppealHeard } {
  if (appeal === undefined) return {};
  if (appeal.withdrawn !== undefined) return { appeal: 'withdrawn' };
  const decided = appeal.decisions.at(-1);
  return { appeal: decided === undefined || isPending(appeal) ? 'made' : decided.outcome };
}

/** What whoever was penalised can do about it. */
export interface PenaltyAppeal {
  /** What an appeal is made against. */
  readonly penalty: number;
  readonly until?: string;
  readonly appeal?: AppealHeard;
  /** Nobody appeals against it, by this clause of the regulation. */
  readonly final?: string;
}

/** Of a penalty that was given: whether and until when it is appealed against, and what came of that (RTP 3.8.1, ROP 4.14). */
export function appealAgainst(
  tournament: Tournament,
  session: SessionState,
  given: GivenPenalty,
): PenaltyAppeal {
  const { sequence: penalty, at } = given;
  if (isFinal(tournament, given)) return { penalty, final: profileOf(tournament.settings).appeals.clause };
  const { until } = appealUntil(tournament, session, { at });
  const made = (session.appeals ?? []).findLast((each) => 'penalty' in each && each.penalty === penalty);
  return { penalty, ...(until === undefined ? {} : { until }), ...heardOf(made) };
}
