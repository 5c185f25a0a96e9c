import { SEATS, SUITS } from '../../game/index.ts';
import { type Board, bitOfMove, canCross, isCrossing, moveOfCard, suitOfMove } from './board.ts';
import type { ShowsOut, Step } from './statement.ts';

/*
 * A statement is followed in order as long as it can be: a step that cannot be carried out, or no longer means anything
 * (the card is gone, the trumps are in), lapses (Law 70B1, 70D). Whether a step is still open is read from the cards
 * that remain, so a position is enough to know what the statement asks of the next card. What the cards do not tell,
 * who has shown out and how often trumps were led, is what a statement remembers.
 */

/** Has it come to what a step waits for? */
export function isDue(board: Board, when: ShowsOut | undefined): boolean {
  if (when === undefined) return true;
  const suit = SUITS.indexOf(when.suit);
  if (when.seat !== undefined) return hasShownOut(board, SEATS.indexOf(when.seat), suit);
  const first = 1 - board.side;
  return hasShownOut(board, first, suit) || hasShownOut(board, first + 2, suit);
}

const hasShownOut = (board: Board, seat: number, suit: number): boolean =>
  ((board.seen >> (seat * 4 + suit)) & 1) === 1;

/** The first of the bits that hold what a statement remembers, after those of the search. */
const MEMORY = 8;
/** Trumps are led at most thirteen times. */
const BITS_OF_LEADS = 4;

/**
 * What the steps must remember besides the cards, as bits; nothing for most statements. An opponent or either of them,
 * in four suits: what is waited for takes no more than twelve.
 */
export function memoryOf(steps: readonly Step[]): ((board: Board) => number) | undefined {
  const waiting = [
    ...new Map(
      steps.flatMap(({ when }): [string, ShowsOut][] =>
        when === undefined ? [] : [[`${when.suit}${when.seat}`, when]],
      ),
    ).values(),
  ];
  const counts = steps.some((step) => step.do === 'draw-trumps' && step.rounds !== undefined);
  if (waiting.length === 0 && !counts) return undefined;
  return (board) => {
    let bits = counts ? board.leadsOf(board.trump) : 0;
    for (const [index, when] of waiting.entries())
      if (isDue(board, when)) bits |= 1 << (BITS_OF_LEADS + index);
    return bits << MEMORY;
  };
}

/** Does the statement leave this card open to the seat to play? */
type Demand = (move: number) => boolean;

/** What the statement asks of the seat to play; `undefined` when it asks nothing. */
export function demandOf(board: Board, steps: readonly Step[]): Demand | undefined {
  if (board.count === 0) return demandOfLead(board, steps);
  for (const step of steps) {
    if (!isDue(board, step.when)) continue;
    if (step.do === 'ruff') {
      const demand = demandOfRuff(board, step);
      if (demand !== undefined) return demand;
    }
    if (step.do === 'cross-ruff' && board.count === 2 && canRuff(board, board.turn, board.led))
      return (move) => suitOfMove(move) === board.trump;
    const card = step.do === 'card' || step.do === 'discard' ? step.card : undefined;
    if (card === undefined || !isOpen(board, moveOfCard(card))) continue;
    if (step.do === 'card' && isTakenBy(board, steps)) return undefined;
    return demandOfCard(board, moveOfCard(card), step.do === 'discard');
  }
  return undefined;
}

/** Has the side played a card to this trick that it named to win one? Another that it named is for another trick. */
function isTakenBy(board: Board, steps: readonly Step[]): boolean {
  if (!board.isOurs(board.seats[board.best] as number)) return false;
  const [suit, bit] = [board.suits[board.best] as number, board.bits[board.best] as number];
  return steps.some(({ do: what, ...step }) => {
    if (what !== 'card' || !('card' in step)) return false;
    const move = moveOfCard(step.card);
    return suitOfMove(move) === suit && bitOfMove(move) === bit;
  });
}

const held = (board: Board, seat: number, move: number): boolean =>
  ((board.holding(seat, suitOfMove(move)) >> (move & 15)) & 1) === 1;

const isOpen = (board: Board, move: number): boolean =>
  held(board, board.side, move) || held(board, board.side + 2, move);

function demandOfLead(board: Board, steps: readonly Step[]): Demand | undefined {
  const { turn, trump } = board;
  for (const step of steps) {
    if (!isDue(board, step.when)) continue;
    switch (step.do) {
      case 'draw-trumps':
        if (step.rounds !== undefined && board.leadsOf(trump) >= step.rounds) break;
        if (trump < 0 || board.out(trump) === 0) break;
        if (board.holding(turn, trump) !== 0) return (move) => suitOfMove(move) === trump;
        if (board.holding(turn ^ 2, trump) !== 0 && canCross(board)) return (move) => isCrossing(board, move);
        break;
      case 'suit': {
        const suit = SUITS.indexOf(step.suit);
        if (board.holding(turn, suit) !== 0) return (move) => suitOfMove(move) === suit;
        break;
      }
      case 'card': {
        const wanted = moveOfCard(step.card);
        if (held(board, turn, wanted)) return (move) => move === wanted;
        const suit = suitOfMove(wanted);
        if (held(board, turn ^ 2, wanted) && board.holding(turn, suit) !== 0)
          return (move) => suitOfMove(move) === suit;
        break;
      }
      case 'ruff': {
        const wanted = moveOfCard(step.lead);
        if (held(board, turn, wanted) && canRuff(board, turn ^ 2, suitOfMove(wanted)))
          return (move) => move === wanted;
        break;
      }
      case 'tops': {
        const suit = SUITS.indexOf(step.suit);
        const ours = board.holding(turn, suit) | board.holding(turn ^ 2, suit);
        const isTop = (board.out(suit) & ((ours & -ours) - 1)) === 0;
        if (board.holding(turn, suit) !== 0 && ours !== 0 && isTop)
          return (move) => suitOfMove(move) === suit;
        break;
      }
      case 'cross-ruff': {
        const ruffed = (move: number): boolean =>
          suitOfMove(move) !== trump && canRuff(board, turn ^ 2, suitOfMove(move));
        if (canLead(board, ruffed)) return ruffed;
        break;
      }
      case 'finesse':
      case 'discard':
        break;
    }
  }
  return undefined;
}

const canLead = (board: Board, wanted: Demand): boolean => {
  for (let suit = 0; suit < 4; suit++)
    if (board.holding(board.turn, suit) !== 0 && wanted(suit << 4)) return true;
  return false;
};

const canRuff = (board: Board, seat: number, suit: number): boolean =>
  board.trump >= 0 && board.holding(seat, suit) === 0 && board.holding(seat, board.trump) !== 0;

/** Partner has led the card that was to be ruffed. */
function demandOfRuff(board: Board, step: Extract<Step, { do: 'ruff' }>): Demand | undefined {
  const lead = moveOfCard(step.lead);
  const first = board.ply - board.count;
  const isLed = board.suits[first] === suitOfMove(lead) && board.bits[first] === 1 << (lead & 15);
  if (board.count !== 2 || !isLed || !canRuff(board, board.turn, board.led)) return undefined;
  const named = step.with === undefined ? undefined : moveOfCard(step.with);
  if (named !== undefined && held(board, board.turn, named)) return (move) => move === named;
  return (move) => suitOfMove(move) === board.trump;
}

/** The named card is played where it can be; one named for a discard leaves ruffing open. */
function demandOfCard(board: Board, wanted: number, discard: boolean): Demand | undefined {
  const { turn, led, trump } = board;
  if (!held(board, turn, wanted)) return undefined;
  const suit = suitOfMove(wanted);
  const follows = board.holding(turn, led) !== 0;
  if (discard) return follows ? undefined : (move) => move === wanted || suitOfMove(move) === trump;
  if (suit !== led && (follows || (suit !== trump && isWinner(board, wanted)))) return undefined;
  return (move) => move === wanted;
}

/** Who names a winner means to win a trick with it, not to throw it on another. */
const isWinner = (board: Board, move: number): boolean =>
  (board.out(suitOfMove(move)) & (bitOfMove(move) - 1)) === 0;
