import type { Frame, Meeting } from './frame.ts';
import { range } from './numbers.ts';

/**
 * A meeting of each round but the first, by the round: every one with other pairs of both lines and another set than the rest.
 * Nothing where there are none.
 */
export function meetingsApart(frame: Frame): ReadonlyMap<number, Meeting> | undefined {
  const rounds = Math.max(...frame.meetings.map(({ round }) => round));
  const chosen = new Map<number, Meeting>();
  const isFree = (meeting: Meeting): boolean =>
    [...chosen.values()].every(
      ({ ns, ew, set }) => ns !== meeting.ns && ew !== meeting.ew && set !== meeting.set,
    );
  const place = (round: number): boolean => {
    if (round > rounds) return true;
    return frame.meetings.some((meeting) => {
      if (meeting.round !== round || !isFree(meeting)) return false;
      chosen.set(round, meeting);
      if (place(round + 1)) return true;
      chosen.delete(round);
      return false;
    });
  };
  return place(2) ? chosen : undefined;
}

/**
 * A Mitchell with one pair more than its tables seat. That pair, the rover, waits in the first round; in each later one it
 * takes the seats of another stationary pair, who wait for that round; or of another moving pair, which is called a bump. It
 * never meets a pair of the other line or a set of boards again, and sends nobody out twice. Nobody waits longer than a round,
 * and no table stands empty.
 */
export function rove(frame: Frame, takes: 'ns' | 'ew' = 'ns'): Frame | undefined {
  const rover = frame.numbers + 1;
  const rounds = Math.max(...frame.meetings.map(({ round }) => round));
  const bumped = meetingsApart(frame);
  if (bumped === undefined) return undefined;
  return {
    ...frame,
    numbers: rover,
    meetings: frame.meetings.map((meeting) =>
      bumped.get(meeting.round) === meeting ? { ...meeting, [takes]: rover } : meeting,
    ),
    waiting: range(1, rounds).map((round) => [bumped.get(round)?.[takes] ?? rover]),
  };
}
