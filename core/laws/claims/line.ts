import { type Card, SEATS, type Seat, SUITS } from '../../game/index.ts';
import type { Clause } from '../clauses/clause.ts';
import { type Board, bitOfMove, cardOfMove, suitOfMove } from './board.ts';
import { classesOfBits } from './class-bits.ts';
import type { PlayClassifier } from './classify-play.ts';
import type { NormalPlay } from './normal-play.ts';
import { unstatedGuessClause, unstatedLineClause } from './play-classes.ts';
import type { ClassStanding, Prepared } from './question.ts';
import type { Search } from './search.ts';

/** Why a card of the line counts. Its words are `playReasonText`. */
export type PlayReason = { readonly clause: Clause } & (
  | {
      readonly code:
        | 'already-played'
        | 'only-card'
        | 'stated'
        | 'opponent'
        | 'partner-of-defender'
        | 'forgotten-trump'
        | 'guess'
        | 'order'
        | 'careless';
    }
  | { readonly code: 'class'; readonly standing: ClassStanding }
);

/** A card of a line of play, and why it is played. */
export interface LinePlay {
  readonly seat: Seat;
  readonly card: Card;
  readonly reason: PlayReason;
}

/** A trick of a line of play. */
export interface LineTrick {
  readonly plays: readonly LinePlay[];
  readonly winner: Seat;
}

const seatAt = (index: number): Seat => SEATS[index] ?? 'N';

/** The line that decides: one of those that give the claiming side what the search says, from here to the end. */
export function decidingLine(prepared: Prepared, parts: LineParts, tricks: number): readonly LineTrick[] {
  const { board, search } = parts;
  const line: LineTrick[] = [];
  let plays: LinePlay[] = [];
  for (let ply = 0; ply < board.ply; ply++)
    plays.push({
      seat: seatAt(board.seats[ply] as number),
      card: cardOfMove(((board.suits[ply] as number) << 4) | (31 - Math.clz32(board.bits[ply] as number))),
      reason: { code: 'already-played', clause: '70B' },
    });
  const start = board.ply;
  for (let left = search.left(), rest = tricks; left > 0; ) {
    const seat = board.turn;
    const move = chosen(board, search, rest);
    const reason = reasonFor(prepared, parts, move);
    const won = board.won;
    board.play(move);
    rest -= board.won - won;
    plays.push({ seat: seatAt(seat), card: cardOfMove(move), reason });
    if (board.count > 0) continue;
    line.push({ plays, winner: seatAt(board.leader) });
    plays = [];
    left--;
  }
  while (board.ply > start) board.undo();
  return line;
}

export interface LineParts {
  readonly board: Board;
  readonly search: Search;
  readonly normal: NormalPlay;
  readonly classifier: PlayClassifier;
}

/** Positions that may be looked at to find out whether a natural card will do. */
const NATURAL_LIMIT = 2_000;

/**
 * The most natural of the cards after which the claiming side gets no more than it should; where that takes too long to
 * see, the one that the search came upon, which it remembers.
 */
function chosen(board: Board, search: Search, tricks: number): number {
  const found = search.choices();
  const holds = (each: number, limit: number): boolean => {
    search.allow(limit);
    const won = board.won;
    board.play(each);
    const gets = search.gets(tricks + 1 - (board.won - won));
    board.undo();
    return !gets && search.isComplete;
  };
  const move =
    found
      .toSorted((a, b) => naturalness(board, b) - naturalness(board, a))
      .find((each) => holds(each, NATURAL_LIMIT)) ??
    found.find((each) => holds(each, Number.POSITIVE_INFINITY));
  if (move === undefined) throw new Error('The line does not reach what the search found.');
  return move;
}

/** Winners are led from the top; otherwise low cards come first. */
function naturalness(board: Board, move: number): number {
  const isWinner = board.isOurs(board.turn) && (board.out(suitOfMove(move)) & (bitOfMove(move) - 1)) === 0;
  return board.count === 0 && isWinner ? 30 - (move & 15) : move & 15;
}

function reasonFor(
  { question, trumpForgotten, classes }: Prepared,
  parts: LineParts,
  move: number,
): PlayReason {
  const { board, normal } = parts;
  const { edition, position, claimer } = question;
  if (!board.isOurs(board.turn)) return { code: 'opponent', clause: '70A' };
  const moves = new Int16Array(14);
  const legal = [...moves.subarray(0, board.legal(moves, 0, normal.whole, normal.single))];
  if (legal.length === 1) return { code: 'only-card', clause: '44C' };
  if (normal.isDirected(legal)) return { code: 'stated', clause: '70B1' };
  if (claimer !== position.declarer && seatAt(board.turn) !== claimer)
    return {
      code: 'partner-of-defender',
      clause: edition === 1997 ? '70A' : '70D2',
    };
  const [kind] = classesOfBits(normal.classesOf(move, legal));
  const standing = classes.find((each) => each.kind === kind);
  if (standing !== undefined && standing.kind === 'side-suit-before-trumps' && trumpForgotten)
    return { code: 'forgotten-trump', clause: '70C' };
  if (standing !== undefined && standing.kind !== 'not-top-down')
    return { code: 'class', clause: standing.clause, standing };
  if (trumpForgotten && board.count === 0 && suitOfMove(move) === SUITS.indexOf(position.strain as 'S'))
    return { code: 'forgotten-trump', clause: '70C' };
  const beaten = (board.out(suitOfMove(move)) & (bitOfMove(move) - 1)) !== 0;
  if (board.count === 2 && suitOfMove(move) === board.led && beaten)
    return {
      code: 'guess',
      clause: unstatedGuessClause(edition),
    };
  if (board.count === 0)
    return {
      code: 'order',
      clause: unstatedLineClause(edition),
    };
  return { code: 'careless', clause: unstatedLineClause(edition) };
}
