import { plainLetters } from '../../base/index.ts';
import { playersOf } from '../contestant.ts';
import { type ContestantId, sitsAt } from '../meeting.ts';
import { isBehindEverybody, isSessionOver } from '../meetings/board-over.ts';
import { playsOn } from '../meetings/plays.ts';
import { numberOf } from '../meetings/schedule.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { SessionState, Tournament } from '../state.ts';

const UNAUTHORISED = 'Law 16';

const plain = (name: string): string => plainLetters(name).trim().replace(/\s+/g, ' ');

/** Tells by his name whether somebody is entered in a tournament, or plays for another in it. */
export function whoIsEntered({ contestants, sessions }: Tournament): (name: string) => boolean {
  const players = [
    ...[...contestants.values()].flatMap(playersOf),
    ...[...sessions.values()].flatMap(({ substitutions }) =>
      substitutions.map(({ substitute }) => substitute),
    ),
  ];
  const names = new Set(players.map(({ name }) => plain(name)));
  return (name) => names.has(plain(name));
}

/** Does a director supervise only, as delegate or head of the tournament (RTP 2.1.1.1, ROP 4.1)? */
export const isDelegate = ({ settings: { delegate } }: Tournament, director: string): boolean =>
  plain(delegate) !== '' && plain(delegate) === plain(director);

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

/** Nothing of cards that others elsewhere have still to play is shown, replaced or taken back. */
export const stillSealed = (): Refused =>
  refuse('deals-sealed', 'The hands are sealed: other clubs have still to play them.', {
    clause: UNAUTHORISED,
  });

/** Whether the cards of a session are sealed for somebody: only the director who runs it is let in. */
const isSealedFor = ({ sealed }: SessionState, director: string | undefined): boolean =>
  sealed !== undefined && (director === undefined || sealed.director !== director);

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
  if (isSealedFor(session, director)) return stillSealed();
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
      clause: UNAUTHORISED,
      params: { board },
    },
  );
}

/** Why a director does not get everything as one file: it tells of cards that he has still to play. */
export function fileHiddenFromPlaying(
  tournament: Tournament,
  director: string | undefined,
): Refused | undefined {
  for (const session of tournament.sessions.values()) {
    if (isSealedFor(session, director)) return stillSealed();
    const told = [...(session.cases?.values() ?? [])].map(({ board }) => board);
    for (const board of [...session.deals.keys(), ...told]) {
      const hidden = hiddenFromPlaying(tournament, session, director, board);
      if (hidden !== undefined) return hidden;
    }
  }
  return undefined;
}

/** Why a director does not get the deals of a session as one file, for a dealing machine or on paper. */
export function dealsHiddenFromPlaying(
  tournament: Tournament,
  session: SessionState,
  director: string | undefined,
): Refused | undefined {
  if (isSealedFor(session, director)) return stillSealed();
  for (const board of session.deals.keys()) {
    const hidden = hiddenFromPlaying(tournament, session, director, board);
    if (hidden !== undefined) return hidden;
  }
  return undefined;
}

/** Who shuffles and deals by hand in advance knows the cards, and does not play them (Laws 6E2, 6E3, 16). */
export function dealsAndPlays(
  tournament: Tournament,
  session: SessionState,
  director: string | undefined,
): Refused | undefined {
  const { dealing } = tournament.settings;
  const byHand = dealing === 'director' || dealing === 'assistants';
  if (!byHand || isSessionOver(session) || playsFor(tournament, session, director) === undefined)
    return undefined;
  const message = 'Who deals by hand knows the cards, and you play: let somebody deal who does not.';
  return refuse('dealer-plays', message, { clause: UNAUTHORISED });
}
