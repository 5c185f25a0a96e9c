import type { Card, Seat } from '../../game/index.ts';
import type { Clause } from '../clauses/clause.ts';
import type { Revoke } from './revoke.ts';

/** What established a revoke. */
export interface Establishment {
  readonly clause: Clause;
  readonly by: Seat;
  readonly how: 'played' | 'named' | 'claimed' | 'agreed';
  /** The trick to which the card was played or named. */
  readonly trick?: number;
  readonly card?: Card;
}

/** How a revoke stands when the ruling is made. */
export interface Standing {
  readonly status: 'open' | 'corrected' | 'established';
  /** What established it; also where it must be corrected all the same. */
  readonly established: Establishment | undefined;
  /** `43B2(b)`, or `63B` of 1997: corrected, and Law 64 applies as if it had been established. */
  readonly asIfEstablished: Clause | undefined;
  /** Why it must be corrected, or was: `62A`; also when established, `62C3` and `62D1`. */
  readonly correctedBy: Clause | undefined;
  /** Why the trick stays as it was played. */
  readonly standsBy: Clause | undefined;
}

/** A revoke with how it stands. */
export interface StandingRevoke {
  readonly revoke: Revoke;
  readonly standing: Standing;
}
