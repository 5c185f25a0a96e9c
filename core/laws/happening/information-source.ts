/** How partner gave information (Law 16B). */
export const INFORMATION_SOURCES = [
  'remark',
  'question',
  'answer',
  'alert',
  /** No alert where partner expected one. */
  'no-alert',
  /** What partner said a call meant: the player learns that he was misunderstood (Law 75A). */
  'explanation',
  'hesitation',
  'speed',
  'manner',
  /** A bidding card, or a card to be played, drawn halfway or waved and put back. */
  'half-drawn',
] as const;
/** One of them. */
export type InformationSource = (typeof INFORMATION_SOURCES)[number];
