import { type Card, SEATS, type Seat, SUITS } from '../../game/index.ts';
import type { Clause } from '../clauses/clause.ts';
import { type Board, bitOfMove, cardOfMove, moveOf, moveOfCard, rankOfBit, suitOfMove } from './board.ts';
import { HONOURS } from './cards-in-sight.ts';
import type { Ceiling } from './ceiling.ts';
import { classesOfBits, NOT_TOP_DOWN, REFUSES_MARKED_PLAY } from './class-bits.ts';
import type { PlayClassifier } from './classify-play.ts';
import type { NormalPlay } from './normal-play.ts';
import { unstatedGuessClause, unstatedLineClause } from './play-classes.ts';
import type { ClaimQuestion, ClassStanding, Prepared } from './question.ts';
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
        | 'conceded-trump'
        | 'any'
        | 'careless';
    }
  | { readonly code: 'class'; readonly standing: ClassStanding }
);

/** A card of a line of play, and why it is played. */
export interface LinePlay {
  readonly seat: Seat;
  readonly card: Card;
  readonly reason: PlayReason;
  /** With this card the claiming side could no longer get, with all hands in sight, what it could get before. */
  readonly decisive?: true;
  /** The clauses by which another legal card did not count: a marked finesse, an order of play that is laid down. */
  readonly heldBy?: readonly Clause[];
}

/** A trick of a line of play. */
export interface LineTrick {
  readonly plays: readonly LinePlay[];
  readonly winner: Seat;
}

const seatAt = (index: number): Seat => SEATS[index] ?? 'N';

/**
 * The line that decides: one of those that give the claiming side what the search says, from here to the end. Which of
 * its cards are decisive is told where the ceiling is known and fewer tricks are won than were claimed.
 */
export function decidingLine(prepared: Prepared, parts: LineParts, tricks: number): readonly LineTrick[] {
  const { board, search } = parts;
  const ceiling = tricks < prepared.question.claimed ? parts.ceiling : undefined;
  const line: LineTrick[] = [];
  let plays: LinePlay[] = [];
  for (let ply = 0; ply < board.ply; ply++)
    plays.push({
      seat: seatAt(board.seats[ply] as number),
      card: cardOfMove(moveOf(board.suits[ply] as number, rankOfBit(board.bits[ply] as number))),
      reason: { code: 'already-played', clause: '70B' },
    });
  const start = board.ply;
  for (let left = search.left(), rest = tricks; left > 0; ) {
    const seat = board.turn;
    const move = chosen(board, search, rest);
    const because = reasonFor(prepared, parts, move);
    const heldBy = board.isOurs(seat) ? clausesHolding(prepared, parts) : [];
    const won = board.won;
    board.play(move);
    rest -= board.won - won;
    const decisive = ceiling?.falls(board.won - won, board.isOurs(seat)) === true;
    plays.push({
      seat: seatAt(seat),
      card: cardOfMove(move),
      reason: because.code === 'careless' && !decisive ? { ...because, code: 'any' } : because,
      ...(decisive ? { decisive } : {}),
      ...(heldBy.length === 0 ? {} : { heldBy }),
    });
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
  /** The most that the claiming side could get at the start of the line, and the search that finds it. */
  readonly ceiling?: Ceiling;
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

/** By which clauses legal cards of the seat to play do not count. Asked only where there can be one. */
function clausesHolding({ question, classes }: Prepared, { board, normal }: LineParts): readonly Clause[] {
  const { edition, statement, suitOrder } = question;
  const isTold = statement.steps.some(
    (step) => step.do === 'finesse' || step.do === 'suit' || step.do === 'tops',
  );
  const isRational = question.director?.onlyRational !== undefined;
  if (board.seen === 0 && !isTold && !isRational && suitOrder === undefined) return [];
  const isLaidDown = classes.some(({ kind, by }) => kind === 'not-top-down' && by === 'law');
  const legal = board.legalCards();
  const verdictOn = normal.verdictsOn(legal);
  const clauses = legal.flatMap((move): Clause[] => {
    const verdict = verdictOn(move);
    if (verdict.counts || verdict.because !== 'class') return [];
    if ((verdict.classes & REFUSES_MARKED_PLAY) !== 0 && board.count > 0)
      return [isFinesseStated(question, suitOfMove(move)) ? '70B1' : unstatedGuessClause(edition)];
    return (verdict.classes & NOT_TOP_DOWN) !== 0 ? [isLaidDown ? '70E2' : '70B1'] : [];
  });
  return [...new Set(clauses)];
}

function reasonFor(
  { question, trumpForgotten, classes, missed }: Prepared,
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
  if (normal.isLedInFear(move)) return { code: 'conceded-trump', clause: unstatedLineClause(edition) };
  const [kind] = classesOfBits(normal.classesOf(move, legal));
  const standing = classes.find((each) => each.kind === kind);
  if (standing !== undefined && standing.kind === 'side-suit-before-trumps' && trumpForgotten)
    return { code: 'forgotten-trump', clause: '70C' };
  if (standing !== undefined && standing.kind !== 'not-top-down')
    return { code: 'class', clause: standing.clause, standing };
  if (trumpForgotten && suitOfMove(move) === board.trump) return { code: 'forgotten-trump', clause: '70C' };
  if (isGuess(board, move, missed))
    return isFinesseStated(question, suitOfMove(move))
      ? { code: 'stated', clause: '70B1' }
      : { code: 'guess', clause: unstatedGuessClause(edition) };
  if (board.count === 0)
    return {
      code: 'order',
      clause: unstatedLineClause(edition),
    };
  return { code: 'careless', clause: unstatedLineClause(edition) };
}

/**
 * The best card out stands between two of the side's that are each higher than all others out: whether it can be
 * finessed, or will drop, is a guess; small cards are not finessed with. Third hand makes it, or who leads the suit and knows that the card is out.
 */
function isGuess(board: Board, move: number, missed: readonly Card[]): boolean {
  const suit = suitOfMove(move);
  const isThird = board.count === 2 && suit === board.led;
  if (!isThird && board.count !== 0) return false;
  const led = isThird ? (board.bits[board.ply - 2] as number) : 0;
  const side = board.holding(board.turn, suit) | board.holding(board.turn ^ 2, suit) | led;
  const out = board.out(suit);
  const best = out & -out;
  const below = side & ~(best - 1);
  const next = below & -below;
  if ((side & (best - 1)) === 0 || (next & HONOURS) === 0 || (out & (next - 1)) !== best) return false;
  return (
    isThird || !missed.map(moveOfCard).some((card) => suitOfMove(card) === suit && bitOfMove(card) === best)
  );
}

const isFinesseStated = ({ statement }: ClaimQuestion, suit: number): boolean =>
  statement.steps.some((step) => step.do === 'finesse' && SUITS.indexOf(step.suit) === suit);
