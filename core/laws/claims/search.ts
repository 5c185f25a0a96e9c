import { type Board, bitOfMove, suitOfMove } from './board.ts';
import { Memo, type Owners } from './memo.ts';
import { both, NO_RANKS, type Ranks, ranksOfClaimers, ranksOfTrick, withEquals } from './ranks.ts';
import { hasOnlyWinners, ranksOfTrumps, sureLosses, sureTrumpTricks } from './sure-tricks.ts';

/*
 * How many tricks the claiming side gets, by exact search.
 *
 * The opponents may play any legal cards, and the search lets them choose with all hands in sight. That is how doubt is
 * "resolved against the claimer" (Law 70A): whatever they might have done was possible, and the director does not ask
 * whether they would have found it.
 *
 * The claiming side is searched in one of two ways:
 * - `worst`: among the cards allowed to it, the one that gets it fewest tricks. Law 70D1 refuses a successful line as
 *   soon as some normal line is less successful, so one normal sequence that loses a trick is enough; and any sequence
 *   of normal plays is what some normal plan does against that defence. So all four hands work against the claim, each
 *   within its limits, and the answer is the fewest tricks over all normal lines.
 * - `best`: the most it could get double dummy: a ceiling, never the ruling itself.
 *
 * Questions are asked as "at least this many tricks?", which cuts early, and answers are kept by position.
 */

/** Marks which of the legal moves the claiming side may consider: keeps those, answers the new end. */
export type Filter = (moves: Int16Array, from: number, end: number) => number;

/** The plays of the claiming side that are considered, any legal ones without a filter. */
export interface Considered {
  readonly filter?: Filter;
  /** Suits in which every card matters by itself, as bits. */
  readonly whole: number;
  /** By suit, cards that matter by themselves as long as they are held, as bits. */
  readonly single?: Int32Array;
  /** Does every play that counts keep so many of the tricks left, by what can be told without looking at them? */
  isSureOf?(tricks: number): boolean;
  /** What the filter goes by that the cards do not tell, as bits above the lowest eight. */
  readonly memory?: ((board: Board) => number) | undefined;
}

/** Whatever was said: any legal card. */
export const ANY_LEGAL: Considered = { whole: 0 };

export type Aim = 'worst' | 'best';

const WIDTH = 14;
const PLIES = 53;

export class Search {
  nodes = 0;
  /** Positions after which the search gives up. */
  limit: number;
  private readonly board: Board;
  private readonly play: Considered;
  private readonly filter: Filter | undefined;
  private readonly aim: Aim;
  private readonly whole: number;
  private readonly single: Int32Array | undefined;
  private readonly remembered: Considered['memory'];
  private readonly memo: Memo;
  private readonly moves = new Int16Array(WIDTH * PLIES);
  private readonly merits = new Int16Array(WIDTH * PLIES);
  /** What the last answer of `reaches` rests on. */
  private ranks: Ranks = NO_RANKS;
  private readonly losses = { tricks: 0, ranks: NO_RANKS };

  constructor(board: Board, aim: Aim, owners: Owners, play: Considered, limit = Number.POSITIVE_INFINITY) {
    this.board = board;
    this.aim = aim;
    this.play = play;
    this.filter = play.filter;
    this.whole = play.whole | (board.bound?.whole ?? 0);
    this.single = play.single;
    this.remembered = play.memory;
    this.limit = limit;
    this.memo = new Memo(owners, this.whole, play.single);
  }

  /**
   * Tricks of the claiming side from the board as it stands, the trick on the table included: where the limit is reached
   * first (`isComplete`), the fewest of the lines found by then (`worst`), or the most known to be reached (`best`). Nothing
   * is asked about what another search has shown: that there are no fewer than `least`, or no more than `most`.
   */
  tricks({ least = 0, most = this.left() }: { least?: number; most?: number } = {}): number {
    const left = this.left();
    // A line that loses a trick is soon found, and so is one that wins: ask first what is likely to be refuted.
    let tricks = this.aim === 'worst' ? most : least;
    if (this.aim === 'worst')
      while (tricks > least && !this.reaches(tricks, left) && this.isComplete) tricks--;
    else while (tricks < most && this.reaches(tricks + 1, left)) tricks++;
    return tricks;
  }

  /** Has the search come to its end, or given up at its limit? */
  get isComplete(): boolean {
    return this.nodes < this.limit;
  }

  /** Goes on where it stood, for so many positions more. */
  allow(more: number): void {
    this.limit = this.nodes + more;
  }

  /** Is the claiming side certain of that many tricks from the board as it stands? */
  gets(tricks: number): boolean {
    return this.reaches(tricks, this.left());
  }

  /** The cards that may be considered for the seat to play, one of each run of equals, in the order they are tried. */
  choices(): readonly number[] {
    const { board } = this;
    const from = board.ply * WIDTH;
    const end = this.list(from);
    this.order(from, end, this.aim === 'best' && board.isOurs(board.turn));
    return [...this.moves.subarray(from, end)];
  }

  /** Tricks not yet complete. */
  left(): number {
    return this.board.cardsLeft(this.board.turn);
  }

  private list(from: number): number {
    const { board, moves, filter } = this;
    const end = board.legal(moves, from, this.whole, this.single);
    if (filter === undefined || end - from === 1 || !board.isOurs(board.turn)) return end;
    return filter(moves, from, end);
  }

  /**
   * Is the seat to play held to part of its legal cards? Also when they are all equals here: in a position that differs
   * in low cards they may not be, and the answer must not be carried over to it.
   */
  private hasFilteredChoice(): boolean {
    const { board } = this;
    const { turn } = board;
    if (this.filter === undefined || !board.isOurs(turn)) return false;
    const following = board.count === 0 ? 0 : board.holding(turn, board.led);
    return following === 0 ? board.cardsLeft(turn) > 1 : (following & (following - 1)) !== 0;
  }

  /** Does the claiming side get that many of the tricks left? `ranks` then says what the answer rests on. */
  private reaches(target: number, left: number): boolean {
    this.ranks = NO_RANKS;
    if (target <= 0) return true;
    if (target > left) return false;
    const { board, memo } = this;
    if (board.count > 0) return this.expand(target, left);
    if (hasOnlyWinners(board)) {
      this.ranks = ranksOfClaimers(board);
      return true;
    }
    if (target <= sureTrumpTricks(board)) {
      this.ranks = ranksOfTrumps(board);
      return true;
    }
    sureLosses(board, this.losses);
    if (target > left - this.losses.tricks) {
      this.ranks = this.losses.ranks;
      return false;
    }
    const seen = this.filter === undefined ? 0 : telling(board) | (this.remembered?.(board) ?? 0);
    const known = memo.find(board, seen, target);
    if (known >= 0) {
      this.ranks = known;
      return target <= memo.least;
    }
    if (this.play.isSureOf?.(target) === true) {
      this.ranks = ranksOfClaimers(board);
      memo.keep(board, this.ranks, target, left);
      return true;
    }
    const reached = this.expand(target, left);
    if (this.nodes >= this.limit) return reached;
    memo.keep(board, this.ranks, reached ? target : 0, reached ? left : target - 1);
    return reached;
  }

  private expand(target: number, left: number): boolean {
    const { board, moves } = this;
    if (++this.nodes >= this.limit) return false;
    const from = board.ply * WIDTH;
    const end = this.list(from);
    const asked = this.hasFilteredChoice() ? ranksOfClaimers(board) : NO_RANKS;
    const wants = this.aim === 'best' && board.isOurs(board.turn);
    this.order(from, end, wants);
    let ranks = asked;
    for (let at = from; at < end; at++) {
      const won = board.won;
      const move = moves[at] as number;
      board.play(move);
      const over = board.count === 0;
      const trick = over ? ranksOfTrick(board) : NO_RANKS;
      const reached = this.reaches(target - (board.won - won), over ? left - 1 : left);
      board.undo();
      const child = withEquals(board, move, both(this.ranks, trick));
      if (reached === wants) {
        this.ranks = both(asked, child);
        return reached;
      }
      ranks = both(ranks, child);
    }
    this.ranks = ranks;
    return !wants;
  }

  /** Likely cards first: whoever wants the trick tries to win it cheaply, whoever does not throws low. */
  private order(from: number, end: number, wants: boolean): void {
    if (end - from < 2) return;
    const { board, moves, merits } = this;
    const ours = board.isOurs(board.turn);
    const winning = ours === wants;
    for (let at = from; at < end; at++) merits[at] = this.merit(moves[at] as number, winning, ours);
    for (let at = from + 1; at < end; at++) {
      const move = moves[at] as number;
      const rank = merits[at] as number;
      let to = at;
      for (; to > from && (merits[to - 1] as number) < rank; to--) {
        merits[to] = merits[to - 1] as number;
        moves[to] = moves[to - 1] as number;
      }
      merits[to] = rank;
      moves[to] = move;
    }
  }

  private merit(move: number, winning: boolean, ours: boolean): number {
    const { board } = this;
    const suit = suitOfMove(move);
    const low = move & 15;
    if (board.count === 0) {
      const first = ours ? 1 - board.side : board.side;
      const against = board.holding(first, suit) | board.holding(first + 2, suit);
      const master = (against & (bitOfMove(move) - 1)) === 0;
      return (master === winning ? 100 : 0) + (master ? 20 - low : low);
    }
    const wins = board.beats(suit, bitOfMove(move));
    const friend = board.isOurs(board.seats[board.best] as number) === ours;
    if (winning && !friend) return wins ? 100 + low : low;
    return (wins ? 0 : 50) + low - (suit === board.trump ? 20 : 0);
  }
}

/**
 * The voids seen that tell the claiming side something: the suit is still out. So they do of a suit that it does not hold itself,
 * for who is known to be void of it cannot lead it.
 */
function telling(board: Board): number {
  const { seen } = board;
  if (seen === 0) return 0;
  const first = 1 - board.side;
  let voids = 0;
  for (let suit = 0; suit < 4; suit++) {
    if (board.out(suit) === 0) continue;
    voids |= ((seen >> (first * 4 + suit)) & 1) << suit;
    voids |= ((seen >> (first * 4 + 8 + suit)) & 1) << (suit + 4);
  }
  return voids;
}
