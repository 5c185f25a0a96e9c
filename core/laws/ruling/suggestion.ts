import type { Params } from '../../base/index.ts';

/** An answer that the engine can argue for and the director may overrule. */
export interface Suggestion {
  readonly answer: string;
  /** Code of the reason. */
  readonly reason: string;
  /** What the reason names. */
  readonly params?: Params;
}
