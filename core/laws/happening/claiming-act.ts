/** Something said or done that may be a claim or a concession. */
export type ClaimingAct =
  /** A side "will win" or "will lose" that many of the tricks not complete. */
  | { readonly kind: 'states-winning'; readonly tricks: number }
  | { readonly kind: 'states-losing'; readonly tricks: number }
  | { readonly kind: 'suggests-curtailing' }
  /** `noClaimMeant`: it is demonstrable that no claim was intended, as after an opening lead out of turn. */
  | { readonly kind: 'shows-cards'; readonly noClaimMeant: boolean }
  | { readonly kind: 'abandons-hand' }
  /** Words or cards about the trick in progress only. */
  | { readonly kind: 'about-current-trick' };
