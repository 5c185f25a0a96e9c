import { BelievedDeal, EITHER, OPPONENT } from './believed-deal.ts';
import { lowestOf } from './board.ts';
import {
  bestBit,
  bestSeat,
  bestSuit,
  cardsOn,
  isFollowed,
  isOpen,
  ledTo,
  seen,
  type TrickSoFar,
  trickLed,
  turnIn,
  withFollowed,
  withLoser,
  withWinner,
} from './trick-so-far.ts';

/** Tricks left with which it is tried what the claimer is told by the card of second hand. */
const TOLD_LEFT = 4;

/**
 * Both opponents of a claimer who counts his certain tricks, played by one adversary who deals the cards against him as he
 * goes. The target must hold whatever he leads and plays.
 */
export abstract class Adversary extends BelievedDeal {
  /** The rest of a trick of which some cards lie on the table. */
  protected abstract goOn(target: number, left: number, trick: TrickSoFar): boolean;

  /** Is it seen which opponent wins the trick? */
  protected abstract isSeen(left: number, trick: TrickSoFar): boolean;

  protected opponentsLead(target: number, left: number, leader: number): boolean {
    const first = 1 - this.side;
    if (leader !== EITHER) return this.opponentLeads(target, left, first + 2 * (leader - OPPONENT));
    return this.opponentLeads(target, left, first) && this.opponentLeads(target, left, first + 2);
  }

  private opponentLeads(target: number, left: number, seat: number): boolean {
    const { holder } = this.cards;
    let any = false;
    let others = false;
    for (let suit = 0; suit < 4; suit++) {
      if (this.heldBy(seat ^ 2, suit) !== 0) others = true;
      const only = holder[suit] as number;
      const cards = this.heldBy(seat, suit);
      if (cards === 0 || (only >= 0 && seat !== only)) continue;
      any = true;
      for (let rest = this.telling(suit, cards); rest !== 0; rest &= rest - 1)
        if (!this.theyLead(target, left, seat, suit, rest & -rest)) return false;
    }
    // He has nothing that counts: whatever he leads, the claimer has expected to win or leaves to the other opponent.
    return any || !others || this.opponentLeads(target, left, seat ^ 2);
  }

  private theyLead(target: number, left: number, seat: number, suit: number, bit: number): boolean {
    this.take(suit, bit);
    const isOpen = this.wasOpen;
    const reached = this.goOn(target, left, withFollowed(trickLed(seat, suit, bit)));
    this.giveBack(suit, bit, isOpen);
    return reached;
  }

  /** An opponent plays: the target must hold whatever he does. */
  protected theyPlay(target: number, left: number, trick: TrickSoFar): boolean {
    if (this.dummy >= 0) return this.handPlays(target, left, trick);
    return cardsOn(trick) < 2 ? this.secondPlays(target, left, trick) : this.laterPlays(target, left, trick);
  }

  /** The seat to play takes a card out of the pool; it wins the trick or not. */
  private plays(
    target: number,
    left: number,
    trick: TrickSoFar,
    suit: number,
    bit: number,
    wins: boolean,
  ): boolean {
    this.take(suit, bit);
    const isOpen = this.wasOpen;
    const seat = turnIn(trick);
    const after = wins ? withWinner(trick, seat, suit, bit) : withLoser(trick);
    const reached = this.goOn(target, left, suit === ledTo(trick) ? withFollowed(after) : after);
    this.giveBack(suit, bit, isOpen);
    return reached;
  }

  /** Any of these cards of the suit led. */
  private playsAny(target: number, left: number, trick: TrickSoFar, cards: number): boolean {
    const led = ledTo(trick);
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (!this.plays(target, left, trick, led, bit, this.beats(led, bit, trick))) return false;
    }
    return true;
  }

  /** Against a defender: dummy, whose cards he sees, and declarer. */
  private handPlays(target: number, left: number, trick: TrickSoFar): boolean {
    const { trump } = this;
    const led = ledTo(trick);
    const seat = turnIn(trick);
    const mine = this.heldBy(seat, led);
    if (!this.playsAny(target, left, trick, mine)) return false;
    // Dummy follows where it can; declarer might have no card of the suit, partner having them.
    if (mine !== 0 && seat === this.dummy) return true;
    const trumps = trump < 0 || led === trump ? 0 : this.heldBy(seat, trump);
    const over = bestSuit(trick) === trump ? trumps & (bestBit(trick) - 1) : trumps;
    for (let rest = this.telling(trump, over); rest !== 0; rest &= rest - 1)
      if (!this.plays(target, left, trick, trump, rest & -rest, true)) return false;
    return this.goOn(target, left, withLoser(trick));
  }

  /**
   * Whoever plays last knows more: only what must be played now is. Where that is too much for the claimer, who is told nothing
   * by it, each card is tried that he could have seen; not while many tricks are left, where it takes long and hardly ever tells.
   */
  private secondPlays(target: number, left: number, trick: TrickSoFar): boolean {
    const { pool, holder } = this.cards;
    const led = ledTo(trick);
    const seat = turnIn(trick);
    const out = pool[led] as number;
    if (out !== 0 && holder[led] === seat) return this.playsAny(target, left, trick, out);
    if (this.mustRuffNow(seat, led) && !this.standsRuff(target, left, trick)) return false;
    if (this.goOn(target, left, withLoser(trick))) return true;
    const next = ((seat + 1) & 3) >> 1;
    const following = this.cards.own[next * 4 + led] as number;
    const isForced = left === 1 || (following !== 0 && (following & (following - 1)) === 0);
    return left <= TOLD_LEFT && !isForced && this.standsSecond(target, left, trick);
  }

  private standsSecond(target: number, left: number, before: TrickSoFar): boolean {
    const trick = seen(before);
    const { pool, holder } = this.cards;
    const { trump } = this;
    const led = ledTo(trick);
    const seat = turnIn(trick);
    const out = pool[led] as number;
    if (!this.goOn(target, left, withLoser(trick))) return false;
    if (out !== 0 && holder[led] !== (seat ^ 2)) {
      const above = out & (bestBit(trick) - 1);
      const below = out & ~above;
      const cards = this.telling(led, above) | (below === 0 ? 0 : lowestOf(below));
      if (!this.playsAny(target, left, trick, cards)) return false;
    }
    const trumps = trump < 0 || led === trump || holder[trump] === (seat ^ 2) ? 0 : (pool[trump] as number);
    for (let rest = this.telling(trump, trumps); rest !== 0; rest &= rest - 1)
      if (!this.plays(target, left, trick, trump, rest & -rest, true)) return false;
    return true;
  }

  private laterPlays(target: number, left: number, trick: TrickSoFar): boolean {
    const { pool, holder } = this.cards;
    const led = ledTo(trick);
    const count = cardsOn(trick);
    const seat = turnIn(trick);
    const out = pool[led] as number;
    const only = holder[led] as number;
    if (out !== 0 && only !== (seat ^ 2)) {
      const low = lowestOf(out);
      const above = bestSuit(trick) === led ? out & (bestBit(trick) - 1) : 0;
      const over = this.mayTake(left, trick) ? above : 0;
      if (over !== 0 && !this.plays(target, left, trick, led, lowestOf(over), true)) return false;
      // Before the last hand of the claimer's he may also play higher than that.
      if (count === 2)
        for (let rest = this.telling(led, above); rest !== 0; rest &= rest - 1)
          if (!this.plays(target, left, trick, led, rest & -rest, true)) return false;
      const isAlone = only === seat || isOpen(trick);
      if (!isFollowed(trick) || only === seat) {
        if ((over & low) === 0 && !this.plays(target, left, trick, led, low, false)) return false;
        return isAlone || this.standsRuff(target, left, trick);
      }
    }
    return this.standsRuff(target, left, trick) && this.goOn(target, left, withLoser(trick));
  }

  /** Does an opponent gain by winning the trick: from the claimer, or to lead himself where it is his partner's? */
  private mayTake(left: number, trick: TrickSoFar): boolean {
    return this.isOurs(bestSeat(trick)) || this.isSeen(left, trick);
  }

  /** Does the target hold if the trick is ruffed? So it does where it cannot be. */
  private standsRuff(target: number, left: number, trick: TrickSoFar): boolean {
    const { pool, holder } = this.cards;
    const { trump } = this;
    const led = ledTo(trick);
    const count = cardsOn(trick);
    const seat = turnIn(trick);
    const trumps = trump < 0 ? 0 : (pool[trump] as number);
    // Partner of the leader also ruffs what his side is winning: the last hand may have a higher card.
    const mayGain = count === 2 || this.mayTake(left, trick);
    if (trumps === 0 || led === trump || holder[trump] === (seat ^ 2) || !mayGain) return true;
    const over = bestSuit(trick) === trump ? trumps & (bestBit(trick) - 1) : trumps;
    if (over === 0) return true;
    // If somebody holds the suit and has not played it yet, it is the other opponent, who followed low.
    const out = pool[led] as number;
    const shed = out !== 0 && !isFollowed(trick) && count >= 2 ? lowestOf(out) : 0;
    if (shed !== 0) this.take(led, shed);
    const shedOpen = shed !== 0 && this.wasOpen;
    let reached = true;
    // Before a hand of the claimer's he may also ruff higher than he must.
    let rest = count < 3 ? this.telling(trump, over) : lowestOf(over);
    for (; rest !== 0 && reached; rest &= rest - 1)
      reached = this.plays(target, left, trick, trump, rest & -rest, true);
    if (shed !== 0) this.giveBack(led, shed, shedOpen);
    return reached;
  }
}
