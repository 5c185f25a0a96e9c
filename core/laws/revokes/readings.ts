import type { DefendersAsking } from '../61-failure-to-follow-suit.ts';

/** Points that the text leaves open, each with the reading in force. */
export interface Readings {
  /**
   * Law 63A3 of 1997 and 2007: may a side that assented to a claim still object until the limits of Law 69A, so
   * that its revoke is not established before (WBF Laws Committee, 12 January 2000), or is it bound at once?
   */
  readonly assent: 'binds-by-69A' | 'binds-at-once';
  /**
   * 1997: both sides revoke on one trick. `equity`: when both are established no tricks are transferred and Law 64C
   * restores equity as if neither had revoked (WBF Laws Committee, 1 November 2001). `equity-always`: also when one
   * was corrected. `each`: Law 64A applies to each.
   */
  readonly bothOnOneTrick: 'equity' | 'equity-always' | 'each';
  readonly defendersAsking: DefendersAsking;
  /**
   * A card played in place of a penalty card to the twelfth trick, with play since: is it `corrected` as a revoke (Law
   * 62D1), or `accepted`, as Law 52B1 has it? A bare record does not tell whether declarer was asked; a table does.
   */
  readonly notPenaltyCard: 'corrected' | 'accepted';
}

/** The readings in force unless others are chosen. */
export const USUAL_READINGS: Readings = {
  assent: 'binds-by-69A',
  bothOnOneTrick: 'equity',
  defendersAsking: 'as-the-law',
  notPenaltyCard: 'corrected',
};
