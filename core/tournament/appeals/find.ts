import { ok, type Result } from '../../base/index.ts';
import { findBegunSession } from '../decide/find.ts';
import { type Refusal, type Refused, refuse } from '../refusal.ts';
import type { SessionState, Tournament } from '../state.ts';
import type { AppealState } from './appeal.ts';

export interface FoundAppeal {
  readonly session: SessionState;
  readonly appeal: AppealState;
}

export function findAppeal(
  tournament: Tournament,
  data: { readonly session: number; readonly appeal: number },
): Result<FoundAppeal, Refusal> {
  const session = findBegunSession(tournament, data.session);
  if (!session.ok) return session;
  const appeal = session.value.appeals?.find(({ number }) => number === data.appeal);
  if (appeal === undefined)
    return refuse('no-such-appeal', `There is no appeal ${data.appeal}.`, {
      params: { appeal: data.appeal },
    });
  return ok({ session: session.value, appeal });
}

export const over = (): Refused => refuse('appeal-over', 'This appeal is decided or withdrawn already.');
