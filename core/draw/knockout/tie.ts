import { Fraction, type FractionLike } from '../../base/index.ts';
import { imps } from '../../game/index.ts';

/** What decides a knockout match, one after the other. */
export type TieCriterion = 'imps' | 'points' | 'boards-won';

/** Boards that are played when a match is tied. */
export interface ExtraBoards {
  readonly boards: number;
  readonly criteria: readonly TieCriterion[];
  /** Again and again until they decide. */
  readonly repeat: boolean;
  /** The players keep the seats they had in the last segment. */
  readonly sameSeats: boolean;
}

/** How a regulation breaks the tie of a knockout match. */
export interface TieLadder {
  readonly clause: string;
  readonly match: readonly TieCriterion[];
  readonly extra: readonly ExtraBoards[];
}

/** A number for each side. */
export interface BothSides<T = FractionLike> {
  readonly home: T;
  readonly away: T;
}

/** The result of the boards of a match, or of a set of extra boards. */
export interface BoardSet {
  /** After penalties and handicap, where there are any. */
  readonly imps: BothSides;
  readonly points: BothSides;
  readonly boardsWon: BothSides;
}

/** What comes next in a match. */
export type TieAnswer =
  | {
      readonly kind: 'won';
      readonly by: 'home' | 'away';
      readonly criterion: TieCriterion;
      /** 0 for the match itself, then the sets of extra boards. */
      readonly set: number;
    }
  | { readonly kind: 'play'; readonly boards: number; readonly sameSeats: boolean };

const FIELD = {
  imps: 'imps',
  points: 'points',
  'boards-won': 'boardsWon',
} as const satisfies Record<TieCriterion, keyof BoardSet>;

function decided(
  set: BoardSet,
  criteria: readonly TieCriterion[],
): { readonly by: 'home' | 'away'; readonly criterion: TieCriterion } | undefined {
  for (const criterion of criteria) {
    const { home, away } = set[FIELD[criterion]];
    const difference = Fraction.from(home).compare(away);
    if (difference !== 0) return { by: difference > 0 ? 'home' : 'away', criterion };
  }
  return undefined;
}

/** Who has won, or what has to be played next; `sets` are the match and the extra boards so far. */
export function nextInTie({ match, extra }: TieLadder, sets: readonly [BoardSet, ...BoardSet[]]): TieAnswer {
  const stepAt = (index: number): ExtraBoards | undefined => {
    const last = extra.at(-1);
    return extra[index] ?? (last?.repeat === true ? last : undefined);
  };
  for (const [index, set] of sets.entries()) {
    const criteria = index === 0 ? match : (stepAt(index - 1)?.criteria ?? []);
    const winner = decided(set, criteria);
    if (winner !== undefined) return { kind: 'won', ...winner, set: index };
  }
  const next = stepAt(sets.length - 1);
  if (next === undefined) throw new Error('The last step of a ladder repeats.');
  return { kind: 'play', boards: next.boards, sameSeats: next.sameSeats };
}

/** A board in both rooms: what North–South scored, the home team sitting NS in the open room (RTP 2.3.1). */
export interface TwoRooms {
  readonly open: number;
  readonly closed: number;
}

/** The result of a set of boards. A board is won by any difference, even 10 points (RTP A34, ROP 6.16). */
export function boardSet(boards: readonly TwoRooms[]): BoardSet {
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  const differences = boards.map(({ open, closed }) => open - closed);
  const both = (worth: (difference: number) => number): BothSides<number> => ({
    home: sum(differences.map((difference) => Math.max(0, worth(difference)))),
    away: sum(differences.map((difference) => Math.max(0, worth(-difference)))),
  });
  return { imps: both(imps), points: both((difference) => difference), boardsWon: both(Math.sign) };
}
