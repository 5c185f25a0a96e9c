import { type Card, SUITS } from '../../game/index.ts';
import type { Believed } from './believed.ts';
import { type Board, bitOfMove, moveOfCard, rankOfBit, suitOfMove } from './board.ts';
import { LEAVES_SUITS_UNFINISHED, NOT_TOP_DOWN } from './class-bits.ts';
import type { PlayClassifier } from './classify-play.ts';
import { demandOf, isDue, memoryOf } from './directives.ts';
import { lossClass } from './loss-class.ts';
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
  /** A seat to which hardly a class applies: the partner of a defender who claims (Law 70D2). -1 for none. */
  readonly free: number;
  /** Suits in which single cards matter because some that are out were missed, as bits. */
  readonly whole: number;
}

/** Why a play does not count, or that it does. */
export type Verdict =
  | { readonly counts: true }
  | { readonly counts: false; readonly because: 'statement' | 'struck' }
  | { readonly counts: false; readonly because: 'class'; readonly classes: number };

const COUNTS: Verdict = { counts: true };

/** Sifts the claiming side's legal cards down to those that count as normal within its statement. */
export class NormalPlay implements Considered {
  /** The suits in which every card matters by itself, as bits. */
  readonly whole: number;
  /** By suit, the cards that the statement names or the director has singled out, as bits. */
  readonly single = new Int32Array(4);
  private readonly board: Board;
  private readonly classifier: PlayClassifier;
  private readonly believed: Believed;
  private readonly allowance: Allowance;
  private readonly tricks: number;
  /** The cards that the statement names. */
  private readonly named: ReadonlySet<number>;
  /** Suits that he said he would play from the top. */
  private readonly topped: readonly { readonly suit: number; readonly when: ShowsOut | undefined }[];
  readonly memory: ((board: Board) => number) | undefined;

  constructor(board: Board, classifier: PlayClassifier, believed: Believed, allowance: Allowance) {
    this.board = board;
    this.classifier = classifier;
    this.believed = believed;
    this.allowance = allowance;
    this.tricks = board.cardsLeft(board.turn);
    this.named = new Set(allowance.steps.flatMap(cardsNamed).map(moveOfCard));
    this.whole = allowance.whole;
    const marked = [...allowance.struck, ...allowance.restored].map(({ card }) => moveOfCard(card));
    for (const move of [...this.named, ...marked])
      this.single[suitOfMove(move)] = (this.single[suitOfMove(move)] as number) | bitOfMove(move);
    this.topped = allowance.steps.flatMap((step) =>
      (step.do === 'suit' && step.topDown) || step.do === 'tops'
        ? [{ suit: SUITS.indexOf(step.suit), when: step.when }]
        : [],
    );
    this.memory = remembering(classifier, allowance);
  }

  /**
   * Keeps the moves that count and answers where they end. The statement goes before the classes: a card that it names
   * is not judged by them. Of what it leaves, first the cards go after which fewer tricks are certain than after others,
   * then those that look wrong; but when nothing would be left, nothing goes, for something must be played.
   */
  readonly filter: Filter = (moves: Int16Array, from: number, end: number): number => {
    const demanded = this.demand(moves, from, end);
    const directed = demanded < end;
    if (demanded - from < 2) return demanded;
    const kept = this.allowance.excluded === 0 ? -1 : this.keeping(moves, from, demanded);
    const sensible = this.siftBy(moves, from, demanded, (move, at) =>
      this.isLossExcluded(move, at, kept, directed),
    );
    return this.siftByLooks(moves, from, sensible, directed);
  };

  /**
   * Takes out the cards that look wrong. Where all of them do, something must be played all the same: then the classes are
   * taken one by one in their order, each as long as it leaves a card.
   */
  private siftByLooks(moves: Int16Array, from: number, end: number, directed: boolean): number {
    const isRight = (move: number): boolean => !this.isExcluded(move, directed);
    let right = false;
    for (let at = from; at < end && !right; at++) right = isRight(moves[at] as number);
    if (right) return this.siftBy(moves, from, end, (move) => !isRight(move));
    let to = this.siftBy(moves, from, end, (move) => this.isAmong(this.allowance.struck, move));
    for (let bits = this.allowance.excluded | NOT_TOP_DOWN; bits !== 0 && to - from > 1; bits &= bits - 1) {
      const kind = bits & -bits;
      to = this.siftBy(moves, from, to, (move) => (this.excludingClasses(move) & kind) !== 0);
    }
    return to;
  }

  private keeping(moves: Int16Array, from: number, end: number): number {
    return this.board.turn === this.allowance.free ? -1 : this.believed.keeping(moves, from, end);
  }

  /** Takes moves out and answers the new end; none goes when all would. */
  private siftBy(
    moves: Int16Array,
    from: number,
    end: number,
    isOut: (move: number, at: number) => boolean,
  ): number {
    const { sifted } = this;
    let to = 0;
    for (let at = from; at < end; at++) {
      const move = moves[at] as number;
      if (!isOut(move, at - from)) sifted[to++] = move;
    }
    if (to === 0) return end;
    for (let at = 0; at < to; at++) moves[from + at] = sifted[at] as number;
    return from + to;
  }

  private readonly sifted = new Int16Array(14);

  /** Is it a card after which fewer tricks are certain, of a class that is not normal? */
  private isLossExcluded(move: number, at: number, kept: number, directed: boolean): boolean {
    if (this.isAmong(this.allowance.struck, move)) return true;
    if ((kept >> at) & 1 || (directed && this.named.has(move))) return false;
    if (this.isAmong(this.allowance.restored, move)) return false;
    return (this.lossClass(move) & this.allowance.excluded) !== 0;
  }

  private lossClass(move: number): number {
    return lossClass(this.board, this.believed, this.classifier, move);
  }

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

  private isExcluded(move: number, directed: boolean): boolean {
    if (this.isAmong(this.allowance.struck, move)) return true;
    return !(directed && this.named.has(move)) && this.excludingClasses(move) !== 0;
  }

  /** The classes for which a card is excluded by its looks. */
  private excludingClasses(move: number): number {
    const { excluded, free, restored } = this.allowance;
    if (this.isAmong(restored, move)) return 0;
    if (this.board.turn === free) return this.classifier.classesOfPartner(move) & excluded;
    const suit = suitOfMove(move);
    const isTopped =
      this.topped.length > 0 &&
      this.topped.some((each) => each.suit === suit && isDue(this.board, each.when));
    return this.classifier.classesOf(move) & (isTopped ? excluded | NOT_TOP_DOWN : excluded);
  }

  /** The classes of a legal card, by its looks and by what it loses; none of the free seat's. */
  classesOf(move: number, legal: readonly number[]): number {
    const { board, classifier, allowance } = this;
    if (board.turn === allowance.free) return classifier.classesOfPartner(move);
    const at = legal.indexOf(move);
    const kept = this.keeping(Int16Array.from(legal), 0, legal.length);
    return classifier.classesOf(move) | ((kept >> at) & 1 ? 0 : this.lossClass(move));
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
    const demandedMoves = [...moves.subarray(0, this.demand(moves, 0, moves.length))];
    if (!demandedMoves.includes(move)) return { counts: false, because: 'statement' };
    if (moves.subarray(0, this.filter(moves, 0, moves.length)).includes(move)) return COUNTS;
    if (this.isAmong(this.allowance.struck, move)) return { counts: false, because: 'struck' };
    const among = [...Int16Array.from(legal)].filter((each) => demandedMoves.includes(each));
    const loss = this.classesOf(move, among) & this.allowance.excluded;
    return { counts: false, because: 'class', classes: loss | this.excludingClasses(move) };
  }

  /** Does the statement leave only part of the legal cards open? */
  isDirected(legal: readonly number[]): boolean {
    const moves = Int16Array.from(legal);
    return this.demand(moves, 0, moves.length) < legal.length;
  }
}

/** The first of the bits that hold which suits have been begun, after those of a statement. */
const BEGUN = 24;

/** What decides which plays count and cannot be read from the cards, as bits; nothing for most claims. */
function remembering(
  classifier: PlayClassifier,
  { steps, excluded }: Allowance,
): ((board: Board) => number) | undefined {
  const stated = memoryOf(steps);
  if ((excluded & LEAVES_SUITS_UNFINISHED) === 0 || classifier.running === 0) return stated;
  return (board) => {
    let begun = board.begun & classifier.running;
    for (let rest = begun; rest !== 0; rest &= rest - 1) {
      const suit = rankOfBit(rest & -rest);
      if ((board.holding(board.side, suit) | board.holding(board.side + 2, suit)) === 0)
        begun &= ~(1 << suit);
    }
    return (begun << BEGUN) | (stated?.(board) ?? 0);
  };
}
