import { type Clock, millisecondsLeft, type TableTile } from 'naipe/tournament';
import type { Mark } from './tile-mark.tsx';

/** The time of the round is over and the table is not done. */
function isLate({ state }: TableTile, clock: Clock | undefined, now: number): boolean {
  const runs = clock !== undefined && clock.endedAt === undefined && millisecondsLeft(clock, now) < 0;
  return runs && (state === 'playing' || state === 'scoring');
}

/** What a tile shows, what needs the director first. */
export function marksOf(tile: TableTile, clock: Clock | undefined, now: number): readonly Mark[] {
  return [
    ...(tile.call === undefined ? [] : (['call'] as const)),
    ...(isLate(tile, clock, now) ? (['late'] as const) : []),
    tile.state,
    ...(tile.odd ? (['odd'] as const) : []),
  ];
}
