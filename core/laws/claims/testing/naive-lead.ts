import { type Card, partnerOf, rankOf, type Seat, SUITS, type Suit, suitOf } from '../../../game/index.ts';
import type { PlayClass } from '../index.ts';
import { SuitsInView } from './naive-looks.ts';
import { inSuit, isHigher, rank } from './naive-view.ts';

/** What is wrong with a lead by its looks. */
export class LooksOfLead extends SuitsInView {
  protected ofLead(card: Card): readonly PlayClass[] {
    const suit = suitOf(card);
    const classes: PlayClass[] = [];
    const higherReallyOut = this.realOut(suit).some((each) => isHigher(each, card));
    if (suit === this.trump && this.claimed.trumpForgotten && higherReallyOut)
      classes.push('trump-into-higher');
    if (this.leavesUnfinished(suit)) classes.push('leaves-suits-unfinished');
    if (suit !== this.trump && this.couldDrawTrumps(card)) classes.push('side-suit-before-trumps');
    if (suit === this.trump && this.pullsOwnTrumps()) classes.push('strands-winner');
    const [ownTop] = this.own(suit);
    const [partnersTop] = this.partners(suit);
    const top =
      partnersTop !== undefined && ownTop !== undefined && isHigher(partnersTop, ownTop)
        ? partnersTop
        : ownTop;
    if (top === undefined) throw new Error('He leads a card that he holds.');
    if (!this.isAsGoodAs(card, top) && !this.isAsGoodAs(partnersTop, top)) {
      classes.push('not-top-down');
      if (this.isSure(card)) classes.push(this.outOfOrder(suit));
    }
    const leadsUp = this.isAsGoodAs(this.partners(suit).at(-1), top) || this.finesses(partnersTop);
    if (this.isSolid(suit) && this.isAsGoodAs(ownTop, top) && !leadsUp && !this.isAsGoodAs(card, top))
      classes.push('low-before-honours');
    const isLoser =
      !this.isSure(card) &&
      (!this.partnerRuffs(suit) || this.crossesToHighHand) &&
      !(partnersTop !== undefined && this.isSure(partnersTop));
    if (isLoser && this.hasWinnerToLead(suit)) classes.push('loser-before-winners');
    return classes;
  }

  /** Suits running at the claim in a hand he sees: two cards or more and the best a winner, if there are two such and a third suit. */
  private runningIn(seat: Seat): readonly Suit[] {
    const { start, shownAtStart, missed, notNormal } = this.claimed;
    const running = SUITS.filter((suit) => {
      const [top, second] = inSuit(start[seat], suit);
      const notices =
        notNormal.has('overlooks-show-out') &&
        this.opponents.some((each) => shownAtStart.has(`${each} ${suit}`));
      const out = this.opponents
        .flatMap((each) => inSuit(start[each], suit))
        .filter((card) => notices || !missed.includes(card));
      return top !== undefined && second !== undefined && !out.some((each) => isHigher(each, top));
    });
    const held = SUITS.filter((suit) => inSuit(start[seat], suit).length > 0);
    return running.length > 1 && held.length > 2 ? running : [];
  }

  /** Two suits that were running are begun and not finished, and it is not one of them that is led. */
  /** An honour with one card above it that he knows to be out, but not with whom. */
  private finesses(card: Card | undefined): boolean {
    if (card === undefined || !'AKQJT'.includes(rankOf(card))) return false;
    if (this.holder(suitOf(card)) !== undefined) return false;
    return this.out(suitOf(card)).filter((each) => isHigher(each, card)).length === 1;
  }

  private leavesUnfinished(suit: Suit): boolean {
    const { claimer } = this.claimed.question;
    const seen = this.isDeclarer ? [claimer, partnerOf(claimer)] : [claimer];
    const running = new Set(seen.flatMap((seat) => this.runningIn(seat)));
    const unfinished = SUITS.filter(
      (each) => each !== suit && running.has(each) && this.moment.begun.has(each) && this.leadsToWinner(each),
    );
    return unfinished.length > 1;
  }

  /** Nothing but winners in the other hand, and a plain suit to go there with: it is not reached by ruffing. */
  private get crossesToHighHand(): boolean {
    const isHigh = SUITS.every((suit) => this.partners(suit).every((card) => this.isSure(card)));
    return (
      isHigh &&
      SUITS.some((suit) => suit !== this.trump && this.own(suit).length > 0 && this.partners(suit).length > 0)
    );
  }

  /** A winner of the hand on lead in another suit, of which the other hand has none to come back with. */
  protected leavesWinnerBehind(led: Suit): boolean {
    return SUITS.some((suit) => {
      const [top] = this.own(suit);
      const partners = inSuit(this.moment.hands[partnerOf(this.seat)], suit);
      return suit !== led && top !== undefined && this.isSure(top) && partners.length === 0;
    });
  }

  /** A winner in another suit of the hand on lead, or one of partner's to which it can lead. */
  private hasWinnerToLead(except: Suit): boolean {
    return SUITS.some((suit) => suit !== except && this.leadsToWinner(suit));
  }

  private leadsToWinner(suit: Suit): boolean {
    const [own] = this.own(suit);
    const [partners] = this.partners(suit);
    if (own === undefined) return false;
    return this.isSure(own) || (partners !== undefined && this.isSure(partners));
  }

  private pullsOwnTrumps(): boolean {
    const { trump } = this;
    if (trump === undefined || this.partners(trump).length === 0 || this.out(trump).length > 0) return false;
    return SUITS.some((suit) => {
      const [own, partners] = [this.own(suit), this.partners(suit)];
      const lowest = [...own, ...partners].toSorted((a, b) => rank(b) - rank(a))[0];
      return suit !== trump && own.length !== partners.length && lowest !== undefined && !this.isSure(lowest);
    });
  }

  private crosses(card: Card): boolean {
    const [best] = inSuit(this.moment.hands[partnerOf(this.seat)], suitOf(card));
    return (
      best !== undefined &&
      isHigher(best, card) &&
      !this.realOut(suitOf(card)).some((each) => isHigher(each, best))
    );
  }

  private couldDrawTrumps(card: Card): boolean {
    const { trump } = this;
    if (trump === undefined || !this.isDeclarer || this.realOut(trump).length === 0) return false;
    const [own] = this.own(trump);
    const [partners] = this.partners(trump);
    const [ownSure, partnersSure] = [own, partners].map((each) => each !== undefined && this.isSure(each));
    if (own !== undefined) return ownSure === true || partnersSure === true;
    const canCross = this.moment.hands[this.seat].some((each) => this.crosses(each));
    return partnersSure === true && canCross && !this.crosses(card);
  }
}
