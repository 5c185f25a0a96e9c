import { factsOf } from '../evolve/fact-chain.ts';
import type { Tournament, TournamentState } from '../state.ts';

/** What the organiser decides about what is seen of each session. */
const sightsOf = (tournament: Tournament): readonly unknown[] =>
  Array.from(tournament.sessions.values(), ({ session, status, sealed }) => [session, status, sealed]).flat();

/**
 * Has nothing been shown, hidden or taken back between two moments? Then whoever might see something at the first may see
 * it at the second, too; what was refused then may be shown now, since play has gone on.
 */
export function isShownAlike(before: TournamentState, now: TournamentState): boolean {
  if (before.version === now.version) return true;
  const [then, since] = [before.tournament, now.tournament];
  if (then === undefined || since === undefined || then.settings !== since.settings) return false;
  if (factsOf(now.log, before.version).some(({ type }) => type === 'undone')) return false;
  const [were, are] = [sightsOf(then), sightsOf(since)];
  return were.length === are.length && were.every((sight, at) => sight === are[at]);
}
