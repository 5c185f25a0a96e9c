import { type Fault, Fraction, fail, ok, type Result, ZERO } from '../../base/index.ts';
import { imps } from '../../game/index.ts';
import { type AwardTable, resolveFigure } from '../award.ts';
import { afterSelfInflictedDamage } from '../group-scorer.ts';
import { type Award, type LineScore, lineFault, type Outcome, type SideScore } from '../line.ts';
import { type BothSides, boardWorth, knockoutBoard } from '../match.ts';
import type { SelfInflictedRule } from '../policy.ts';

/** The two rooms of a match. */
export const ROOMS = ['open', 'closed'] as const;
/** One of the two rooms of a match. */
export type Room = (typeof ROOMS)[number];

/**
 * A board of a match between two teams. The home team sits North–South in the open room and East–West in the closed
 * one (RTP 2.3.1, ROP 6.8); of two sides it is always `a`.
 */
export interface MatchBoard {
  readonly board: number;
  /** What stands in each room; nothing while it is still to come. */
  readonly open?: LineScore;
  readonly closed?: LineScore;
  /** What was ruled for the board as a whole: the rooms then count for nothing. */
  readonly ruling?: BoardRuling;
}

/** What the director ruled on a board of a match. */
export type BoardRuling =
  /** An artificial adjusted score for each team (Laws 12C2 and 86). */
  | { readonly kind: 'artificial'; readonly home: Award; readonly away: Award }
  | { readonly kind: 'cancelled' };

/** `waiting`: a room is still to come. `not-compared`: cancelled, or not played in a room. */
export type BoardState = 'compared' | 'artificial' | 'waiting' | 'not-compared';

/** A board as the two teams have it, each from its own view. */
export interface ComparedBoard {
  readonly board: number;
  readonly state: BoardState;
  /** Rooms that are still to come. */
  readonly missing: readonly Room[];
  /** The home team's points in the two rooms together, where there is one result in each. */
  readonly difference: number | undefined;
  readonly imps: BothSides;
  /** What each team gained in points over the two rooms. */
  readonly points: BothSides;
  /** Of the board-a-match kind, out of 1: 1 a win, ½ a draw. */
  readonly won: BothSides;
}

/** What the rules in force say about boards of a match. */
export interface BoardRules {
  readonly awards: AwardTable;
  readonly selfInflicted: SelfInflictedRule;
  /** In a knock-out a board that does not balance gives each team the mean (Law 12C4; 1997 and 2007: 86B). */
  readonly knockout: boolean;
}

const NOTHING: BothSides = { a: ZERO, b: ZERO };

/** The comparison of a board as far as it can be made (Law 78B). */
export function compareBoard(board: MatchBoard, rules: BoardRules): Result<ComparedBoard> {
  const fault = boardFault(board);
  if (fault !== undefined) return fail(fault);
  const missing = board.ruling === undefined ? ROOMS.filter((room) => board[room] === undefined) : [];
  const none: ComparedBoard = {
    board: board.board,
    state: 'not-compared',
    missing,
    difference: undefined,
    imps: NOTHING,
    points: NOTHING,
    won: NOTHING,
  };
  if (board.ruling?.kind === 'cancelled') return ok(none);
  const [a, b] = [teamScore(board, 'home', rules), teamScore(board, 'away', rules)];
  if (a === 'twice' || b === 'twice') return fail(twoAwards(board));
  if (a === undefined || b === undefined)
    return ok(missing.length > 0 ? { ...none, state: 'waiting' } : none);
  const own = { a: a.imps, b: b.imps };
  return ok({
    ...none,
    missing: [],
    state: a.artificial || b.artificial ? 'artificial' : 'compared',
    difference: differenceOf(board),
    imps: rules.knockout && !own.a.plus(own.b).equals(0) ? knockoutBoard(own) : own,
    points: { a: a.points, b: b.points },
    won: { a: a.won, b: b.won },
  });
}

type Team = 'home' | 'away';

/** Which side a team sits on in each room. */
const SIDE_OF = {
  home: { open: 'ns', closed: 'ew' },
  away: { open: 'ew', closed: 'ns' },
} as const;

interface TeamScore {
  readonly artificial: boolean;
  readonly imps: Fraction;
  readonly points: Fraction;
  readonly won: Fraction;
}

/** What a team has on a board: nothing while it cannot be compared; `twice` when it was given two artificial scores. */
function teamScore(board: MatchBoard, team: Team, rules: BoardRules): TeamScore | undefined | 'twice' {
  if (board.ruling?.kind === 'artificial') return artificial(board.ruling[team], rules.awards);
  const open = sideOf(board.open, SIDE_OF[team].open);
  const closed = sideOf(board.closed, SIDE_OF[team].closed);
  const [award, other] = [open, closed].flatMap((side) => (side?.kind === 'artificial' ? [side.award] : []));
  if (award !== undefined) {
    const twice = other !== undefined && JSON.stringify(award) !== JSON.stringify(other);
    return twice ? 'twice' : artificial(award, rules.awards);
  }
  return isPlayed(open) && isPlayed(closed) ? playedScore(open, closed, team, rules) : undefined;
}

type PlayedSide = Exclude<SideScore, { readonly kind: 'artificial' | 'no-score' }>;

const isPlayed = (side: SideScore | undefined): side is PlayedSide =>
  side?.kind === 'assigned' || side?.kind === 'self-inflicted';

/** What stands for a side: the table's score is one outcome without doubt. */
function sideOf(score: LineScore | undefined, side: 'ns' | 'ew'): SideScore | undefined {
  if (score === undefined) return undefined;
  switch (score.kind) {
    case 'table':
      return { kind: 'assigned', outcomes: [{ ns: score.ns, weight: Fraction.of(1) }] };
    case 'adjusted':
      return score[side];
    case 'no-score':
      return { kind: 'no-score' };
  }
}

/** An artificial score: what the other room did counts for nothing (Law 12C2(b); 1997 and 2007: 86A). */
function artificial(award: Award, awards: AwardTable): TeamScore {
  return { artificial: true, points: ZERO, ...awardWorth(award, awards) };
}

function awardWorth(award: Award, awards: AwardTable): { readonly imps: Fraction; readonly won: Fraction } {
  switch (award.kind) {
    case 'named': {
      const { imps: inImps, percent } = awards[award.name];
      return { imps: resolveFigure(inImps, undefined), won: resolveFigure(percent, undefined).over(100) };
    }
    case 'imps':
      return { imps: award.imps, won: Fraction.of(1, 2) };
    case 'percent':
      return { imps: ZERO, won: award.percent.over(100) };
    case 'points':
      return { imps: ZERO, won: Fraction.of(1, 2) };
  }
}

function playedScore(open: PlayedSide, closed: PlayedSide, team: Team, rules: BoardRules): TeamScore {
  const worth = (of: (difference: number) => number | Fraction): Fraction =>
    afterDamage(open, closed, rules.selfInflicted, (first, second) =>
      boardWorth(first, second, (difference) => of(team === 'home' ? difference : -difference)),
    );
  return {
    artificial: false,
    imps: worth(imps),
    points: Fraction.max(
      worth((difference) => difference),
      ZERO,
    ),
    won: worth((difference) => Fraction.of(1 + Math.sign(difference), 2)),
  };
}

/** A side that hurt itself after the infraction bears that part of it (Law 12C1(e); 2007: 12C1(b)). */
function afterDamage(
  open: PlayedSide,
  closed: PlayedSide,
  rule: SelfInflictedRule,
  worth: (open: readonly Outcome[], closed: readonly Outcome[]) => Fraction,
): Fraction {
  if (open.kind === 'assigned' && closed.kind === 'assigned') return worth(open.outcomes, closed.outcomes);
  const reckoned = (['table', 'withoutInfraction', 'withoutError'] as const).map((when) =>
    worth(outcomesWhen(open, when), outcomesWhen(closed, when)),
  );
  const scale = reckoned.reduce((product, { denominator }) => product * denominator, 1n);
  const [table = 0, without = 0, noError = 0] = reckoned.map((value) => Number(value.times(scale).numerator));
  return Fraction.of(afterSelfInflictedDamage(table, without, noError, rule), scale);
}

const outcomesWhen = (
  side: PlayedSide,
  when: 'table' | 'withoutInfraction' | 'withoutError',
): readonly Outcome[] => (side.kind === 'assigned' ? side.outcomes : side[when]);

/** The one table score of a room, if it has one. */
const resultIn = (score: LineScore | undefined): number | undefined =>
  score?.kind === 'table' ? score.ns : undefined;

function differenceOf({ open, closed, ruling }: MatchBoard): number | undefined {
  const [here, there] = [resultIn(open), resultIn(closed)];
  return here === undefined || there === undefined || ruling !== undefined ? undefined : here - there;
}

function boardFault({ board, ...rest }: MatchBoard): Fault | undefined {
  for (const room of ROOMS) {
    const score = rest[room];
    if (score === undefined) continue;
    const fault = lineFault({ board, table: room, ns: 'home', ew: 'away', score });
    if (fault !== undefined) return { ...fault, message: fault.message.replace(', table ', ', room ') };
  }
  return undefined;
}

const twoAwards = ({ board }: MatchBoard): Fault => ({
  code: 'match-board',
  message: `Board ${board}: a team has another artificial score in each room. Give one for the board (Law 86).`,
});
