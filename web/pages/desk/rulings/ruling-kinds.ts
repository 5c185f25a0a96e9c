/** What the director can rule at the desk, in the order of the page. */
export const RULING_KINDS = [
  'adjust',
  'penalty',
  'cancel',
  'group',
  'substitute',
  'withdraw',
  'late',
  'replan',
] as const;
export type RulingKind = (typeof RULING_KINDS)[number];
