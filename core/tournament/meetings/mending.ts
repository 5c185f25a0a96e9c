import type { PlaceTakenAs } from '../../regulation/index.ts';
import { type ContestantId, type MeetingKey, meetingKey } from '../meeting.ts';
import type { PlannedMeeting } from './schedule.ts';

/** What went otherwise at a table than the movement says. */
export interface Mended {
  /** The pairs sat the other way round in the whole round. */
  readonly turned: boolean;
  /** Boards that were the other way round than the rest of the round. */
  readonly turnedBoards: readonly number[];
  /** The boards of the meeting, where they are others than planned. */
  readonly boards?: readonly number[];
}

export type Mendings = ReadonlyMap<MeetingKey, Mended>;

export const NOT_MENDED: Mended = { turned: false, turnedBoards: [] };

/** The meeting as it really was. */
export function mendedMeeting(meeting: PlannedMeeting, mendings: Mendings | undefined): PlannedMeeting {
  const mended = mendings?.get(meetingKey(meeting));
  if (mended === undefined) return meeting;
  const { turned, turnedBoards } = mended;
  const { ns, ew } = turned ? { ns: meeting.ew, ew: meeting.ns } : meeting;
  const { boards = meeting.boards } = mended;
  return { ...meeting, ns, ew, boards, ...(turnedBoards.length === 0 ? {} : { turnedBoards }) };
}

/** Two pairs that sat in each other's places, from one round through another. */
export interface Exchange {
  readonly round: number;
  readonly through: number;
  readonly contestants: readonly [ContestantId, ContestantId];
  /** The second took the place of the first, who was not there. */
  readonly as?: PlaceTakenAs;
}

/** Who sits in a round where a pair would. */
export const whoSitsFor = (
  exchanged: readonly Exchange[] | undefined,
  contestant: ContestantId,
  round: number,
): ContestantId =>
  (exchanged ?? [])
    .filter((each) => each.round <= round && round <= each.through)
    .reduce(
      (sits, { contestants: [one, other] }) => (sits === one ? other : sits === other ? one : sits),
      contestant,
    );

/** Who sat North–South and who East–West on a board of a meeting. */
export const sidesOn = <P extends ContestantId | undefined>(
  { ns, ew, turnedBoards }: { readonly ns: P; readonly ew: P; readonly turnedBoards?: readonly number[] },
  board: number,
): { readonly ns: P; readonly ew: P } =>
  turnedBoards?.includes(board) === true ? { ns: ew, ew: ns } : { ns, ew };
