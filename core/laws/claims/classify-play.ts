import { bitCount, bitOfMove, lowestOf, suitOfMove } from './board.ts';
import { DEEPEST_FINESSE, HONOURS, highest } from './cards-in-sight.ts';
import {
  DISCARDS_WINNER,
  GIVES_UP_TRICK,
  NOT_TOP_DOWN,
  PARTNER_WASTES_ACE,
  RUFFS_HIGH,
  RUFFS_OWN_WINNER,
  STRANDS_WINNER,
  WINNERS_ON_ONE_TRICK,
} from './class-bits.ts';
import { LeadClassifier } from './classify-lead.ts';

/**
 * Tells to which classes a play of the claiming side belongs by its looks. It goes by the cards that the claimer takes to
 * be out, never by which opponent holds one of them, unless that has been shown: so it judges what he could know, and
 * gives the same answer for positions that differ only in the names of the cards.
 */
export class PlayClassifier extends LeadClassifier {
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
    if ((led & 1) === 0 || !board.beats(board.led, 1)) return 0;
    const isOurs = board.isOurs(board.seats[board.best] as number);
    // Not kept back when it would win, nor put on a card of the claimer's that wins by itself.
    const isWasted = isOurs ? bitOfMove(move) === 1 && this.isTrickWon() : bitOfMove(move) !== 1;
    return isWasted ? PARTNER_WASTES_ACE : 0;
  }

  /** Can no opponent beat the card that is winning the trick by following to it? */
  private isTrickWon(): boolean {
    const { board } = this;
    return (board.out(board.led) & ((board.bits[board.best] as number) - 1)) === 0;
  }

  /** Can a card go beside an ace: one of several in a suit, a small one, or a single honour that is no winner? */
  private hasOtherToThrow(ace: number): boolean {
    const { board } = this;
    for (let suit = 0; suit < 4; suit++) {
      if (suit === board.trump) continue;
      const own = board.holding(board.turn, suit) & (suit === suitOfMove(ace) ? ~1 : -1);
      if (own === 0) continue;
      const isHigh = (own & HONOURS) !== 0 && (board.out(suit) & (own - 1)) === 0;
      if ((own & (own - 1)) !== 0 || suit === suitOfMove(ace) || !isHigh) return true;
    }
    return false;
  }

  /** The classes, as bits, of a card that the claiming side might play now. */
  classesOf(move: number): number {
    const { board } = this;
    if (board.count === 0) return this.classesOfLead(move);
    if (suitOfMove(move) !== board.led) return this.classesOfDiscardOrRuff(move);
    const dropped = this.dropsWinner(bitOfMove(move)) ? DISCARDS_WINNER : 0;
    switch (board.count) {
      case 1:
        return dropped | this.classesOfSecond(bitOfMove(move));
      case 2:
        return dropped | this.classesOfThird(move);
      default:
        return dropped | this.classesOfFourth(bitOfMove(move));
    }
  }

  /** Is a card that is high from now on put under one of the opponents’ that beats it, although a lesser could be? */
  private dropsWinner(bit: number): boolean {
    const { board } = this;
    const suit = board.led;
    if (board.isOurs(board.seats[board.best] as number) || board.beats(suit, bit)) return false;
    const own = board.holding(board.turn, suit);
    return this.isMaster(suit, bit) && !this.isAsGoodAs(suit, lowestOf(own), bit);
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
    const lowest = lowestOf(own);
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
    const isNeeded =
      this.hasLoserToThrow() || this.baresSuit(suit) || this.keepsLower(move) || this.wastesAce(move);
    let classes = winner && isNeeded ? DISCARDS_WINNER : 0;
    if (this.cutsLink(move)) classes |= STRANDS_WINNER;
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
      if (own !== 0 && !this.isMaster(suit, lowestOf(own))) return true;
    }
    return false;
  }

  /** Does a defender throw an ace that not even his partner would, of a suit that somebody may lead? */
  private wastesAce(move: number): boolean {
    if (this.view.dummy < 0 || bitOfMove(move) !== 1) return false;
    return !this.isLedByNobodyElse(suitOfMove(move)) && this.hasOtherToThrow(move);
  }

  /** A suit that has a top is thrown from the bottom: is a lesser card of it kept? */
  private keepsLower(move: number): boolean {
    const suit = suitOfMove(move);
    const lowest = lowestOf(this.board.holding(this.board.turn, suit));
    return ((this.solidSuits >> suit) & 1) === 1 && !this.isAsGoodAs(suit, lowest, bitOfMove(move));
  }

  /**
   * Is this the only winner of a suit of which cards are out, in both hands, while of another suit the hand has
   * two, or one that nobody else can lead? Who must throw winners keeps one of each suit that can be led to him, a defender
   * before others those of the suits that lie in dummy; with a trump he can ruff.
   */
  private baresSuit(suit: number): boolean {
    const { board } = this;
    const { trump, turn } = board;
    if (trump >= 0 && board.holding(turn, trump) !== 0) return false;
    const isGuardedAcross = this.view.seesPartner && this.hasSure(turn ^ 2, suit);
    if (bitCount(board.holding(turn, suit)) > 1 || isGuardedAcross) return false;
    if (this.unseen(suit) === 0) return false;
    const isInDummy = this.liesInDummy(suit);
    for (let other = 0; other < 4; other++) {
      const own = board.holding(turn, other);
      if (other === suit || own === 0) continue;
      if (bitCount(own) > 1 || this.isLedByNobodyElse(other)) return true;
      if (isInDummy && !this.liesInDummy(other)) return true;
    }
    return false;
  }

  /** Does a defender see cards of the suit in dummy? */
  private liesInDummy(suit: number): boolean {
    const { dummy } = this.view;
    return dummy >= 0 && this.board.holding(dummy, suit) !== 0;
  }

  /**
   * Is this the last card by which a hand that has a way in can lead to a winner in the other, while a small card of a suit
   * that leads nowhere could be thrown? Declarer sees both hands and keeps it.
   */
  private cutsLink(move: number): boolean {
    const { board } = this;
    const suit = suitOfMove(move);
    if (!this.leadsAcross(suit) || this.isSure(suit, bitOfMove(move))) return false;
    let [hasEntry, hasSpare] = [false, false];
    for (let other = 0; other < 4; other++) {
      const own = board.holding(board.turn, other);
      if (other === suit || own === 0) continue;
      if (this.hasSure(board.turn, other)) hasEntry = true;
      else if (other !== board.trump && (own & HONOURS) === 0 && !this.leadsAcross(other)) hasSpare = true;
    }
    return hasEntry && hasSpare;
  }

  /** Has he a single card of a suit in which he sees a winner in the other hand? */
  private leadsAcross(suit: number): boolean {
    const { board, view } = this;
    return (
      view.seesPartner &&
      bitCount(board.holding(board.turn, suit)) === 1 &&
      this.hasSure(board.turn ^ 2, suit)
    );
  }

  /** Has the hand to play the last cards of a suit, as it can tell? */
  private isLedByNobodyElse(suit: number): boolean {
    return this.unseen(suit) === 0 && this.partners(suit) === 0;
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

  private isNotTopDownThird(bit: number): boolean {
    const { board } = this;
    const suit = board.led;
    const lead = board.bits[board.ply - 2] as number;
    const own = board.holding(board.turn, suit);
    const top = highest(own | lead | this.partners(suit));
    if (this.isAsGoodAs(suit, lead, top)) return false;
    return this.isAsGoodAs(suit, own & -own, top) && !this.isAsGoodAs(suit, bit, top);
  }
}
