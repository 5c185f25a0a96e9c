import { type Card, SUITS } from '../../game/index.ts';
import { type Board, moveOfCard, suitOfMove } from './board.ts';
import { NOT_TOP_DOWN } from './class-bits.ts';
import type { PlayClassifier } from './classify-play.ts';
import { demandOf, isDue, memoryOf } from './directives.ts';
import type { Considered, Filter } from './search.ts';
import { cardsNamed, type ShowsOut, type Step } from './statement.ts';

/** A play singled out by the director: that card, led or played at all, at one trick (counted from the claim) or any. */
export interface PlayMark {
  readonly card: Card;
  readonly how: 'led' | 'played';
  readonly trick?: number;
}

/** What decides which plays of the claiming side count. */
export interface Allowance {
  readonly steps: readonly Step[];
  /** The classes of play that are not normal, as bits. */
  readonly excluded: number;
  readonly struck: readonly PlayMark[];
  readonly restored: readonly PlayMark[];
  /** A seat whose cards are judged by no class: the partner of a defender who claims (Law 70D2). -1 for none. */
  readonly free: number;
}

/** Why a play does not count, or that it does. */
export type Verdict =
  | { readonly counts: true }
  | { readonly counts: false; readonly because: 'statement' | 'struck' }
  | { readonly counts: false; readonly because: 'class'; readonly classes: number };

const COUNTS: Verdict = { counts: true };

/** Sifts the claiming side's legal cards down to those that count as normal within its statement. */
export class NormalPlay implements Considered {
  /** The suits in which single cards matter, as bits. */
  readonly whole: number;
  private readonly board: Board;
  private readonly classifier: PlayClassifier;
  private readonly allowance: Allowance;
  private readonly tricks: number;
  /** The cards that the statement names. */
  private readonly named: ReadonlySet<number>;
  /** Suits that he said he would play from the top. */
  private readonly topped: readonly { readonly suit: number; readonly when: ShowsOut | undefined }[];
  readonly memory: ((board: Board) => number) | undefined;

  constructor(board: Board, classifier: PlayClassifier, allowance: Allowance) {
    this.board = board;
    this.classifier = classifier;
    this.allowance = allowance;
    this.tricks = board.cardsLeft(board.turn);
    this.named = new Set(allowance.steps.flatMap(cardsNamed).map(moveOfCard));
    let whole = suitsOf(this.named);
    for (const { card } of [...allowance.struck, ...allowance.restored])
      whole |= 1 << suitOfMove(moveOfCard(card));
    this.whole = whole;
    this.topped = allowance.steps.flatMap((step) =>
      step.do === 'suit' && step.topDown ? [{ suit: SUITS.indexOf(step.suit), when: step.when }] : [],
    );
    this.memory = memoryOf(allowance.steps);
  }

  /**
   * Keeps the moves that count and answers where they end. The statement goes before the classes: a card that it names
   * is not judged by them, and when everything it leaves is excluded, all that counts, for something must be played.
   */
  readonly filter: Filter = (moves: Int16Array, from: number, end: number): number => {
    const demanded = this.demand(moves, from, end);
    let to = from;
    for (let at = from; at < demanded; at++) {
      const move = moves[at] as number;
      const stated = demanded < end && this.named.has(move);
      if (!this.isExcluded(move, stated)) {
        moves[at] = moves[to] as number;
        moves[to++] = move;
      }
    }
    return to === from ? demanded : to;
  };

  private demand(moves: Int16Array, from: number, end: number): number {
    const demand = this.allowance.steps.length === 0 ? undefined : demandOf(this.board, this.allowance.steps);
    if (demand === undefined) return end;
    let to = from;
    for (let at = from; at < end; at++) {
      const move = moves[at] as number;
      if (!demand(move)) continue;
      moves[at] = moves[to] as number;
      moves[to++] = move;
    }
    return to === from ? end : to;
  }

  private isExcluded(move: number, stated: boolean): boolean {
    if (this.isAmong(this.allowance.struck, move)) return true;
    return !stated && this.excludingClasses(move) !== 0;
  }

  /** The classes for which a card is excluded. */
  excludingClasses(move: number): number {
    const { excluded, free, restored } = this.allowance;
    if (this.board.turn === free || this.isAmong(restored, move)) return 0;
    const suit = suitOfMove(move);
    const isTopped =
      this.topped.length > 0 &&
      this.topped.some((each) => each.suit === suit && isDue(this.board, each.when));
    return this.classifier.classesOf(move) & (isTopped ? excluded | NOT_TOP_DOWN : excluded);
  }

  private isAmong(marks: readonly PlayMark[], move: number): boolean {
    if (marks.length === 0) return false;
    const { board } = this;
    const trick = this.tricks - board.cardsLeft(board.turn) + 1;
    return marks.some(
      (mark) =>
        moveOfCard(mark.card) === move &&
        (mark.how === 'played' || board.count === 0) &&
        (mark.trick === undefined || mark.trick === trick),
    );
  }

  /** Does a legal card of the seat to play count, and if not, why? */
  verdictOn(move: number, legal: readonly number[]): Verdict {
    const moves = Int16Array.from(legal);
    if (legal.length < 2) return COUNTS;
    const demanded = this.demand(moves, 0, moves.length);
    if (!moves.subarray(0, demanded).includes(move)) return { counts: false, because: 'statement' };
    if (moves.subarray(0, this.filter(moves, 0, moves.length)).includes(move)) return COUNTS;
    if (this.isAmong(this.allowance.struck, move)) return { counts: false, because: 'struck' };
    return { counts: false, because: 'class', classes: this.excludingClasses(move) };
  }

  /** Does the statement leave only part of the legal cards open? */
  isDirected(legal: readonly number[]): boolean {
    const moves = Int16Array.from(legal);
    return this.demand(moves, 0, moves.length) < legal.length;
  }
}

/** The suits of some cards, as bits. */
const suitsOf = (moves: ReadonlySet<number>): number =>
  [...moves].reduce((suits, move) => suits | (1 << suitOfMove(move)), 0);
