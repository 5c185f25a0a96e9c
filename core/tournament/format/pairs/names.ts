import { playersOf } from '../../contestant.ts';
import type { ContestantId } from '../../meeting.ts';
import { whoPlay } from '../../meetings/partners.ts';
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
  const all = playersOf(entry).map(({ name }) => name);
  if (seated === undefined) return all;
  const { session, round } = seated;
  for (const { contestant: of, player, substitute, fromRound, toRound } of session.substitutions) {
    const isIn = round >= fromRound && (toRound === undefined || round <= toRound);
    if (of === contestant && isIn) all[player] = substitute.name;
  }
  return whoPlay(session, entry, contestant, round).flatMap((player) => all[player] ?? []);
}
