import { ok, type Result } from 'naipe/base';
import type { Command, Refusal, TournamentState, Viewer, ViewRequest, Views } from 'naipe/tournament';
export function see<R extends ViewRequest>(
  _s: TournamentState,
  _v: Viewer,
  _r: R,
): Result<Views[R['view']], Refusal> {
  return ok({
    version: _s.version,
    name: _s.tournament?.name,
    date: _s.tournament?.date,
    status: 'playing',
    lists: [],
    sessions: [],
    entries: [],
  } as unknown as Views[R['view']]);
}
export function mayCommand(_s: TournamentState, _v: Viewer, _c: Command): Result<undefined, Refusal> {
  return ok(undefined);
}
