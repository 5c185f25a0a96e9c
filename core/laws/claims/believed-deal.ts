import { bitCount, lowestOf } from './board.ts';
import type { BelievedCards } from './certain-memo.ts';
import { bestBit, bestSuit, type TrickSoFar } from './trick-so-far.ts';

/*
 * The cards of the deal that a claimer believes in, as he counts his certain tricks: who may hold what, who leads next,
 * and what can be told at a glance.
 */

/** Who is on lead: a hand that the claimer sees (0 or 1), an opponent by his seat, or either of them. */
export const OPPONENT = 2;
export const EITHER = 4;

export class BelievedDeal {
  readonly cards: BelievedCards = {
    own: new Int32Array(8),
    pool: new Int32Array(4),
    open: new Int32Array(4),
    holder: new Int8Array(4),
  };
  protected readonly trump: number;
  /** The parity of the claiming side's seats. */
  protected readonly side: number;
  /** The seat of dummy where it is against the claimer; -1 where it is not. */
  protected readonly dummy: number;
  protected wasOpen = false;

  constructor(trump: number, side: number, dummy: number) {
    this.trump = trump;
    this.side = side;
    this.dummy = dummy;
  }

  protected isOurs(seat: number): boolean {
    return (seat & 1) === this.side;
  }

  protected beats(suit: number, bit: number, trick: TrickSoFar): boolean {
    return suit === bestSuit(trick) ? bit < bestBit(trick) : suit === this.trump;
  }

  /** On lead: a hand that the claimer sees, or an opponent; a defender's partner, of whom he knows nothing, might as well be declarer. */
  protected leaderOf(seat: number): number {
    if (!this.isOurs(seat)) return OPPONENT + (seat >> 1);
    return this.hasCards(seat >> 1) ? seat >> 1 : OPPONENT + ((this.dummy ^ 2) >> 1);
  }

  /** Who has won leads. Which opponent it was is known only where he alone can have had the card. */
  protected nextLeader(winner: number, suit: number): number {
    const isKnown = this.isOurs(winner) || this.dummy >= 0 || (this.cards.holder[suit] as number) >= 0;
    return isKnown ? this.leaderOf(winner) : EITHER;
  }

  protected hasCards(hand: number): boolean {
    const { own } = this.cards;
    const at = hand * 4;
    return (
      ((own[at] as number) | (own[at + 1] as number) | (own[at + 2] as number) | (own[at + 3] as number)) !==
      0
    );
  }

  /** Cards of the hand on lead above all that are out: each takes a trick and keeps the lead, none of them ruffed. */
  protected topTricks(hand: number): number {
    const { own, pool } = this.cards;
    const trumpsOut = this.trump >= 0 && pool[this.trump] !== 0;
    let tricks = 0;
    for (let suit = 0; suit < 4; suit++) {
      if (trumpsOut && suit !== this.trump) continue;
      const out = pool[suit] as number;
      const tops = (own[hand * 4 + suit] as number) & (out === 0 ? -1 : (out & -out) - 1);
      if (tops === 0) continue;
      const lowest = lowestOf(tops);
      const others = own[(1 - hand) * 4 + suit] as number;
      // As often as the other hand can stay below them: where it must overtake, the lead goes over.
      const isOver = (others & (lowest - 1)) !== 0;
      tricks += isOver ? Math.min(bitCount(tops), bitCount(others & ~(lowest - 1))) : bitCount(tops);
    }
    return tricks;
  }

  /** Tricks that opponents on lead have at once: cards of suits in which neither hand can follow, nor ruff. */
  protected cashable(leader: number): number {
    const { own, pool, holder } = this.cards;
    const { trump } = this;
    if (this.dummy >= 0) return 0;
    if (trump >= 0 && ((own[trump] as number) | (own[4 + trump] as number)) !== 0) return 0;
    let tricks = 0;
    for (let suit = 0; suit < 4; suit++) {
      const only = holder[suit] as number;
      if (leader !== EITHER && only >= 0 && OPPONENT + (only >> 1) !== leader) continue;
      if (((own[suit] as number) | (own[4 + suit] as number)) === 0) tricks += bitCount(pool[suit] as number);
    }
    return tricks;
  }

  /**
   * The cards of a suit that an opponent may hold: any of them, but that a defender sees which are dummy's; the others are
   * declarer's unless he has shown out of the suit.
   */
  protected heldBy(seat: number, suit: number): number {
    const { pool, open, holder } = this.cards;
    if (this.dummy < 0) return pool[suit] as number;
    if (seat === this.dummy) return open[suit] as number;
    return holder[suit] === this.dummy ? 0 : (pool[suit] as number) & ~(open[suit] as number);
  }

  protected take(suit: number, bit: number): void {
    const { pool, open } = this.cards;
    pool[suit] = (pool[suit] as number) & ~bit;
    this.wasOpen = ((open[suit] as number) & bit) !== 0;
    open[suit] = (open[suit] as number) & ~bit;
  }

  protected giveBack(suit: number, bit: number, isOpen: boolean): void {
    const { pool, open } = this.cards;
    pool[suit] = (pool[suit] as number) | bit;
    if (isOpen) open[suit] = (open[suit] as number) | bit;
  }

  /** Of cards that are out the lowest of each run of equals: no card of another hand that the claimer sees lies between. */
  protected telling(suit: number, cards: number): number {
    if (cards === 0) return 0;
    const { own, pool } = this.cards;
    const others = (own[suit] as number) | (own[4 + suit] as number) | ((pool[suit] as number) & ~cards);
    let telling = 0;
    let last = 0;
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (last !== 0 && (others & (bit - 1) & ~(last - 1)) !== 0) telling |= last;
      last = bit;
    }
    return telling | last;
  }

  /** Second hand ruffs only where the other opponent cannot do it later. */
  protected mustRuffNow(seat: number, led: number): boolean {
    const { pool, holder } = this.cards;
    const { trump } = this;
    if (trump < 0 || led === trump || pool[trump] === 0 || holder[trump] === (seat ^ 2)) return false;
    return holder[trump] === seat || (pool[led] !== 0 && holder[led] === (seat ^ 2));
  }
}
