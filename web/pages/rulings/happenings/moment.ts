import { finalContract, isAuctionEnded, isPlayFinished, type Table } from 'naipe/laws';

/** How far a board has come at a table. */
export type Moment = 'start' | 'auction' | 'lead' | 'play' | 'over' | 'scored';

/** Before anybody has called, and while calls are made or may still be. */
export const CALLING = ['start', 'auction', 'lead'] as const satisfies readonly Moment[];
export const PLAYING = ['play'] as const satisfies readonly Moment[];
export const PLAYED = ['play', 'over'] as const satisfies readonly Moment[];
/** Once there is something to speak of. */
export const BEGUN = ['auction', 'lead', 'play', 'over'] as const satisfies readonly Moment[];
/** Until the director has given the board its score. */
export const UNSCORED = ['start', ...BEGUN] as const satisfies readonly Moment[];

export function momentOf(table: Table): Moment {
  const { ended, played, calls } = table;
  if (ended === 'board-over') return 'scored';
  if (ended === 'hands-returned' || ended === 'play-over') return 'over';
  if (played !== undefined) return isPlayFinished(played) || played.claimed !== undefined ? 'over' : 'play';
  if (isAuctionEnded(table)) return 'lead';
  return calls.length === 0 ? 'start' : 'auction';
}

export const isPassedOut = (table: Table): boolean => finalContract(table) === 'passed-out';
