import type { Believed } from './believed.ts';
import { type Board, bitOfMove, lowestOf, suitOfMove } from './board.ts';
import {
  DISCARDS_WINNER,
  GIVES_UP_TRICK,
  LEAVES_WINNER_BEHIND,
  LOSER_BEFORE_WINNERS,
  LOW_BEFORE_HONOURS,
  REFUSES_MARKED_PLAY,
  RUFFS_HIGH,
  RUFFS_OWN_WINNER,
  SIDE_SUIT_BEFORE_TRUMPS,
  STRANDS_WINNER,
  WINNERS_ON_ONE_TRICK,
} from './class-bits.ts';
import type { PlayClassifier } from './classify-play.ts';

/** What can be wrong with a card that loses tricks. */
export const LOSSES =
  DISCARDS_WINNER |
  GIVES_UP_TRICK |
  LEAVES_WINNER_BEHIND |
  LOSER_BEFORE_WINNERS |
  LOW_BEFORE_HONOURS |
  REFUSES_MARKED_PLAY |
  RUFFS_HIGH |
  RUFFS_OWN_WINNER |
  SIDE_SUIT_BEFORE_TRUMPS |
  STRANDS_WINNER |
  WINNERS_ON_ONE_TRICK;

/** The class of a card after which the claimer can be certain of fewer tricks than after another: what is wrong with it. */
export function lossClass(
  board: Board,
  believed: Believed,
  classifier: PlayClassifier,
  move: number,
): number {
  const suit = suitOfMove(move);
  const bit = bitOfMove(move);
  if (board.count === 0) return lossOfLead(board, believed, classifier, move);
  const isOurs = board.count > 1 && board.isOurs(board.seats[board.best] as number);
  const beats = board.beats(suit, bit);
  if (board.holding(board.turn, board.led) !== 0) {
    const isPlaced = board.count === 2 && believed.out(suit) !== 0 && believed.holderOf(suit) >= 0;
    if (isPlaced && !(isOurs && classifier.isSure(suit, board.bits[board.best] as number)))
      return REFUSES_MARKED_PLAY;
    if (beats) return WINNERS_ON_ONE_TRICK;
    if (!isOurs) return GIVES_UP_TRICK;
    // Partner has the trick: to play low, and so not to overtake or to block the suit, leaves winners out of reach.
    return board.lowestEqual(move) === lowestOf(board.holding(board.turn, suit))
      ? STRANDS_WINNER
      : WINNERS_ON_ONE_TRICK;
  }
  if (suit === board.trump) return isOurs ? RUFFS_OWN_WINNER : RUFFS_HIGH;
  return !isOurs && board.trump >= 0 && board.holding(board.turn, board.trump) !== 0
    ? GIVES_UP_TRICK
    : DISCARDS_WINNER;
}

function lossOfLead(board: Board, believed: Believed, classifier: PlayClassifier, move: number): number {
  const suit = suitOfMove(move);
  const bit = bitOfMove(move);
  if (believed.out(suit) !== 0 && believed.holderOf(suit) >= 0) return REFUSES_MARKED_PLAY;
  if (board.trump >= 0 && suit !== board.trump && believed.out(board.trump) !== 0)
    return SIDE_SUIT_BEFORE_TRUMPS;
  const partners = board.holding(board.turn ^ 2, suit);
  const best = partners & -partners;
  if (classifier.isSure(suit, bit) || (best !== 0 && classifier.isSure(suit, best)))
    return classifier.leavesWinnerBehind(suit) ? LEAVES_WINNER_BEHIND : STRANDS_WINNER;
  const own = board.holding(board.turn, suit);
  return classifier.isSure(suit, own & -own) ? LOW_BEFORE_HONOURS : LOSER_BEFORE_WINNERS;
}
