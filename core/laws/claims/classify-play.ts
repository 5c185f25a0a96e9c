import type { Believed } from './believed.ts';
import { type Board, bitCount, bitOfMove, canCross, isCrossing, suitOfMove } from './board.ts';
import type { ClaimerView } from './claimer-view.ts';
import {
  DISCARDS_WINNER,
  GIVES_UP_TRICK,
  LEAVES_SUITS_UNFINISHED,
  LOSER_BEFORE_WINNERS,
  LOW_BEFORE_HONOURS,
  NOT_TOP_DOWN,
  PARTNER_WASTES_ACE,
  RUFFS_HIGH,
  RUFFS_OWN_WINNER,
  SIDE_SUIT_BEFORE_TRUMPS,
  SMALL_CARDS_IN_ANY_ORDER,
  STRANDS_WINNER,
  TRUMP_INTO_HIGHER,
  WINNERS_ON_ONE_TRICK,
} from './class-bits.ts';

/** More cards out above a card than this, and playing it for a trick is no finesse but giving the trick up. */
const DEEPEST_FINESSE = 2;

/** Ace, king and queen: what heads a solid suit. */
const TOP_HONOURS = 0b111;
const HONOURS = 0b11111;

/**
 * Tells to which classes a play of the claiming side belongs by its looks. It goes by the cards that the claimer takes to
 * be out, never by which opponent holds one of them, unless that has been shown: so it judges what he could know, and
 * gives the same answer for positions that differ only in the names of the cards.
 */
export class PlayClassifier {
  private readonly board: Board;
  private readonly view: ClaimerView;
  private readonly believed: Believed;
  /** The suits in which the claiming side's best card at the claim was an honour. */
  private readonly honourSuits: number;
  /** The suits that were solid at the claim: headed by a queen or higher, with nothing higher out. */
  private readonly solidSuits: number;
  /** The suits that were running at the claim, where a hand has two of them and a third suit to turn to, as bits. */
  readonly running: number;

  constructor(board: Board, view: ClaimerView, believed: Believed) {
    this.board = board;
    this.view = view;
    this.believed = believed;
    let honours = 0;
    let solid = 0;
    for (let suit = 0; suit < 4; suit++) {
      const ours = board.holding(board.side, suit) | board.holding(board.side + 2, suit);
      if ((ours & HONOURS) !== 0) honours |= 1 << suit;
      const top = ours & -ours;
      if ((top & TOP_HONOURS) !== 0 && (board.out(suit) & (top - 1)) === 0) solid |= 1 << suit;
    }
    this.honourSuits = honours;
    this.solidSuits = solid;
    this.running = view.seen.reduce((suits, seat) => suits | this.runningIn(seat), 0);
  }

  /** The suits of which a hand has more than one card, the best of them a winner; nothing unless there are two and a third suit. */
  private runningIn(seat: number): number {
    const { board } = this;
    let [suits, held, running] = [0, 0, 0];
    for (let suit = 0; suit < 4; suit++) {
      const cards = board.holding(seat, suit);
      if (cards !== 0) held++;
      if (bitCount(cards) < 2 || !this.hasSure(seat, suit)) continue;
      suits |= 1 << suit;
      running++;
    }
    return running > 1 && held > 2 ? suits : 0;
  }

  /** The classes, as bits, of a card that the partner of a defender who claims might play (Law 70D2). */
  classesOfPartner(move: number): number {
    const { board } = this;
    const { turn, count } = board;
    if (count === 0) return 0;
    const led = board.holding(turn, board.led);
    if (led === 0) {
      const isAce = bitOfMove(move) === 1 && suitOfMove(move) !== board.trump;
      return isAce && this.hasOtherToThrow(move) ? PARTNER_WASTES_ACE : 0;
    }
    const canWin = (led & 1) !== 0 && board.beats(board.led, 1);
    const isOurs = board.isOurs(board.seats[board.best] as number);
    return canWin && !isOurs && bitOfMove(move) !== 1 ? PARTNER_WASTES_ACE : 0;
  }

  /** Can a card go beside an ace: one of several in a suit, or a single one that is no winner? */
  private hasOtherToThrow(ace: number): boolean {
    const { board } = this;
    for (let suit = 0; suit < 4; suit++) {
      if (suit === board.trump) continue;
      const own = board.holding(board.turn, suit) & (suit === suitOfMove(ace) ? ~1 : -1);
      if (own === 0) continue;
      if ((own & (own - 1)) !== 0 || suit === suitOfMove(ace) || (board.out(suit) & (own - 1)) !== 0)
        return true;
    }
    return false;
  }

  /** The classes, as bits, of a card that the claiming side might play now. */
  classesOf(move: number): number {
    const { board } = this;
    if (board.count === 0) return this.classesOfLead(move);
    if (suitOfMove(move) !== board.led) return this.classesOfDiscardOrRuff(move);
    switch (board.count) {
      case 1:
        return this.classesOfSecond(bitOfMove(move));
      case 2:
        return this.classesOfThird(move);
      default:
        return this.classesOfFourth(bitOfMove(move));
    }
  }

  /** Has nobody against the claiming side a higher card of the suit? */
  isSure(suit: number, bit: number): boolean {
    return (this.believed.out(suit) & (bit - 1)) === 0;
  }

  /** Does no other player, partner included, hold a higher card of the suit? */
  private isMaster(suit: number, bit: number): boolean {
    const { board } = this;
    return ((this.believed.out(suit) | board.holding(board.turn ^ 2, suit)) & (bit - 1)) === 0;
  }

  private hasSure(seat: number, suit: number): boolean {
    const cards = this.board.holding(seat, suit);
    return cards !== 0 && this.isSure(suit, cards & -cards);
  }

  /** Partner's cards as far as the claimer can see them. */
  private partners(suit: number): number {
    return this.view.seesPartner ? this.board.holding(this.board.turn ^ 2, suit) : 0;
  }

  private partnerCanRuff(suit: number): boolean {
    const { trump } = this.board;
    return (
      this.view.seesPartner &&
      suit !== trump &&
      trump >= 0 &&
      this.partners(suit) === 0 &&
      this.partners(trump) !== 0
    );
  }

  private classesOfLead(move: number): number {
    const { board, view } = this;
    const suit = suitOfMove(move);
    const bit = bitOfMove(move);
    let classes = 0;
    if (suit === board.trump && view.trumpForgotten && (board.out(suit) & (bit - 1)) !== 0)
      classes |= TRUMP_INTO_HIGHER;
    if (suit !== board.trump && this.canDrawTrumps(move)) classes |= SIDE_SUIT_BEFORE_TRUMPS;
    if (suit === board.trump && this.pullsOwnTrumps()) classes |= STRANDS_WINNER;
    const isSure = this.isSure(suit, bit);
    if (this.isNotTopDownLead(move)) {
      classes |= NOT_TOP_DOWN;
      if (isSure) classes |= this.outOfOrder(suit);
    }
    if (this.isUnderTop(move)) classes |= LOW_BEFORE_HONOURS;
    if (this.leavesUnfinished(suit)) classes |= LEAVES_SUITS_UNFINISHED;
    if (isSure || this.partnerCanRuff(suit)) return classes;
    const best = highest(this.partners(suit));
    if (!(best !== 0 && this.isSure(suit, best)) && this.hasSureElsewhere(suit))
      classes |= LOSER_BEFORE_WINNERS;
    return classes;
  }

  /** Two suits are begun and could be gone on with: he does not bare a third before he has finished one of them. */
  private leavesUnfinished(suit: number): boolean {
    const { board } = this;
    if (this.running === 0) return false;
    let unfinished = 0;
    for (let rest = board.begun & this.running & ~(1 << suit); rest !== 0; rest &= rest - 1)
      if (this.hasSure(board.turn, 31 - Math.clz32(rest & -rest))) unfinished++;
    return unfinished > 1;
  }

  /** Trumps in both hands, none out as he thinks, and something to ruff: he does not take two of his own with one lead. */
  private pullsOwnTrumps(): boolean {
    const { board, believed } = this;
    const { trump, turn } = board;
    if (this.partners(trump) === 0 || believed.out(trump) !== 0) return false;
    for (let suit = 0; suit < 4; suit++) {
      const [own, partners] = [board.holding(turn, suit), board.holding(turn ^ 2, suit)];
      if (suit === trump || bitCount(own) === bitCount(partners)) continue;
      if (!this.isSure(suit, 1 << (31 - Math.clz32(own | partners)))) return true;
    }
    return false;
  }

  /** Cards of one suit that are all believed good are not played from the top: is that a suit which has a top? */
  private outOfOrder(suit: number): number {
    return (this.solidSuits >> suit) & 1 ? LOW_BEFORE_HONOURS : SMALL_CARDS_IN_ANY_ORDER;
  }

  /** A winner in another suit, in the hand on lead or in partner's where it leads to it. */
  private hasSureElsewhere(suit: number): boolean {
    const { board, view } = this;
    const { turn } = board;
    for (let other = 0; other < 4; other++) {
      if (other === suit || board.holding(turn, other) === 0) continue;
      if (this.hasSure(turn, other) || (view.seesPartner && this.hasSure(turn ^ 2, other))) return true;
    }
    return false;
  }

  /** Could trumps be drawn instead, or the hand be reached that draws them? Not expected of a defender who claims. */
  private canDrawTrumps(move: number): boolean {
    const { board } = this;
    const { trump, turn } = board;
    if (trump < 0 || !this.view.seesPartner || board.out(trump) === 0) return false;
    if (board.holding(turn, trump) !== 0) return this.hasSure(turn, trump) || this.hasSure(turn ^ 2, trump);
    return this.hasSure(turn ^ 2, trump) && canCross(board) && !isCrossing(board, move);
  }

  /** Are there no more than `most` of these cards above it? */
  private stands(against: number, bit: number, most: number): boolean {
    return bitCount(against & (bit - 1)) <= most;
  }

  /** Second hand, an opponent having led: the trick is given up only if partner cannot be seen to take it. */
  private classesOfSecond(bit: number): number {
    const { board } = this;
    if (!this.view.seesPartner) return 0;
    const suit = board.led;
    const out = this.believed.out(suit);
    const own = board.holding(board.turn, suit);
    const top = own & -own;
    if (!this.isSure(suit, top) || !board.beats(suit, top)) return 0;
    if (this.partnerMayTake()) return 0;
    return board.beats(suit, bit) && this.stands(out, bit, DEEPEST_FINESSE) ? 0 : GIVES_UP_TRICK;
  }

  /** Second hand, an opponent having led: can partner be seen to have a card that may win the trick? */
  private partnerMayTake(): boolean {
    const { board } = this;
    const suit = board.led;
    const partners = this.partners(suit);
    const best = partners & -partners;
    if (best !== 0 && board.beats(suit, best) && this.stands(this.believed.out(suit), best, DEEPEST_FINESSE))
      return true;
    return this.partnerCanRuff(suit);
  }

  /** Third hand, partner having led. */
  private classesOfThird(move: number): number {
    const { board } = this;
    const bit = bitOfMove(move);
    const suit = board.led;
    let classes = 0;
    if (board.suits[board.best] !== suit) return classes; // ruffed by an opponent: nothing to win
    if (this.isNotTopDownThird(bit)) {
      classes |= NOT_TOP_DOWN;
      if (this.isSure(suit, bit)) classes |= this.outOfOrder(suit);
    }
    const lead = board.bits[board.ply - 2] as number;
    const own = board.holding(board.turn, suit);
    const partnerWins = board.isOurs(board.seats[board.best] as number);
    if (partnerWins && this.isSure(suit, lead)) return classes | this.wasted(suit, bit);
    const ofSide = (card: number): number => (partnerWins ? Math.min(card, lead) : card);
    if (!this.standsThird(ofSide(bit)) && this.standsThird(ofSide(own & -own))) classes |= GIVES_UP_TRICK;
    return classes;
  }

  /** Is this card winning the trick with some prospect that it holds, as far as third hand can tell? */
  private standsThird(bit: number): boolean {
    const { board } = this;
    const suit = board.led;
    if (bit > (board.bits[board.best] as number)) return false;
    const [right, left] = [(board.turn + 3) & 3, (board.turn + 1) & 3];
    if (this.hasShownOut(left, suit)) return true;
    return this.stands(this.believed.out(suit), bit, this.hasShownOut(right, suit) ? 0 : DEEPEST_FINESSE);
  }

  private classesOfFourth(bit: number): number {
    const { board } = this;
    const suit = board.led;
    if (board.isOurs(board.seats[board.best] as number)) return this.wasted(suit, bit);
    const own = board.holding(board.turn, suit);
    return !board.beats(suit, bit) && board.beats(suit, own & -own) ? GIVES_UP_TRICK : 0;
  }

  /**
   * Partner has the trick: is a winner put on it, or by who sees both hands a card of an honour suit that may become
   * one, although a lesser card could be played?
   */
  private wasted(suit: number, bit: number): number {
    const own = this.board.holding(this.board.turn, suit);
    const lowest = 1 << (31 - Math.clz32(own));
    const isHonourSuit = ((this.honourSuits >> suit) & 1) === 1;
    if (!this.isSure(suit, bit) && !(this.view.seesPartner && isHonourSuit)) return 0;
    return this.isAsGoodAs(suit, lowest, bit) ? 0 : WINNERS_ON_ONE_TRICK;
  }

  private classesOfDiscardOrRuff(move: number): number {
    const { board } = this;
    const suit = suitOfMove(move);
    const partnerWins = board.count > 1 && board.isOurs(board.seats[board.best] as number);
    if (suit === board.trump) {
      const high = this.isHighRuff(bitOfMove(move)) ? RUFFS_HIGH : 0;
      return partnerWins && this.ruffsOwnWinner() ? RUFFS_OWN_WINNER | high : high;
    }
    const winner = this.isMaster(suit, bitOfMove(move));
    let classes = winner && this.hasLoserToThrow() ? DISCARDS_WINNER : 0;
    const isAlone = board.count > 1 ? !partnerWins : this.view.seesPartner && !this.partnerMayTake();
    if (isAlone && (winner || this.view.claimsAll) && this.canRuffAndWin()) classes |= GIVES_UP_TRICK;
    if (this.view.seesPartner && !partnerWins && this.canRuffPartnersLead()) classes |= GIVES_UP_TRICK;
    return classes;
  }

  /** To who thinks that no trump is out the lowest that wins is as good as any (a real difference there must be). */
  private isHighRuff(bit: number): boolean {
    const { board } = this;
    const { trump } = board;
    if (this.believed.out(trump) !== 0) return false;
    for (let rest = board.holding(board.turn, trump) & ~(2 * bit - 1); rest !== 0; rest &= rest - 1) {
      const lower = rest & -rest;
      if (board.beats(trump, lower) && (board.out(trump) & (lower - 1) & ~(bit - 1)) !== 0) return true;
    }
    return false;
  }

  private ruffsOwnWinner(): boolean {
    const { board } = this;
    const best = board.bits[board.best] as number;
    const certain =
      board.count === 3 || (board.suits[board.best] === board.led && this.isSure(board.led, best));
    return certain && board.cardsLeft(board.turn) > bitCount(board.holding(board.turn, board.trump));
  }

  private hasLoserToThrow(): boolean {
    const { board } = this;
    for (let suit = 0; suit < 4; suit++) {
      if (suit === board.trump) continue;
      const own = board.holding(board.turn, suit);
      if (own !== 0 && !this.isMaster(suit, 1 << (31 - Math.clz32(own)))) return true;
    }
    return false;
  }

  /** Nobody else of his side takes the trick: has he a trump that does for certain? */
  private canRuffAndWin(): boolean {
    const { board } = this;
    const { trump } = board;
    const own = trump < 0 ? 0 : board.holding(board.turn, trump);
    if (own === 0) return false;
    const top = own & -own;
    return board.beats(trump, top) && (board.count === 3 || this.isSure(trump, top));
  }

  /** Has the other hand led a loser to him which he can ruff, as it was led for? */
  private canRuffPartnersLead(): boolean {
    const { board } = this;
    const own = board.count !== 2 || board.trump < 0 ? 0 : board.holding(board.turn, board.trump);
    return own !== 0 && board.beats(board.trump, own & -own);
  }

  private hasShownOut(seat: number, suit: number): boolean {
    return ((this.board.seen >> (seat * 4 + suit)) & 1) === 1;
  }

  /** From the top: the side's highest card is led, or is left to partner, who has it. */
  isNotTopDownLead(move: number): boolean {
    const suit = suitOfMove(move);
    const partners = this.partners(suit);
    const top = highest(this.board.holding(this.board.turn, suit) | partners);
    return !this.isAsGoodAs(suit, bitOfMove(move), top) && !this.isAsGoodAs(suit, partners & -partners, top);
  }

  /** Led low from a solid suit by the hand that has the top of it. */
  private isUnderTop(move: number): boolean {
    const suit = suitOfMove(move);
    const own = this.board.holding(this.board.turn, suit);
    const top = highest(own | this.partners(suit));
    if (((this.solidSuits >> suit) & 1) === 0 || !this.isAsGoodAs(suit, highest(own), top)) return false;
    return !this.isAsGoodAs(suit, bitOfMove(move), top);
  }

  private isNotTopDownThird(bit: number): boolean {
    const { board } = this;
    const suit = board.led;
    const lead = board.bits[board.ply - 2] as number;
    const own = board.holding(board.turn, suit);
    const top = highest(own | lead | this.partners(suit));
    if (this.isAsGoodAs(suit, lead, top)) return false;
    return this.isAsGoodAs(suit, own & -own, top) && !this.isAsGoodAs(suit, bit, top);
  }

  /** Is no card out between this card and the higher one? */
  private isAsGoodAs(suit: number, bit: number, higher: number): boolean {
    return bit !== 0 && (this.board.out(suit) & (bit - 1) & ~(higher - 1)) === 0;
  }
}

const highest = (cards: number): number => cards & -cards;
