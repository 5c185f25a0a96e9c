import type { Tournament } from '../state.ts';

/** The world as it stood after a fact, kept so that an undo need not begin at the first. */
export interface Checkpoint {
  readonly sequence: number;
  readonly tournament: Tournament;
}

/** There is one every so many facts, and so many of them before they become rarer. */
const STEP = 256;
const CLOSE = 4;

/** How far apart checkpoints of that age are: the older, the rarer, so that there are few of them however long it goes on. */
const apart = (age: number): number => STEP * 2 ** Math.max(0, Math.floor(Math.log2(age / (CLOSE * STEP))));

/** The checkpoints after one more fact. */
export function withCheckpoint(
  checkpoints: readonly Checkpoint[],
  sequence: number,
  tournament: Tournament | undefined,
): readonly Checkpoint[] {
  if (sequence % STEP !== 0 || tournament === undefined) return checkpoints;
  const worthKeeping = checkpoints.filter(
    (checkpoint) => checkpoint.sequence % apart(sequence - checkpoint.sequence) === 0,
  );
  return [...worthKeeping, { sequence, tournament }];
}
