import { Fraction, fail, ok, type Result } from '../base/index.ts';
import { SIDES, type Side } from '../game/index.ts';
import { type Columns, columnsOf, type Group, ROLE, twiceOnABoard, writeScore } from './columns.ts';
import { addLines, placesFor } from './columns-growth.ts';
import { type GroupScore, GroupScorer } from './group-scorer.ts';
import { lineFault, type TravellerLine } from './line.ts';
import { orderOf, type ToPoints, toPoints, topOf } from './neuberg.ts';
import type { ComparedScore, ContestantLine, PlayedScore, Session } from './session.ts';
import {
  boardKey,
  type FullBoards,
  fullBoards,
  largestLine,
  resultsOf,
  resultsOfGroups,
  severalForms,
  unscorable,
} from './session-setup.ts';
import { bucketOf } from './tally.ts';
import { commonDenominator, type SideScores, Totals } from './totals.ts';

/** What is known of the group that a line belongs to. */
export interface GroupInHand {
  readonly group: Group;
  /** Results compared in the side's direction, and results of a full board. */
  readonly results: number;
  readonly full: number;
  /** Is the group one of several forms of its board? */
  readonly several: boolean;
}

/** The boards of a session compared, kept so that one board can be compared again without the others. */
export class BoardScores {
  readonly columns: Columns;
  private readonly session: Session;
  private readonly scorer: GroupScorer;
  private readonly groupScores: GroupScore[];
  private readonly results: number[];
  private fullKnown: FullBoards;
  private several: readonly boolean[];
  private readonly toPointsOf: Record<Side, ToPoints>[];
  private sums: Totals;

  static of(session: Session): Result<BoardScores> {
    const columns = columnsOf(session.lines, session.sections === 'apart');
    if (!columns.ok) return columns;
    for (const group of columns.value.groups) {
      const why = unscorable(columns.value, group, session.method);
      if (why !== undefined) return fail({ code: 'traveller-line', message: why });
    }
    return ok(new BoardScores(session, columns.value));
  }

  private constructor(session: Session, columns: Columns) {
    this.session = session;
    this.columns = columns;
    this.results = resultsOfGroups(columns);
    this.fullKnown = fullBoards(columns, this.results, session.tops ?? 'common');
    this.several = severalForms(columns, this.results);
    this.scorer = new GroupScorer(columns, session.method, session.policy.selfInflicted);
    this.groupScores = columns.groups.map((group) => this.scorer.score(group));
    this.toPointsOf = columns.groups.map((_, group) => this.pointsOfGroup(group));
    this.sums = this.sumUp();
  }

  get full(): FullBoards {
    return this.fullKnown;
  }

  /** Points on boards compared: no artificial scores, no penalties. */
  get totals(): Totals {
    return this.sums;
  }

  private pointsOfGroup(at: number): Record<Side, ToPoints> {
    const { method, policy } = this.session;
    const score = this.groupScores[at] as GroupScore;
    const full = this.full.byGroup[at] as number;
    const byOrder = this.isByOrder(at);
    const pointsOf = (side: Side): ToPoints =>
      toPoints(
        method,
        score[side],
        full,
        byOrder ? orderOf(policy.groups, side, score[side].results) : undefined,
      );
    const ns = pointsOf('NS');
    const isAlike = score.EW === score.NS && policy.groups.opponents !== 'complement';
    return { NS: ns, EW: isAlike ? ns : pointsOf('EW') };
  }

  /** Is the group scored by order if it is small: one of several forms, and not the largest where that goes by the formula? */
  private isByOrder(at: number): boolean {
    const { columns, results, session } = this;
    if (!(this.several[at] as boolean)) return false;
    if (session.policy.groups.largestByFormula !== true) return true;
    const board = boardKey(columns.groups[at] as Group);
    const own = results[at] as number;
    return columns.groups.some(
      (other, index) => index !== at && boardKey(other) === board && (results[index] as number) >= own,
    );
  }

  private sumUp(): Totals {
    const { columns, session } = this;
    const denominator = commonDenominator(this.toPointsOf.flatMap(({ NS, EW }) => [NS, EW]));
    const most = Math.max(1, ...this.full.byField);
    const boards = new Set(columns.groups.map(({ board }) => board)).size;
    const totals = new Totals(
      columns.contestants.length,
      denominator,
      largestLine(session.method, most) * boards,
    );
    for (let at = 0; at < columns.groups.length; at++) this.addGroup(totals, at, 1);
    return totals;
  }

  private addGroup(totals: Totals, at: number, sign: 1 | -1): void {
    for (const side of SIDES) {
      if (!this.isAlone(at, side)) totals.add(this.sideScores(at, side), sign);
    }
  }

  private sideScores(at: number, side: Side): SideScores {
    const { columns, scorer } = this;
    const ns = side === 'NS';
    return {
      lines: (columns.groups[at] as Group).lines,
      seats: ns ? columns.ns : columns.ew,
      roles: ns ? columns.roleNS : columns.roleEW,
      numerators: ns ? scorer.ns : scorer.ew,
      toPoints: (this.toPointsOf[at] as Record<Side, ToPoints>)[side],
      top: topOf(this.session.method, this.full.byGroup[at] as number),
    };
  }

  /** A result alone in its group, for which the regulation sets a score of its own. */
  private isAlone(at: number, side: Side): boolean {
    const { method, policy } = this.session;
    if (policy.groups.alone === 'formula' || method.kind === 'total-points') return false;
    return (this.several[at] as boolean) && (this.groupScores[at] as GroupScore)[side].results === 1;
  }

  private role(line: number, side: Side): number {
    return (side === 'NS' ? this.columns.roleNS : this.columns.roleEW)[line] ?? ROLE.none;
  }

  hasScore(line: number, side: Side): boolean {
    return this.role(line, side) !== ROLE.none;
  }

  /** Is the side's score given rather than compared? */
  isArtificial(line: number, side: Side): boolean {
    const role = this.role(line, side);
    if (role === ROLE.artificial) return true;
    return role !== ROLE.none && this.isAlone(this.columns.groupOf[line] as number, side);
  }

  *artificialLines(): Generator<ContestantLine> {
    const { columns } = this;
    for (const line of columns.adjusted) {
      for (const side of SIDES) if (this.role(line, side) === ROLE.artificial) yield { line, side };
    }
    for (let at = 0; at < columns.groups.length; at++) {
      for (const side of SIDES) if (this.isAlone(at, side)) yield* this.comparedLines(at, side);
    }
  }

  private *comparedLines(at: number, side: Side): Generator<ContestantLine> {
    for (const line of (this.columns.groups[at] as Group).lines) {
      const role = this.role(line, side);
      if (role === ROLE.table || role === ROLE.listed) yield { line, side };
    }
  }

  groupInHand(line: number, side: Side): GroupInHand {
    const at = this.columns.groupOf[line] as number;
    return {
      group: this.columns.groups[at] as Group,
      results: (this.groupScores[at] as GroupScore)[side].results,
      full: this.full.byGroup[at] as number,
      several: this.isByOrder(at),
    };
  }

  comparedScore(line: number, side: Side): ComparedScore {
    const at = this.columns.groupOf[line] as number;
    const { results, denominator } = (this.groupScores[at] as GroupScore)[side];
    const { numerators } = this.sideScores(at, side);
    return { gained: Fraction.of(numerators[line] as number, denominator), results };
  }

  /** The points of a side whose score was compared. */
  comparedPoints(line: number, side: Side): Fraction {
    const { toPoints: straight, numerators } = this.sideScores(this.columns.groupOf[line] as number, side);
    return straight.times.times(numerators[line] as number).plus(straight.plus);
  }

  played(contestant: number): PlayedScore {
    return {
      points: this.sums.points(contestant),
      top: Fraction.of(this.sums.tops[contestant] as number),
      boards: this.sums.boards[contestant] as number,
    };
  }

  /**
   * Writes another score on a line and compares its board again. Answers false, and changes nothing, when the change
   * reaches beyond the board: a result more or less changes what a full board is.
   */
  rescore(line: number, changed: TravellerLine): boolean {
    const before = this.columns.lines[line] as TravellerLine;
    const at = this.columns.groupOf[line] as number;
    const group = this.columns.groups[at] as Group;
    const tables = before.score.kind === 'table' && changed.score.kind === 'table';
    if (!tables && !this.isLocal(line, changed)) return false;
    if (
      changed.score.kind === 'table' &&
      this.session.method.kind === 'matchpoints' &&
      this.scorer.hasOnlyTableScores(group)
    ) {
      this.moveResult(line, changed, at, bucketOf(changed.score.ns));
    } else {
      this.compareAgain(line, changed, at);
    }
    return true;
  }

  private moveResult(line: number, changed: TravellerLine, at: number, to: number): void {
    const changes = this.scorer.moveMatchpoints(this.columns.groups[at] as Group, line, to);
    writeScore(this.columns, line, changed);
    if (!this.isAlone(at, 'NS')) this.sums.shift(this.sideScores(at, 'NS'), changes, 1);
    if (!this.isAlone(at, 'EW')) this.sums.shift(this.sideScores(at, 'EW'), changes, -1);
  }

  private compareAgain(line: number, changed: TravellerLine, at: number): void {
    this.addGroup(this.sums, at, -1);
    writeScore(this.columns, line, changed);
    this.groupScores[at] = this.scorer.score(this.columns.groups[at] as Group);
    const points = this.pointsOfGroup(at);
    this.toPointsOf[at] = points;
    if (this.sums.canHold(points.NS) && this.sums.canHold(points.EW)) this.addGroup(this.sums, at, 1);
    else this.sums = this.sumUp();
  }

  /** Does the line keep having a score for the same sides, and one that can be scored? */
  private isLocal(line: number, changed: TravellerLine): boolean {
    const { columns } = this;
    const before = columns.lines[line] as TravellerLine;
    const scored = SIDES.map((side) => this.hasScore(line, side));
    writeScore(columns, line, changed);
    const group = columns.groups[columns.groupOf[line] as number] as Group;
    const sameSides = SIDES.every((side, at) => this.hasScore(line, side) === scored[at]);
    const local = sameSides && unscorable(columns, group, this.session.method) === undefined;
    writeScore(columns, line, before);
    return local;
  }

  /**
   * Writes other scores on lines, adds lines, and compares their boards again. Answers false when the session has to be
   * scored anew, because somebody or some board is new or something cannot be scored; this object is then of no use.
   */
  follow(changed: ReadonlyMap<number, TravellerLine>, added: readonly TravellerLine[]): boolean {
    const { columns } = this;
    const places = placesFor(columns, added);
    if (places === undefined) return false;
    for (const line of changed.values()) if (lineFault(line) !== undefined) return false;
    const touched = new Set(places.map(({ group }) => group));
    for (const line of changed.keys()) touched.add(columns.groupOf[line] as number);
    for (const at of touched) this.addGroup(this.sums, at, -1);
    for (const [at, line] of changed) writeScore(columns, at, line);
    addLines(columns, added, places);
    if (!this.canBeScored(touched)) return false;
    for (const at of touched) {
      const group = columns.groups[at] as Group;
      this.groupScores[at] = this.scorer.score(group);
      this.results[at] = resultsOf(columns, group);
    }
    this.sumUpAgain(touched);
    return true;
  }

  private canBeScored(touched: ReadonlySet<number>): boolean {
    const { columns } = this;
    const groups = Array.from(touched, (at) => columns.groups[at] as Group);
    const boards = new Set(groups.map(({ board }) => board));
    const others = columns.groups.filter(({ board }) => boards.has(board));
    if (twiceOnABoard(columns, others) !== undefined) return false;
    return groups.every((group) => unscorable(columns, group, this.session.method) === undefined);
  }

  /** After groups that were taken off the sums have been compared again. */
  private sumUpAgain(touched: ReadonlySet<number>): void {
    const { columns, results, session } = this;
    const full = fullBoards(columns, results, session.tops ?? 'common');
    const several = severalForms(columns, results);
    const byResults = session.policy.groups.largestByFormula === true;
    const isSame =
      !byResults &&
      columns.groups.every(
        (_, at) => full.byGroup[at] === this.full.byGroup[at] && several[at] === this.several[at],
      );
    this.fullKnown = full;
    this.several = several;
    const anew = isSame ? touched : columns.groups.keys();
    for (const at of anew) this.toPointsOf[at] = this.pointsOfGroup(at);
    const holds = (at: number): boolean =>
      SIDES.every((side) => this.sums.canHold((this.toPointsOf[at] as Record<Side, ToPoints>)[side]));
    if (isSame && [...touched].every(holds)) for (const at of touched) this.addGroup(this.sums, at, 1);
    else this.sums = this.sumUp();
  }
}
