import { type Board, bitOfMove, rankOfBit, suitOfMove } from './board.ts';
import { CertainTricks } from './certain-tricks.ts';
import type { Placed } from './claimer-view.ts';
import { isDue } from './directives.ts';
import { NO_TRICK, type TrickSoFar, trickLed, withFollowed, withLoser, withWinner } from './trick-so-far.ts';

/*
 * The deal that the claimer believes in: his own cards and all that was played, without the cards that he has missed. A
 * card missed in a side suit is to him a worthless one of that suit; a trump missed is not there at all. When a missed
 * card appears it is on the table for him to see, and from then on he has missed one card less.
 */

/** Positions after which it is given up to show that a card keeps so many tricks, where nothing else is said. */
const EFFORT = 1_000;
/** Positions that all counts of a claim may take together. */
const COUNTS_LIMIT = 400_000;

const RANKS = 13;
/** The first place below the cards that stand where their rank puts them. */
const BELOW_ALL = 1 << RANKS;

export interface BelievedView {
  /** The seat of a defender who claims; -1 when it is declarer, who sees two hands. */
  readonly defender: number;
  /** The seat of dummy. */
  readonly dummy: number;
  /** Does he take note when an opponent shows out of a suit in which he has missed a card? */
  readonly noticesShowOut: boolean;
  readonly said: readonly Placed[];
  /** Positions after which it is given up to show that a card keeps so many tricks; none where nothing is counted. */
  readonly effort?: number;
}

export class Believed {
  /** By suit, the cards out that the claimer has missed, as bits. */
  readonly missed = new Int32Array(4);
  /** By suit, own cards that are not to be counted on, as bits: they are taken to be beaten whenever they are led. */
  readonly worthless = new Int32Array(4);
  private readonly board: Board;
  private readonly view: BelievedView;
  private readonly counter: CertainTricks;
  /** By suit, the cards that stand elsewhere than they would by their rank, as bits, and by suit and rank where. */
  private readonly moved = new Int32Array(4);
  private readonly places = new Int32Array(4 * RANKS);
  /** By suit, the places of cards that stand for what would beat those of no worth. */
  private readonly above = new Int32Array(4);
  private readonly effort: number;
  /** Positions that may still be looked at; none where no play is judged by a count, and its looks alone decide. */
  private left: number;
  /** What was asked and given up: it is not asked again, or a card would be normal at one moment and not at another. */
  private readonly unanswered = new Set<string>();
  private stop = (): void => {};

  constructor(board: Board, view: BelievedView) {
    this.board = board;
    this.view = view;
    this.effort = view.effort ?? EFFORT;
    this.left = this.effort === 0 ? 0 : COUNTS_LIMIT;
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

  /** Is what the claimer takes the cards to be what they are: nothing out that he has missed, nothing placed by a guess? */
  get isTrue(): boolean {
    if (this.view.said.length > 0) return false;
    for (let suit = 0; suit < 4; suit++)
      if (((this.missed[suit] as number) & this.board.out(suit)) !== 0) return false;
    return true;
  }

  /**
   * Is the claimer certain of so many of the tricks left as the board stands, a defender who does not see his partner's hand
   * or as if he did? Unknown when that is too long to count.
   */
  isCertainOf(tricks: number, limit: number, seesPartner = true): boolean | undefined {
    const { board, counter, view } = this;
    const trick = this.read(view.defender < 0 ? board.turn : view.defender, seesPartner);
    const left = board.cardsLeft(board.turn);
    counter.begin(limit);
    const reached =
      trick === NO_TRICK
        ? counter.fromLead(tricks, left, board.leader)
        : counter.fromTrick(tricks, left, trick);
    return counter.gaveUp ? undefined : reached;
  }

  /** Have the counts taken too long? What was found with them does not hold then. */
  get gaveUp(): boolean {
    return this.effort > 0 && this.left <= 0;
  }

  /** What to do when the counts take too long. */
  whenGivenUp(stop: () => void): void {
    this.stop = stop;
  }

  /** The search is over, and what is asked from now on is asked about its line alone. */
  goOn(): void {
    if (this.left > 0) this.left = Number.POSITIVE_INFINITY;
  }

  /** Who plays by what he is certain of: is that so many of the tricks left as the board stands? */
  isSureOf(tricks: number): boolean {
    if (this.left <= 0) return false;
    const { board } = this;
    const trick = this.read(board.turn);
    return this.asked(tricks, board.cardsLeft(board.turn), trick, board.leader, undefined) === true;
  }

  /**
   * Which of the cards that the seat to play may choose from keep the most tricks that are certain, as bits by place in
   * the list: all but those that are shown not to keep as many as one that is shown to. All of them when nothing is shown.
   */
  keeping(moves: Int16Array, from: number, end: number): number {
    const all = (1 << (end - from)) - 1;
    if (end - from < 2 || this.left <= 0) return all;
    const seat = this.board.turn;
    const trick = this.read(seat);
    const left = this.board.cardsLeft(seat);
    let shown = false;
    let kept = 0;
    for (let tricks = left; tricks > 0 && !shown; tricks--) {
      kept = 0;
      for (let at = from; at < end; at++) {
        const keeps = this.asked(tricks, left, trick, seat, moves[at] as number);
        if (keeps === true) shown = true;
        if (keeps !== false) kept |= 1 << (at - from);
      }
    }
    return !shown || this.left <= 0 ? all : kept;
  }

  /** Is he certain of so many of the tricks left after this card? Unknown when that is too long to count. */
  keeps(move: number, tricks: number): boolean | undefined {
    if (this.left <= 0) return undefined;
    const seat = this.board.turn;
    const trick = this.read(seat);
    return this.asked(tricks, this.board.cardsLeft(seat), trick, seat, move);
  }

  /** Are so many tricks certain after this card of the seat, or with the seat on lead? Unknown when it is given up. */
  private asked(
    tricks: number,
    left: number,
    trick: TrickSoFar,
    seat: number,
    move: number | undefined,
  ): boolean | undefined {
    const { counter, unanswered } = this;
    const suit = move === undefined ? -1 : suitOfMove(move);
    const bit = move === undefined ? 0 : this.placed(suit, bitOfMove(move));
    const name = unanswered.size === 0 ? '' : counter.nameOf(tricks, left, trick, seat, suit, bit);
    if (name !== '' && unanswered.has(name)) return undefined;
    counter.begin(Math.min(this.effort, this.left));
    const reached =
      move === undefined
        ? counter.fromLead(tricks, left, seat)
        : counter.afterCard(tricks, left, trick, seat, suit, bit);
    this.left -= counter.nodes;
    if (this.left <= 0) this.stop();
    if (!counter.gaveUp) return reached;
    unanswered.add(name === '' ? counter.nameOf(tricks, left, trick, seat, suit, bit) : name);
    return undefined;
  }

  /**
   * Gives every card of a suit its place: its own bit, those missed below all others, and a missed trump none. Cards of no
   * worth, each with the card above it that there need not be, come in between.
   */
  private arrange(suit: number): void {
    const { board } = this;
    const missed = this.missedIn(suit);
    const own = board.holding(board.side, suit) | board.holding(board.side + 2, suit);
    const worthless = own & (this.worthless[suit] as number);
    this.moved[suit] = missed | worthless;
    this.above[suit] = 0;
    if ((missed | worthless) === 0) return;
    let place = BELOW_ALL;
    for (let rest = worthless; rest !== 0; rest &= rest - 1) {
      this.above[suit] = (this.above[suit] as number) | place;
      this.places[suit * RANKS + rankOfBit(rest & -rest)] = place << 1;
      place <<= 2;
    }
    for (let rest = missed; rest !== 0; rest &= rest - 1) {
      this.places[suit * RANKS + rankOfBit(rest & -rest)] = suit === board.trump ? 0 : place;
      place <<= 1;
    }
  }

  /** Where cards stand in their suit as the claimer believes it, since it was read last. */
  private placed(suit: number, cards: number): number {
    const moved = cards & (this.moved[suit] as number);
    let placed = cards ^ moved;
    for (let rest = moved; rest !== 0; rest &= rest - 1)
      placed |= this.places[suit * RANKS + rankOfBit(rest & -rest)] as number;
    return placed;
  }

  /**
   * Sets the counter to what a seat takes the cards to be, or for one of the other side's what the claimer does, as it
   * chooses a card or as it counts its tricks; answers the trick on the table.
   */
  private read(seat: number, seesPartner = !this.leadsOrThrows(seat)): TrickSoFar {
    const { board, counter, view } = this;
    const { own, pool, open, holder } = counter.cards;
    const blind = view.defender < 0 ? -1 : board.isOurs(seat) ? seat ^ 2 : view.defender ^ 2;
    const isHidden = blind === (seat ^ 2) && !seesPartner;
    const { side } = board;
    for (let suit = 0; suit < 4; suit++) {
      this.arrange(suit);
      own[(side >> 1) * 4 + suit] = side === blind ? 0 : this.placed(suit, board.holding(side, suit));
      own[4 + suit] = side + 2 === blind ? 0 : this.placed(suit, board.holding(side + 2, suit));
      // A defender who leads or throws a card does not know which of those that he cannot see are his partner's.
      const against = isHidden ? board.out(suit) | board.holding(blind, suit) : board.out(suit);
      pool[suit] = this.placed(suit, against) | (this.above[suit] as number);
      open[suit] = view.defender < 0 ? 0 : this.placed(suit, board.holding(view.dummy, suit));
      holder[suit] = this.holderOf(suit);
    }
    return this.trick();
  }

  /** Is the seat to play on lead, or has it neither a card of the suit led nor a trump? */
  private leadsOrThrows(seat: number): boolean {
    const { board } = this;
    const { trump, count } = board;
    if (count === 0) return true;
    return board.holding(seat, board.led) === 0 && (trump < 0 || board.holding(seat, trump) === 0);
  }

  /** The trick on the table. */
  private trick(): TrickSoFar {
    const { board } = this;
    let trick = NO_TRICK;
    for (let ply = board.ply - board.count; ply < board.ply; ply++) {
      const seat = board.seats[ply] as number;
      const suit = board.suits[ply] as number;
      const bit = this.placed(suit, board.bits[ply] as number);
      if (trick === NO_TRICK) trick = trickLed(seat, suit, bit);
      else trick = ply <= board.best ? withWinner(trick, seat, suit, bit) : withLoser(trick);
      if (!board.isOurs(seat) && suit === board.led) trick = withFollowed(trick);
    }
    return trick;
  }
}
