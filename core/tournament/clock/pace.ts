import { type Clock, millisecondsLeft } from './clock.ts';

/* How far the tables of a round are behind its pace (RTP 2.2.5: 7 minutes a board, 8 with screens; ROP 5.5: 7). */

/** As much of a table as its pace depends on. */
interface AtPace {
  readonly round: number;
  readonly state: string;
  readonly boardsIn: number;
}

const MINUTE = 60_000;

/** States in which a table plays. */
const PLAYING = ['playing', 'scoring'];

/** Minutes by which the board in play takes longer than the pace allows, 0 where it does not. */
export function minutesBehind(
  { round, state, boardsIn }: AtPace,
  clock: Clock | undefined,
  perBoard: number,
  now: number,
): number {
  if (clock === undefined || clock.round !== round || !PLAYING.includes(state)) return 0;
  const played = clock.minutes - millisecondsLeft(clock, now) / MINUTE;
  return Math.max(0, Math.floor(played - (boardsIn + 1) * perBoard));
}
