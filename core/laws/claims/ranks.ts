import { type Board, suitOfMove } from './board.ts';

/*
 * Which ranks an answer rests on: by suit, the lowest card whose rank mattered, as its place from the ace (1) to the
 * two (13), or 0 when none did; four bits a suit in one number. Every higher card of the suit counts with it.
 */
export type Ranks = number;

export const NO_RANKS: Ranks = 0;

/** The lower of two thresholds in each suit. */
export function both(a: Ranks, b: Ranks): Ranks {
  if (a === b || b === 0) return a;
  if (a === 0) return b;
  let ranks = 0;
  for (let shift = 0; shift < 16; shift += 4) {
    const one = a & (15 << shift);
    const two = b & (15 << shift);
    ranks |= Math.max(one, two);
  }
  return ranks;
}

/** How many of the remaining cards of a suit are at or above its threshold. */
export function depthOf(cards: number, ranks: Ranks, suit: number): number {
  const threshold = (ranks >> (4 * suit)) & 15;
  let depth = 0;
  for (let rest = cards & ((1 << threshold) - 1); rest !== 0; rest &= rest - 1) depth++;
  return depth;
}

/** What the winner of the trick just completed rests on: its rank, if another card of its suit was played to it. */
export function ranksOfTrick(board: Board): Ranks {
  const best = board.lastWinner;
  const suit = board.suits[best] as number;
  for (let ply = board.ply - 4; ply < board.ply; ply++)
    if (ply !== best && board.suits[ply] === suit)
      return (32 - Math.clz32(board.bits[best] as number)) << (4 * suit);
  return NO_RANKS;
}

/** What a judgement about the claiming side's cards rests on: their order among the cards against them. */
export function ranksOfClaimers(board: Board): Ranks {
  let ranks = 0;
  for (let suit = 0; suit < 4; suit++) {
    let ours = board.holding(board.side, suit) | board.holding(board.side + 2, suit);
    for (let ply = board.ply - board.count; ply < board.ply; ply++)
      if (board.suits[ply] === suit && board.isOurs(board.seats[ply] as number))
        ours |= board.bits[ply] as number;
    ranks |= (32 - Math.clz32(ours)) << (4 * suit);
  }
  return ranks;
}

/** If the rank of a card played mattered, so does that of the lowest of the equals that it stood for. */
export function withEquals(board: Board, move: number, ranks: Ranks): Ranks {
  const shift = 4 * suitOfMove(move);
  const threshold = (ranks >> shift) & 15;
  if (threshold < (move & 15) + 1) return ranks;
  const lowest = 32 - Math.clz32(board.lowestEqual(move));
  return lowest <= threshold ? ranks : (ranks & ~(15 << shift)) | (lowest << shift);
}
