import { type Card, partnerOf, RANKS, type Seat, type Suit, suitOf } from '../../../game/index.ts';
import type { PlayClass } from '../index.ts';
import { inSuit, isHigher, rank, View } from './naive-view.ts';

/** What the claimer makes of his suits by their looks. */
export class SuitsInView extends View {
  protected higherOut(card: Card): number {
    return this.out(suitOf(card)).filter((each) => isHigher(each, card)).length;
  }

  /** Is nothing really out between the two? */
  protected isAsGoodAs(card: Card | undefined, higher: Card): boolean {
    if (card === undefined) return false;
    return !this.realOut(suitOf(card)).some((each) => isHigher(each, card) && !isHigher(each, higher));
  }

  /** Solid when the claim was made: a queen or better at the head, and nothing out above it. */
  protected isSolid(suit: Suit): boolean {
    const { start, question } = this.claimed;
    const [top] = inSuit([...start[question.claimer], ...start[partnerOf(question.claimer)]], suit);
    const out = this.opponents.flatMap((seat) => inSuit(start[seat], suit));
    return top !== undefined && rank(top) <= RANKS.indexOf('Q') && !out.some((each) => isHigher(each, top));
  }

  protected isHonourSuit(suit: Suit): boolean {
    const { start, question } = this.claimed;
    return inSuit([...start[question.claimer], ...start[partnerOf(question.claimer)]], suit).some(
      (card) => rank(card) <= RANKS.indexOf('T'),
    );
  }

  protected outOfOrder(suit: Suit): PlayClass {
    return this.isSolid(suit) ? 'low-before-honours' : 'small-cards-in-any-order';
  }

  protected canRuff(seat: Seat, suit: Suit): boolean {
    const { hands } = this.moment;
    return (
      this.trump !== undefined &&
      suit !== this.trump &&
      inSuit(hands[seat], suit).length === 0 &&
      inSuit(hands[seat], this.trump).length > 0
    );
  }

  protected get partnerRuffs(): (suit: Suit) => boolean {
    return (suit) => this.isDeclarer && this.canRuff(partnerOf(this.seat), suit);
  }
}
