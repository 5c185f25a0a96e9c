import { millisecondsLeft, type RoomView } from 'naipe/tournament';
import { clockOf, type NextStep } from './next-step.ts';

/** What a director should know before a round is called over. */
export type Unfinished =
  /** Boards of the round without a result, table by table. */
  | { readonly kind: 'missing'; readonly places: readonly MissingAtTable[] }
  | { readonly kind: 'time-left'; readonly round: number; readonly milliseconds: number };

interface MissingAtTable {
  readonly section: string;
  readonly table: number;
  readonly boards: readonly number[];
}

/** What is unfinished when the director goes on: nothing when nothing is in the way. */
export function unfinishedBefore(
  step: NextStep,
  room: RoomView | undefined,
  now: number,
): readonly Unfinished[] {
  if (room === undefined || (step.kind !== 'start-round' && step.kind !== 'end-round')) return [];
  const over = step.kind === 'end-round' ? step.round : step.round - 1;
  const missing = room.sections.flatMap(({ tables }) =>
    tables
      .filter(({ round, missing }) => round === over && missing.length > 0)
      .map(({ section, table, missing }) => ({ section, table, boards: missing })),
  );
  const clock = clockOf(room);
  const runs = clock !== undefined && clock.round === over && clock.endedAt === undefined;
  const left = runs ? millisecondsLeft(clock, now) : 0;
  return [
    ...(missing.length > 0 ? [{ kind: 'missing', places: missing } as const] : []),
    ...(left > 0 ? [{ kind: 'time-left', round: over, milliseconds: left } as const] : []),
  ];
}
