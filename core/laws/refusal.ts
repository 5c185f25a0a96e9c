import type { Fault } from '../base/index.ts';

/** Why the engine does not take an input: a sentence, and the clause where there is one. */
export interface TableRefusal extends Fault {
  readonly clause?: string;
}
