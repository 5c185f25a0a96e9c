import { plainLetters } from '../../base/index.ts';
import { playersOf } from '../contestant.ts';
import { type ContestantId, sitsAt } from '../meeting.ts';
import { isBehindEverybody, isSessionOver } from '../meetings/board-over.ts';
import { playsOn } from '../meetings/plays.ts';
import { numberOf } from '../meetings/schedule.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { SessionState, Tournament } from '../state.ts';

const plain = (name: string): string => plainLetters(name).trim().replace(/\s+/g, ' ');

/** The contestant for which a director plays himself in a session: a player or substitute of his name. */
export function playsFor(
  { contestants }: Tournament,
  session: SessionState,
  director: string | undefined,
): ContestantId | undefined {
  if (director === undefined) return undefined;
  const isHe = ({ name }: { readonly name: string }): boolean => plain(name) === plain(director);
  const substitutes = session.substitutions.find(({ substitute }) => isHe(substitute));
  if (substitutes !== undefined) return substitutes.contestant;
  return [...contestants.values()].find(
    (entry) => playersOf(entry).some(isHe) && numberOf(session, entry.contestant) !== undefined,
  )?.contestant;
}

/**
 * Why a director does not see the cards of a board: he plays, and it is not behind him (Law 16; RTP 2.1.1, ROP 4.1). In a
 * team he may still meet it in the other room.
 */
export function hiddenFromPlaying(
  tournament: Tournament,
  session: SessionState,
  director: string | undefined,
  board: number,
): Refused | undefined {
  const contestant = isSessionOver(session) ? undefined : playsFor(tournament, session, director);
  if (contestant === undefined || isBehindEverybody(tournament, session, board)) return undefined;
  const isTeam = tournament.contestants.get(contestant)?.kind === 'team';
  const hasPlayed = [...playsOn(session.boards.get(board))].some(
    (play) => sitsAt(play, contestant) && play.status === 'agreed',
  );
  if (hasPlayed && !isTeam) return undefined;
  return refuse(
    'plays-himself',
    `You play yourself: the hands of board ${board} are shown when it is behind you.`,
    {
      clause: 'Law 16',
      params: { board },
    },
  );
}
