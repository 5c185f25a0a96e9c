import type { PairMovement, TablePlan } from './movement.ts';
import { modulo, range } from './numbers.ts';

/**
 * A movement for pairs before its boards are numbered: which number meets which, where, with which set of boards.
 * Rounds, tables and numbers count from 1, sets from 0.
 */
export interface Frame {
  readonly numbers: number;
  readonly sets: number;
  readonly meetings: readonly Meeting[];
  /** Who waits in round 1, in round 2, and so on, where a number is not always seated. */
  readonly waiting?: readonly (readonly number[])[];
}

export interface Meeting {
  readonly round: number;
  readonly table: number;
  readonly ns: number;
  readonly ew: number;
  readonly set: number;
  readonly switched: boolean;
}

/** The same meeting with the directions exchanged. */
export const turned = (meeting: Meeting): Meeting => ({
  ...meeting,
  ns: meeting.ew,
  ew: meeting.ns,
  switched: !meeting.switched,
});

/** Every table plays the first set in round 1, the second in round 2, and so on: people meet as before. */
export const asBarometer = (frame: Frame): Frame => ({
  ...frame,
  sets: Math.max(...frame.meetings.map((meeting) => meeting.round)),
  meetings: frame.meetings.map((meeting) => ({ ...meeting, set: meeting.round - 1 })),
});

/** The boards of a set, when every set has the same number of them. */
export const boardsOfSet = (set: number, boardsPerRound: number): readonly number[] =>
  range(set * boardsPerRound + 1, (set + 1) * boardsPerRound);

/** What a frame leaves open. */
export type Particulars = Pick<PairMovement, 'kind' | 'vacant' | 'rankings' | 'shares'> & {
  readonly boardsPerRound: number;
  /** Whether the frame is one `asBarometer`. */
  readonly barometer: boolean;
};

/** Numbers the boards of a frame. */
export function furnish(frame: Frame, particulars: Particulars): PairMovement {
  const { kind, vacant, rankings, shares, boardsPerRound, barometer } = particulars;
  const rounds = meetingsByRound(frame).map((meetings, index) => {
    const sitOuts = frame.waiting?.[index];
    const tables = meetings.map((meeting): TablePlan<number> => {
      const plan = { table: meeting.table, ns: meeting.ns, ew: meeting.ew };
      const boards = boardsOfSet(meeting.set, boardsPerRound);
      return meeting.switched ? { ...plan, boards, switched: true } : { ...plan, boards };
    });
    return sitOuts === undefined ? { round: index + 1, tables } : { round: index + 1, tables, sitOuts };
  });
  const declared = barometer ? [] : shares;
  const movement = {
    kind,
    pairs: frame.numbers - vacant.length,
    vacant,
    rankings,
    shares: declared,
    barometer,
  };
  return { ...movement, rounds, copies: copiesNeeded(rounds, declared) };
}

/** The meetings of round 1, of round 2, and so on, in the order of their tables. */
function meetingsByRound(frame: Frame): readonly (readonly Meeting[])[] {
  const rounds: Meeting[][] = [];
  for (const meeting of frame.meetings) {
    const round = rounds[meeting.round - 1];
    if (round === undefined) rounds[meeting.round - 1] = [meeting];
    else round.push(meeting);
  }
  return rounds.map((meetings) => meetings.sort((a, b) => a.table - b.table));
}

/** The most tables that need the same board at once, those that share counted as one. */
export function copiesNeeded(
  rounds: readonly { readonly tables: readonly Pick<TablePlan, 'table' | 'boards'>[] }[],
  shares: readonly (readonly number[])[],
): number {
  const group = new Map(
    shares.flatMap((tables, index) => tables.map((table) => [table, -index - 1] as const)),
  );
  let most = 1;
  for (const { tables } of rounds) {
    const users = new Map<number, Set<number>>();
    for (const { table, boards } of tables) {
      for (const board of boards) {
        const places = users.get(board) ?? new Set();
        users.set(board, places.add(group.get(table) ?? table));
        most = Math.max(most, places.size);
      }
    }
  }
  return most;
}

/** The set at a place on a ring of `sets` sets that all move one place each round. */
export const setAt = (place: number, round: number, sets: number): number => modulo(place + round - 1, sets);
