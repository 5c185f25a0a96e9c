import { ok, type Result } from '../base/index.ts';
import { boardsInPlay, type Tournament } from '../tournament/index.ts';
import { refuseSimultaneous as refuse, type SimultaneousRefusal } from './decide.ts';
import type { SimultaneousPlan } from './event.ts';

/** Why a session of a tournament cannot take part. */
export function mayTakePart(
  { boards, method }: SimultaneousPlan,
  tournament: Tournament,
  session: number,
): Result<void, SimultaneousRefusal> {
  const planned = tournament.sessions.get(session);
  if (planned === undefined)
    return refuse(
      'session-not-planned',
      `Session ${session} is not planned yet. Plan it with these boards.`,
      {
        params: { session },
      },
    );
  if (tournament.settings.contestants !== 'pair')
    return refuse('not-pairs', 'Pairs take part in a simultaneous tournament, not teams or players.');
  if (tournament.settings.method !== method)
    return refuse('other-scoring', 'The tournament is scored otherwise than the simultaneous.');
  if (planned.status !== 'planned')
    return refuse('session-has-begun', `Session ${session} has begun: a club joins before it plays.`, {
      params: { session },
    });
  if (planned.deals.size > 0)
    return refuse('has-own-deals', 'The session has hands of its own. Undo what attached them.');
  const beyond = boardsInPlay(planned).find((board) => board > boards);
  if (beyond !== undefined)
    return refuse(
      'other-boards',
      `The session plays board ${beyond}; the simultaneous has boards 1 to ${boards}.`,
      {
        params: { board: beyond, boards },
      },
    );
  return ok(undefined);
}
