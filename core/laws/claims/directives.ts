import { SUITS } from '../../game/index.ts';
import { type Board, moveOfCard, suitOfMove } from './board.ts';
import type { Step } from './statement.ts';

/*
 * A statement is followed in order as long as it can be: a step that cannot be carried out, or no longer means anything
 * (the card is gone, the trumps are in), lapses (Law 70B1, 70D). Whether a step is still open is read from the cards
 * that remain, so a position is enough to know what the statement asks of the next card.
 */

/** Does the statement leave this card open to the seat to play? */
type Demand = (move: number) => boolean;

/** What the statement asks of the seat to play; `undefined` when it asks nothing. */
export function demandOf(board: Board, steps: readonly Step[]): Demand | undefined {
  if (board.count === 0) return demandOfLead(board, steps);
  for (const step of steps) {
    if (step.do === 'ruff') {
      const demand = demandOfRuff(board, step);
      if (demand !== undefined) return demand;
    }
    const card = step.do === 'card' || step.do === 'discard' ? step.card : undefined;
    if (card === undefined || !isOpen(board, moveOfCard(card))) continue;
    return demandOfCard(board, moveOfCard(card), step.do === 'discard');
  }
  return undefined;
}

const held = (board: Board, seat: number, move: number): boolean =>
  ((board.holding(seat, suitOfMove(move)) >> (move & 15)) & 1) === 1;

const isOpen = (board: Board, move: number): boolean =>
  held(board, board.side, move) || held(board, board.side + 2, move);

function demandOfLead(board: Board, steps: readonly Step[]): Demand | undefined {
  const { turn, trump } = board;
  for (const step of steps) {
    switch (step.do) {
      case 'draw-trumps':
        if (trump >= 0 && board.out(trump) !== 0 && board.holding(turn, trump) !== 0)
          return (move) => suitOfMove(move) === trump;
        break;
      case 'suit': {
        const suit = SUITS.indexOf(step.suit);
        if (board.holding(turn, suit) !== 0) return (move) => suitOfMove(move) === suit;
        break;
      }
      case 'card': {
        const wanted = moveOfCard(step.card);
        if (held(board, turn, wanted)) return (move) => move === wanted;
        break;
      }
      case 'ruff': {
        const wanted = moveOfCard(step.lead);
        if (held(board, turn, wanted) && canRuff(board, turn ^ 2, suitOfMove(wanted)))
          return (move) => move === wanted;
        break;
      }
      case 'finesse':
      case 'discard':
        break;
    }
  }
  return undefined;
}

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
  const { turn, led } = board;
  if (!held(board, turn, wanted)) return undefined;
  const follows = board.holding(turn, led) !== 0;
  if (discard) return follows ? undefined : (move) => move === wanted || suitOfMove(move) === board.trump;
  return follows && suitOfMove(wanted) !== led ? undefined : (move) => move === wanted;
}
