import { type Fraction, ok, type Result, ZERO } from '../base/index.ts';
import { SIDES, type Side } from '../game/index.ts';
import { type AwardPlace, awardPoints, type OwnScores, rulePoints } from './artificial.ts';
import { BoardScores } from './board-scores.ts';
import { type Columns, sideOfLine } from './columns.ts';
import { type Explanation, explainLine } from './explain.ts';
import { type ContestantId, sideScoreOf, type TravellerLine } from './line.ts';
import { topOf } from './neuberg.ts';
import { type Comparison, orderOf, repairOrder } from './order.ts';
import { listingOrderOf, type Place, placesInOrder } from './ranking.ts';
import type { ComparedScore, ContestantLine, ContestantScore, ScoredSession, Session } from './session.ts';
import { penaltiesByContestant, pointsPerImp } from './session-setup.ts';

/** What a contestant has besides its boards compared: artificial scores, less penalties. */
interface Besides {
  readonly points: Fraction;
  readonly top: number;
  readonly boards: number;
}

const NOTHING_BESIDES: Besides = { points: ZERO, top: 0, boards: 0 };

/** The scores of a session: boards compared, then artificial scores and penalties, then the ranking. */
export class SessionScores implements ScoredSession {
  readonly session: Session;
  private readonly boards: BoardScores;
  private readonly columns: Columns;
  private penalties: ReadonlyMap<number, Fraction>;
  private readonly listingOrder: (a: number, b: number) => number;
  private besidesKnown: ReadonlyMap<number, Besides> | undefined;
  private orderKnown: Int32Array | undefined;
  private orderIsStale = false;
  private linesKnown: ReadonlyMap<number, ContestantLine[]> | undefined;

  static of(session: Session): Result<SessionScores> {
    const boards = BoardScores.of(session);
    if (!boards.ok) return boards;
    const penalties = penaltiesByContestant(session, boards.value.columns, boards.value.full);
    return penalties.ok ? ok(new SessionScores(session, boards.value, penalties.value)) : penalties;
  }

  private constructor(session: Session, boards: BoardScores, penalties: ReadonlyMap<number, Fraction>) {
    this.session = session;
    this.boards = boards;
    this.columns = boards.columns;
    this.penalties = penalties;
    this.listingOrder = listingOrderOf(this.columns.contestants);
  }

  get lines(): readonly TravellerLine[] {
    return this.columns.lines;
  }

  get contestants(): readonly ContestantId[] {
    return this.columns.contestants;
  }

  /** Another score on a line; false when the whole session has to be scored again. */
  rescore(line: number, changed: TravellerLine): boolean {
    if (!this.boards.rescore(line, changed)) return false;
    this.besidesKnown = undefined;
    this.orderIsStale = true;
    return true;
  }

  /** Other scores on lines, and new lines; false when the session has to be scored anew and this is of no more use. */
  follow(changed: ReadonlyMap<number, TravellerLine>, added: readonly TravellerLine[]): boolean {
    if (!this.boards.follow(changed, added)) return false;
    const penalties = penaltiesByContestant(this.session, this.columns, this.boards.full);
    if (!penalties.ok) return false;
    this.penalties = penalties.value;
    this.besidesKnown = undefined;
    this.linesKnown = undefined;
    this.orderIsStale = true;
    return true;
  }

  private awardPlace(line: number): AwardPlace {
    const { method } = this.session;
    const full = this.resultsOnBoard(line);
    return { method, top: topOf(method, full), pointsPerImp: pointsPerImp(method, full) };
  }

  private artificialPoints(line: number, side: Side, contestant: number): Fraction {
    const { policy, elsewhere } = this.session;
    const id = this.columns.contestants[contestant] as ContestantId;
    const place = this.awardPlace(line);
    const own: OwnScores = { session: this.boards.played(contestant), elsewhere: elsewhere?.get(id) };
    const given = sideScoreOf(this.columns.lines[line] as TravellerLine, side);
    if (given?.kind === 'artificial') return awardPoints(given.award, policy.awards, place, own);
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
    for (const { line, side } of this.boards.artificialLines()) {
      for (const contestant of sideOfLine(this.columns, line, side)) {
        add(contestant, this.artificialPoints(line, side, contestant), this.topOfLine(line), 1);
      }
    }
    for (const [contestant, penalty] of this.penalties) add(contestant, penalty.negated(), 0, 0);
    this.besidesKnown = besides;
    return besides;
  }

  private score(contestant: number): ContestantScore {
    const besides = this.besides.get(contestant) ?? NOTHING_BESIDES;
    const played = this.boards.played(contestant);
    const points = played.points.plus(besides.points);
    const top = played.top.plus(besides.top);
    return {
      contestant: this.columns.contestants[contestant] as ContestantId,
      points,
      top,
      value: this.valueOf(contestant, points, top),
      boards: played.boards + besides.boards,
      penalty: this.penalties.get(contestant) ?? ZERO,
      played,
    };
  }

  /** What the ranking goes by. */
  private valueOf(contestant: number, points: Fraction, top: Fraction): Fraction {
    if (!this.inPercent) return points;
    if (!this.besides.has(contestant)) return this.boards.totals.percent(contestant);
    return top.sign === 0 ? this.boards.totals.percent(contestant) : points.times(100).over(top);
  }

  private value(contestant: number): Fraction {
    if (this.besides.has(contestant)) return this.score(contestant).value;
    const { totals } = this.boards;
    return this.inPercent ? totals.percent(contestant) : totals.points(contestant);
  }

  private get inPercent(): boolean {
    return this.session.method.kind === 'matchpoints';
  }

  private comparison(): Comparison {
    const { besides } = this;
    const { totals } = this.boards;
    const quick = totals.approximate(this.inPercent);
    for (const contestant of besides.keys()) quick[contestant] = this.value(contestant).toNumber();
    const plain = (at: number): boolean => totals.isNarrow && !besides.has(at);
    return {
      quick,
      exactly: (a, b) => {
        const difference =
          plain(a) && plain(b) && totals.tops[a] === totals.tops[b]
            ? totals.approximateParts(b) - totals.approximateParts(a)
            : this.value(b).compare(this.value(a));
        return difference === 0 ? this.listingOrder(a, b) : difference;
      },
    };
  }

  /** Contestants by number, best first. */
  order(): Int32Array {
    if (this.orderKnown === undefined) this.orderKnown = orderOf(this.comparison());
    else if (this.orderIsStale) repairOrder(this.orderKnown, this.comparison());
    this.orderIsStale = false;
    return this.orderKnown;
  }

  places(): readonly Place[] {
    const ranked = Array.from(this.order(), (contestant) => ({
      contestant: this.columns.contestants[contestant] as ContestantId,
      value: this.value(contestant),
    }));
    return placesInOrder(ranked);
  }

  total(contestant: ContestantId): ContestantScore | undefined {
    const known = this.columns.indexOf.get(contestant);
    return known === undefined ? undefined : this.score(known);
  }

  resultsOnBoard(line: number): number {
    return this.boards.full.byGroup[this.columns.groupOf[line] as number] as number;
  }

  topOfLine(line: number): number {
    return topOf(this.session.method, this.resultsOnBoard(line));
  }

  compared(line: number, side: Side): ComparedScore | undefined {
    const compared = this.boards.hasScore(line, side) && !this.boards.isArtificial(line, side);
    return compared ? this.boards.comparedScore(line, side) : undefined;
  }

  lineScore(line: number, side: Side, contestant?: ContestantId): Fraction | undefined {
    if (!this.boards.hasScore(line, side)) return undefined;
    if (!this.boards.isArtificial(line, side)) return this.boards.comparedPoints(line, side);
    const [first] = sideOfLine(this.columns, line, side);
    const who = contestant === undefined ? first : this.columns.indexOf.get(contestant);
    return who === undefined ? undefined : this.artificialPoints(line, side, who);
  }

  linesOf(contestant: ContestantId): readonly ContestantLine[] {
    const number = this.columns.indexOf.get(contestant);
    if (number === undefined) return [];
    this.linesKnown ??= linesByContestant(this.columns);
    return this.linesKnown.get(number) ?? [];
  }

  linesOnBoard(board: number): readonly number[] {
    return this.columns.groups.flatMap((group) => (group.board === board ? [...group.lines] : []));
  }

  explain(contestant: ContestantId, board: number): Explanation | undefined {
    const lines = this.linesOf(contestant).filter(({ line }) => this.lines[line]?.board === board);
    const found = lines.find(({ line, side }) => this.boards.hasScore(line, side)) ?? lines[0];
    if (found === undefined) return undefined;
    return explainLine({
      ...found,
      ...this.boards.groupInHand(found.line, found.side),
      session: this.session,
      columns: this.columns,
      contestant,
      artificial: this.boards.isArtificial(found.line, found.side),
      points: this.lineScore(found.line, found.side, contestant),
    });
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
