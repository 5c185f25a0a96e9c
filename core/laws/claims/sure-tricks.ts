import { type Board, bitCount, lowestOf } from './board.ts';
import { NO_RANKS, type Ranks } from './ranks.ts';

/**
 * Tricks that the claiming side cannot help winning with the trumps of one hand. Each is played to a trick of its own
 * and wins it for the side unless an opponent plays a higher trump there, so trumps left over when each of the
 * opponents' has been set against a lower one of this hand are tricks, whoever plays what.
 */
export function sureTrumpTricks(board: Board): number {
  if (board.trump < 0) return 0;
  const out = board.out(board.trump);
  return Math.max(
    leftOver(board.holding(board.side, board.trump), out),
    leftOver(board.holding(board.side + 2, board.trump), out),
  );
}

/** Cards of a hand that are left when each card against it has taken the highest one below it that is free. */
function leftOver(own: number, out: number): number {
  let free = 0;
  let over = 0;
  for (let bit = 1; bit < 1 << 13; bit <<= 1) {
    if ((out & bit) !== 0) over++;
    else if ((own & bit) !== 0) {
      if (over > 0) over--;
      else free++;
    }
  }
  return free;
}

/** What that count rests on: the order of the trumps down to the claiming side's lowest. */
export function ranksOfTrumps(board: Board): Ranks {
  if (board.trump < 0) return NO_RANKS;
  const ours = board.holding(board.side, board.trump) | board.holding(board.side + 2, board.trump);
  return (32 - Math.clz32(ours)) << (4 * board.trump);
}

/**
 * On lead with nothing but winners in both hands and no trump out, the claiming side takes every trick, whatever it
 * plays: each card it leads is higher than all that are out, and its partner's can only be higher still.
 */
export function hasOnlyWinners(board: Board): boolean {
  if (!board.isOurs(board.leader)) return false;
  if (board.trump >= 0 && board.out(board.trump) !== 0) return false;
  for (let suit = 0; suit < 4; suit++) {
    const ours = board.holding(board.side, suit) | board.holding(board.side + 2, suit);
    const lowest = ours === 0 ? 0 : lowestOf(ours);
    if (lowest !== 0 && (board.out(suit) & (lowest - 1)) !== 0) return false;
  }
  return true;
}

/** Tricks that are sure to be taken at once, and what that rests on. */
export interface SureLosses {
  tricks: number;
  ranks: Ranks;
}

/**
 * Tricks that an opponent on lead takes one after the other, whoever plays what: with cards higher than all others of
 * their suit, and where those are enough to leave nobody else a card of it with the rest; not where they could be ruffed.
 */
export function sureLosses(board: Board, losses: SureLosses): void {
  losses.tricks = 0;
  losses.ranks = NO_RANKS;
  const { leader, trump, side } = board;
  if (board.isOurs(leader) || board.bound !== undefined) return;
  for (let suit = 0; suit < 4; suit++) {
    const own = board.holding(leader, suit);
    if (own === 0) continue;
    const one = board.holding(side, suit);
    const two = board.holding(side + 2, suit);
    const partners = board.holding(leader ^ 2, suit);
    const others = one | two | partners;
    const tops = others === 0 ? own : own & ((others & -others) - 1);
    if (tops === 0) continue;
    const longest = Math.max(bitCount(one), bitCount(two), bitCount(partners));
    let tricks = bitCount(tops);
    if (tricks >= longest) tricks = bitCount(own);
    if (trump >= 0 && suit !== trump) {
      if (board.holding(side, trump) !== 0) tricks = Math.min(tricks, bitCount(one));
      if (board.holding(side + 2, trump) !== 0) tricks = Math.min(tricks, bitCount(two));
    }
    losses.tricks += tricks;
    if (others !== 0) losses.ranks |= (32 - Math.clz32(tops)) << (4 * suit);
  }
}
