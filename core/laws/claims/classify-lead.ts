import { bitCount, bitOfMove, canCross, isCrossing, lowestOf, rankOfBit, suitOfMove } from './board.ts';
import { CardsInSight, HONOURS, highest } from './cards-in-sight.ts';
import {
  LEAVES_SUITS_UNFINISHED,
  LOSER_BEFORE_WINNERS,
  LOW_BEFORE_HONOURS,
  NOT_TOP_DOWN,
  SIDE_SUIT_BEFORE_TRUMPS,
  STRANDS_WINNER,
  TRUMP_INTO_HIGHER,
} from './class-bits.ts';

/** Tells to which classes a lead of the claiming side belongs by its looks. */
export class LeadClassifier extends CardsInSight {
  protected classesOfLead(move: number): number {
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
    if (isSure || (this.partnerCanRuff(suit) && !this.crossesToHighHand())) return classes;
    const best = highest(this.partners(suit));
    if (!(best !== 0 && this.isSure(suit, best)) && this.hasSureElsewhere(suit))
      classes |= LOSER_BEFORE_WINNERS;
    return classes;
  }

  /** Is the other hand nothing but winners, one of them in a plain suit that can be led to? Then no trump is spent on getting there. */
  protected crossesToHighHand(): boolean {
    const { board } = this;
    let crosses = false;
    for (let suit = 0; suit < 4; suit++) {
      const cards = this.partners(suit);
      if (cards === 0) continue;
      if (!this.isSure(suit, lowestOf(cards))) return false;
      if (suit !== board.trump && board.holding(board.turn, suit) !== 0) crosses = true;
    }
    return crosses;
  }

  /** Has the hand on lead, in another suit than it leads, a winner to which the other hand cannot lead back? */
  leavesWinnerBehind(led: number): boolean {
    const { board } = this;
    for (let suit = 0; suit < 4; suit++)
      if (suit !== led && this.hasSure(board.turn, suit) && board.holding(board.turn ^ 2, suit) === 0)
        return true;
    return false;
  }

  /** Two suits are begun and could be gone on with: he does not bare a third before he has finished one of them. */
  protected leavesUnfinished(suit: number): boolean {
    const { board } = this;
    if (this.running === 0) return false;
    let unfinished = 0;
    for (let rest = board.begun & this.running & ~(1 << suit); rest !== 0; rest &= rest - 1)
      if (this.leadsToSure(rankOfBit(rest & -rest))) unfinished++;
    return unfinished > 1;
  }

  /** Trumps in both hands, none out as he thinks, and something to ruff: he does not take two of his own with one lead. */
  protected pullsOwnTrumps(): boolean {
    const { board, believed } = this;
    const { trump, turn } = board;
    if (this.partners(trump) === 0 || believed.out(trump) !== 0) return false;
    for (let suit = 0; suit < 4; suit++) {
      const [own, partners] = [board.holding(turn, suit), board.holding(turn ^ 2, suit)];
      if (suit === trump || bitCount(own) === bitCount(partners)) continue;
      if (!this.isSure(suit, lowestOf(own | partners))) return true;
    }
    return false;
  }

  /** A winner in another suit, in the hand on lead or in partner's where it leads to it. */
  protected hasSureElsewhere(suit: number): boolean {
    for (let other = 0; other < 4; other++) if (other !== suit && this.leadsToSure(other)) return true;
    return false;
  }

  /** Has the hand on lead a winner of the suit, or a card that leads to one in a hand that it sees? */
  private leadsToSure(suit: number): boolean {
    const { board, view } = this;
    const { turn } = board;
    if (board.holding(turn, suit) === 0) return false;
    return this.hasSure(turn, suit) || (view.seesPartner && this.hasSure(turn ^ 2, suit));
  }

  /** Could trumps be drawn instead, or the hand be reached that draws them? Not expected of a defender who claims. */
  protected canDrawTrumps(move: number): boolean {
    const { board } = this;
    const { trump, turn } = board;
    if (trump < 0 || !this.view.seesPartner || board.out(trump) === 0) return false;
    if (board.holding(turn, trump) !== 0) return this.hasSure(turn, trump) || this.hasSure(turn ^ 2, trump);
    return this.hasSure(turn ^ 2, trump) && canCross(board) && !isCrossing(board, move);
  }

  /** From the top: the side's highest card is led, or is left to partner, who has it. */
  isNotTopDownLead(move: number): boolean {
    const suit = suitOfMove(move);
    const partners = this.partners(suit);
    const top = highest(this.board.holding(this.board.turn, suit) | partners);
    return !this.isAsGoodAs(suit, bitOfMove(move), top) && !this.isAsGoodAs(suit, partners & -partners, top);
  }

  /** Led low from a solid suit by the hand that has the top of it, and not to cards that are all as good, nor to finesse. */
  protected isUnderTop(move: number): boolean {
    const suit = suitOfMove(move);
    const own = this.board.holding(this.board.turn, suit);
    const partners = this.partners(suit);
    const top = highest(own | partners);
    if (((this.solidSuits >> suit) & 1) === 0 || !this.isAsGoodAs(suit, highest(own), top)) return false;
    if (partners !== 0 && this.isAsGoodAs(suit, lowestOf(partners), top)) return false;
    if (this.finesses(suit, highest(partners))) return false;
    return !this.isAsGoodAs(suit, bitOfMove(move), top);
  }

  /** Is it an honour above which he knows of one card out, he knows not where? To lead up to it is no worse than to lead it. */
  private finesses(suit: number, bit: number): boolean {
    const { believed } = this;
    if ((bit & HONOURS) === 0 || believed.holderOf(suit) >= 0) return false;
    return bitCount(believed.out(suit) & (bit - 1)) === 1;
  }
}
