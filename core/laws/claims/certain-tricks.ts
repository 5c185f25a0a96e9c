import { Adversary } from './adversary.ts';
import { OPPONENT } from './believed-deal.ts';
import { lowestOf } from './board.ts';
import { CertainMemo } from './certain-memo.ts';

/*
 * How many tricks a claimer can be certain of, in the deal that he believes in. He sees his own cards (declarer: both
 * hands; a defender: his own, and dummy's among those against him); the cards against him are one pool of which he does
 * not know who holds what. So the opponents are played by one adversary who deals the pool as he goes: he follows with
 * one card a round (all of them might lie in one hand), plays it last where he may, ruffs whatever he may be void of,
 * and always has something worthless to throw. What is left is certain without a finesse, a drop or a squeeze.
 *
 * Cards of a suit are bits in their order, the highest lowest. Every question is "so many at least?".
 */

/** A trick that has begun, from the seat that led to it. */
export interface TrickSoFar {
  readonly leader: number;
  readonly count: number;
  readonly led: number;
  readonly bestSuit: number;
  readonly bestBit: number;
  readonly bestSeat: number;
  /** Has an opponent followed suit? */
  readonly followed: boolean;
}

export class CertainTricks extends Adversary {
  /** Has the last question been given up? */
  gaveUp = false;
  /** Positions looked at for the last question. */
  nodes = 0;
  private readonly memo = new CertainMemo();
  private limit = 0;

  /** A new question, given up after so many positions; what was found before is kept. */
  begin(limit: number): void {
    this.limit = limit;
    this.nodes = 0;
    this.gaveUp = false;
  }

  /** Are that many of the tricks left certain with this seat on lead? */
  fromLead(target: number, left: number, leader: number): boolean {
    return this.reaches(target, left, this.leaderOf(leader));
  }

  /** The same with a trick on the table. */
  fromTrick(target: number, left: number, trick: TrickSoFar): boolean {
    const { leader, count, led, bestSuit, bestBit, bestSeat, followed } = trick;
    this.seenAt = count >= 2 ? left : 0;
    return this.goOn(target, left, count, leader, led, bestSuit, bestBit, bestSeat, followed);
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
    this.seenAt = trick.count >= 2 ? left : 0;
    return this.playsOwn(target, left, trick.count, seat, suit, bit, trick);
  }

  private playsOwn(
    target: number,
    left: number,
    count: number,
    seat: number,
    suit: number,
    bit: number,
    trick: TrickSoFar,
  ): boolean {
    const { own } = this.cards;
    const at = (seat >> 1) * 4 + suit;
    own[at] = (own[at] as number) & ~bit;
    const leads = count === 0;
    const wins = leads || this.beats(suit, bit, trick.bestSuit, trick.bestBit);
    const reached = this.goOn(
      target,
      left,
      count + 1,
      leads ? seat : trick.leader,
      leads ? suit : trick.led,
      wins ? suit : trick.bestSuit,
      wins ? bit : trick.bestBit,
      wins ? seat : trick.bestSeat,
      !leads && trick.followed,
    );
    own[at] = (own[at] as number) | bit;
    return reached;
  }

  /** The tricks left when an opponent had played to the trick on the table: then it is seen which of them wins it. */
  private seenAt = 0;

  private reaches(target: number, left: number, leader: number): boolean {
    if (target <= 0) return true;
    if (target > left) return false;
    if (leader < OPPONENT) {
      if (this.topTricks(leader) >= target) return true;
    } else if (left - this.cashable(leader) < target) return false;
    const { memo } = this;
    memo.read(this.cards, leader);
    const known = memo.find(target);
    if (known !== undefined) return known;
    if (++this.nodes > this.limit) {
      this.gaveUp = true;
      return false;
    }
    const reached =
      leader < OPPONENT ? this.leads(target, left, leader) : this.opponentsLead(target, left, leader);
    if (this.gaveUp) return false;
    memo.read(this.cards, leader);
    memo.keep(target, left, reached);
    return reached;
  }

  private leads(target: number, left: number, hand: number): boolean {
    const seat = hand * 2 + this.side;
    const { own, pool } = this.cards;
    // Sure winners first: they settle most questions.
    for (const winners of [true, false])
      for (let suit = 0; suit < 4; suit++) {
        const others = (pool[suit] as number) | (own[(1 - hand) * 4 + suit] as number);
        const out = pool[suit] as number;
        let previous = 0;
        for (let rest = own[hand * 4 + suit] as number; rest !== 0; rest &= rest - 1) {
          const bit = rest & -rest;
          const isNew = previous === 0 || (others & (bit - 1) & ~(2 * previous - 1)) !== 0;
          previous = bit;
          if (!isNew || ((out & (bit - 1)) === 0) !== winners) continue;
          if (this.playsOwn(target, left, 0, seat, suit, bit, NO_TRICK)) return true;
        }
      }
    return false;
  }

  /** The rest of a trick of which some cards lie on the table. */
  protected goOn(
    target: number,
    left: number,
    count: number,
    leader: number,
    led: number,
    bestSuit: number,
    bestBit: number,
    bestSeat: number,
    followed: boolean,
  ): boolean {
    if (count === 4) {
      const won = this.isOurs(bestSeat) ? 1 : 0;
      const isSeen = !this.isOurs(leader) || left === this.seenAt;
      return this.reaches(
        target - won,
        left - 1,
        isSeen ? this.leaderOf(bestSeat) : this.nextLeader(bestSeat, bestSuit),
      );
    }
    const seat = (leader + count) & 3;
    if (!this.isOurs(seat))
      return this.theyPlay(target, left, count, leader, led, bestSuit, bestBit, bestSeat, followed);
    const hand = seat >> 1;
    const trick = { leader, count, led, bestSuit, bestBit, bestSeat, followed };
    if (!this.hasCards(hand))
      return this.goOn(target, left, count + 1, leader, led, bestSuit, bestBit, bestSeat, followed);
    const { own } = this.cards;
    const following = own[hand * 4 + led] as number;
    if (following !== 0) return this.follows(target, left, seat, following, trick);
    for (let suit = 0; suit < 4; suit++) {
      const cards = own[hand * 4 + suit] as number;
      if (cards === 0) continue;
      if (suit === this.trump) {
        if (this.ruffs(target, left, seat, cards, trick)) return true;
        continue;
      }
      const low = lowestOf(cards);
      const high = cards & -cards;
      if (this.playsOwn(target, left, count, seat, suit, low, trick)) return true;
      if (high !== low && this.playsOwn(target, left, count, seat, suit, high, trick)) return true;
    }
    return false;
  }

  private follows(target: number, left: number, seat: number, cards: number, trick: TrickSoFar): boolean {
    const { own, pool } = this.cards;
    const { led, bestSuit, bestBit, count } = trick;
    const others =
      (pool[led] as number) | (own[((seat >> 1) ^ 1) * 4 + led] as number) | (bestSuit === led ? bestBit : 0);
    let previous = 0;
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const isNew = previous === 0 || (others & (bit - 1) & ~(2 * previous - 1)) !== 0;
      previous = bit;
      if (isNew && this.playsOwn(target, left, count, seat, led, bit, trick)) return true;
    }
    return false;
  }

  /** With the lowest trump, the cheapest that wins, or the highest. */
  private ruffs(target: number, left: number, seat: number, cards: number, trick: TrickSoFar): boolean {
    const { count, bestSuit, bestBit } = trick;
    const low = lowestOf(cards);
    const winning = bestSuit === this.trump ? cards & (bestBit - 1) : cards;
    const cheap = winning === 0 ? low : lowestOf(winning);
    const high = cards & -cards;
    if (this.playsOwn(target, left, count, seat, this.trump, cheap, trick)) return true;
    if (high !== cheap && this.playsOwn(target, left, count, seat, this.trump, high, trick)) return true;
    return low !== cheap && low !== high && this.playsOwn(target, left, count, seat, this.trump, low, trick);
  }
}

const NO_TRICK: TrickSoFar = {
  leader: 0,
  count: 0,
  led: 0,
  bestSuit: 0,
  bestBit: 0,
  bestSeat: 0,
  followed: false,
};
