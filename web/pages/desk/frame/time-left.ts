/** The time of a round: what is left of it, or by how much it is over. */
export interface TimeLeft {
  readonly over: boolean;
  /** `12:34`, whole seconds. */
  readonly text: string;
  /** The part of the round that has gone, 0 to 1. */
  readonly gone: number;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** `12:34`, or `1:02:03` from an hour on. */
export function durationText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`;
}

export function timeLeft(startedAt: string, endsAt: string, now: number): TimeLeft {
  const [start, end] = [Date.parse(startedAt), Date.parse(endsAt)];
  const over = now > end;
  return {
    over,
    // A second begun still counts while time is left.
    text: durationText(over ? now - end : Math.ceil((end - now) / 1000) * 1000),
    gone: end <= start ? 1 : Math.min(1, Math.max(0, (now - start) / (end - start))),
  };
}
