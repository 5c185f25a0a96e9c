import { BelievedDeal, EITHER, OPPONENT } from './believed-deal.ts';
import { lowestOf } from './board.ts';

/**
 * Both opponents of a claimer who counts his certain tricks, played by one adversary who deals the cards against him as he
 * goes. The target must hold whatever he leads and plays.
 */
export abstract class Adversary extends BelievedDeal {
  /** The rest of a trick of which some cards lie on the table. */
  protected abstract goOn(
    target: number,
    left: number,
    count: number,
    leader: number,
    led: number,
    bestSuit: number,
    bestBit: number,
    bestSeat: number,
    followed: boolean,
  ): boolean;

  protected opponentsLead(target: number, left: number, leader: number): boolean {
    const first = 1 - this.side;
    if (leader !== EITHER) return this.opponentLeads(target, left, first + 2 * (leader - OPPONENT));
    return this.opponentLeads(target, left, first) && this.opponentLeads(target, left, first + 2);
  }

  private opponentLeads(target: number, left: number, seat: number): boolean {
    const { holder } = this.cards;
    let [any, others] = [false, false];
    for (let suit = 0; suit < 4; suit++) {
      if (this.heldBy(seat ^ 2, suit) !== 0) others = true;
      const only = holder[suit] as number;
      const cards = this.heldBy(seat, suit);
      if (cards === 0 || (only >= 0 && seat !== only)) continue;
      any = true;
      const low = lowestOf(cards);
      const high = cards & -cards;
      if (!this.theyLead(target, left, seat, suit, low)) return false;
      if (high !== low && !this.theyLead(target, left, seat, suit, high)) return false;
    }
    // He has nothing that counts: whatever he leads, the claimer has expected to win or leaves to the other opponent.
    return any || !others || this.opponentLeads(target, left, seat ^ 2);
  }

  private theyLead(target: number, left: number, seat: number, suit: number, bit: number): boolean {
    this.take(suit, bit);
    const isOpen = this.wasOpen;
    const reached = this.goOn(target, left, 1, seat, suit, suit, bit, seat, true);
    this.giveBack(suit, bit, isOpen);
    return reached;
  }

  /** An opponent plays: the target must hold whatever he does. */
  protected theyPlay(
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
    const { pool, holder } = this.cards;
    const seat = (leader + count) & 3;
    const out = pool[led] as number;
    const only = holder[led] as number;
    const isLast = count >= 2;
    const pass = (): boolean =>
      this.goOn(target, left, count + 1, leader, led, bestSuit, bestBit, bestSeat, followed);
    const play = (suit: number, bit: number, wins: boolean): boolean => {
      this.take(suit, bit);
      const isOpen = this.wasOpen;
      const reached = this.goOn(
        target,
        left,
        count + 1,
        leader,
        led,
        wins ? suit : bestSuit,
        wins ? bit : bestBit,
        wins ? seat : bestSeat,
        followed || suit === led,
      );
      this.giveBack(suit, bit, isOpen);
      return reached;
    };
    if (this.dummy >= 0) {
      const mine = this.heldBy(seat, led);
      for (let rest = mine; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        if (!play(led, bit, this.beats(led, bit, bestSuit, bestBit))) return false;
      }
      // Dummy follows where it can; declarer might have no card of the suit, partner having them.
      if (mine !== 0 && seat === this.dummy) return true;
      const trumps = this.trump < 0 || led === this.trump ? 0 : this.heldBy(seat, this.trump);
      const over = bestSuit === this.trump ? trumps & (bestBit - 1) : trumps;
      if (over !== 0 && !play(this.trump, lowestOf(over), true)) return false;
      return pass();
    }
    if (!isLast) {
      // Whoever plays last knows more: only what must be played now is.
      if (out !== 0 && only === seat) {
        for (let rest = out; rest !== 0; rest &= rest - 1) {
          const bit = rest & -rest;
          if (!play(led, bit, this.beats(led, bit, bestSuit, bestBit))) return false;
        }
        return true;
      }
      return this.mustRuffNow(seat, led)
        ? this.ruffsOrNot(target, left, count, leader, led, bestSuit, bestBit, bestSeat, followed, pass)
        : pass();
    }
    const canFollow = out !== 0 && only !== (seat ^ 2);
    if (canFollow) {
      const low = lowestOf(out);
      const over = this.isOurs(bestSeat) && bestSuit === led ? out & (bestBit - 1) : 0;
      if (over !== 0 && !play(led, lowestOf(over), true)) return false;
      // Before the last hand of the claimer's he may also play higher than that.
      if (count === 2 && bestSuit === led)
        for (let rest = this.telling(led, out & (bestBit - 1)); rest !== 0; rest &= rest - 1)
          if (!play(led, rest & -rest, true)) return false;
      if (!followed || only === seat) {
        if (!((over & low) !== 0 || play(led, low, false))) return false;
        if (only === seat) return true;
        return this.ruffsOrNot(target, left, count, leader, led, bestSuit, bestBit, bestSeat, followed, yes);
      }
    }
    return this.ruffsOrNot(target, left, count, leader, led, bestSuit, bestBit, bestSeat, followed, pass);
  }

  /** Tries a ruff, and otherwise goes on. */
  private ruffsOrNot(
    target: number,
    left: number,
    count: number,
    leader: number,
    led: number,
    bestSuit: number,
    bestBit: number,
    bestSeat: number,
    followed: boolean,
    otherwise: () => boolean,
  ): boolean {
    const { pool, holder } = this.cards;
    const { trump } = this;
    const seat = (leader + count) & 3;
    const trumps = trump < 0 ? 0 : (pool[trump] as number);
    // Partner of the leader also ruffs what his side is winning: the last hand may have a higher card.
    const mayGain = this.isOurs(bestSeat) || count === 2;
    if (trumps !== 0 && led !== trump && holder[trump] !== (seat ^ 2) && mayGain) {
      const over = bestSuit === trump ? trumps & (bestBit - 1) : trumps;
      if (over !== 0) {
        // If somebody holds the suit and has not played it yet, it is the other opponent, who followed low.
        const out = pool[led] as number;
        const shed = out !== 0 && !followed && count >= 2 ? lowestOf(out) : 0;
        if (shed !== 0) this.take(led, shed);
        const shedOpen = shed !== 0 && this.wasOpen;
        const lowest = lowestOf(over);
        let reached = true;
        for (
          let rest = count === 2 ? this.telling(trump, over) : lowest;
          rest !== 0 && reached;
          rest &= rest - 1
        ) {
          const bit = rest & -rest;
          this.take(trump, bit);
          const isOpen = this.wasOpen;
          reached = this.goOn(target, left, count + 1, leader, led, trump, bit, seat, followed);
          this.giveBack(trump, bit, isOpen);
        }
        if (shed !== 0) this.giveBack(led, shed, shedOpen);
        if (!reached) return false;
      }
    }
    return otherwise();
  }
}

const yes = (): boolean => true;
