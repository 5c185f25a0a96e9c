import type { Frame } from './frame.ts';
import { range } from './numbers.ts';

/**
 * A Mitchell with one pair more than its tables seat. That pair, the rover, waits in the first round; in each later one it
 * takes the seats of another stationary pair, who wait for that round; or of another moving pair, which is called a bump. It
 * never meets a pair of the other line or a set of boards again, and sends nobody out twice. Nobody waits longer than a round,
 * and no table stands empty.
 */
export function rove(frame: Frame, takes: 'ns' | 'ew' = 'ns'): Frame | undefined {
  const rover = frame.numbers + 1;
  const rounds = Math.max(...frame.meetings.map(({ round }) => round));
  const bumped = new Map<number, Frame['meetings'][number]>();
  const isFree = (meeting: Frame['meetings'][number]): boolean =>
    [...bumped.values()].every(
      ({ ns, ew, set }) => ns !== meeting.ns && ew !== meeting.ew && set !== meeting.set,
    );
  const place = (round: number): boolean => {
    if (round > rounds) return true;
    return frame.meetings.some((meeting) => {
      if (meeting.round !== round || !isFree(meeting)) return false;
      bumped.set(round, meeting);
      if (place(round + 1)) return true;
      bumped.delete(round);
      return false;
    });
  };
  if (!place(2)) return undefined;
  return {
    ...frame,
    numbers: rover,
    meetings: frame.meetings.map((meeting) =>
      bumped.get(meeting.round) === meeting ? { ...meeting, [takes]: rover } : meeting,
    ),
    waiting: range(1, rounds).map((round) => [bumped.get(round)?.[takes] ?? rover]),
  };
}
