import { type Board, bitCount, bitOfMove, suitOfMove } from './board.ts';

/*
 * A suit of which all missing cards are known to be with one opponent, or are said to be ("finessing West"), played by
 * itself with entries everywhere: the cards that get the most tricks out of it are the marked plays. Small enough to
 * be searched to the end each time; answers are kept.
 */
export class MarkedSuit {
  private readonly known = new Map<number, number>();

  /**
   * The most tricks two hands can get from the suit. The holder of the missing cards plays after `over`, and before
   * `under`: he sits at the left of `over`.
   */
  private most(over: number, under: number, missing: number): number {
    if (missing === 0) return Math.max(bitCount(over), bitCount(under));
    if (over === 0 && under === 0) return 0;
    const key = (over * 8192 + under) * 8192 + missing;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    let most = 0;
    for (let rest = over; rest !== 0; rest &= rest - 1)
      most = Math.max(most, this.afterOver(rest & -rest, over, under, missing));
    for (let rest = under; rest !== 0; rest &= rest - 1)
      most = Math.max(most, this.afterUnder(rest & -rest, over, under, missing));
    this.known.set(key, most);
    return most;
  }

  /** `over` has led the card; the missing hand plays second, `under` third. */
  private afterOver(lead: number, over: number, under: number, missing: number): number {
    let worst = 13;
    for (let rest = missing; rest !== 0; rest &= rest - 1)
      worst = Math.min(worst, this.third(lead, rest & -rest, over, under, missing));
    return worst;
  }

  private third(lead: number, second: number, over: number, under: number, missing: number): number {
    if (under === 0) return this.rest(lead, 0, second, over, under, missing);
    let most = 0;
    for (let rest = under; rest !== 0; rest &= rest - 1)
      most = Math.max(most, this.rest(lead, rest & -rest, second, over, under, missing));
    return most;
  }

  /** `under` has led the card; `over` plays third and the missing hand last. */
  private afterUnder(lead: number, over: number, under: number, missing: number): number {
    if (over === 0) return this.last(0, lead, over, under, missing);
    let most = 0;
    for (let rest = over; rest !== 0; rest &= rest - 1)
      most = Math.max(most, this.last(rest & -rest, lead, over, under, missing));
    return most;
  }

  private last(fromOver: number, fromUnder: number, over: number, under: number, missing: number): number {
    let worst = 13;
    for (let rest = missing; rest !== 0; rest &= rest - 1)
      worst = Math.min(worst, this.rest(fromOver, fromUnder, rest & -rest, over, under, missing));
    return worst;
  }

  /** The trick is complete: count it and go on. A card of 0 is a discard. */
  private rest(a: number, b: number, theirs: number, over: number, under: number, missing: number): number {
    const highest = a === 0 || (b !== 0 && b < a) ? b : a;
    const won = highest < theirs ? 1 : 0;
    return won + this.most(over & ~a, under & ~b, missing & ~theirs);
  }

  /**
   * What the suit still yields if the claiming side now plays this card, leading it or third to partner's lead of it.
   * `holder` is the opponent taken to hold all that is missing.
   */
  yieldOf(board: Board, move: number, holder: number): number {
    const suit = suitOfMove(move);
    const bit = bitOfMove(move);
    const isOver = board.turn === ((holder + 3) & 3);
    const over = board.holding((holder + 3) & 3, suit);
    const under = board.holding((holder + 1) & 3, suit);
    const missing = board.out(suit);
    if (board.count === 2) return this.yieldOfThird(board, bit, isOver, [over, under, missing]);
    if (missing === 0) return 0;
    return isOver ? this.afterOver(bit, over, under, missing) : this.afterUnder(bit, over, under, missing);
  }

  private yieldOfThird(
    board: Board,
    bit: number,
    isOver: boolean,
    [over, under, missing]: readonly [number, number, number],
  ): number {
    const ours = Math.min(board.bits[board.ply - 2] as number, bit);
    const followed = board.suits[board.ply - 1] === board.led;
    const beatsSecond = !followed || ours < (board.bits[board.ply - 1] as number);
    const after = (theirs: number): number =>
      (beatsSecond && (theirs === 0 || ours < theirs) ? 1 : 0) +
      this.most(isOver ? over & ~bit : over, isOver ? under : under & ~bit, missing & ~theirs);
    // `over` plays third only when `under` led, and then the missing hand is still to play.
    if (!isOver || missing === 0) return after(0);
    let worst = 13;
    for (let rest = missing; rest !== 0; rest &= rest - 1) worst = Math.min(worst, after(rest & -rest));
    return worst;
  }
}
