import type { BreachCode } from '../swiss/check.ts';
import type { BecauseCode, ReasonCode } from '../swiss/reason.ts';

/** Which words a language needs: `{a}`, `{b}` are the teams a reason is about, `{teams}` those passed over. */
export interface DrawWords {
  readonly and: string;
  readonly reasons: Readonly<Record<ReasonCode, string>>;
  readonly because: Readonly<Record<BecauseCode, { readonly one: string; readonly many: string }>>;
  /** Why there is no draw, and what would help. */
  readonly impossible: Readonly<
    Record<
      | 'head'
      | 'head-rules'
      | 'alone'
      | 'odd-group'
      | 'groups'
      | 'nobody-out'
      | 'one-rematch'
      | 'rematches'
      | 'no-way'
      | 'second-bye'
      | 'release-club'
      | 'release-region'
      | 'release-nation',
      string
    >
  >;
  readonly breaches: Readonly<Record<BreachCode, string>>;
}
