import { Adversary } from './adversary.ts';
import { OPPONENT } from './believed-deal.ts';
import { lowestOf } from './board.ts';
import { CertainMemo, placeIn } from './certain-memo.ts';
import {
  besidesBest,
  bestBit,
  bestSeat,
  bestSuit,
  cardsOn,
  isOpen,
  leaderTo,
  ledTo,
  NO_TRICK,
  type TrickSoFar,
  trickLed,
  turnIn,
  withLoser,
  withWinner,
} from './trick-so-far.ts';

/*
 * How many tricks a claimer can be certain of, in the deal that he believes in. He sees his own cards (declarer: both
 * hands; a defender: his own, and dummy's among those against him); the cards against him are one pool of which he does
 * not know who holds what. So the opponents are played by one adversary who deals the pool as he goes: he follows with
 * one card a round (all of them might lie in one hand), plays it last where he may, ruffs whatever he may be void of,
 * and always has something worthless to throw. What is left is certain without a finesse, a drop or a squeeze.
 *
 * Cards of a suit are bits in their order, the highest lowest. Every question is "so many at least?".
 */
export class CertainTricks extends Adversary {
  /** Has the last question been given up? */
  gaveUp = false;
  /** Positions looked at for the last question. */
  nodes = 0;
  private readonly memo = new CertainMemo();
  private limit = 0;
  /** The tricks left when an opponent had played to the trick on the table: then it is seen which of them wins it. */
  private seenAt = 0;

  /** A new question, given up after so many positions; what was found before is kept. */
  begin(limit: number): void {
    this.limit = limit;
    this.nodes = 0;
    this.gaveUp = false;
  }

  /** Are that many of the tricks left certain with this seat on lead? */
  fromLead(target: number, left: number, leader: number): boolean {
    this.seenAt = 0;
    return this.reaches(target, left, this.leaderOf(leader));
  }

  /** The same with a trick on the table. */
  fromTrick(target: number, left: number, trick: TrickSoFar): boolean {
    this.seenAt = cardsOn(trick) >= 2 ? left : 0;
    return this.goOn(target, left, trick);
  }

  /** The same after a hand has played a card now; the card is taken from it and given back. */
  afterCard(
    target: number,
    left: number,
    trick: TrickSoFar,
    seat: number,
    suit: number,
    bit: number,
  ): boolean {
    this.seenAt = cardsOn(trick) >= 2 ? left : 0;
    return this.playsOwn(target, left, trick, seat, suit, bit);
  }

  /** A question by what its answer rests on, the order of the cards and whose they are; of a card of a suit, or of none. */
  nameOf(target: number, left: number, trick: TrickSoFar, seat: number, suit: number, bit: number): string {
    const { cards, memo } = this;
    const place = (of: number, card: number): number => placeIn(cards, of, card);
    const best = trick === NO_TRICK ? 0 : place(bestSuit(trick), bestBit(trick));
    const card = suit < 0 ? 0 : place(suit, bit);
    return [target, besidesBest(trick), best, seat, suit, card, ...memo.codesOf(cards, left)].join();
  }

  private playsOwn(
    target: number,
    left: number,
    trick: TrickSoFar,
    seat: number,
    suit: number,
    bit: number,
  ): boolean {
    const { own } = this.cards;
    const at = (seat >> 1) * 4 + suit;
    own[at] = (own[at] as number) & ~bit;
    const reached = this.goOn(target, left, this.withCard(trick, seat, suit, bit));
    own[at] = (own[at] as number) | bit;
    return reached;
  }

  private withCard(trick: TrickSoFar, seat: number, suit: number, bit: number): TrickSoFar {
    if (trick === NO_TRICK) return trickLed(seat, suit, bit);
    return this.beats(suit, bit, trick) ? withWinner(trick, seat, suit, bit) : withLoser(trick);
  }

  private reaches(target: number, left: number, leader: number): boolean {
    if (target <= 0) return true;
    if (target > left) return false;
    if (leader < OPPONENT) {
      if (this.topTricks(leader) >= target) return true;
    } else if (left - this.cashable(leader) < target) return false;
    const { memo } = this;
    memo.read(this.cards, leader, left);
    const known = memo.find(left, target);
    if (known !== undefined) return known;
    if (++this.nodes > this.limit) {
      this.gaveUp = true;
      return false;
    }
    // Sure winners first: they settle most questions.
    const reached =
      leader < OPPONENT
        ? this.leads(target, left, leader, true) || this.leads(target, left, leader, false)
        : this.opponentsLead(target, left, leader);
    if (this.gaveUp) return false;
    memo.keep(left, target, reached);
    return reached;
  }

  /** Does one of the cards that are sure to win reach it when it is led, or else one that is not? */
  private leads(target: number, left: number, hand: number, winners: boolean): boolean {
    const seat = hand * 2 + this.side;
    const { own, pool } = this.cards;
    for (let suit = 0; suit < 4; suit++) {
      const others = (pool[suit] as number) | (own[(1 - hand) * 4 + suit] as number);
      const out = pool[suit] as number;
      let previous = 0;
      for (let rest = own[hand * 4 + suit] as number; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const isNew = previous === 0 || (others & (bit - 1) & ~(2 * previous - 1)) !== 0;
        previous = bit;
        if (!isNew || ((out & (bit - 1)) === 0) !== winners) continue;
        if (this.playsOwn(target, left, NO_TRICK, seat, suit, bit)) return true;
      }
    }
    return false;
  }

  /** The rest of a trick of which some cards lie on the table. */
  protected goOn(target: number, left: number, trick: TrickSoFar): boolean {
    const count = cardsOn(trick);
    if (count === 4) {
      const winner = bestSeat(trick);
      const won = this.isOurs(winner) ? 1 : 0;
      const next = this.isSeen(left, trick)
        ? this.leaderOf(winner)
        : this.nextLeader(winner, bestSuit(trick));
      return this.reaches(target - won, left - 1, next);
    }
    const seat = turnIn(trick);
    if (!this.isOurs(seat)) return this.theyPlay(target, left, trick);
    const hand = seat >> 1;
    if (!this.hasCards(hand)) return this.goOn(target, left, withLoser(trick));
    const following = this.cards.own[hand * 4 + ledTo(trick)] as number;
    return following === 0
      ? this.discards(target, left, trick, seat)
      : this.follows(target, left, trick, seat, following);
  }

  protected isSeen(left: number, trick: TrickSoFar): boolean {
    return isOpen(trick) || !this.isOurs(leaderTo(trick)) || left === this.seenAt;
  }

  /** Throws the lowest or the highest card of a suit, or ruffs. */
  private discards(target: number, left: number, trick: TrickSoFar, seat: number): boolean {
    const { own } = this.cards;
    for (let suit = 0; suit < 4; suit++) {
      const cards = own[(seat >> 1) * 4 + suit] as number;
      if (cards === 0) continue;
      if (suit === this.trump) {
        if (this.ruffs(target, left, trick, seat, cards)) return true;
        continue;
      }
      const low = lowestOf(cards);
      const high = cards & -cards;
      if (this.playsOwn(target, left, trick, seat, suit, low)) return true;
      if (high !== low && this.playsOwn(target, left, trick, seat, suit, high)) return true;
    }
    return false;
  }

  private follows(target: number, left: number, trick: TrickSoFar, seat: number, cards: number): boolean {
    const { own, pool } = this.cards;
    const led = ledTo(trick);
    const others =
      (pool[led] as number) |
      (own[((seat >> 1) ^ 1) * 4 + led] as number) |
      (bestSuit(trick) === led ? bestBit(trick) : 0);
    let previous = 0;
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const isNew = previous === 0 || (others & (bit - 1) & ~(2 * previous - 1)) !== 0;
      previous = bit;
      if (isNew && this.playsOwn(target, left, trick, seat, led, bit)) return true;
    }
    return false;
  }

  /** With the lowest trump, the cheapest that wins, or the highest. */
  private ruffs(target: number, left: number, trick: TrickSoFar, seat: number, cards: number): boolean {
    const { trump } = this;
    const low = lowestOf(cards);
    const winning = bestSuit(trick) === trump ? cards & (bestBit(trick) - 1) : cards;
    const cheap = winning === 0 ? low : lowestOf(winning);
    const high = cards & -cards;
    if (this.playsOwn(target, left, trick, seat, trump, cheap)) return true;
    if (high !== cheap && this.playsOwn(target, left, trick, seat, trump, high)) return true;
    return low !== cheap && low !== high && this.playsOwn(target, left, trick, seat, trump, low);
  }
}
