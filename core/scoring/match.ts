import { Fraction, type Rounding, ZERO } from '../base/index.ts';
import { imps } from '../game/index.ts';
import type { ContestantId, Outcome } from './line.ts';
import type { ScoredSession } from './session.ts';
import type { TieBreakStep } from './tie-break.ts';

/** Both contestants' IMPs, each from its own view. They need not balance after an adjusted score. */
export interface BothSides {
  readonly a: Fraction;
  readonly b: Fraction;
}

/** IMPs that balance: one side's and the opposite. */
export const balanced = (a: Fraction): BothSides => ({ a, b: a.negated() });

/**
 * A board of a team match in IMPs for team A, which sat North–South at the first table and East–West at the second.
 * Outcomes are weighted in IMPs, never in points (Laws 12C1(c) and 78B).
 */
export function boardImps(first: readonly Outcome[], second: readonly Outcome[]): Fraction {
  let sum = ZERO;
  for (const here of first) {
    for (const there of second)
      sum = sum.plus(here.weight.times(there.weight).times(imps(here.ns - there.ns)));
  }
  return sum;
}

/** A knock-out match whose board does not balance: each side takes the mean (Law 12C4; 1997 and 2007: 86B). */
export const knockoutBoard = ({ a, b }: BothSides): BothSides => balanced(a.minus(b).over(2));

/**
 * Results that cannot be compared through one contestant's fault: the other takes the better of average plus and the
 * assigned score, the offender its complement (Law 86B2(b)).
 */
export const oneAtFault = (assigned: Fraction, averagePlus: Fraction): BothSides =>
  balanced(Fraction.max(assigned, averagePlus));

/** Victory points for a margin in IMPs over a number of boards: the winner's and the loser's. */
export type VpScale = (
  imps: number,
  boards: number,
) => { readonly winner: Fraction; readonly loser: Fraction };

/** The VPs of one contestant from its own net, whatever its opponents' net is. */
export function vpsOf(net: Fraction, boards: number, scale: VpScale, rounding: Rounding): Fraction {
  const margin = Number(net.rounded(rounding));
  const { winner, loser } = scale(Math.abs(margin), boards);
  return margin >= 0 ? winner : loser;
}

/** Each contestant's VPs from its own net (Law 86B2(a); a penalty never helps the opponents). */
export function matchVps(nets: BothSides, boards: number, scale: VpScale, rounding: Rounding): BothSides {
  return { a: vpsOf(nets.a, boards, scale, rounding), b: vpsOf(nets.b, boards, scale, rounding) };
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
export function matchesOfRounds(session: ScoredSession, scale: VpScale, rounding: Rounding): MatchRecord[] {
  const rounds = new Map<string, number[]>();
  session.lines.forEach(({ round, section, ns, ew }, line) => {
    if (typeof ns !== 'string' || typeof ew !== 'string') return;
    const key = JSON.stringify([round, section, ns, ew]);
    rounds.set(key, [...(rounds.get(key) ?? []), line]);
  });
  return [...rounds.values()].flatMap((lines) => matchOfRound(session, lines, scale, rounding) ?? []);
}

function matchOfRound(
  session: ScoredSession,
  lines: readonly number[],
  scale: VpScale,
  rounding: Rounding,
): MatchRecord | undefined {
  const scored = lines.flatMap((line) => {
    const a = session.lineScore(line, 'NS');
    const b = session.lineScore(line, 'EW');
    const score = session.lines[line]?.score;
    return a === undefined || b === undefined ? [] : [{ a, b, ns: score?.kind === 'table' ? score.ns : 0 }];
  });
  const { ns, ew } = session.lines[lines[0] ?? -1] ?? {};
  if (typeof ns !== 'string' || typeof ew !== 'string' || scored.length === 0) return undefined;
  const nets = { a: Fraction.sum(scored.map(({ a }) => a)), b: Fraction.sum(scored.map(({ b }) => b)) };
  const won = (side: 'a' | 'b'): Fraction =>
    Fraction.sum(scored.map((board) => (board[side].sign > 0 ? board[side] : ZERO)));
  const boardsWon = (side: 'a' | 'b'): Fraction =>
    Fraction.of(scored.filter((board) => board[side].sign > 0).length);
  return {
    a: ns,
    b: ew,
    vps: matchVps(nets, scored.length, scale, rounding),
    imps: { a: won('a'), b: won('b') },
    points: balanced(Fraction.sum(scored.map((board) => board.ns))),
    boardsWon: { a: boardsWon('a'), b: boardsWon('b') },
  };
}

/** An event of matches, as its tie-breaks look at it. */
export interface MatchEvent {
  readonly matches: readonly MatchRecord[];
}

type MatchStep = TieBreakStep<MatchEvent>;
type MatchFigure = 'vps' | 'imps' | 'points' | 'boardsWon';

/** A contestant's own figure and its opponents', over some matches. */
function own(matches: readonly MatchRecord[], contestant: ContestantId, figure: MatchFigure): BothSides {
  const mine = matches.filter(({ a, b }) => a === contestant || b === contestant);
  return {
    a: Fraction.sum(mine.map((match) => match[figure][match.a === contestant ? 'a' : 'b'])),
    b: Fraction.sum(mine.map((match) => match[figure][match.a === contestant ? 'b' : 'a'])),
  };
}

const between = (matches: readonly MatchRecord[], tied: readonly ContestantId[]): MatchRecord[] =>
  matches.filter(({ a, b }) => tied.includes(a) && tied.includes(b));

const LABELS: Readonly<Record<MatchFigure, string>> = {
  vps: 'VPs',
  imps: 'difference of IMPs',
  points: 'difference of points',
  boardsWon: 'boards won',
};

/** Criteria for events of matches; each takes the clause it stands in. */
export const MATCH_STEPS = {
  betweenTied: (clause: string, figure: MatchFigure): MatchStep => ({
    code: `${figure}-between-tied`,
    clause,
    label: `${LABELS[figure]} in the matches between the tied`,
    better: 'higher',
    measure: (tied, { matches }) =>
      tied.map((contestant) => {
        const { a, b } = own(between(matches, tied), contestant, figure);
        return figure === 'imps' || figure === 'points' ? a.minus(b) : a;
      }),
  }),
  impDifference: (clause: string): MatchStep => ({
    code: 'imp-difference',
    clause,
    label: 'IMPs won less IMPs lost',
    better: 'higher',
    measure: (tied, { matches }) =>
      tied.map((contestant) => {
        const { a, b } = own(matches, contestant, 'imps');
        return a.minus(b);
      }),
  }),
  /** Won ÷ (won + lost) puts in the same order as won ÷ lost, and exists when nothing was lost. */
  impQuotient: (clause: string): MatchStep => ({
    code: 'imp-quotient',
    clause,
    label: 'share of IMPs won',
    better: 'higher',
    measure: (tied, { matches }) =>
      tied.map((contestant) => {
        const { a, b } = own(matches, contestant, 'imps');
        const all = a.plus(b);
        return all.sign === 0 ? Fraction.of(1, 2) : a.over(all);
      }),
  }),
} as const;
