import { Fraction, fail, ok, type Result, ZERO } from '../base/index.ts';
import { SIDES, type Side } from '../game/index.ts';
import { type AwardPlace, awardPoints, type OwnScores, rulePoints } from './artificial.ts';
import { type Columns, columnsOf, type Group, ROLE, sideOfLine, writeScore } from './columns.ts';
import { type Explanation, explainLine } from './explain.ts';
import { type GroupScore, GroupScorer } from './group-scorer.ts';
import type { ContestantId, TravellerLine } from './line.ts';
import { type ToPoints, toPoints, topOf } from './neuberg.ts';
import { type Comparison, orderOf, repairOrder } from './order.ts';
import { listingOrder, type Place, placesInOrder } from './ranking.ts';
import type { ContestantLine, ContestantScore, ScoredSession, Session } from './session.ts';
import {
  fullBoards,
  largestLine,
  penaltiesByContestant,
  pointsPerImp,
  severalForms,
  unscorable,
} from './session-setup.ts';
import { bucketOf } from './tally.ts';
import { commonDenominator, type SideScores, Totals } from './totals.ts';

/** What a contestant has besides its boards played: artificial scores, less penalties. */
interface Besides {
  readonly points: Fraction;
  readonly top: number;
  readonly boards: number;
}

const NOTHING_BESIDES: Besides = { points: ZERO, top: 0, boards: 0 };

/** All figures of a session, kept so that one board can be scored again without the others. */
export class SessionState implements ScoredSession {
  readonly session: Session;
  private readonly columns: Columns;
  private readonly scorer: GroupScorer;
  private readonly groupScores: GroupScore[];
  /** By group: results of a full board, and whether the board was played in several forms. */
  private readonly full: readonly number[];
  private readonly several: readonly boolean[];
  private readonly toPointsOf: Record<Side, ToPoints>[];
  private readonly penalties: ReadonlyMap<number, Fraction>;
  private totals: Totals;
  private besidesKnown: ReadonlyMap<number, Besides> | undefined;
  private orderKnown: Int32Array | undefined;
  private orderIsStale = false;
  private linesKnown: ReadonlyMap<number, ContestantLine[]> | undefined;

  static of(session: Session): Result<SessionState> {
    const columns = columnsOf(session.lines, session.sections === 'apart');
    if (!columns.ok) return columns;
    for (const group of columns.value.groups) {
      const why = unscorable(columns.value, group, session.method);
      if (why !== undefined) return fail({ code: 'traveller-line', message: why });
    }
    const full = fullBoards(columns.value, session.tops ?? 'common');
    const penalties = penaltiesByContestant(session, columns.value, full);
    return penalties.ok
      ? ok(new SessionState(session, columns.value, full.byGroup, penalties.value))
      : penalties;
  }

  private constructor(
    session: Session,
    columns: Columns,
    full: readonly number[],
    penalties: ReadonlyMap<number, Fraction>,
  ) {
    this.session = session;
    this.columns = columns;
    this.penalties = penalties;
    this.full = full;
    this.several = severalForms(columns);
    this.scorer = new GroupScorer(columns, session.method, session.policy.selfInflicted);
    this.groupScores = columns.groups.map((group) => this.scorer.score(group));
    this.toPointsOf = columns.groups.map((_, group) => this.pointsOfGroup(group));
    this.totals = this.sumUp();
  }

  /** As they stand now: what a change wrote is in them. */
  get lines(): readonly TravellerLine[] {
    return this.columns.lines;
  }

  get contestants(): readonly ContestantId[] {
    return this.columns.contestants;
  }

  private pointsOfGroup(group: number): Record<Side, ToPoints> {
    const { method, policy } = this.session;
    const score = this.groupScores[group] as GroupScore;
    const [full, several] = [this.full[group] as number, this.several[group] as boolean];
    const ns = toPoints(method, policy.groups, score.NS, full, several);
    const ew = score.EW === score.NS ? ns : toPoints(method, policy.groups, score.EW, full, several);
    return { NS: ns, EW: ew };
  }

  private sumUp(): Totals {
    const { columns, session } = this;
    const denominator = commonDenominator(this.toPointsOf.flatMap(({ NS, EW }) => [NS, EW]));
    const most = Math.max(1, ...this.full);
    const boards = new Set(columns.groups.map(({ board }) => board)).size;
    const totals = new Totals(
      columns.contestants.length,
      denominator,
      largestLine(session.method, most) * boards,
    );
    columns.groups.forEach((_, group) => {
      this.addGroup(totals, group, 1);
    });
    return totals;
  }

  private addGroup(totals: Totals, group: number, sign: 1 | -1): void {
    for (const side of SIDES) {
      if (!this.isAlone(group, side)) totals.add(this.sideScores(group, side), sign);
    }
  }

  private sideScores(group: number, side: Side): SideScores {
    const { columns, scorer } = this;
    const ns = side === 'NS';
    return {
      lines: (columns.groups[group] as Group).lines,
      seats: ns ? columns.ns : columns.ew,
      roles: ns ? columns.roleNS : columns.roleEW,
      numerators: ns ? scorer.ns : scorer.ew,
      toPoints: (this.toPointsOf[group] as Record<Side, ToPoints>)[side],
      top: topOf(this.session.method, this.full[group] as number),
    };
  }

  /** A result alone in its group, for which the regulation sets a score of its own. */
  private isAlone(group: number, side: Side): boolean {
    const { method, policy } = this.session;
    if (policy.groups.alone === 'formula' || method.kind === 'total-points') return false;
    return (this.several[group] as boolean) && (this.groupScores[group] as GroupScore)[side].results === 1;
  }

  private isArtificial(line: number, side: Side): boolean {
    const role = (side === 'NS' ? this.columns.roleNS : this.columns.roleEW)[line];
    if (role === ROLE.artificial) return true;
    return role !== ROLE.none && this.isAlone(this.columns.groupOf[line] as number, side);
  }

  private awardPlace(line: number): AwardPlace {
    const { method } = this.session;
    const full = this.full[this.columns.groupOf[line] as number] as number;
    return { method, top: topOf(method, full), pointsPerImp: pointsPerImp(method, full) };
  }

  private ownScores(contestant: number): OwnScores {
    const id = this.columns.contestants[contestant] as ContestantId;
    return { session: this.played(contestant), elsewhere: this.session.elsewhere?.get(id) };
  }

  private played(contestant: number): ContestantScore['played'] {
    return {
      points: this.totals.points(contestant),
      top: Fraction.of(this.totals.tops[contestant] as number),
      boards: this.totals.boards[contestant] as number,
    };
  }

  private artificialPoints(line: number, side: Side, contestant: number): Fraction {
    const { policy } = this.session;
    const [place, own] = [this.awardPlace(line), this.ownScores(contestant)];
    const { score } = this.columns.lines[line] as TravellerLine;
    const sideScore = score.kind === 'adjusted' ? score[side === 'NS' ? 'ns' : 'ew'] : undefined;
    if (sideScore?.kind === 'artificial') return awardPoints(sideScore.award, policy.awards, place, own);
    const { alone } = policy.groups;
    if (alone === 'formula') throw new Error('No artificial score stands on this line.');
    return rulePoints(alone, place, own);
  }

  /** Artificial scores come last, when the boards played are known (Law 12C2(c)). */
  private get besides(): ReadonlyMap<number, Besides> {
    if (this.besidesKnown !== undefined) return this.besidesKnown;
    const besides = new Map<number, Besides>();
    const add = (contestant: number, points: Fraction, top: number, boards: number): void => {
      const before = besides.get(contestant) ?? NOTHING_BESIDES;
      besides.set(contestant, {
        points: before.points.plus(points),
        top: before.top + top,
        boards: before.boards + boards,
      });
    };
    for (const { line, side } of this.artificialLines()) {
      for (const contestant of sideOfLine(this.columns, line, side)) {
        add(contestant, this.artificialPoints(line, side, contestant), this.awardPlace(line).top, 1);
      }
    }
    for (const [contestant, penalty] of this.penalties) add(contestant, penalty.negated(), 0, 0);
    this.besidesKnown = besides;
    return besides;
  }

  private *artificialLines(): Generator<ContestantLine> {
    const { columns } = this;
    for (const line of columns.adjusted) {
      if (columns.roleNS[line] === ROLE.artificial) yield { line, side: 'NS' };
      if (columns.roleEW[line] === ROLE.artificial) yield { line, side: 'EW' };
    }
    for (let group = 0; group < columns.groups.length; group++) {
      for (const side of SIDES) if (this.isAlone(group, side)) yield* this.comparedLines(group, side);
    }
  }

  private *comparedLines(group: number, side: Side): Generator<ContestantLine> {
    const { roles, lines } = this.sideScores(group, side);
    for (const line of lines) {
      if (roles[line] === ROLE.table || roles[line] === ROLE.listed) yield { line, side };
    }
  }

  /** What the ranking goes by. */
  private valueOf(contestant: number): Fraction {
    if (this.besides.has(contestant)) return this.score(contestant).value;
    const points = this.totals.points(contestant);
    if (this.session.method.kind !== 'matchpoints') return points;
    const top = this.totals.tops[contestant] as number;
    return top === 0 ? ZERO : Fraction.of(points.numerator * 100n, points.denominator * BigInt(top));
  }

  private score(contestant: number): ContestantScore {
    const besides = this.besides.get(contestant) ?? NOTHING_BESIDES;
    const played = this.played(contestant);
    const points = played.points.plus(besides.points);
    const top = played.top.plus(besides.top);
    const percent = top.sign === 0 ? ZERO : points.times(100).over(top);
    return {
      contestant: this.columns.contestants[contestant] as ContestantId,
      points,
      top,
      value: this.session.method.kind === 'matchpoints' ? percent : points,
      boards: played.boards + besides.boards,
      penalty: this.penalties.get(contestant) ?? ZERO,
      played,
    };
  }

  private comparison(): Comparison {
    const { totals, besides, columns } = this;
    const quick = totals.approximate(this.session.method.kind === 'matchpoints');
    for (const contestant of besides.keys()) quick[contestant] = this.valueOf(contestant).toNumber();
    const plain = (at: number): boolean => totals.isNarrow && !besides.has(at);
    return {
      quick,
      exactly: (a, b) => {
        const difference =
          plain(a) && plain(b) && totals.tops[a] === totals.tops[b]
            ? totals.approximateParts(b) - totals.approximateParts(a)
            : this.valueOf(b).compare(this.valueOf(a));
        if (difference !== 0) return difference;
        return listingOrder(columns.contestants[a] as ContestantId, columns.contestants[b] as ContestantId);
      },
    };
  }

  /** Contestants by number, best first. */
  order(): Int32Array {
    if (this.orderKnown === undefined) {
      this.orderKnown = orderOf(this.comparison());
    } else if (this.orderIsStale) {
      repairOrder(this.orderKnown, this.comparison());
    }
    this.orderIsStale = false;
    return this.orderKnown;
  }

  places(): readonly Place[] {
    const ranked = Array.from(this.order(), (contestant) => ({
      contestant: this.columns.contestants[contestant] as ContestantId,
      value: this.valueOf(contestant),
    }));
    return placesInOrder(ranked);
  }

  total(contestant: ContestantId): ContestantScore | undefined {
    const known = this.columns.indexOf.get(contestant);
    return known === undefined ? undefined : this.score(known);
  }

  resultsOnBoard(line: number): number {
    return this.full[this.columns.groupOf[line] as number] as number;
  }

  topOfLine(line: number): number {
    return topOf(this.session.method, this.resultsOnBoard(line));
  }

  lineScore(line: number, side: Side, contestant?: ContestantId): Fraction | undefined {
    const role = (side === 'NS' ? this.columns.roleNS : this.columns.roleEW)[line];
    if (role === undefined || role === ROLE.none) return undefined;
    if (this.isArtificial(line, side)) {
      const seated = sideOfLine(this.columns, line, side);
      const who = contestant === undefined ? seated[0] : this.columns.indexOf.get(contestant);
      return who === undefined ? undefined : this.artificialPoints(line, side, who);
    }
    const scores = this.sideScores(this.columns.groupOf[line] as number, side);
    return scores.toPoints.times.times(scores.numerators[line] as number).plus(scores.toPoints.plus);
  }

  linesOf(contestant: ContestantId): readonly ContestantLine[] {
    const number = this.columns.indexOf.get(contestant);
    if (number === undefined) return [];
    this.linesKnown ??= linesByContestant(this.columns);
    return this.linesKnown.get(number) ?? [];
  }

  explain(contestant: ContestantId, board: number): Explanation | undefined {
    const found = this.linesOf(contestant).find(({ line }) => this.columns.lines[line]?.board === board);
    if (found === undefined) return undefined;
    const { line, side } = found;
    const group = this.columns.groupOf[line] as number;
    return explainLine({
      session: this.session,
      columns: this.columns,
      contestant,
      line,
      side,
      group: this.columns.groups[group] as Group,
      results: (this.groupScores[group] as GroupScore)[side].results,
      full: this.full[group] as number,
      several: this.several[group] as boolean,
      artificial: this.isArtificial(line, side),
      points: this.lineScore(line, side, contestant),
    });
  }

  /**
   * Writes another score on a line and compares its board again. Answers false, and changes nothing, when the change
   * reaches beyond the board: a result more or less changes what a full board is.
   */
  rescore(line: number, changed: TravellerLine): boolean {
    const before = this.columns.lines[line] as TravellerLine;
    const group = this.columns.groupOf[line] as number;
    if (before.score.kind === 'table' && changed.score.kind === 'table')
      this.rescoreTable(line, changed.score.ns, changed, group);
    else if (this.isLocal(line, changed)) {
      this.rescoreGroup(line, changed, group);
    } else {
      return false;
    }
    this.besidesKnown = undefined;
    this.orderIsStale = true;
    return true;
  }

  private rescoreTable(line: number, to: number, changed: TravellerLine, at: number): void {
    const group = this.columns.groups[at] as Group;
    if (this.session.method.kind !== 'matchpoints' || !this.scorer.hasOnlyTableScores(group)) {
      this.rescoreGroup(line, changed, at);
      return;
    }
    const changes = this.scorer.moveMatchpoints(group, line, bucketOf(to));
    writeScore(this.columns, line, changed);
    if (!this.isAlone(at, 'NS')) this.totals.shift(this.sideScores(at, 'NS'), changes, 1);
    if (!this.isAlone(at, 'EW')) this.totals.shift(this.sideScores(at, 'EW'), changes, -1);
  }

  private rescoreGroup(line: number, changed: TravellerLine, at: number): void {
    this.addGroup(this.totals, at, -1);
    writeScore(this.columns, line, changed);
    this.groupScores[at] = this.scorer.score(this.columns.groups[at] as Group);
    const points = this.pointsOfGroup(at);
    this.toPointsOf[at] = points;
    if (this.totals.canHold(points.NS) && this.totals.canHold(points.EW)) this.addGroup(this.totals, at, 1);
    else this.totals = this.sumUp();
  }

  /** Does the line keep having a score for the same sides, and one that can be scored? */
  private isLocal(line: number, changed: TravellerLine): boolean {
    const { columns } = this;
    const before = columns.lines[line] as TravellerLine;
    const scored = (): string =>
      `${columns.roleNS[line] !== ROLE.none} ${columns.roleEW[line] !== ROLE.none}`;
    const scoredBefore = scored();
    writeScore(columns, line, changed);
    const group = columns.groups[columns.groupOf[line] as number] as Group;
    const local = scored() === scoredBefore && unscorable(columns, group, this.session.method) === undefined;
    writeScore(columns, line, before);
    return local;
  }
}

function linesByContestant(columns: Columns): ReadonlyMap<number, ContestantLine[]> {
  const byContestant = new Map<number, ContestantLine[]>();
  for (let line = 0; line < columns.lines.length; line++) {
    for (const side of SIDES) {
      for (const contestant of sideOfLine(columns, line, side)) {
        const lines = byContestant.get(contestant);
        if (lines === undefined) byContestant.set(contestant, [{ line, side }]);
        else lines.push({ line, side });
      }
    }
  }
  return byContestant;
}
