import {
  type Card,
  partnerOf,
  RANKS,
  rankOf,
  SEATS,
  type Seat,
  SUITS,
  type Suit,
  seatAfter,
  suitOf,
} from '../../../game/index.ts';
import type { PlayClass } from '../index.ts';
import { LooksOfLead } from './naive-lead.ts';
import { inSuit, isHigher, rank } from './naive-view.ts';

/** What is wrong with a card by its looks, and what a card that loses certain tricks does wrong. */
export class Looks extends LooksOfLead {
  classes(card: Card): readonly PlayClass[] {
    const { table } = this.moment;
    const [led] = table;
    if (led === undefined) return this.ofLead(card);
    if (suitOf(card) !== suitOf(led)) return this.ofDiscardOrRuff(card);
    const looks =
      table.length === 1
        ? this.ofSecond(card)
        : table.length === 2
          ? this.ofThird(card)
          : this.ofFourth(card);
    return this.isDropped(card) ? ['discards-winner', ...looks] : looks;
  }

  /** The opponents have the trick with a card that it does not beat; it will be the highest left, and a lower is there. */
  private isDropped(card: Card): boolean {
    const lowest = this.own(suitOf(card)).at(-1);
    const isLost = !this.isOurTrick && !this.beats(card);
    return isLost && this.isMaster(card) && !this.isAsGoodAs(lowest, card);
  }

  private get partnerMayTake(): boolean {
    const suit = suitOf(this.moment.table[0] as Card);
    const [best] = this.partners(suit);
    if (best !== undefined && this.beats(best) && this.higherOut(best) <= 2) return true;
    return this.partnerRuffs(suit);
  }

  private ofSecond(card: Card): readonly PlayClass[] {
    const [top] = this.own(suitOf(card));
    if (!this.isDeclarer || top === undefined || !this.isSure(top) || !this.beats(top)) return [];
    if (this.partnerMayTake) return [];
    return this.beats(card) && this.higherOut(card) <= 2 ? [] : ['gives-up-trick'];
  }

  private ofThird(card: Card): readonly PlayClass[] {
    const { table } = this.moment;
    const [lead, second] = table as readonly [Card, Card];
    const suit = suitOf(lead);
    if (suitOf(second) === this.trump && suit !== this.trump) return [];
    const classes: PlayClass[] = [];
    const [ownTop] = this.own(suit) as readonly [Card, ...Card[]];
    const [partnersTop] = this.partners(suit);
    const top = [ownTop, lead, ...(partnersTop ? [partnersTop] : [])].toSorted(
      (a, b) => rank(a) - rank(b),
    )[0] as Card;
    if (!this.isAsGoodAs(lead, top) && this.isAsGoodAs(ownTop, top) && !this.isAsGoodAs(card, top)) {
      classes.push('not-top-down');
      if (this.isSure(card)) classes.push(this.outOfOrder(suit));
    }
    if (this.isOurTrick && this.isSure(lead)) return [...classes, ...this.wasted(card)];
    const ofSide = (each: Card): Card => (this.isOurTrick && isHigher(lead, each) ? lead : each);
    if (!this.standsThird(ofSide(card)) && this.standsThird(ofSide(ownTop))) classes.push('gives-up-trick');
    return classes;
  }

  private standsThird(card: Card): boolean {
    const { table, leader, shown } = this.moment;
    const suit = suitOf(card);
    const best = table
      .filter((each) => suitOf(each) === suit)
      .toSorted((a, b) => rank(a) - rank(b))[0] as Card;
    if (isHigher(best, card)) return false;
    if (shown.has(`${seatAfter(this.seat, 1)} ${suit}`)) return true;
    const most = shown.has(`${seatAfter(leader, 1)} ${suit}`) ? 0 : 2;
    return this.higherOut(card) <= most;
  }

  private ofFourth(card: Card): readonly PlayClass[] {
    if (this.isOurTrick) return this.wasted(card);
    const [top] = this.own(suitOf(card));
    return !this.beats(card) && top !== undefined && this.beats(top) ? ['gives-up-trick'] : [];
  }

  private wasted(card: Card): readonly PlayClass[] {
    const suit = suitOf(card);
    const lowest = this.own(suit).at(-1);
    if (!this.isSure(card) && !(this.isDeclarer && this.isHonourSuit(suit))) return [];
    return this.isAsGoodAs(lowest, card) ? [] : ['winners-on-one-trick'];
  }

  private ofDiscardOrRuff(card: Card): readonly PlayClass[] {
    const { table } = this.moment;
    const suit = suitOf(card);
    const led = suitOf(table[0] as Card);
    const partnerWins = table.length > 1 && this.isOurTrick;
    if (suit === this.trump) {
      const classes: PlayClass[] = [];
      const trumps = this.own(suit);
      const lowerWins = trumps.some(
        (each) => isHigher(card, each) && this.beats(each) && !this.isAsGoodAs(each, card),
      );
      if (this.out(suit).length === 0 && lowerWins) classes.push('ruffs-high');
      const winner = this.winning === undefined ? undefined : this.cardOf(this.winning);
      const isCertain =
        table.length === 3 || (winner !== undefined && suitOf(winner) === led && this.isSure(winner));
      const hasOther = this.moment.hands[this.seat].length > trumps.length;
      if (partnerWins && isCertain && hasOther) classes.push('ruffs-own-winner');
      return classes;
    }
    const classes: PlayClass[] = [];
    const isMaster = this.isMaster(card);
    const isWasted = !this.isDeclarer && !this.areLast(suit) && this.partnerWastesAce(card);
    const isKept = this.hasLoserToThrow || this.isLastGuard(card) || isWasted || this.keepsLower(card);
    if (isMaster && isKept) classes.push('discards-winner');
    if (this.isLinkThrown(card)) classes.push('strands-winner');
    const isAlone = table.length > 1 ? !partnerWins : this.isDeclarer && !this.partnerMayTake;
    const claimsAll = this.claimed.question.claimed === this.claimed.tricks;
    if (isAlone && (isMaster || claimsAll) && this.canRuffAndWin) classes.push('gives-up-trick');
    const [best] = this.trump === undefined ? [] : this.own(this.trump);
    const isLedToRuff = this.isDeclarer && table.length === 2 && !partnerWins;
    if (isLedToRuff && best !== undefined && this.beats(best)) classes.push('gives-up-trick');
    return classes;
  }

  private cardOf(seat: Seat): Card | undefined {
    const { leader, table } = this.moment;
    return table.find((_, index) => seatAfter(leader, index) === seat);
  }

  /** Nobody else has a higher card of the suit, nor partner, where his cards can be seen. */
  private isMaster(card: Card): boolean {
    return this.isSure(card) && !this.partners(suitOf(card)).some((each) => isHigher(each, card));
  }

  private get hasLoserToThrow(): boolean {
    return SUITS.some((suit) => {
      const lowest = this.own(suit).at(-1);
      return suit !== this.trump && lowest !== undefined && !this.isMaster(lowest);
    });
  }

  /** From a suit with a top, and one of it that is not as good stays. */
  private keepsLower(card: Card): boolean {
    const lower = this.own(suitOf(card)).filter((each) => isHigher(card, each));
    return this.isSolid(suitOf(card)) && lower.some((each) => !this.isAsGoodAs(each, card));
  }

  /** What is out of a suit, and for a defender also what his partner has: he does not see whose they are. */
  private unseen(suit: Suit): readonly Card[] {
    const hidden = this.isDeclarer ? [] : inSuit(this.moment.hands[partnerOf(this.seat)], suit);
    return [...this.out(suit), ...hidden];
  }

  /** Nobody else has a card of the suit, as far as can be seen. */
  private areLast(suit: Suit): boolean {
    return this.unseen(suit).length + this.partners(suit).length === 0;
  }

  private liesInDummy(suit: Suit): boolean {
    const dummy = partnerOf(this.claimed.question.position.declarer);
    return !this.isDeclarer && inSuit(this.moment.hands[dummy], suit).length > 0;
  }

  /**
   * The hand has no other card of the suit and the other hand in view no winner of it, some may be out, and another suit could be
   * thrown from: two or more of it, the last there are as far as can be seen, or for a defender one of which dummy has none while it
   * has some of this.
   */
  private isLastGuard(card: Card): boolean {
    const suit = suitOf(card);
    const hasTrump = this.trump !== undefined && this.own(this.trump).length > 0;
    const [across] = this.partners(suit);
    const isAlone = this.own(suit).length === 1 && !(across !== undefined && this.isSure(across));
    const isLessNeeded = (each: Suit): boolean =>
      this.areLast(each) || (this.liesInDummy(suit) && !this.liesInDummy(each));
    const canSpare = SUITS.some(
      (each) => each !== suit && this.own(each).length > (isLessNeeded(each) ? 0 : 1),
    );
    return isAlone && canSpare && !hasTrump && this.unseen(suit).length > 0;
  }

  /** The only card of its suit, no winner itself, opposite one; the hand has a winner elsewhere, and small cards to spare. */
  private isLinkThrown(card: Card): boolean {
    const isLink = (suit: Suit): boolean => {
      const [across] = this.partners(suit);
      return this.own(suit).length === 1 && across !== undefined && this.isSure(across);
    };
    const others = SUITS.filter((suit) => suit !== suitOf(card));
    const winners = others.filter((suit) => this.own(suit).some((each) => this.isSure(each)));
    const isSpare = (suit: Suit): boolean =>
      suit !== this.trump &&
      this.own(suit).length > 0 &&
      !winners.includes(suit) &&
      !isLink(suit) &&
      this.own(suit).every((each) => rank(each) > RANKS.indexOf('T'));
    return isLink(suitOf(card)) && !this.isSure(card) && winners.length > 0 && others.some(isSpare);
  }

  private get canRuffAndWin(): boolean {
    const [top] = this.trump === undefined ? [] : this.own(this.trump);
    return top !== undefined && this.beats(top) && (this.moment.table.length === 3 || this.isSure(top));
  }

  /** What a card that loses certain tricks does wrong. */
  lossClass(card: Card): PlayClass {
    const suit = suitOf(card);
    const { table } = this.moment;
    const [led] = table;
    const isPlaced = this.out(suit).length > 0 && this.holder(suit) !== undefined;
    if (led === undefined) {
      if (isPlaced) return 'refuses-marked-play';
      if (this.trump !== undefined && suit !== this.trump && this.out(this.trump).length > 0)
        return 'side-suit-before-trumps';
      const [partners] = inSuit(this.moment.hands[partnerOf(this.seat)], suit);
      if (this.isSure(card) || (partners !== undefined && this.isSure(partners)))
        return this.leavesWinnerBehind(suit) ? 'leaves-winner-behind' : 'strands-winner';
      const [top] = this.own(suit);
      return top !== undefined && this.isSure(top) ? 'low-before-honours' : 'loser-before-winners';
    }
    const ours = table.length > 1 && this.isOurTrick;
    if (this.own(suitOf(led)).length > 0) {
      if (table.length === 2 && isPlaced && !(ours && this.isSure(led))) return 'refuses-marked-play';
      if (!ours && !this.beats(card)) return 'gives-up-trick';
      return !this.beats(card) && this.isAsLow(card) ? 'strands-winner' : 'winners-on-one-trick';
    }
    if (suit === this.trump) return ours ? 'ruffs-own-winner' : 'ruffs-high';
    const hasTrump = this.trump !== undefined && this.own(this.trump).length > 0;
    return !ours && hasTrump ? 'gives-up-trick' : 'discards-winner';
  }

  /** Is it the lowest of its suit in the hand, or next to it with no card of another player's between? */
  private isAsLow(card: Card): boolean {
    const suit = suitOf(card);
    const lowest = this.own(suit).at(-1) ?? card;
    const others = SEATS.filter((seat) => seat !== this.seat).flatMap((seat) => this.moment.hands[seat]);
    return ![...others, ...this.moment.table].some(
      (each) => suitOf(each) === suit && isHigher(card, each) && isHigher(each, lowest),
    );
  }

  /** Law 70D2: what the partner of a defender who claims does not do. */
  partnerWastesAce(card: Card): boolean {
    const { table, hands } = this.moment;
    const [led] = table;
    if (led === undefined) return false;
    const following = this.own(suitOf(led));
    if (following.length > 0) {
      const [top] = following;
      if (top === undefined || rankOf(top) !== 'A' || !this.beats(top)) return false;
      if (!this.isOurTrick) return rankOf(card) !== 'A';
      const winner = this.winning === undefined ? undefined : this.cardOf(this.winning);
      const isBeaten = this.realOut(suitOf(led)).some(
        (each) => winner === undefined || isHigher(each, winner),
      );
      return rankOf(card) === 'A' && !isBeaten;
    }
    if (rankOf(card) !== 'A' || suitOf(card) === this.trump) return false;
    return SUITS.some((suit) => {
      const others = inSuit(hands[this.seat], suit).filter((each) => each !== card);
      const [top] = others;
      if (suit === this.trump || top === undefined) return false;
      const isWinner = !this.realOut(suit).some((each) => isHigher(each, top));
      const isHonour = rank(top) <= RANKS.indexOf('T');
      return others.length > 1 || suit === suitOf(card) || !isWinner || !isHonour;
    });
  }
}
