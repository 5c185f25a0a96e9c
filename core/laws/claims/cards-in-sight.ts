import type { Believed } from './believed.ts';
import { type Board, bitCount } from './board.ts';
import type { ClaimerView } from './claimer-view.ts';
import { LOW_BEFORE_HONOURS, SMALL_CARDS_IN_ANY_ORDER } from './class-bits.ts';

/** More cards out above a card than this, and playing it for a trick is no finesse but giving the trick up. */
export const DEEPEST_FINESSE = 2;

/** Ace, king and queen: what heads a solid suit. */
const TOP_HONOURS = 0b111;
/** Ace to ten. */
export const HONOURS = 0b11111;

/**
 * The cards as the claimer sees them: which of his are winners to him, and which suits had a top or were running when he
 * claimed.
 */
export class CardsInSight {
  protected readonly board: Board;
  protected readonly view: ClaimerView;
  protected readonly believed: Believed;
  /** The suits in which the claiming side's best card at the claim was an honour. */
  protected readonly honourSuits: number;
  /** The suits that were solid at the claim: headed by a queen or higher, with nothing higher out. */
  protected readonly solidSuits: number;
  /** The suits that were running at the claim, where a hand has two of them and a third suit to turn to, as bits. */
  readonly running: number;

  constructor(board: Board, view: ClaimerView, believed: Believed) {
    this.board = board;
    this.view = view;
    this.believed = believed;
    let honours = 0;
    let solid = 0;
    for (let suit = 0; suit < 4; suit++) {
      const ours = board.holding(board.side, suit) | board.holding(board.side + 2, suit);
      if ((ours & HONOURS) !== 0) honours |= 1 << suit;
      const top = ours & -ours;
      if ((top & TOP_HONOURS) !== 0 && (board.out(suit) & (top - 1)) === 0) solid |= 1 << suit;
    }
    this.honourSuits = honours;
    this.solidSuits = solid;
    this.running = view.seen.reduce((suits, seat) => suits | this.runningIn(seat), 0);
  }

  /** The suits of which a hand has more than one card, the best of them a winner; nothing unless there are two and a third suit. */
  protected runningIn(seat: number): number {
    const { board } = this;
    let [suits, held, running] = [0, 0, 0];
    for (let suit = 0; suit < 4; suit++) {
      const cards = board.holding(seat, suit);
      if (cards !== 0) held++;
      if (bitCount(cards) < 2 || !this.hasSure(seat, suit)) continue;
      suits |= 1 << suit;
      running++;
    }
    return running > 1 && held > 2 ? suits : 0;
  }

  /** Has nobody against the claiming side a higher card of the suit? */
  isSure(suit: number, bit: number): boolean {
    return (this.believed.out(suit) & (bit - 1)) === 0;
  }

  /** Has no other player a higher card of the suit, partner included where he can be seen? */
  protected isMaster(suit: number, bit: number): boolean {
    return ((this.believed.out(suit) | this.partners(suit)) & (bit - 1)) === 0;
  }

  protected hasSure(seat: number, suit: number): boolean {
    const cards = this.board.holding(seat, suit);
    return cards !== 0 && this.isSure(suit, cards & -cards);
  }

  /** Partner's cards as far as the claimer can see them. */
  protected partners(suit: number): number {
    return this.view.seesPartner ? this.board.holding(this.board.turn ^ 2, suit) : 0;
  }

  /** The cards of a suit that are out as far as the hand to play can tell: a defender does not see which are his partner's. */
  protected unseen(suit: number): number {
    const hidden = this.view.seesPartner ? 0 : this.board.holding(this.board.turn ^ 2, suit);
    return this.believed.out(suit) | hidden;
  }

  protected partnerCanRuff(suit: number): boolean {
    const { trump } = this.board;
    return (
      this.view.seesPartner &&
      suit !== trump &&
      trump >= 0 &&
      this.partners(suit) === 0 &&
      this.partners(trump) !== 0
    );
  }

  /** Are there no more than `most` of these cards above it? */
  protected stands(against: number, bit: number, most: number): boolean {
    return bitCount(against & (bit - 1)) <= most;
  }

  protected hasShownOut(seat: number, suit: number): boolean {
    return ((this.board.seen >> (seat * 4 + suit)) & 1) === 1;
  }

  /** Is no card out between this card and the higher one? */
  protected isAsGoodAs(suit: number, bit: number, higher: number): boolean {
    return bit !== 0 && (this.board.out(suit) & (bit - 1) & ~(higher - 1)) === 0;
  }

  /** Cards of one suit that are all believed good are not played from the top: is that a suit which has a top? */
  protected outOfOrder(suit: number): number {
    return (this.solidSuits >> suit) & 1 ? LOW_BEFORE_HONOURS : SMALL_CARDS_IN_ANY_ORDER;
  }
}

export const highest = (cards: number): number => cards & -cards;
