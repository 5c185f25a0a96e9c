import { playerOf } from '../contestant.ts';
import type { GivenPenalty, SessionState, Tournament } from '../state.ts';

const OF_CASE = /^#(\d+)$/;

/** Why a penalty was given, for directors: one that came with the ruling of a case names the case, which says why. */
export function whyGiven({ cases }: SessionState, { reason }: Pick<GivenPenalty, 'reason'>): string {
  const number = OF_CASE.exec(reason)?.[1];
  const kept = number === undefined ? undefined : cases?.get(Number(number));
  const ruled = kept?.rulings.findLast(({ penalties = [] }) => penalties.length > 0);
  return ruled === undefined ? reason : ruled.reason;
}

/** The player whom a penalty was given to, by name. */
export function offenderNamed(
  { contestants }: Tournament,
  { contestant, offender }: Pick<GivenPenalty, 'contestant' | 'offender'>,
): { readonly player?: string } {
  const entry = offender === undefined ? undefined : contestants.get(contestant);
  const player = entry === undefined || offender === undefined ? undefined : playerOf(entry, offender);
  return player === undefined ? {} : { player: player.name };
}
