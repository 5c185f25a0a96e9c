import { playersOf } from '../../contestant.ts';
import type { ContestantId } from '../../meeting.ts';
import type { Tournament } from '../../state.ts';
import type { Seated } from '../format.ts';

/** The names of a contestant; with its substitutes when it is told in which round of which session. */
export function names(
  { contestants }: Tournament,
  contestant: ContestantId,
  seated?: Seated,
): readonly string[] {
  const entry = contestants.get(contestant);
  if (entry === undefined) return [];
  if (entry.kind === 'team') return [entry.name];
  const sitting = playersOf(entry).map(({ name }) => name);
  for (const substitution of seated?.session.substitutions ?? []) {
    const { fromRound, toRound, player, substitute } = substitution;
    const round = seated?.round ?? 0;
    const isIn = round >= fromRound && (toRound === undefined || round <= toRound);
    if (substitution.contestant === contestant && isIn) sitting[player] = substitute.name;
  }
  return sitting;
}
