import { SEATS, SUITS } from '../../game/index.ts';
import type { Believed } from './believed.ts';
import {
  type Board,
  bitCount,
  bitOfMove,
  lowestOf,
  moveOf,
  moveOfCard,
  rankOfBit,
  suitOfMove,
} from './board.ts';
import { HONOURS } from './cards-in-sight.ts';
import type { Statement } from './statement.ts';

/*
 * Which of the cards that are out a claimer has missed: those that contradict what he claims. Who can be certain of as
 * many tricks as he claims has missed nothing, unless a trump counts as forgotten (Law 70C) or he named as a trick a card
 * that is none. Who has said which tricks he counts has missed what beats those. Who has not is taken to have missed the one
 * card without which his claim would be good, any of them where more than one would do, but a card that beats an honour
 * rather than one that beats only small cards; failing that two cards, or the cards of a suit. Where even that does not
 * make the claim good it is not what he missed that is wrong with it.
 */

/** Positions after which the count of the claim, and of what one card or one set of cards would make of it, is given up. */
export const CLAIM_LIMIT = 10_000;
const CARD_LIMIT = 10_000;
const SET_LIMIT = 1_000;

/** Pairs of cards are looked at while there are no more cards than this. */
const MOST_FOR_PAIRS = 10;

export interface Claiming {
  readonly claimed: number;
  readonly statement: Statement;
  readonly trumpForgotten: boolean;
  /** The seats of the claiming side that the claimer sees. */
  readonly seen: readonly number[];
  /** Suits that are to be finessed: whoever says so knows what is out. */
  readonly finessed: readonly number[];
  /** The seat of dummy where it is against the claimer; -1 where it is not. */
  readonly dummy: number;
}

/** The cards of a suit that a claimer can have missed: those out, but for what lies open in dummy before a defender. */
const hidden = (board: Board, { dummy }: Pick<Claiming, 'dummy'>, suit: number): number =>
  board.out(suit) & (dummy < 0 ? -1 : ~board.holding(dummy, suit));

/** Writes the cards missed into what is believed. */
export function findMissed(board: Board, believed: Believed, claiming: Claiming): void {
  const { missed } = believed;
  const { trump } = board;
  missed.fill(0);
  if (claiming.trumpForgotten && trump >= 0) missed[trump] = hidden(board, claiming, trump);
  const claimsAll = claiming.claimed === board.cardsLeft(board.turn);
  if (claimsAll && !hasCounted(claiming.statement)) addUnderLowCards(board, believed, claiming);
  addCounted(board, missed, claiming);
  // Too long to count: with so many cards and ways nothing is put down to him.
  if (believed.isCertainOf(claiming.claimed, CLAIM_LIMIT) !== false) return;
  if (addHigh(board, missed, claiming) || rests(board, believed, claiming)) return;
  const beating = cardsBeating(board, claiming, missed);
  const hasTop = (suit: number): boolean => {
    const own = ownIn(board, claiming.seen, suit);
    return own !== 0 && (board.out(suit) & ((own & -own) - 1)) === 0;
  };
  const hasTops = topCards(board, claiming) >= claiming.claimed;
  const cards =
    hasTops && !claimsAll ? beating.filter((card) => beatsHonour(board, claiming, card)) : beating;
  for (const sets of setsOf(cards, hasTop, hasTops)) {
    const good = sets.filter((each) => wouldExplain(believed, claiming, each));
    if (good.length > 0) {
      const exact = good.filter((each) => !wouldGiveMore(believed, claiming, each));
      const fitting = exact.length > 0 ? exact : good;
      const likely = fitting.filter((each) => each.every((card) => beatsHonour(board, claiming, card)));
      add(missed, (likely.length > 0 ? likely : fitting).flat());
      return;
    }
  }
}

/** How many honours in the hands that he sees no card against him beats. */
const topCards = (board: Board, { seen }: Claiming): number =>
  SUITS.reduce((tops, _, suit) => {
    const out = board.out(suit);
    return tops + bitCount(ownIn(board, seen, suit) & HONOURS & (out === 0 ? -1 : (out & -out) - 1));
  }, 0);

/** Is this card out higher than an honour of his side's? */
const beatsHonour = (board: Board, { seen }: Claiming, card: number): boolean =>
  (ownIn(board, seen, suitOfMove(card)) & HONOURS & ~(2 * bitOfMove(card) - 1)) !== 0;

/**
 * Sets of cards that a claimer may have missed, the fewest cards first. Who counts on a suit that need not run has the best
 * card of it; that he took small cards for winners below several others is thought of only then. Who has as many top honours as
 * he claims tricks has counted those: it is the way to them that is missing, not three cards or more; nor, where he does not
 * claim all, a card that beats nothing but small ones.
 */
function* setsOf(
  cards: readonly number[],
  hasTop: (suit: number) => boolean,
  hasTops: boolean,
): Generator<readonly (readonly number[])[]> {
  yield cards.map((card) => [card]);
  const ofSuit = (suit: number): readonly number[] => cards.filter((card) => suitOfMove(card) === suit);
  const pairs = cards.length <= MOST_FOR_PAIRS ? pairsOf(cards) : [];
  const areUnlikely = ([one = 0, two = 0]: readonly number[]): boolean =>
    suitOfMove(one) === suitOfMove(two) && !hasTop(suitOfMove(one));
  yield pairs.filter((pair) => !areUnlikely(pair));
  const suits = SUITS.map((_, suit) => suit);
  if (hasTops) return;
  yield suits.filter(hasTop).map(ofSuit);
  yield pairs.filter(areUnlikely);
  yield suits.filter((suit) => !hasTop(suit)).map(ofSuit);
}

const pairsOf = (cards: readonly number[]): readonly (readonly number[])[] =>
  cards.flatMap((one, index) => cards.slice(index + 1).map((two) => [one, two]));

/** What is remembered of a position holds this many cards of a suit, those out that there need not be among them. */
const MOST_IN_A_SUIT = 15;

/** Ace, king and queen: a suit that they head has a top from which it is played. */
const TOP_HONOURS = 0b111;

/**
 * Who claims everything and needs the low cards of a suit for it has not looked at what is still out below the best of
 * them, or he would have said that he plays it from the top. Low cards that the claim does not need he may know to be losers.
 */
function addUnderLowCards(board: Board, believed: Believed, claiming: Claiming): void {
  const { claimed, seen } = claiming;
  const { missed, worthless } = believed;
  for (let suit = 0; suit < 4; suit++) {
    const own = ownIn(board, seen, suit);
    const top = own & -own;
    if (own === 0 || suit === board.trump || (top & TOP_HONOURS) !== 0) continue;
    const out = board.out(suit);
    const lowest = lowestOf(own);
    const below = hidden(board, claiming, suit) & (lowest - 1) & ~(missed[suit] as number);
    if ((out & (top - 1)) !== 0 || below === 0 || bitCount(out | own) + bitCount(own) > MOST_IN_A_SUIT)
      continue;
    worthless[suit] = own & ~top;
    const isNeeded = believed.isCertainOf(claimed, CLAIM_LIMIT) !== true;
    worthless[suit] = 0;
    if (isNeeded) missed[suit] = (missed[suit] as number) | below;
  }
}

/** Does the claim come true if the suits that he means to finesse bring all their tricks? Then he has missed nothing else. */
function rests(board: Board, believed: Believed, claiming: Claiming): boolean {
  const cards = claiming.finessed.flatMap((suit) => movesIn(suit, hidden(board, claiming, suit)));
  return cards.length > 0 && wouldExplain(believed, claiming, cards);
}

const movesIn = (suit: number, cards: number): readonly number[] => {
  const moves: number[] = [];
  for (let rest = cards; rest !== 0; rest &= rest - 1) moves.push(moveOf(suit, rankOfBit(rest & -rest)));
  return moves;
};

const add = (missed: Int32Array, moves: readonly number[]): void => {
  for (const move of moves) missed[suitOfMove(move)] = (missed[suitOfMove(move)] as number) | bitOfMove(move);
};

function wouldExplain(believed: Believed, claiming: Claiming, moves: readonly number[]): boolean {
  const { missed } = believed;
  const before = missed.slice();
  add(missed, moves);
  const does = believed.isCertainOf(claiming.claimed, moves.length === 1 ? CARD_LIMIT : SET_LIMIT) === true;
  missed.set(before);
  return does;
}

/**
 * Would he be certain of more than he claims if these were missed? Who gives up a trick knows of a card that takes it: it is
 * not that one which he has missed, when another explains his claim.
 */
const wouldGiveMore = (believed: Believed, claiming: Claiming, moves: readonly number[]): boolean =>
  wouldExplain(believed, { ...claiming, claimed: claiming.claimed + 1 }, moves);

const ownIn = (board: Board, seen: readonly number[], suit: number): number =>
  seen.reduce((cards, seat) => cards | board.holding(seat, suit), 0);

/**
 * The cards out, not missed already, that are higher than some card which the claimer sees in his side's hands: not
 * trumps, for which there is Law 70C, nor what beats a card only that he said he would ruff or throw.
 */
function cardsBeating(board: Board, claiming: Claiming, missed: Int32Array): readonly number[] {
  const { seen, statement, finessed } = claiming;
  const cards: number[] = [];
  const losers = statement.steps.flatMap((step) =>
    step.do === 'ruff' ? [moveOfCard(step.lead)] : step.do === 'discard' ? [moveOfCard(step.card)] : [],
  );
  for (let suit = 0; suit < 4; suit++) {
    const all = ownIn(board, seen, suit);
    const known = losers
      .filter((move) => suitOfMove(move) === suit)
      .reduce((bits, move) => bits | equalsAbove(board.out(suit), all, bitOfMove(move)), 0);
    const own = all & ~known;
    if (own === 0 || suit === board.trump || finessed.includes(suit)) continue;
    const lowest = lowestOf(own);
    const out = hidden(board, claiming, suit) & (lowest - 1) & ~(missed[suit] as number);
    cards.push(...movesIn(suit, out));
  }
  return cards;
}

/** A card and those above it with no card out between: who knows that one of them is beaten knows it of the others. */
function equalsAbove(out: number, own: number, bit: number): number {
  const above = out & (bit - 1);
  return own & (2 * bit - 1) & ~(above === 0 ? 0 : 2 * lowestOf(above) - 1);
}

/** Did he say which tricks he counts, or which hand is high? */
const hasCounted = ({ counted = [], high = [] }: Statement): boolean => counted.length + high.length > 0;

/** Adds what is out above a card of a plain suit. */
function addAbove(board: Board, missed: Int32Array, claiming: Claiming, suit: number, bit: number): void {
  if (suit !== board.trump)
    missed[suit] = (missed[suit] as number) | (hidden(board, claiming, suit) & (bit - 1));
}

/** Adds what beats the cards, and the tricks of a suit, that he said he counts: whatever else would give him as many. */
function addCounted(board: Board, missed: Int32Array, claiming: Claiming): void {
  const { statement, seen, finessed } = claiming;
  for (const item of statement.counted ?? []) {
    const suit = 'card' in item ? suitOfMove(moveOfCard(item.card)) : SUITS.indexOf(item.suit);
    if (finessed.includes(suit)) continue;
    if ('card' in item) addAbove(board, missed, claiming, suit, bitOfMove(moveOfCard(item.card)));
    else if (item.tricks > certainIn(board, claiming, suit)) {
      let own = ownIn(board, seen, suit);
      // The last of the cards that are to take these tricks, were they played from the top.
      for (let more = Math.min(item.tricks, bitCount(own)) - 1; more > 0; more--) own &= own - 1;
      addAbove(board, missed, claiming, suit, own & -own);
    }
  }
}

/** The tricks that a suit is certain to bring by itself: its tops, or its length where they draw all that is out. */
function certainIn(board: Board, claiming: Claiming, suit: number): number {
  const { seen } = claiming;
  const own = ownIn(board, seen, suit);
  const out = hidden(board, claiming, suit);
  const length = Math.max(...seen.map((seat) => bitCount(board.holding(seat, suit))));
  const tops = Math.min(bitCount(own & (out === 0 ? -1 : (out & -out) - 1)), length);
  return bitCount(out) <= tops ? length : tops;
}

/** Adds what beats the cards of a hand that he said is high; answers false when he said nothing of what he counts. */
function addHigh(board: Board, missed: Int32Array, claiming: Claiming): boolean {
  const { statement } = claiming;
  if (!hasCounted(statement)) return false;
  for (const seat of statement.high ?? [])
    for (let suit = 0; suit < 4; suit++) {
      const own = board.holding(SEATS.indexOf(seat), suit);
      if (own !== 0) addAbove(board, missed, claiming, suit, lowestOf(own));
    }
  return true;
}
