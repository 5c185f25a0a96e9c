import { type Conditions, conditionsByNumber } from '../../game/index.ts';
import { type Meeting, type MeetingKey, meetingKey, meetingOfKey } from '../meeting.ts';
import type { BoardState, SessionState } from '../state.ts';

/** A board marked otherwise than its number says, everywhere or at these tables (Laws 2 and 87A). */
export interface Marking extends Conditions {
  readonly meetings?: readonly MeetingKey[];
}

const holdsAt = ({ meetings }: Marking, at: Omit<Meeting, 'session'> | undefined): boolean =>
  meetings === undefined || (at !== undefined && meetings.includes(meetingKey(at)));

/** The conditions that count for a board: as it is marked at that table or, where no table is meant, for the session. */
export function conditionsOf(
  board: number,
  state: BoardState | undefined,
  at?: Omit<Meeting, 'session'>,
): Conditions {
  const marking = state?.marked?.findLast((each) => holdsAt(each, at));
  if (marking === undefined) return conditionsByNumber(board);
  const { dealer, vulnerable } = marking;
  return { dealer, vulnerable };
}

/** The name of the group that tables form where only they played a board so marked (Law 87). */
export const groupOfMarks = ({ dealer, vulnerable }: Conditions): string => `${dealer} ${vulnerable}`;

/** The tables that are compared among themselves because of their marks. */
export function apartByMarks(state: BoardState | undefined): readonly Omit<Meeting, 'session'>[] {
  const marked = state?.marked ?? [];
  return [...(state?.groups ?? [])].flatMap(([key, group]) =>
    marked.some((each) => each.meetings?.includes(key) === true && groupOfMarks(each) === group)
      ? [meetingOfKey(key)]
      : [],
  );
}

/** Is the board marked otherwise for everybody who plays it in the session? */
export const isMarkedOtherwise = (state: BoardState | undefined): boolean =>
  state?.marked?.some(({ meetings }) => meetings === undefined) === true;

export const conditionsAt = (
  { boards }: SessionState,
  at: Omit<Meeting, 'session'> & { readonly board: number },
): Conditions => conditionsOf(at.board, boards.get(at.board), at);
