import { type Fault, fail, ok, type Result } from '../../base/index.ts';

/** What the two teams of a match get, in hundredths of a VP. */
export interface VpAward {
  readonly winner: number;
  readonly loser: number;
}

/** The award, the length of match whose column gave it and, where the regulation is silent, what to confirm. */
export interface MatchVps extends VpAward {
  readonly column: number;
  readonly check?: string;
}

/** The column of a scale to use for a number of boards. */
export interface ColumnChoice {
  readonly column: number;
  readonly check?: string;
}

/** How a regulation turns the margin of a match into VPs. */
export interface VpScale {
  readonly id: string;
  /** What a drawn match and the largest win are worth, in hundredths. */
  readonly draw: number;
  readonly most: number;
  /** The lengths of match, in boards, that have a column; ascending. */
  readonly columns: readonly number[];
  /** What to use for a scheduled length without a column. */
  readonly withoutColumn: (boards: number) => Result<ColumnChoice>;
  /** The column of a match cut short to that many comparable boards. */
  readonly shortened: (comparable: number) => Result<ColumnChoice>;
  /** The least share of the scheduled boards that must be comparable for a match to count. */
  readonly leastComparable: { readonly boards: number; readonly of: number };
  /** The award for a margin, 0 or more, in a column that the scale itself chose. */
  readonly award: (margin: number, column: number) => VpAward;
  readonly print: (hundredths: number) => string;
}

/** The column nearest to a number of boards; the larger of two equally near (RTP 2.3.6.7 b, ROP 6.9). */
export function nearestColumn(columns: readonly number[], boards: number): number {
  const [first, ...others] = columns;
  if (first === undefined) throw new Error('A scale has at least one column.');
  return others.reduce(
    (nearest, column) => (Math.abs(column - boards) <= Math.abs(nearest - boards) ? column : nearest),
    first,
  );
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 1;

/** Why a match of so many boards has no victory points. */
export const boardsFault = (boards: number): Fault => ({
  code: 'vp-boards',
  message: `A match has a whole number of boards, 1 or more, not ${boards}.`,
});

const marginFault = (imps: number): Fault => ({
  code: 'vp-margin',
  message: `VPs are given for a whole number of IMPs, not ${imps}. Round the margin first.`,
});

function award(scale: VpScale, imps: number, choice: Result<ColumnChoice>): Result<MatchVps> {
  if (!Number.isSafeInteger(imps)) return fail(marginFault(imps));
  if (!choice.ok) return choice;
  return ok({ ...scale.award(Math.abs(imps), choice.value.column), ...choice.value });
}

function scheduledColumn(scale: VpScale, boards: number): Result<ColumnChoice> {
  if (!isCount(boards)) return fail(boardsFault(boards));
  return scale.columns.includes(boards) ? ok({ column: boards }) : scale.withoutColumn(boards);
}

/** The VPs of a match of that many scheduled boards, all comparable, won by that many IMPs (the sign is ignored). */
export const vp = (scale: VpScale, imps: number, boards: number): Result<MatchVps> =>
  award(scale, imps, scheduledColumn(scale, boards));

/** Are enough boards comparable for a match that was cut short to count? */
export const countsWhenShortened = (scale: VpScale, comparable: number, scheduled: number): boolean =>
  comparable * scale.leastComparable.of >= scheduled * scale.leastComparable.boards;

/** The VPs of a match of which only some of the scheduled boards are comparable. */
export function vpOfShortened(
  scale: VpScale,
  imps: number,
  comparable: number,
  scheduled: number,
): Result<MatchVps> {
  if (!isCount(comparable)) return fail(boardsFault(comparable));
  if (!isCount(scheduled)) return fail(boardsFault(scheduled));
  if (!countsWhenShortened(scale, comparable, scheduled)) {
    const { boards, of } = scale.leastComparable;
    const message = `Only ${comparable} of ${scheduled} boards are comparable, below ${boards}/${of}: the match cannot be scored as it stands.`;
    return fail({ code: 'vp-too-few-comparable', message });
  }
  return award(
    scale,
    imps,
    comparable === scheduled ? scheduledColumn(scale, scheduled) : scale.shortened(comparable),
  );
}

/** What one team gets for its own margin, negative when it lost: for the times when the two are reckoned apart. */
export function vpFor(scale: VpScale, margin: number, boards: number): Result<number> {
  const both = vp(scale, margin, boards);
  if (!both.ok) return both;
  return ok(margin < 0 ? both.value.loser : both.value.winner);
}
