import type { ShowsOut } from './statement.ts';

/** What the claimer knows and believes, as far as it bears on the class of a play. */
export interface ClaimerView {
  /** Declarer sees both hands of his side; a defender sees only his own. */
  readonly seesPartner: boolean;
  /** The seats of the claiming side whose cards he sees. */
  readonly seen: readonly number[];
  /** The seat of dummy where it lies open against him; -1 where he is declarer. */
  readonly dummy: number;
  readonly claimsAll: boolean;
  readonly trumpForgotten: boolean;
}

/** Where the missing cards of a suit are said to be. */
export interface Placed {
  readonly suit: number;
  readonly holder: number;
  readonly when: ShowsOut | undefined;
}
