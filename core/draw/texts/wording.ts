import type { BreachCode } from '../swiss/check.ts';
import type { BecauseCode, ReasonCode } from '../swiss/reason.ts';

/** Which words a language needs: `{a}`, `{b}` are the teams a reason is about, `{teams}` those passed over. */
export interface DrawWords {
  readonly and: string;
  readonly reasons: Readonly<Record<ReasonCode, string>>;
  readonly because: Readonly<Record<BecauseCode, { readonly one: string; readonly many: string }>>;
  readonly breaches: Readonly<Record<BreachCode, string>>;
}
