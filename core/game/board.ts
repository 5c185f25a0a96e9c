import { SEATS, type Seat, type Side } from './seat.ts';

/** Who may be vulnerable, as PBN writes it. */
export const VULNERABILITIES = ['None', 'NS', 'EW', 'All'] as const;
/** Who is vulnerable on a board (Law 2). */
export type Vulnerability = (typeof VULNERABILITIES)[number];

/** The numbers a board may carry. Beyond 16 the cycle of Law 2 repeats. */
export const isBoardNumber = (board: number): boolean => Number.isSafeInteger(board) && board >= 1;

/** Who deals on a board: North on 1, then in rotation (Law 2). */
export const dealerOf = (board: number): Seat => SEATS[(board - 1) % 4] as Seat;

/** Who is vulnerable on a board: a cycle of sixteen (Law 2). */
export const vulnerabilityOf = (board: number): Vulnerability =>
  VULNERABILITIES[(board - 1 + Math.floor((board - 1) / 4)) % 4] as Vulnerability;

/** Who deals and who is vulnerable. */
export interface Conditions {
  readonly dealer: Seat;
  readonly vulnerable: Vulnerability;
}

/** Law 2, where the board is marked as its number says. */
export const conditionsByNumber = (board: number): Conditions => ({
  dealer: dealerOf(board),
  vulnerable: vulnerabilityOf(board),
});

/** Is that side vulnerable? */
export const isVulnerable = (side: Side, vulnerability: Vulnerability): boolean =>
  vulnerability === 'All' || vulnerability === side;

const VULNERABILITY_WORDS: Readonly<Record<string, Vulnerability>> = {
  none: 'None',
  love: 'None',
  '-': 'None',
  ns: 'NS',
  ew: 'EW',
  all: 'All',
  both: 'All',
};

/** Reads a vulnerability as PBN and people write it; `undefined` when it is none. */
export function readVulnerability(text: string): Vulnerability | undefined {
  const word = text.trim().toLowerCase().replace('n-s', 'ns').replace('e-w', 'ew');
  return Object.hasOwn(VULNERABILITY_WORDS, word) ? VULNERABILITY_WORDS[word] : undefined;
}
