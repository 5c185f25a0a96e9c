import {
  type Clock,
  isStanding,
  millisecondsLeft,
  type RoundAndSegment,
  WARNING_MINUTES,
} from 'naipe/tournament';

/** How the clock of a round stands. */
type ClockState = 'running' | 'warning' | 'over' | 'standing' | 'ended';

export interface ClockFace {
  readonly state: ClockState;
  /** `12:34`, whole seconds: what is left, or by how much the time is over. */
  readonly text: string;
  /** Minutes begun that are left. */
  readonly minutes: number;
  /** The part of the round that has gone, 0 to 1. */
  readonly gone: number;
  /** The round to which everybody moves now. */
  readonly moveTo?: number;
  /** The same where matches are played. */
  readonly moveToMatch?: RoundAndSegment;
}

const MINUTE = 60_000;
/** So long after a round was called people still look for their tables. */
const MOVING = MINUTE;

const two = (number: number): string => String(number).padStart(2, '0');

/** `12:34`, or `1:02:03` from an hour on. */
export function durationText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`;
}

function stateOf(clock: Clock, left: number, now: number): ClockState {
  if (clock.endedAt !== undefined) return 'ended';
  if (isStanding(clock.pause, now)) return 'standing';
  if (left <= 0) return 'over';
  // A round that is hardly longer than the warning has none.
  return left <= WARNING_MINUTES * MINUTE && clock.minutes > 2 * WARNING_MINUTES ? 'warning' : 'running';
}

function moveTo({ round, rounds, startedAt, endedAt }: Clock, now: number): number | undefined {
  if (endedAt !== undefined) return round < rounds ? round + 1 : undefined;
  return round > 1 && now - Date.parse(startedAt) < MOVING ? round : undefined;
}

/** What comes after a segment of a round: its next one first. */
export const segmentAfter = <T extends RoundAndSegment>(match: T): T =>
  match.segment < match.segments
    ? { ...match, segment: match.segment + 1 }
    : { ...match, round: match.round + 1, segment: 1 };

/** A round of the movement, of which the clock knows this one, as a round of matches. */
const matchOf = ({ round, match }: Clock, next: number): RoundAndSegment | undefined =>
  match === undefined || next === round ? match : segmentAfter(match);

/** What a clock shows at that moment. */
export function clockFace(clock: Clock, now: number): ClockFace {
  const left = millisecondsLeft(clock, now);
  const whole = clock.minutes * MINUTE;
  const next = moveTo(clock, now);
  const match = next === undefined ? undefined : matchOf(clock, next);
  return {
    state: stateOf(clock, left, now),
    // A second begun still counts while time is left.
    text: durationText(left < 0 ? -left : Math.ceil(left / 1000) * 1000),
    minutes: Math.max(0, Math.ceil(left / MINUTE)),
    gone: Math.min(1, Math.max(0, 1 - left / whole)),
    ...(next === undefined ? {} : { moveTo: next }),
    ...(match === undefined ? {} : { moveToMatch: match }),
  };
}
