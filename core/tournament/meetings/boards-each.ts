import type { ContestantId } from '../meeting.ts';
import type { Tournament } from '../state.ts';
import { whoPlay } from './partners.ts';
import type { Portion } from './portions.ts';

/**
 * The boards of that player of a contestant who plays the fewest (RTP 3.5.1, ROP 8.1.1: no player under 20). In a round of
 * a triplet one of the three sits out (RTP 3.5.2): as it was in the sessions that have begun; what is still to come is
 * shared as evenly as whole rounds allow, so that what falls short does so whoever plays.
 */
export function fewestBoardsEach(
  { sessions, contestants }: Tournament,
  contestant: ContestantId,
  portions: readonly Portion[],
): number {
  const entry = contestants.get(contestant);
  if (entry?.kind !== 'pair' || entry.third === undefined) return sumOf(portions);
  let each: readonly number[] = [0, 0, 0];
  const toCome: Portion[] = [];
  for (const portion of portions) {
    const session = sessions.get(portion.session);
    if (session === undefined || session.status === 'planned') toCome.push(portion);
    else each = playedBy(each, whoPlay(session, entry, contestant, portion.round), portion);
  }
  for (const portion of toCome.toSorted((a, b) => b.boards - a.boards)) {
    const rests = each.indexOf(Math.max(...each));
    each = playedBy(
      each,
      [0, 1, 2].filter((player) => player !== rests),
      portion,
    );
  }
  return Math.min(...each);
}

const playedBy = (
  each: readonly number[],
  players: readonly number[],
  { boards }: Portion,
): readonly number[] => each.map((had, player) => (players.includes(player) ? had + boards : had));

/** The boards of all of them. */
export const sumOf = (portions: readonly Portion[]): number =>
  portions.reduce((sum, { boards }) => sum + boards, 0);
