import { Fraction, ONE, ZERO } from '../base/index.ts';
import type { Side } from '../game/index.ts';
import type { GroupInHand } from './board-scores.ts';
import type { BucketWeight, Columns } from './columns.ts';
import { ROLE } from './columns.ts';
import { datumOf } from './datum.ts';
import { commonWeight } from './group-scorer.ts';
import { type ContestantId, type Sitting, sideScoreOf, type TravellerLine } from './line.ts';
import type { Method } from './method.ts';
import { topOf } from './neuberg.ts';
import type { Session } from './session.ts';
import { impsBetween, matchpointsOver, pointsOf } from './tally.ts';

/** What made a score: comparisons as they are, scaled, or by a small group's scale; a datum; points; no comparison. */
export type ScoreRule =
  | 'compared'
  | 'neuberg'
  | 'small-group'
  | 'datum'
  | 'points'
  | 'self-inflicted'
  | 'artificial'
  | 'no-score';

/** One score that might have been, from the side's own view. */
export interface OwnOutcome {
  readonly points: number;
  readonly weight: Fraction;
}

/** The comparison with one other result. */
export interface ResultCompared {
  readonly against: Sitting;
  readonly theirs: readonly OwnOutcome[];
  readonly gained: Fraction;
}

/** How a contestant’s score on a board came about, step by step. */
export interface Explanation {
  readonly contestant: ContestantId;
  readonly board: number;
  readonly side: Side;
  readonly rule: ScoreRule;
  readonly clause: string;
  /** The side's own score, one outcome unless it is weighted. */
  readonly own: readonly OwnOutcome[];
  readonly comparisons: readonly ResultCompared[];
  readonly datum?: Fraction;
  /** Results compared, and results of a full board. */
  readonly results: number;
  readonly full: number;
  readonly top: number;
  /** The sum of the comparisons, before any scaling. */
  readonly compared: Fraction;
  readonly points: Fraction | undefined;
  readonly sentence: string;
}

/** What the session knows of a line. */
export interface LineInHand extends GroupInHand {
  readonly session: Session;
  readonly columns: Columns;
  readonly contestant: ContestantId;
  readonly line: number;
  readonly side: Side;
  readonly artificial: boolean;
  readonly points: Fraction | undefined;
}

function fieldOutcomes({ columns, side }: LineInHand, at: number): readonly BucketWeight[] {
  const roles = side === 'NS' ? columns.roleNS : columns.roleEW;
  const lists = side === 'NS' ? columns.listedNS : columns.listedEW;
  if (roles[at] === ROLE.table) return [{ bucket: columns.bucket[at] as number, weight: ONE }];
  return roles[at] === ROLE.listed ? (lists.get(at)?.field ?? []) : [];
}

/** Points gained by one score over another, from the side's view. */
function gain(method: Method, side: Side, mine: number, theirs: number): Fraction {
  const [first, second] = side === 'NS' ? [mine, theirs] : [theirs, mine];
  if (method.kind === 'matchpoints') return Fraction.of(method.win * matchpointsOver(first, second), 2);
  return Fraction.of(impsBetween(first, second));
}

function comparisonsOf(hand: LineInHand, own: readonly BucketWeight[]): ResultCompared[] {
  const { columns, side, line, group, session } = hand;
  const comparisons: ResultCompared[] = [];
  for (const at of group.lines) {
    const theirs = at === line ? [] : fieldOutcomes(hand, at);
    if (theirs.length === 0) continue;
    let gained = ZERO;
    for (const mine of own) {
      for (const other of theirs) {
        const worth = gain(session.method, side, mine.bucket, other.bucket);
        gained = gained.plus(worth.times(mine.weight).times(other.weight));
      }
    }
    const other = columns.lines[at] as TravellerLine;
    comparisons.push({
      against: side === 'NS' ? other.ns : other.ew,
      theirs: fromSide(theirs, side),
      gained,
    });
  }
  return comparisons;
}

const fromSide = (outcomes: readonly BucketWeight[], side: Side): OwnOutcome[] =>
  outcomes.map(({ bucket, weight }) => ({
    points: side === 'NS' ? pointsOf(bucket) : 0 - pointsOf(bucket),
    weight,
  }));

function datumFor(hand: LineInHand, method: Method): Fraction | undefined {
  if (method.kind !== 'butler') return undefined;
  const all = Array.from(hand.group.lines, (at) => fieldOutcomes(hand, at)).filter((list) => list.length > 0);
  if (all.length === 0) return undefined;
  const scale = commonWeight(hand.columns, hand.group);
  const means = all.map((list) =>
    Fraction.sum(list.map(({ bucket, weight }) => weight.times(pointsOf(bucket)))),
  );
  return datumOf(
    means.map((mean) => Number(mean.times(scale).numerator)),
    scale,
    method,
  );
}

function ruleOf(hand: LineInHand): ScoreRule {
  const { session, columns, line, side, results, full, several, artificial, points } = hand;
  if (points === undefined) return 'no-score';
  if (artificial) return 'artificial';
  if (sideScoreOf(columns.lines[line] as TravellerLine, side)?.kind === 'self-inflicted')
    return 'self-inflicted';
  switch (session.method.kind) {
    case 'matchpoints':
      if (several && session.policy.groups.byOrder[results] !== undefined) return 'small-group';
      return results === full ? 'compared' : 'neuberg';
    case 'cross-imps':
      return 'compared';
    case 'butler':
      return 'datum';
    case 'total-points':
      return 'points';
  }
}

function clauseOf(rule: ScoreRule, { session, columns, line, side }: LineInHand): string {
  const { policy, method } = session;
  switch (rule) {
    case 'compared':
      return method.kind === 'matchpoints' ? 'Law 78A' : 'Law 78B';
    case 'neuberg':
    case 'small-group':
      return policy.groups.clause;
    case 'datum':
      return 'Law 78B';
    case 'points':
      return 'Law 78C';
    case 'self-inflicted':
      return 'Law 12C1(e)';
    case 'no-score':
      return 'Law 78';
    case 'artificial': {
      const given = sideScoreOf(columns.lines[line] as TravellerLine, side);
      if (given?.kind !== 'artificial') return policy.groups.clause;
      return given.award.kind === 'named' ? policy.awards[given.award.name].clause : 'Law 12C2';
    }
  }
}

function sentenceOf(
  rule: ScoreRule,
  compared: Fraction,
  hand: LineInHand,
  datum: Fraction | undefined,
): string {
  const { contestant, group, results, full, points, session } = hand;
  const who = `${contestant} on board ${group.board}`;
  const got = points?.toDecimal(2) ?? '';
  switch (rule) {
    case 'no-score':
      return `${who}: no score.`;
    case 'artificial':
      return `${who}: an artificial score of ${got}.`;
    case 'points':
      return `${who}: ${got} points.`;
    case 'self-inflicted':
      return `${who}: ${got}, after damage that the side did itself.`;
    case 'datum':
      return `${who}: ${got} IMPs against a datum of ${datum?.toDecimal(0)} for North–South.`;
    case 'compared': {
      const unit = session.method.kind === 'matchpoints' ? 'matchpoints' : 'IMPs';
      return `${who}: ${compared.toDecimal(2)} ${unit} from ${results - 1} comparisons, scored ${got}.`;
    }
    case 'neuberg':
      return `${who}: ${compared.toDecimal(2)} among ${results} results, ${got} among ${full} by Neuberg's formula.`;
    case 'small-group':
      return `${who}: ${compared.toDecimal(2)} in a group of ${results} results, which by order gives ${got}.`;
  }
}

/** The comparisons behind the score of one side of a line. */
export function explainLine(hand: LineInHand): Explanation {
  const { session, side, group, results, full, points, contestant } = hand;
  const { method } = session;
  const outcomes = fieldOutcomes(hand, hand.line);
  const rule = ruleOf(hand);
  const compares = rule !== 'artificial' && (method.kind === 'matchpoints' || method.kind === 'cross-imps');
  const comparisons = compares ? comparisonsOf(hand, outcomes) : [];
  const datum = datumFor(hand, method);
  const compared = Fraction.sum(comparisons.map(({ gained }) => gained));
  return {
    contestant,
    board: group.board,
    side,
    rule,
    clause: clauseOf(rule, hand),
    own: fromSide(outcomes, side),
    comparisons,
    ...(datum === undefined ? {} : { datum }),
    results,
    full,
    top: topOf(method, full),
    compared,
    points,
    sentence: sentenceOf(rule, compared, hand, datum),
  };
}
