import { type Card, SUITS } from '../../game/index.ts';
import type { Believed } from './believed.ts';
import { type Board, bitOfMove, moveOfCard, rankOfBit, suitOfMove } from './board.ts';
import {
  LEAVES_SUITS_UNFINISHED,
  LOSER_BEFORE_WINNERS,
  LOW_BEFORE_HONOURS,
  NOT_TOP_DOWN,
  STRANDS_WINNER,
} from './class-bits.ts';
import type { PlayClassifier } from './classify-play.ts';
import { demandOf, isDue, memoryOf } from './directives.ts';
import { LOSSES, lossClass } from './loss-class.ts';
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
  /** Tricks that he sees how to get: an order that he may have missed leaves him these. */
  readonly promised: number;
  /** Does he take the trump that is out for a higher one than it is? Then he may lead any of his own. */
  readonly fearsTrump: boolean;
  /** Is it declarer who claims, and sees both hands? */
  readonly seesPartner: boolean;
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
  /** Is no card that loses a certain trick ever normal, in either hand, and nothing stated or singled out? */
  private readonly keepsAll: boolean;

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
    this.keepsAll =
      allowance.seesPartner &&
      !allowance.fearsTrump &&
      allowance.steps.length + marked.length === 0 &&
      board.bound === undefined &&
      (allowance.excluded & LOSSES) === LOSSES;
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
    const sensible = without(moves, from, demanded, this.losing(moves, from, demanded, directed));
    return this.siftByLooks(moves, from, sensible, directed);
  };

  /**
   * Takes out the cards that look wrong. Where all of them do, something must be played all the same: then the classes are
   * taken one by one in their order, each as long as it leaves a card.
   */
  private siftByLooks(moves: Int16Array, from: number, end: number, directed: boolean): number {
    const wrong = placesOf(moves, from, end, (move) => this.isExcluded(move, directed));
    if (wrong !== every(end - from)) return without(moves, from, end, wrong);
    let to = without(moves, from, end, this.struck(moves, from, end));
    for (let bits = this.allowance.excluded | NOT_TOP_DOWN; bits !== 0 && to - from > 1; bits &= bits - 1) {
      const kind = bits & -bits;
      const among = placesOf(moves, from, to, (move) => (this.excludingClasses(move) & kind) !== 0);
      to = without(moves, from, to, among);
    }
    return to;
  }

  /**
   * Who has missed nothing plays the cards as they are, and never a card after which he is certain of fewer tricks: what he
   * is certain of he gets, whatever the others play.
   */
  isSureOf(tricks: number): boolean {
    return this.keepsAll && this.believed.isTrue && this.believed.isSureOf(tricks);
  }

  private keeping(moves: Int16Array, from: number, end: number): number {
    return this.board.turn === this.allowance.free ? -1 : this.believed.keeping(moves, from, end);
  }

  /** The cards that the director has struck out, as bits by place in the list. */
  private struck(moves: Int16Array, from: number, end: number): number {
    const { struck } = this.allowance;
    return struck.length === 0 ? 0 : placesOf(moves, from, end, (move) => this.isAmong(struck, move));
  }

  /** The cards struck out, and those after which fewer tricks are certain, of classes that are not normal; bits by place. */
  private losing(moves: Int16Array, from: number, end: number, directed: boolean): number {
    const { excluded, restored } = this.allowance;
    let out = this.struck(moves, from, end);
    if (excluded === 0) return out;
    const lost = every(end - from) & ~this.keeping(moves, from, end);
    for (let rest = lost & ~out; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const move = moves[from + rankOfBit(bit)] as number;
      if ((directed && this.named.has(move)) || this.isAmong(restored, move)) continue;
      const kind = this.lossClass(move);
      if (this.ledInFear(move, kind) !== 0 && !this.breaksPromise(move)) continue;
      if ((kind & excluded) !== 0 || (kind === STRANDS_WINNER && this.breaksPromise(move))) out |= bit;
    }
    return out;
  }

  /** Of some classes those that are nothing to a lead of his trumps, where he means to lose one. */
  private ledInFear(move: number, classes: number): number {
    const { board, allowance } = this;
    return allowance.fearsTrump && board.count === 0 && suitOfMove(move) === board.trump
      ? classes & (LOW_BEFORE_HONOURS | LOSER_BEFORE_WINNERS)
      : 0;
  }

  /** Is this the lead of a trump that he means to lose, though he need not? */
  isLedInFear(move: number): boolean {
    const { board, classifier } = this;
    return this.ledInFear(move, classifier.classesOf(move) | this.lossClass(move)) !== 0 && board.count === 0;
  }

  /** Is the claimer after this card no longer certain of the tricks that he claims himself? */
  private breaksPromise(move: number): boolean {
    const { promised } = this.allowance;
    return promised > 0 && this.believed.keeps(move, promised - this.board.won) === false;
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
    const classes = this.classifier.classesOf(move) & (isTopped ? excluded | NOT_TOP_DOWN : excluded);
    return classes & ~this.ledInFear(move, classes);
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

  /** Which of the legal cards of the seat to play count, and if not, why? */
  verdictsOn(legal: readonly number[]): (move: number) => Verdict {
    if (legal.length < 2) return () => COUNTS;
    const moves = Int16Array.from(legal);
    const demanded = new Set(moves.subarray(0, this.demand(moves, 0, moves.length)));
    const counting = new Set(moves.subarray(0, this.filter(moves, 0, moves.length)));
    const among = legal.filter((each) => demanded.has(each));
    return (move) => {
      if (!demanded.has(move)) return { counts: false, because: 'statement' };
      if (counting.has(move)) return COUNTS;
      if (this.isAmong(this.allowance.struck, move)) return { counts: false, because: 'struck' };
      const loss = this.classesOf(move, among) & this.allowance.excluded;
      return { counts: false, because: 'class', classes: loss | this.excludingClasses(move) };
    };
  }

  /** Does the statement leave only part of the legal cards open? */
  isDirected(legal: readonly number[]): boolean {
    const moves = Int16Array.from(legal);
    return this.demand(moves, 0, moves.length) < legal.length;
  }
}

/** As many bits as there are cards in a list. */
const every = (cards: number): number => (1 << cards) - 1;

/** The places in a list of the cards of which something holds, as bits. */
function placesOf(moves: Int16Array, from: number, end: number, holds: (move: number) => boolean): number {
  let places = 0;
  for (let at = from; at < end; at++) if (holds(moves[at] as number)) places |= 1 << (at - from);
  return places;
}

/** Takes the cards at some places out of a list and answers its new end; none goes when all would. */
function without(moves: Int16Array, from: number, end: number, out: number): number {
  if (out === 0 || out === every(end - from)) return end;
  let to = from;
  for (let at = from; at < end; at++) if (((out >> (at - from)) & 1) === 0) moves[to++] = moves[at] as number;
  return to;
}

/** The first of the bits that hold what was won, where nothing is stated, and which suits have been begun. */
const WON = 8;
const BEGUN = 24;

/** What decides which plays count and cannot be read from the cards, as bits; nothing for most claims. */
function remembering(
  classifier: PlayClassifier,
  { steps, excluded, promised }: Allowance,
): ((board: Board) => number) | undefined {
  const stated = promised > 0 ? (board: Board) => board.won << WON : memoryOf(steps);
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
