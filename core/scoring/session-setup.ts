import { type Fraction, fail, ok, type Result, ZERO } from '../base/index.ts';
import { awardFault } from './artificial.ts';
import { type Columns, countsAsResult, type Group, ROLE } from './columns.ts';
import { commonWeight } from './group-scorer.ts';
import { placeOfLine, type SideScore, type TravellerLine } from './line.ts';
import type { Method } from './method.ts';
import { topOf } from './neuberg.ts';
import { penaltyPoints } from './penalty.ts';
import type { Session } from './session.ts';

/** A bound on the points of a line, and on the terms they are computed from. */
export function largestLine(method: Method, results: number): number {
  switch (method.kind) {
    case 'matchpoints':
      return 4 * results;
    case 'cross-imps':
      return 48 * results;
    case 'butler':
      return 48;
    case 'total-points':
      return 16_000;
  }
}

/** Artificial scores and penalties are IMPs of one comparison; where comparisons are summed they count for all of them. */
export const pointsPerImp = (method: Method, results: number): number =>
  method.kind === 'cross-imps' && method.of === 'sum' ? Math.max(results - 1, 1) : 1;

/** No board was ever played by more. */
const LARGEST_FIELD = 10_000;

/** Why the lines of a group cannot be scored by that method, if they cannot. */
export function unscorable(columns: Columns, group: Group, method: Method): string | undefined {
  for (const at of group.lines) {
    if (columns.roleNS[at] !== ROLE.artificial && columns.roleEW[at] !== ROLE.artificial) continue;
    const line = columns.lines[at] as TravellerLine;
    const why =
      line.score.kind === 'adjusted' ? sideFault([line.score.ns, line.score.ew], method) : undefined;
    if (why !== undefined) return `${placeOfLine(line)}: ${why}.`;
  }
  const scale = commonWeight(columns, group);
  // What is scored now is scored still when more tables have played the board.
  const lines = Math.max(group.lines.length, LARGEST_FIELD);
  return Number.isSafeInteger(48 * lines * scale * scale)
    ? undefined
    : `Board ${group.board}: the weights have no manageable common denominator: give them in whole per cent.`;
}

function sideFault(scores: readonly SideScore[], method: Method): string | undefined {
  for (const score of scores) {
    const why = score.kind === 'artificial' ? awardFault(score.award, method) : undefined;
    if (why !== undefined) return why;
  }
  return undefined;
}

/** How many results a full board has: by group, and normally in each field. */
export interface FullBoards {
  readonly byGroup: readonly number[];
  readonly byField: readonly number[];
}

export const boardKey = ({ board, field }: Group): string => `${field}/${board}`;

/** How many results each group has. */
export const resultsOfGroups = (columns: Columns): number[] =>
  columns.groups.map((group) => resultsOf(columns, group));

/** How many results of a group count in the comparison. */
export function resultsOf(columns: Columns, { lines }: Group): number {
  let results = 0;
  for (const at of lines) if (countsAsResult(columns, at)) results++;
  return results;
}

/** The most results on any board of the field, or each board's own number. */
export function fullBoards(
  { groups, fields }: Columns,
  results: readonly number[],
  tops: 'common' | 'own',
): FullBoards {
  const onBoard = new Map<string, number>();
  const byField = new Array<number>(fields.length).fill(0);
  groups.forEach((group, at) => {
    const all = (onBoard.get(boardKey(group)) ?? 0) + (results[at] as number);
    onBoard.set(boardKey(group), all);
    byField[group.field] = Math.max(byField[group.field] as number, all);
  });
  const byGroup = groups.map((group) =>
    tops === 'own' ? (onBoard.get(boardKey(group)) as number) : (byField[group.field] as number),
  );
  return { byGroup, byField };
}

/** Which groups are one of several forms of their board. */
export function severalForms({ groups }: Columns, results: readonly number[]): boolean[] {
  const forms = new Map<string, number>();
  groups.forEach((group, at) => {
    if ((results[at] as number) > 0) forms.set(boardKey(group), (forms.get(boardKey(group)) ?? 0) + 1);
  });
  return groups.map((group) => (forms.get(boardKey(group)) ?? 0) > 1);
}

/** The points that penalties take off each contestant, by its number. */
export function penaltiesByContestant(
  { penalties = [], method }: Session,
  columns: Columns,
  { byField }: FullBoards,
): Result<ReadonlyMap<number, Fraction>> {
  const byContestant = new Map<number, Fraction>();
  for (const penalty of penalties) {
    const contestant = columns.indexOf.get(penalty.contestant);
    if (contestant === undefined) {
      return fail({
        code: 'penalty',
        message: `${penalty.contestant} has a penalty but plays no board of this session.`,
      });
    }
    const results = byField[columns.fieldOf[contestant] as number] as number;
    const scale = { method, top: topOf(method, results), pointsPerImp: pointsPerImp(method, results) };
    const points = penaltyPoints(penalty, scale);
    if (!points.ok) return points;
    byContestant.set(contestant, (byContestant.get(contestant) ?? ZERO).plus(points.value));
  }
  return ok(byContestant);
}
