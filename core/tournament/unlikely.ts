import { type Doubling, margin, type PlayedContract } from '../game/index.ts';

/** Up to here a result is nothing special; beyond, somebody should look at it again. */
const USUAL: {
  readonly down: Readonly<Record<Doubling, number>>;
  readonly over: Readonly<Record<Doubling, number>>;
  /** What a slam goes down. */
  readonly slamDown: number;
  readonly slam: number;
} = {
  down: { '': 5, X: 4, XX: 3 },
  over: { '': 4, X: 2, XX: 1 },
  slamDown: 3,
  slam: 6,
};

/** What makes a result unlikely: its tricks, or that it was redoubled at all. */
export type Unlikely = { readonly down: number } | { readonly over: number } | { readonly doubling: 'XX' };

/** Hardly a result at all, whatever the hands: a slip of the finger comes to mind first (RTP 2.2.7.2). */
export function unlikely(played: PlayedContract): Unlikely | undefined {
  const { doubling, level } = played.contract;
  const over = margin(played);
  const down = 0 - over;
  const isSlam = level >= USUAL.slam;
  if (down > USUAL.down[doubling] || (isSlam && down > USUAL.slamDown)) return { down };
  if (over > USUAL.over[doubling]) return { over };
  return doubling === 'XX' ? { doubling } : undefined;
}
