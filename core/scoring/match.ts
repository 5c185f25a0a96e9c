import { Fraction, type FractionLike, ok, type Result, type Rounding, ZERO } from '../base/index.ts';
import { imps } from '../game/index.ts';
import type { ContestantId, Outcome, TravellerLine } from './line.ts';
import type { ScoredSession } from './session.ts';
import { type VpAward, type VpScale, vp, vpOfShortened } from './vp/index.ts';

/** Both contestants' IMPs, each from its own view. They need not balance after an adjusted score. */
export interface BothSides {
  readonly a: Fraction;
  readonly b: Fraction;
}

/** IMPs that balance: one side's and the opposite. */
export const balanced = (a: Fraction): BothSides => ({ a, b: a.negated() });

/**
 * What a board is worth to team A, which sat North–South at the first table and East–West at the second: each possible
 * difference by its probability. Outcomes are weighted in what they are worth, never in points (Laws 12C1(c) and 78B).
 */
export function boardWorth(
  first: readonly Outcome[],
  second: readonly Outcome[],
  worth: (difference: number) => FractionLike,
): Fraction {
  let sum = ZERO;
  for (const here of first) {
    for (const there of second)
      sum = sum.plus(here.weight.times(there.weight).times(worth(here.ns - there.ns)));
  }
  return sum;
}

/** A board of a team match in IMPs for team A. */
export const boardImps = (first: readonly Outcome[], second: readonly Outcome[]): Fraction =>
  boardWorth(first, second, imps);

/** A knock-out match whose board does not balance: each side takes the mean (Law 12C4; 1997 and 2007: 86B). */
export const knockoutBoard = ({ a, b }: BothSides): BothSides => balanced(a.minus(b).over(2));

/**
 * Results that cannot be compared through one contestant's fault: the other takes the better of average plus and the
 * assigned score, the offender its complement (Law 86B2(b)).
 */
export const oneAtFault = (assigned: Fraction, averagePlus: Fraction): BothSides =>
  balanced(Fraction.max(assigned, averagePlus));

/** Victory points for a margin in whole IMPs over a number of boards: the winner's and the loser's. */
export type VpsForMargin = (
  imps: number,
  boards: number,
) => Result<{ readonly winner: Fraction; readonly loser: Fraction }>;

const inVps = (award: Result<VpAward>): ReturnType<VpsForMargin> =>
  award.ok
    ? ok({ winner: Fraction.of(award.value.winner, 100), loser: Fraction.of(award.value.loser, 100) })
    : award;

/** The margins of a regulation's scale. */
export const byScale =
  (scale: VpScale): VpsForMargin =>
  (margin, boards) =>
    inVps(vp(scale, margin, boards));

/** The same for a match that was to have more boards than could be compared. */
export const byScaleOfShortened =
  (scale: VpScale, scheduled: number): VpsForMargin =>
  (margin, comparable) =>
    inVps(vpOfShortened(scale, margin, comparable, scheduled));

/** What a scale sees of a margin with parts of an IMP: a whole number, or a share of the step to the next. */
export type MarginParts = Rounding | 'in-proportion';

/** Between the VPs of two whole margins, to hundredths, halves up. */
function inProportion(net: Fraction, boards: number, vpsFor: VpsForMargin): Result<Fraction> {
  const size = net.abs();
  const whole = size.rounded('down');
  const below = vpsFor(Number(whole), boards);
  if (!below.ok) return below;
  const above = size.isWhole ? below : vpsFor(Number(whole) + 1, boards);
  if (!above.ok) return above;
  const { winner, loser } = below.value;
  const gained = size
    .minus(whole)
    .times(above.value.winner.minus(winner))
    .plus(winner)
    .roundedTo(Fraction.of(1, 100), 'half-up');
  return ok(net.sign >= 0 ? gained : winner.plus(loser).minus(gained));
}

/** The VPs of one contestant from its own net, whatever its opponents' net is. */
function vpsOf(net: Fraction, boards: number, vpsFor: VpsForMargin, rounding: MarginParts): Result<Fraction> {
  if (rounding === 'in-proportion') return inProportion(net, boards, vpsFor);
  const margin = Number(net.rounded(rounding));
  const award = vpsFor(Math.abs(margin), boards);
  return award.ok ? ok(margin >= 0 ? award.value.winner : award.value.loser) : award;
}

/** Each contestant's VPs from its own net (Law 86B2(a); a penalty never helps the opponents). */
export function vpsOfNets(
  nets: BothSides,
  boards: number,
  vpsFor: VpsForMargin,
  rounding: MarginParts,
): Result<BothSides> {
  const a = vpsOf(nets.a, boards, vpsFor, rounding);
  if (!a.ok) return a;
  const b = vpsOf(nets.b, boards, vpsFor, rounding);
  return b.ok ? ok({ a: a.value, b: b.value }) : b;
}

/** A match that was played, with all that rankings and tie-breaks look at. */
export interface MatchRecord {
  readonly a: ContestantId;
  readonly b: ContestantId;
  readonly vps: BothSides;
  /** IMPs each contestant won: a match of 40 to 20. */
  readonly imps: BothSides;
  readonly points: BothSides;
  readonly boardsWon: BothSides;
}

/** The rounds of an IMP pairs session as matches: each pair's VPs from its own IMPs on the boards of the round. */
export function matchesOfRounds(
  session: ScoredSession,
  vpsFor: VpsForMargin,
  rounding: Rounding,
): Result<MatchRecord[]> {
  const rounds = new Map<string, RoundBoard[]>();
  session.lines.forEach((line, at) => {
    const board = roundBoard(session, line, at);
    if (board === undefined) return;
    const key = JSON.stringify([line.round, line.section, board.ns, board.ew]);
    rounds.set(key, [...(rounds.get(key) ?? []), board]);
  });
  const matches: MatchRecord[] = [];
  for (const boards of rounds.values()) {
    const nets = { a: total(boards, ({ a }) => a), b: total(boards, ({ b }) => b) };
    const vps = vpsOfNets(nets, boards.length, vpsFor, rounding);
    if (!vps.ok) return vps;
    matches.push(matchRecord(boards, vps.value));
  }
  return ok(matches);
}

/** A board of a round: each pair's IMPs from its own view. */
interface RoundBoard extends BothSides {
  readonly ns: ContestantId;
  readonly ew: ContestantId;
  readonly points: number;
}

function roundBoard(session: ScoredSession, line: TravellerLine, at: number): RoundBoard | undefined {
  const { ns, ew, score } = line;
  const [a, b] = [session.lineScore(at, 'NS'), session.lineScore(at, 'EW')];
  if (typeof ns !== 'string' || typeof ew !== 'string' || a === undefined || b === undefined)
    return undefined;
  return { ns, ew, a, b, points: score.kind === 'table' ? score.ns : 0 };
}

const total = (boards: readonly RoundBoard[], of: (board: RoundBoard) => Fraction | number): Fraction =>
  Fraction.sum(boards.map(of));

/** A figure for each side. */
export const both = (of: (side: 'a' | 'b') => Fraction): BothSides => ({ a: of('a'), b: of('b') });

function matchRecord(boards: readonly RoundBoard[], vps: BothSides): MatchRecord {
  const [first] = boards;
  return {
    a: first?.ns ?? '',
    b: first?.ew ?? '',
    vps,
    imps: both((side) => total(boards, (board) => (board[side].sign > 0 ? board[side] : ZERO))),
    points: balanced(total(boards, ({ points }) => points)),
    boardsWon: both((side) => total(boards, (board) => (board[side].sign > 0 ? 1 : 0))),
  };
}
