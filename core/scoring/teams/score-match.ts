import { Fraction, fail, ok, type Result, ZERO } from '../../base/index.ts';
import { type BothSides, both } from '../match.ts';
import {
  type BoardRules,
  type ComparedBoard,
  compareBoard,
  type MatchBoard,
  type Room,
} from './team-board.ts';

/** A match as far as it has been played: the home team is `a`. */
export interface MatchScore {
  readonly boards: readonly ComparedBoard[];
  /** IMPs each team won on the boards it gained on: a match of 40 to 20. */
  readonly imps: BothSides;
  /** Each team's IMPs over all boards, won less lost, from its own view: opposite unless a board does not balance. */
  readonly nets: BothSides;
  readonly points: BothSides;
  /** Boards with a better score than the other room, however small the difference (ROP 6.16). */
  readonly boardsWon: BothSides;
  /** Board-a-match points of 1, ½ and 0. */
  readonly wins: BothSides;
  /** Boards that count: compared, or with an artificial score. */
  readonly comparable: number;
  /** Boards that the match was to have. */
  readonly scheduled: number;
  /** Boards with a room still to come. */
  readonly waiting: readonly { readonly board: number; readonly rooms: readonly Room[] }[];
}

/** Scores a match board by board, as far as both rooms are in (Law 78B). */
export function scoreMatch(
  boards: readonly MatchBoard[],
  rules: BoardRules,
  scheduled: number = boards.length,
): Result<MatchScore> {
  const compared: ComparedBoard[] = [];
  const seen = new Set<number>();
  for (const board of boards) {
    if (seen.has(board.board)) return fail(twice(board.board));
    seen.add(board.board);
    const one = compareBoard(board, rules);
    if (!one.ok) return one;
    compared.push(one.value);
  }
  if (scheduled < compared.length) return fail(tooMany(compared.length, scheduled));
  return ok(matchScore(compared, scheduled));
}

/** Adds up boards as they compare. */
export function matchScore(compared: readonly ComparedBoard[], scheduled: number): MatchScore {
  const sum = (of: (board: ComparedBoard, team: 'a' | 'b') => Fraction): BothSides =>
    both((team) => Fraction.sum(compared.map((board) => of(board, team))));
  return {
    boards: compared,
    imps: sum(({ imps }, team) => Fraction.max(imps[team], ZERO)),
    nets: sum(({ imps }, team) => imps[team]),
    points: sum(({ points }, team) => points[team]),
    boardsWon: sum(({ points }, team) => Fraction.of(points[team].sign)),
    wins: sum(({ won }, team) => won[team]),
    comparable: compared.filter(counts).length,
    scheduled,
    waiting: compared
      .filter(({ state }) => state === 'waiting')
      .map(({ board, missing }) => ({ board, rooms: missing })),
  };
}

const counts = ({ state }: ComparedBoard): boolean => state === 'compared' || state === 'artificial';

const twice = (board: number) => ({
  code: 'match-board',
  message: `Board ${board} is in the match twice. Give each board once.`,
});

const tooMany = (boards: number, scheduled: number) => ({
  code: 'match-boards',
  message: `The match has ${boards} boards but was to have ${scheduled}. Correct one of the two.`,
});
