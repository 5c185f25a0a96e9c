import {
  type Card,
  partnerOf,
  RANKS,
  rankOf,
  SEATS,
  type Seat,
  SUITS,
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
    return table.length === 1
      ? this.ofSecond(card)
      : table.length === 2
        ? this.ofThird(card)
        : this.ofFourth(card);
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
    if (isMaster && (this.hasLoserToThrow || this.isLastGuard(card))) classes.push('discards-winner');
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

  /** Nobody else, partner included, has a higher card of the suit. */
  private isMaster(card: Card): boolean {
    const partners = inSuit(this.moment.hands[partnerOf(this.seat)], suitOf(card));
    return this.isSure(card) && !partners.some((each) => isHigher(each, card));
  }

  private get hasLoserToThrow(): boolean {
    return SUITS.some((suit) => {
      const lowest = this.own(suit).at(-1);
      return suit !== this.trump && lowest !== undefined && !this.isMaster(lowest);
    });
  }

  /** Neither hand in view has another card of the suit, some are out, and of another suit two or more could be thrown from. */
  private isLastGuard(card: Card): boolean {
    const suit = suitOf(card);
    const hasTrump = this.trump !== undefined && this.own(this.trump).length > 0;
    const isAlone = this.own(suit).length === 1 && this.partners(suit).length === 0;
    const canSpare = SUITS.some((each) => each !== suit && this.own(each).length > 1);
    return isAlone && canSpare && !hasTrump && this.out(suit).length > 0;
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
      if (table.length === 2 && isPlaced) return 'refuses-marked-play';
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
