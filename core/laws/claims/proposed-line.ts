import { fail, ok, type Result } from '../../base/index.ts';
import { type Card, SEATS, type Seat } from '../../game/index.ts';
import { type ToldFault, toldFault } from '../texts/told-fault.ts';
import { moveOfCard } from './board.ts';
import { classesOfBits } from './class-bits.ts';
import type { PlayClass } from './play-classes.ts';
import { type ClaimQuestion, prepare, setUp } from './question.ts';

/** A card of a line that somebody proposes, and whether it counts. */
export interface ProposedPlay {
  readonly seat: Seat;
  readonly card: Card;
  readonly counts: boolean;
  /** For a card of the claiming side that does not count: what stands against it. */
  readonly against?: 'statement' | 'struck' | readonly PlayClass[];
}

/** A line of play that somebody proposes, looked at card by card. */
export interface ProposedLine {
  readonly plays: readonly ProposedPlay[];
  /** Is every card of the claiming side in it normal and within the statement? */
  readonly normal: boolean;
  /** Tricks of the claiming side in it, as far as it goes. */
  readonly tricks: number;
}

/**
 * Looks at a line that an opponent objects with, the claimer proposes, or the director considers: cards in the order
 * of play from the claim on, to the end or not.
 */
export function judgeLine(question: ClaimQuestion, line: readonly Card[]): Result<ProposedLine> {
  const prepared = prepare(question);
  if (!prepared.ok) return prepared;
  const { board, normal } = setUp(prepared.value);
  const plays: ProposedPlay[] = [];
  for (const card of line) {
    const seat = SEATS[board.turn] as Seat;
    const move = moveOfCard(card);
    const legal = board.legalCards();
    if (!legal.includes(move)) return fail<ToldFault>(toldFault('claim-line', 'cannot-play', { seat, card }));
    if (board.isOurs(board.turn)) {
      const verdict = normal.verdictsOn(legal)(move);
      if (verdict.counts) plays.push({ seat, card, counts: true });
      else {
        const against = verdict.because === 'class' ? classesOfBits(verdict.classes) : verdict.because;
        plays.push({ seat, card, counts: false, against });
      }
    } else plays.push({ seat, card, counts: true });
    board.play(move);
  }
  return ok({ plays, normal: plays.every(({ counts }) => counts), tricks: board.won });
}
