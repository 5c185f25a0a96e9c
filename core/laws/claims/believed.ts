import { type Board, bitOfMove, rankOfBit, suitOfMove } from './board.ts';
import { CertainTricks, type TrickSoFar } from './certain-tricks.ts';
import type { Placed } from './claimer-view.ts';
import { isDue } from './directives.ts';

/*
 * The deal that the claimer believes in: his own cards and all that was played, without the cards that he has missed. A
 * card missed in a side suit is to him a worthless one of that suit; a trump missed is not there at all. When a missed
 * card appears it is on the table for him to see, and from then on he has missed one card less.
 */

/** Positions after which it is given up to show that a card keeps so many tricks. */
const CARD_LIMIT = 1_000;
/** Positions after which the count is given up: then no play is judged by it, and its looks alone decide. */
const COUNT_LIMIT = 4_000;
/** Positions that all counts of a claim may take together, for the square of the tricks left: long plays branch more. */
const COUNTS_LIMIT = 2_000;

export interface BelievedView {
  /** The seat of a defender who claims; -1 when it is declarer, who sees two hands. */
  readonly defender: number;
  /** The seat of dummy. */
  readonly dummy: number;
  /** Does he take note when an opponent shows out of a suit in which he has missed a card? */
  readonly noticesShowOut: boolean;
  readonly said: readonly Placed[];
}

export class Believed {
  /** By suit, the cards out that the claimer has missed, as bits. */
  readonly missed = new Int32Array(4);
  /** By suit, own cards that are not to be counted on, as bits: they are taken to be beaten whenever they are led. */
  readonly worthless = new Int32Array(4);
  private readonly board: Board;
  private readonly view: BelievedView;
  private readonly counter: CertainTricks;
  /** By rank, where a card of the suit being read stands; scratch. */
  private readonly places = new Int32Array(13);
  /** The places of cards that stand for what would beat those of no worth in the suit last read. */
  private above = 0;
  private spent = 0;
  private readonly limit: number;

  constructor(board: Board, view: BelievedView) {
    this.board = board;
    this.view = view;
    this.limit = COUNTS_LIMIT * board.cardsLeft(board.turn) ** 2;
    const dummy = view.defender < 0 ? -1 : view.dummy;
    this.counter = new CertainTricks(board.trump, board.side, dummy);
  }

  /** The cards of a suit that the claimer takes to be out. */
  out(suit: number): number {
    return this.board.out(suit) & ~this.missedIn(suit);
  }

  private missedIn(suit: number): number {
    const missed = (this.missed[suit] as number) & this.board.out(suit);
    if (missed === 0 || !this.view.noticesShowOut) return missed;
    const first = 1 - this.board.side;
    return this.hasShownOut(first, suit) || this.hasShownOut(first + 2, suit) ? 0 : missed;
  }

  private hasShownOut(seat: number, suit: number): boolean {
    return ((this.board.seen >> (seat * 4 + suit)) & 1) === 1;
  }

  /** The opponent known, or said, to hold all the missing cards of a suit; -1 when there is none. */
  holderOf(suit: number): number {
    const { board, view } = this;
    if (board.out(suit) === 0) return -1;
    const first = 1 - board.side;
    if (this.hasShownOut(first, suit)) return first + 2;
    if (this.hasShownOut(first + 2, suit)) return first;
    if (view.said.length === 0) return -1;
    return view.said.find((each) => each.suit === suit && isDue(board, each.when))?.holder ?? -1;
  }

  /** Is the claimer certain of so many of the tricks left as the board stands? Unknown when that is too long to count. */
  isCertainOf(tricks: number, limit: number): boolean | undefined {
    const { board, counter } = this;
    const trick = this.read(board.turn);
    const left = board.cardsLeft(board.turn);
    counter.begin(limit);
    const reached =
      trick.count === 0
        ? counter.fromLead(tricks, left, board.leader)
        : counter.fromTrick(tricks, left, trick);
    return counter.gaveUp ? undefined : reached;
  }

  /**
   * Which of the cards that the seat to play may choose from keep the most tricks that are certain, as bits by place in
   * the list: those that are shown to keep them within the limit. All of them when nothing is shown.
   */
  keeping(moves: Int16Array, from: number, end: number): number {
    const all = (1 << (end - from)) - 1;
    if (end - from < 2 || this.spent > this.limit) return all;
    const { board, counter } = this;
    const seat = board.turn;
    const trick = this.read(seat);
    const left = board.cardsLeft(seat);
    const before = this.spent;
    let kept = 0;
    for (let tricks = left; tricks > 0 && kept === 0 && this.spent - before < COUNT_LIMIT; tricks--)
      for (let at = from; at < end; at++) {
        const move = moves[at] as number;
        const bit = this.placeOf(suitOfMove(move), bitOfMove(move));
        counter.begin(CARD_LIMIT);
        if (counter.afterCard(tricks, left, trick, seat, suitOfMove(move), bit)) kept |= 1 << (at - from);
        this.spent += counter.nodes;
      }
    return kept === 0 ? all : kept;
  }

  /** Where a card stands in its suit as the claimer believes it. */
  private placeOf(suit: number, bit: number): number {
    this.arrange(suit);
    return this.places[rankOfBit(bit)] as number;
  }

  /** Gives every card of a suit its place: in order, those missed below all others, and a missed trump none. */
  private arrange(suit: number): void {
    const { board, places } = this;
    const missed = this.missedIn(suit);
    let present = board.out(suit) | board.holding(board.side, suit) | board.holding(board.side + 2, suit);
    for (let ply = board.ply - board.count; ply < board.ply; ply++)
      if (board.suits[ply] === suit) present |= board.bits[ply] as number;
    const worthless = present & (this.worthless[suit] as number);
    let place = 1;
    for (let rest = present & ~missed & ~worthless; rest !== 0; rest &= rest - 1) {
      places[rankOfBit(rest & -rest)] = place;
      place <<= 1;
    }
    // Above each of them a card is out that there need not be.
    this.above = 0;
    for (let rest = worthless; rest !== 0; rest &= rest - 1) {
      this.above |= place;
      places[rankOfBit(rest & -rest)] = place << 1;
      place <<= 2;
    }
    for (let rest = present & missed; rest !== 0; rest &= rest - 1) {
      places[rankOfBit(rest & -rest)] = suit === board.trump ? 0 : place;
      place <<= 1;
    }
  }

  private placed(cards: number): number {
    let placed = 0;
    for (let rest = cards; rest !== 0; rest &= rest - 1)
      placed |= this.places[rankOfBit(rest & -rest)] as number;
    return placed;
  }

  /** Sets the counter to what the seat to play, or the claimer, takes the cards to be. */
  private read(seat: number): TrickSoFar {
    const { board, counter, view } = this;
    const { own, pool, open, holder } = counter.cards;
    const blind = view.defender < 0 ? -1 : board.isOurs(seat) ? seat ^ 2 : view.defender ^ 2;
    let bestBit = 0;
    for (let suit = 0; suit < 4; suit++) {
      this.arrange(suit);
      for (const each of [board.side, board.side + 2])
        own[(each >> 1) * 4 + suit] = each === blind ? 0 : this.placed(board.holding(each, suit));
      pool[suit] = this.placed(board.out(suit)) | this.above;
      open[suit] = view.defender < 0 ? 0 : this.placed(board.holding(view.dummy, suit));
      holder[suit] = this.holderOf(suit);
      if (board.count > 0 && board.suits[board.best] === suit)
        bestBit = this.placed(board.bits[board.best] as number);
    }
    if (board.count === 0)
      return {
        leader: board.leader,
        count: 0,
        led: 0,
        bestSuit: 0,
        bestBit: 0,
        bestSeat: 0,
        followed: false,
      };
    let followed = false;
    for (let ply = board.ply - board.count; ply < board.ply; ply++)
      if (!board.isOurs(board.seats[ply] as number) && board.suits[ply] === board.led) followed = true;
    return {
      leader: board.leader,
      count: board.count,
      led: board.led,
      bestSuit: board.suits[board.best] as number,
      bestBit,
      bestSeat: board.seats[board.best] as number,
      followed,
    };
  }
}
