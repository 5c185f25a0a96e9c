import { type Clock, millisecondsLeft, type TableTile } from 'naipe/tournament';
import type { Mark } from './tile-mark.tsx';

/** The time of the round is over, and the round is not. */
export const isTimeOver = (clock: Clock | undefined, now: number): boolean =>
  clock !== undefined && clock.endedAt === undefined && millisecondsLeft(clock, now) < 0;

/** What a tile shows, what needs the director first. A table that still plays when the time is over is late. */
export function marksOf(tile: TableTile, timeIsOver: boolean): readonly Mark[] {
  const isLate = timeIsOver && (tile.state === 'playing' || tile.state === 'scoring');
  return [
    ...(tile.call === undefined ? [] : (['call'] as const)),
    ...(isLate ? (['late'] as const) : []),
    tile.state,
    ...(tile.odd ? (['odd'] as const) : []),
  ];
}
