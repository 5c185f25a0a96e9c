import { type Fraction, fail, ok, type Result } from '../base/index.ts';
import type { Side } from '../game/index.ts';
import {
  type ContestantId,
  lineFault,
  type Outcome,
  placeOfLine,
  type SideScore,
  type Sitting,
  type TravellerLine,
} from './line.ts';
import { bucketOf } from './tally.ts';

/** What a side of a line brings to the scoring. */
export const ROLE = { none: 0, table: 1, listed: 2, artificial: 3 } as const;

const NOBODY = -1;

/** Outcomes in the form that the counting needs. */
export interface BucketWeight {
  readonly bucket: number;
  readonly weight: Fraction;
}

/** A side's assigned score: what the field compares with and, after self-inflicted damage, what else counts. */
export interface Listed {
  readonly field: readonly BucketWeight[];
  readonly own?: { readonly table: readonly BucketWeight[]; readonly withoutError: readonly BucketWeight[] };
}

/** The lines of one board that are compared with each other. */
export interface Group {
  readonly board: number;
  /** The section when sections are scored apart. */
  readonly field: number;
  readonly label: string;
  readonly lines: Int32Array;
}

/** The lines of a session as columns of numbers. They have room for more lines than there are. */
export interface Columns {
  readonly lines: TravellerLine[];
  readonly contestants: readonly ContestantId[];
  readonly indexOf: ReadonlyMap<ContestantId, number>;
  /** Two entries a line, for the two players of an individual event; -1 is nobody. */
  readonly ns: Int32Array;
  readonly ew: Int32Array;
  readonly roleNS: Uint8Array;
  readonly roleEW: Uint8Array;
  readonly bucket: Uint16Array;
  /** The lines on which something else than a table score stands. */
  readonly adjusted: Set<number>;
  readonly listedNS: Map<number, Listed>;
  readonly listedEW: Map<number, Listed>;
  readonly groups: Group[];
  readonly groupOf: Int32Array;
  /** The group that a line belongs to, by the key of `groupKey`. */
  readonly groupAt: ReadonlyMap<GroupKey, number>;
  /** Are sections scored apart? */
  readonly apart: boolean;
  readonly fields: readonly string[];
  /** The field of each contestant: that of the last line it sits at. */
  readonly fieldOf: Int32Array;
}

const inBuckets = (outcomes: readonly Outcome[]): BucketWeight[] =>
  outcomes.map(({ ns, weight }) => ({ bucket: bucketOf(ns), weight }));

function listed(score: SideScore): Listed | undefined {
  switch (score.kind) {
    case 'assigned':
      return { field: inBuckets(score.outcomes) };
    case 'self-inflicted':
      return {
        field: inBuckets(score.withoutInfraction),
        own: { table: inBuckets(score.table), withoutError: inBuckets(score.withoutError) },
      };
    case 'artificial':
    case 'no-score':
      return undefined;
  }
}

const roleOf = (score: SideScore): number => {
  if (score.kind === 'no-score') return ROLE.none;
  return score.kind === 'artificial' ? ROLE.artificial : ROLE.listed;
};

/** Writes what stands on a line into the columns. */
export function writeScore(columns: Columns, at: number, line: TravellerLine): void {
  const { score } = line;
  columns.lines[at] = line;
  if (columns.adjusted.delete(at)) {
    columns.listedNS.delete(at);
    columns.listedEW.delete(at);
  }
  if (score.kind === 'table') {
    columns.bucket[at] = bucketOf(score.ns);
    columns.roleNS[at] = ROLE.table;
    columns.roleEW[at] = ROLE.table;
    return;
  }
  const ns: SideScore = score.kind === 'adjusted' && line.ns !== null ? score.ns : { kind: 'no-score' };
  const ew: SideScore = score.kind === 'adjusted' && line.ew !== null ? score.ew : { kind: 'no-score' };
  columns.adjusted.add(at);
  columns.roleNS[at] = roleOf(ns);
  columns.roleEW[at] = roleOf(ew);
  const [listNS, listEW] = [listed(ns), listed(ew)];
  if (listNS !== undefined) columns.listedNS.set(at, listNS);
  if (listEW !== undefined) columns.listedEW.set(at, listEW);
}

/** A line that had, or should have had, a result to compare: it counts in the number of results of its board. */
export const countsAsResult = (columns: Columns, at: number): boolean => {
  const { ns, ew } = columns.lines[at] as TravellerLine;
  const scored = columns.roleNS[at] !== ROLE.none || columns.roleEW[at] !== ROLE.none;
  return scored && ns !== null && ew !== null;
};

/** Gives contestants their numbers, in order of appearance. */
class Roll {
  readonly ids: ContestantId[] = [];
  readonly indexOf = new Map<ContestantId, number>();

  number(id: ContestantId): number {
    const known = this.indexOf.get(id);
    if (known !== undefined) return known;
    this.indexOf.set(id, this.ids.length);
    return this.ids.push(id) - 1;
  }

  seat(sitting: Sitting, column: Int32Array, at: number): void {
    playersOf(sitting).forEach((player, index) => {
      column[2 * at + index] = this.number(player);
    });
  }
}

/** Who sits on a side of a line: a contestant, the two of an individual event, or nobody. */
export const playersOf = (sitting: Sitting): readonly ContestantId[] => {
  if (sitting === null) return [];
  return typeof sitting === 'string' ? [sitting] : sitting;
};

type GroupKey = number | string;

/** What the lines that are compared with each other have in common. */
export const groupKey = (board: number, field: number, label: string, apart: boolean): GroupKey =>
  label === '' && !apart ? board : JSON.stringify([board, field, label]);

/** Sorts the lines into groups: one a board, unless sections are apart or the board was played in several forms. */
class Grouping {
  readonly fields: string[] = [];
  private readonly byKey = new Map<
    GroupKey,
    { board: number; field: number; label: string; lines: number[] }
  >();
  private readonly apart: boolean;

  constructor(apart: boolean) {
    this.apart = apart;
    if (!apart) this.fields.push('');
  }

  private fieldOf(line: TravellerLine): number {
    if (!this.apart) return 0;
    const section = line.section ?? '';
    const known = this.fields.indexOf(section);
    return known >= 0 ? known : this.fields.push(section) - 1;
  }

  add(line: TravellerLine, at: number): void {
    const { board, group: label = '' } = line;
    const field = this.fieldOf(line);
    const key = groupKey(board, field, label, this.apart);
    const group = this.byKey.get(key);
    if (group !== undefined) group.lines.push(at);
    else this.byKey.set(key, { board, field, label, lines: [at] });
  }

  groups(): Group[] {
    return [...this.byKey.values()]
      .map((group) => ({ ...group, lines: new Int32Array(group.lines) }))
      .sort((a, b) => a.board - b.board || a.field - b.field || (a.label < b.label ? -1 : 1));
  }
}

/** A contestant has one score on a board in a session. Looks at these groups, those of a board one after the other. */
export function twiceOnABoard(
  { ns, ew, roleNS, roleEW, contestants, lines }: Columns,
  groups: readonly Group[],
): string | undefined {
  const lastBoard = new Float64Array(contestants.length).fill(Number.NaN);
  const seats = new Int32Array(4);
  for (const { board, lines: members } of groups) {
    for (let member = 0; member < members.length; member++) {
      const at = members[member] as number;
      const [scoresNS, scoresEW] = [roleNS[at] !== ROLE.none, roleEW[at] !== ROLE.none];
      seats[0] = scoresNS ? (ns[2 * at] as number) : NOBODY;
      seats[1] = scoresNS ? (ns[2 * at + 1] as number) : NOBODY;
      seats[2] = scoresEW ? (ew[2 * at] as number) : NOBODY;
      seats[3] = scoresEW ? (ew[2 * at + 1] as number) : NOBODY;
      for (let seat = 0; seat < 4; seat++) {
        const contestant = seats[seat] as number;
        if (contestant === NOBODY) continue;
        if (lastBoard[contestant] === board) {
          const place = placeOfLine(lines[at] as TravellerLine);
          return `${place}: ${contestants[contestant]} has two scores on this board.`;
        }
        lastBoard[contestant] = board;
      }
    }
  }
  return undefined;
}

const seatsOfLine = (ns: Int32Array, ew: Int32Array, at: number): number[] =>
  [ns[2 * at], ns[2 * at + 1], ew[2 * at], ew[2 * at + 1]].filter(
    (seat): seat is number => seat !== undefined && seat !== NOBODY,
  );

/** The contestants of one side of a line, by number. */
export function sideOfLine(columns: Columns, at: number, side: Side): number[] {
  const column = side === 'NS' ? columns.ns : columns.ew;
  return [column[2 * at] as number, column[2 * at + 1] as number].filter(
    (contestant) => contestant !== NOBODY,
  );
}

/** How many lines may be added before the columns have to be made anew. */
const roomFor = (lines: number): number => 64 + Math.ceil(lines / 4);

/** Turns lines into columns, or says which line cannot be scored. */
export function columnsOf(given: readonly TravellerLine[], sectionsApart: boolean): Result<Columns> {
  const roll = new Roll();
  const grouping = new Grouping(sectionsApart);
  const count = given.length;
  const room = count + roomFor(count);
  const ns = new Int32Array(2 * room).fill(NOBODY);
  const ew = new Int32Array(2 * room).fill(NOBODY);
  for (let at = 0; at < count; at++) {
    const line = given[at] as TravellerLine;
    const fault = lineFault(line);
    if (fault !== undefined) return fail(fault);
    roll.seat(line.ns, ns, at);
    roll.seat(line.ew, ew, at);
    grouping.add(line, at);
  }
  const groups = grouping.groups();
  const groupOf = new Int32Array(room);
  const fieldOf = new Int32Array(roll.ids.length);
  groups.forEach(({ lines, field }, group) => {
    for (let member = 0; member < lines.length; member++) groupOf[lines[member] as number] = group;
    if (field === 0) return;
    for (const at of lines) for (const seat of seatsOfLine(ns, ew, at)) fieldOf[seat] = field;
  });
  const columns: Columns = {
    lines: given.slice(),
    contestants: roll.ids,
    indexOf: roll.indexOf,
    ns,
    ew,
    roleNS: new Uint8Array(room),
    roleEW: new Uint8Array(room),
    bucket: new Uint16Array(room),
    adjusted: new Set(),
    listedNS: new Map(),
    listedEW: new Map(),
    groups,
    groupOf,
    groupAt: new Map(
      groups.map(({ board, field, label }, at) => [groupKey(board, field, label, sectionsApart), at]),
    ),
    apart: sectionsApart,
    fields: grouping.fields,
    fieldOf,
  };
  for (let at = 0; at < count; at++) writeScore(columns, at, given[at] as TravellerLine);
  const twice = twiceOnABoard(columns, groups);
  return twice === undefined ? ok(columns) : fail({ code: 'two-scores-on-a-board', message: twice });
}
