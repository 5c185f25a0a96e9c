import {
  type Card,
  partnerOf,
  RANKS,
  rankOf,
  type Seat,
  SUITS,
  type Suit,
  seatAfter,
  suitOf,
} from '../../../game/index.ts';
import type { PlayClass } from '../index.ts';
import { isNamed, isToBeTopDown, statedCards } from './naive-statement.ts';
import { type Claimed, inSuit, isHigher, type Moment, rank, View } from './naive-view.ts';

/*
 * Normal play, written a second time and naively from its principles: lists of cards and plain sentences, nothing shared with
 * the classes of the search. A claimer keeps to what he said and plays the deal that he believes in; of his cards those count
 * that keep what he can be certain of, and of these the ones that do not look wrong. What he has missed is given.
 */

/** What is wrong with a card by its looks. */
class Looks extends View {
  private higherOut(card: Card): number {
    return this.out(suitOf(card)).filter((each) => isHigher(each, card)).length;
  }

  /** Is nothing really out between the two? */
  private isAsGoodAs(card: Card | undefined, higher: Card): boolean {
    if (card === undefined) return false;
    return !this.realOut(suitOf(card)).some((each) => isHigher(each, card) && !isHigher(each, higher));
  }

  /** Solid when the claim was made: a queen or better at the head, and nothing out above it. */
  private isSolid(suit: Suit): boolean {
    const { start, question } = this.claimed;
    const [top] = inSuit([...start[question.claimer], ...start[partnerOf(question.claimer)]], suit);
    const out = this.opponents.flatMap((seat) => inSuit(start[seat], suit));
    return top !== undefined && rank(top) <= RANKS.indexOf('Q') && !out.some((each) => isHigher(each, top));
  }

  private isHonourSuit(suit: Suit): boolean {
    const { start, question } = this.claimed;
    return inSuit([...start[question.claimer], ...start[partnerOf(question.claimer)]], suit).some(
      (card) => rank(card) <= RANKS.indexOf('T'),
    );
  }

  private outOfOrder(suit: Suit): PlayClass {
    return this.isSolid(suit) ? 'low-before-honours' : 'small-cards-in-any-order';
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
  private leavesUnfinished(suit: Suit): boolean {
    const { claimer } = this.claimed.question;
    const seen = this.isDeclarer ? [claimer, partnerOf(claimer)] : [claimer];
    const running = new Set(seen.flatMap((seat) => this.runningIn(seat)));
    const unfinished = SUITS.filter((each) => {
      const [top] = this.own(each);
      return (
        each !== suit &&
        running.has(each) &&
        this.moment.begun.has(each) &&
        top !== undefined &&
        this.isSure(top)
      );
    });
    return unfinished.length > 1;
  }

  private canRuff(seat: Seat, suit: Suit): boolean {
    const { hands } = this.moment;
    return (
      this.trump !== undefined &&
      suit !== this.trump &&
      inSuit(hands[seat], suit).length === 0 &&
      inSuit(hands[seat], this.trump).length > 0
    );
  }

  private get partnerRuffs(): (suit: Suit) => boolean {
    return (suit) => this.isDeclarer && this.canRuff(partnerOf(this.seat), suit);
  }

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

  private ofLead(card: Card): readonly PlayClass[] {
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
    if (this.isSolid(suit) && this.isAsGoodAs(ownTop, top) && !this.isAsGoodAs(card, top))
      classes.push('low-before-honours');
    const isLoser =
      !this.isSure(card) &&
      (!this.partnerRuffs(suit) || this.crossesToHighHand) &&
      !(partnersTop !== undefined && this.isSure(partnersTop));
    if (isLoser && this.hasWinnerToLead(suit)) classes.push('loser-before-winners');
    return classes;
  }

  /** Nothing but winners in the other hand, and a plain suit to go there with: it is not reached by ruffing. */
  private get crossesToHighHand(): boolean {
    const isHigh = SUITS.every((suit) => this.partners(suit).every((card) => this.isSure(card)));
    return (
      isHigh &&
      SUITS.some(
        (suit) => suit !== this.trump && this.own(suit).length > 0 && this.partners(suit).length > 0,
      )
    );
  }

  /** A winner in another suit of the hand on lead, or one of partner's to which it can lead. */
  private hasWinnerToLead(except: Suit): boolean {
    return SUITS.some((suit) => {
      const [own] = this.own(suit);
      const [partners] = this.partners(suit);
      if (suit === except || own === undefined) return false;
      return this.isSure(own) || (partners !== undefined && this.isSure(partners));
    });
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
    if (isMaster && this.hasLoserToThrow) classes.push('discards-winner');
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
      if (this.isSure(card) || (partners !== undefined && this.isSure(partners))) return 'strands-winner';
      const [top] = this.own(suit);
      return top !== undefined && this.isSure(top) ? 'low-before-honours' : 'loser-before-winners';
    }
    const ours = table.length > 1 && this.isOurTrick;
    if (this.own(suitOf(led)).length > 0) {
      if (table.length === 2 && isPlaced) return 'refuses-marked-play';
      return this.beats(card) || ours ? 'winners-on-one-trick' : 'gives-up-trick';
    }
    if (suit === this.trump) return ours ? 'ruffs-own-winner' : 'ruffs-high';
    const hasTrump = this.trump !== undefined && this.own(this.trump).length > 0;
    return !ours && hasTrump ? 'gives-up-trick' : 'discards-winner';
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
      const isBeaten = this.realOut(suitOf(led)).some((each) => winner === undefined || isHigher(each, winner));
      return rankOf(card) === 'A' && !isBeaten;
    }
    if (rankOf(card) !== 'A' || suitOf(card) === this.trump) return false;
    return SUITS.some((suit) => {
      const others = inSuit(hands[this.seat], suit).filter((each) => each !== card);
      const [top] = others;
      if (suit === this.trump || top === undefined) return false;
      const isWinner = !this.realOut(suit).some((each) => isHigher(each, top));
      return others.length > 1 || suit === suitOf(card) || !isWinner;
    });
  }
}

/** The classes in the order in which they are taken where every card looks wrong. */
const IN_ORDER: readonly PlayClass[] = [
  'gives-up-trick',
  'low-before-honours',
  'small-cards-in-any-order',
  'loser-before-winners',
  'strands-winner',
  'leaves-suits-unfinished',
  'side-suit-before-trumps',
  'trump-into-higher',
  'discards-winner',
  'winners-on-one-trick',
  'ruffs-own-winner',
  'ruffs-high',
  'not-top-down',
];

const orAll = <Item>(some: readonly Item[], all: readonly Item[]): readonly Item[] =>
  some.length > 0 ? some : all;

/** The cards of the claiming side that are normal at a moment, within what was stated. */
export function normalCards(claimed: Claimed, moment: Moment, all: readonly Card[]): readonly Card[] {
  const looks = new Looks(claimed, moment);
  const { notNormal, question } = claimed;
  const legal = all.length < 2 ? all : statedCards(question, moment, looks, all);
  if (legal.length < 2) return legal;
  const isFree = !looks.isDeclarer && looks.seat !== question.claimer && question.partnerPlays !== 'normal';
  if (isFree) {
    if (!notNormal.has('partner-wastes-ace')) return legal;
    return orAll(
      legal.filter((card) => !looks.partnerWastesAce(card)),
      legal,
    );
  }
  // A card that the statement names is not judged where the statement decides.
  const isExempt = (card: Card): boolean => legal.length < all.length && isNamed(question, card);
  const keeping = looks.keeping(legal);
  const sensible = orAll(
    legal.filter((card) => keeping.includes(card) || isExempt(card) || !notNormal.has(looks.lossClass(card))),
    legal,
  );
  const isWrong = (card: Card, kind: PlayClass): boolean =>
    notNormal.has(kind) || (kind === 'not-top-down' && isToBeTopDown(question, looks, card));
  const wrong = (card: Card): readonly PlayClass[] =>
    looks.classes(card).filter((kind) => isWrong(card, kind));
  const right = sensible.filter((card) => isExempt(card) || wrong(card).length === 0);
  if (right.length > 0) return right;
  return IN_ORDER.reduce(
    (cards, kind) =>
      orAll(
        cards.filter((card) => !wrong(card).includes(kind)),
        cards,
      ),
    sensible,
  );
}
