import type { Seat } from '../../game/index.ts';
import type { AnyCall } from './any-call.ts';
import type { Meaning } from './meaning.ts';

/** A call that a player made, with what it means where that was told. */
export interface MadeCall {
  readonly seat: Seat;
  readonly call: AnyCall;
  readonly meaning?: Meaning;
}
