import type { ShowsOut } from './statement.ts';

/** What the claimer knows and believes, as far as it bears on the class of a play. */
export interface ClaimerView {
  /** Declarer sees both hands of his side; a defender sees only his own. */
  readonly seesPartner: boolean;
  readonly claimsAll: boolean;
  readonly trumpForgotten: boolean;
  /** The opponents said to hold what is missing in a suit ("finessing West"), perhaps only once somebody shows out. */
  readonly said: readonly Placed[];
}

/** Where the missing cards of a suit are said to be. */
export interface Placed {
  readonly suit: number;
  readonly holder: number;
  readonly when: ShowsOut | undefined;
}
