import type { Result } from '../base/index.ts';
import type { PairMovement } from './movement.ts';
import type { Length } from './official.ts';

/** A movement to be considered. */
export interface Candidate {
  readonly title: string;
  /** Why a director would choose it. */
  readonly why: string;
  /** One movement a session. */
  readonly sessions: readonly [PairMovement, ...PairMovement[]];
  readonly sections: number;
  readonly rounds: number;
  readonly boardsPerRound: number;
  /** The clause whose table names it. */
  readonly official?: string;
}

/** A candidate of one session in one section, if its movement exists. */
export function candidate(
  result: Result<PairMovement>,
  length: Length,
  words: { readonly title: string; readonly why: string; readonly official?: string },
): Candidate[] {
  if (!result.ok) return [];
  const { rounds, boardsPerRound } = length;
  return [{ ...words, sessions: [result.value], sections: 1, rounds, boardsPerRound }];
}
