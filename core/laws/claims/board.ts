import { type Card, RANKS, rankOf, SEATS, type Seat, SUITS, suitBits, suitOf } from '../../game/index.ts';
import type { ClaimPosition } from './position.ts';

/*
 * The hot path of the claim search. Seats and suits are numbers (N E S W, S H D C = 0 to 3); a holding is thirteen
 * bits with the ace lowest, as in core/game, so "higher than this card" is the bits below it. Cards are played and
 * taken back in place.
 */

const PLIES = 53;
const ALL_SUITS = 15;
/** No card of any suit. */
export const NO_CARDS = new Int32Array(4);

/** A card as a number: its suit and the place of its bit. */
export const moveOf = (suit: number, rank: number): number => (suit << 4) | rank;
export const suitOfMove = (move: number): number => move >> 4;
export const bitOfMove = (move: number): number => 1 << (move & 15);

export const moveOfCard = (card: Card): number =>
  moveOf(SUITS.indexOf(suitOf(card)), RANKS.indexOf(rankOf(card)));
export const cardOfMove = (move: number): Card => `${SUITS[move >> 4] ?? 'S'}${RANKS[move & 15] ?? 'A'}`;

/** What binds a hand beyond following suit. */
export interface Bound {
  /** The suits in which single cards matter, as bits. */
  readonly whole: number;
  /** Keeps the cards that may be played and answers the new end. */
  sift(board: Board, moves: Int16Array, from: number, end: number): number;
}

export class Board {
  /** Bits by `seat * 4 + suit`. */
  readonly cards = new Int32Array(16);
  /** -1 at no trump. */
  readonly trump: number;
  /** 0 when the claiming side is N-S, 1 when it is E-W: the parity of its seats. */
  readonly side: number;
  leader: number;
  /** Cards on the table: 0 to 3. */
  count = 0;
  ply = 0;
  /** The ply of the card that is winning the trick. */
  best = 0;
  /** Tricks of the claiming side since the position. */
  won = 0;
  /** Opponents seen to be out of a suit, bit `seat * 4 + suit`. */
  seen = 0;
  bound: Bound | undefined;
  readonly suits = new Int8Array(PLIES);
  readonly bits = new Int32Array(PLIES);
  readonly seats = new Int8Array(PLIES);
  /** Cards that lay on the table at the position: they are the first plies. */
  private readonly onTable: number;
  private readonly leaders = new Int8Array(PLIES);
  private readonly bests = new Int8Array(PLIES);
  private readonly wons = new Int8Array(PLIES);
  private readonly seens = new Int32Array(PLIES);

  constructor({ strain, hands, trick }: ClaimPosition, claimer: Seat) {
    this.trump = strain === 'NT' ? -1 : SUITS.indexOf(strain);
    this.side = SEATS.indexOf(claimer) & 1;
    this.leader = SEATS.indexOf(trick.leader);
    this.onTable = trick.cards.length;
    for (const [seat, name] of SEATS.entries())
      for (const [suit, suitName] of SUITS.entries())
        this.cards[seat * 4 + suit] = suitBits(hands[name], suitName);
    for (const card of trick.cards) {
      const move = moveOfCard(card);
      const at = this.turn * 4 + suitOfMove(move);
      this.cards[at] = this.held(at) | bitOfMove(move);
      this.play(move);
    }
  }

  /** How often the claiming side has led a suit since the position. */
  leadsOf(suit: number): number {
    let leads = 0;
    for (let ply = this.onTable === 0 ? 0 : SEATS.length; ply < this.ply; ply += SEATS.length)
      if (this.suits[ply] === suit && this.isOurs(this.seats[ply] as number)) leads++;
    return leads;
  }

  /** The suits that the claiming side has led since the position and won a trick with, as bits. */
  get begun(): number {
    let suits = 0;
    for (
      let ply = this.onTable === 0 ? 0 : SEATS.length;
      ply + SEATS.length <= this.ply;
      ply += SEATS.length
    ) {
      const next = ply + SEATS.length;
      const winner = next === this.ply ? this.leader : (this.seats[next] as number);
      const led = this.suits[ply] as number;
      const isOwn = this.isOurs(this.seats[ply] as number) && this.isOurs(winner);
      if (isOwn && this.suits[ply + ((winner - (this.seats[ply] as number)) & 3)] === led) suits |= 1 << led;
    }
    return suits;
  }

  /** The ply of the card that won the trick just completed; only when nothing has been played since. */
  get lastWinner(): number {
    return this.best;
  }

  get turn(): number {
    return (this.leader + this.count) & 3;
  }

  /** The suit led to the trick on the table; only when there is one. */
  get led(): number {
    return this.suits[this.ply - this.count] as number;
  }

  private held(at: number): number {
    return this.cards[at] as number;
  }

  holding(seat: number, suit: number): number {
    return this.cards[seat * 4 + suit] as number;
  }

  /** The opponents' remaining cards of a suit: what the claiming side knows to be out, without knowing where. */
  out(suit: number): number {
    const first = 1 - this.side;
    return this.holding(first, suit) | this.holding(first + 2, suit);
  }

  isOurs(seat: number): boolean {
    return (seat & 1) === this.side;
  }

  cardsLeft(seat: number): number {
    let count = 0;
    for (let suit = 0; suit < 4; suit++) count += bitCount(this.holding(seat, suit));
    return count;
  }

  /** Would the card beat the one that is winning? Only with a trick on the table. */
  beats(suit: number, bit: number): boolean {
    const winning = this.suits[this.best] as number;
    return suit === winning ? bit < (this.bits[this.best] as number) : suit === this.trump;
  }

  play(move: number): void {
    const { ply, count } = this;
    const suit = suitOfMove(move);
    const bit = bitOfMove(move);
    const seat = this.turn;
    this.leaders[ply] = this.leader;
    this.bests[ply] = this.best;
    this.wons[ply] = this.won;
    this.seens[ply] = this.seen;
    if (count === 0 || this.beats(suit, bit)) this.best = ply;
    if (count > 0 && suit !== this.led && !this.isOurs(seat)) this.seen |= 1 << (seat * 4 + this.led);
    this.cards[seat * 4 + suit] = this.held(seat * 4 + suit) ^ bit;
    this.suits[ply] = suit;
    this.bits[ply] = bit;
    this.seats[ply] = seat;
    this.ply = ply + 1;
    if (count < 3) this.count = count + 1;
    else {
      this.count = 0;
      this.leader = this.seats[this.best] as number;
      if (this.isOurs(this.leader)) this.won++;
    }
  }

  undo(): void {
    const ply = this.ply - 1;
    const seat = this.seats[ply] as number;
    const at = seat * 4 + (this.suits[ply] as number);
    this.cards[at] = this.held(at) | (this.bits[ply] as number);
    this.ply = ply;
    this.leader = this.leaders[ply] as number;
    this.best = this.bests[ply] as number;
    this.won = this.wons[ply] as number;
    this.seen = this.seens[ply] as number;
    this.count = (seat - this.leader) & 3;
  }

  /**
   * Writes the legal cards into `moves` from `from` on, one of each run of equals, and answers where they end. Cards
   * next to each other in one hand are equals when no other player holds, and the trick does not show, one between;
   * but none is in suits that are taken whole, nor are single cards (bits by suit).
   */
  legal(moves: Int16Array, from: number, whole: number, single: Int32Array = NO_CARDS): number {
    const { bound } = this;
    if (bound === undefined) return this.following(moves, from, whole, single);
    return bound.sift(this, moves, from, this.following(moves, from, whole | bound.whole, single));
  }

  private following(moves: Int16Array, from: number, whole: number, single: Int32Array): number {
    const seat = this.turn;
    const led = this.count > 0 ? this.led : -1;
    if (led >= 0 && this.holding(seat, led) !== 0) return this.legalIn(led, moves, from, whole, single);
    let end = from;
    for (let suit = 0; suit < 4; suit++) end = this.legalIn(suit, moves, end, whole, single);
    return end;
  }

  /** Every legal card of the seat to play, equals included. */
  legalCards(): readonly number[] {
    const moves = new Int16Array(14);
    return [...moves.subarray(0, this.legal(moves, 0, ALL_SUITS))];
  }

  private legalIn(suit: number, moves: Int16Array, from: number, whole: number, single: Int32Array): number {
    const others = this.othersOf(suit);
    const alone = (whole >> suit) & 1 ? -1 : (single[suit] as number);
    let end = from;
    let previous = 0;
    for (let rest = this.holding(this.turn, suit); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const between = others & (bit - 1) & ~(2 * previous - 1);
      if (previous === 0 || between !== 0 || (alone & (bit | previous)) !== 0)
        moves[end++] = moveOf(suit, rankOfBit(bit));
      previous = bit;
    }
    return end;
  }

  /** The lowest card of the run of equals that a card of the seat to play stands for. */
  lowestEqual(move: number): number {
    const suit = suitOfMove(move);
    const others = this.othersOf(suit);
    const below = ~(2 * bitOfMove(move) - 1);
    const stop = others & below;
    const run = this.holding(this.turn, suit) & below & ((stop & -stop) - 1);
    return run === 0 ? bitOfMove(move) : 1 << rankOfBit(run);
  }

  /** The cards of a suit that the seat to play does not hold: in other hands and on the table. */
  private othersOf(suit: number): number {
    const seat = this.turn;
    let others = this.holding(seat ^ 1, suit) | this.holding(seat ^ 2, suit) | this.holding(seat ^ 3, suit);
    for (let ply = this.ply - this.count; ply < this.ply; ply++)
      if (this.suits[ply] === suit) others |= this.bits[ply] as number;
    return others;
  }
}

/** Does this lead put the other hand in, with a winner above it? */
export function isCrossing(board: Board, move: number): boolean {
  const suit = suitOfMove(move);
  const partners = board.holding(board.turn ^ 2, suit);
  const best = partners & -partners;
  return best !== 0 && best < bitOfMove(move) && (board.out(suit) & (best - 1)) === 0;
}

/** Has the hand on lead a card that puts the other hand in? */
export function canCross(board: Board): boolean {
  for (let suit = 0; suit < 4; suit++) {
    const own = board.holding(board.turn, suit);
    if (own !== 0 && isCrossing(board, moveOf(suit, rankOfBit(own)))) return true;
  }
  return false;
}

/** The place of a bit. */
export const rankOfBit = (bit: number): number => 31 - Math.clz32(bit);

/** The lowest of some cards, as a bit. */
export const lowestOf = (cards: number): number => 1 << rankOfBit(cards);

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
