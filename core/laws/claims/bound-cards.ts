import { SEATS } from '../../game/index.ts';
import { type Board, type Bound, bitOfMove, moveOfCard, suitOfMove } from './board.ts';
import type { ClaimPosition } from './position.ts';

/** Ace to ten: a minor penalty card does not hold back an honour (Law 50C). */
const HONOURS = 0b11111;

/** Are there penalty cards about, or an order for the next card? If so, what they leave. */
export const boundCards = (position: ClaimPosition): Bound | undefined =>
  position.penaltyCards === undefined && position.nextCards === undefined
    ? undefined
    : new BoundCards(position);

/**
 * What penalty cards, and an order given before the claim, leave of the cards that follow suit. The director looks at
 * the play as it would have gone on, and there they bind as they did at the table: a major penalty card is played at the
 * first legal opportunity (Law 50D1), a minor one before the other small cards of its suit (Law 50C).
 */
class BoundCards implements Bound {
  readonly whole: number;
  /** Penalty cards, bits by `seat * 4 + suit`. */
  private readonly major = new Int32Array(16);
  private readonly minor = new Int32Array(16);
  /** The cards that an order leaves open to the seat to play at the claim. */
  private readonly next: ReadonlySet<number> | undefined;
  private readonly onTable: number;

  constructor({ penaltyCards = [], nextCards, trick }: ClaimPosition) {
    let whole = 0;
    for (const { seat, card, kind } of penaltyCards) {
      const move = moveOfCard(card);
      const at = SEATS.indexOf(seat) * 4 + suitOfMove(move);
      const cards = kind === 'major' ? this.major : this.minor;
      cards[at] = (cards[at] as number) | bitOfMove(move);
      whole |= 1 << suitOfMove(move);
    }
    this.next = nextCards && new Set(nextCards.map(moveOfCard));
    for (const move of this.next ?? []) whole |= 1 << suitOfMove(move);
    this.onTable = trick.cards.length;
    this.whole = whole;
  }

  sift(board: Board, moves: Int16Array, from: number, end: number): number {
    const seat = board.turn * 4;
    const isAmong = (cards: Int32Array, move: number): boolean =>
      ((cards[seat + suitOfMove(move)] as number) & bitOfMove(move)) !== 0;
    let left = end;
    if (this.next !== undefined && board.ply === this.onTable)
      left = kept(moves, from, left, (move) => this.next?.has(move) === true);
    left = kept(moves, from, left, (move) => isAmong(this.major, move));
    for (let at = from; at < left; at++) {
      const penalty = moves[at] as number;
      if (isAmong(this.minor, penalty))
        return kept(moves, from, left, (move) => move === penalty || isBeside(penalty, move));
    }
    return left;
  }
}

/** May the card be played although a minor penalty card could be? */
const isBeside = (penalty: number, move: number): boolean =>
  suitOfMove(move) !== suitOfMove(penalty) || (bitOfMove(move) & HONOURS) !== 0;

/** Moves the cards wanted to the front and answers where they end; all stay when there are none. */
function kept(moves: Int16Array, from: number, end: number, wanted: (move: number) => boolean): number {
  let to = from;
  for (let at = from; at < end; at++) {
    const move = moves[at] as number;
    if (!wanted(move)) continue;
    moves[at] = moves[to] as number;
    moves[to++] = move;
  }
  return to === from ? end : to;
}
