import type { FormType } from './happenings/form.ts';

/** What a director is called for most often, and how it is told: from the auction or from the play; some at a page of their own too. */
export const COMMON_CASES = {
  'insufficient-bid': { from: 'auction' },
  'call-out-of-turn': { from: 'auction' },
  'change-of-call': { from: 'auction', report: 'change' },
  'opening-lead': { from: 'play' },
  'later-lead': { from: 'play' },
  'exposed-card': { from: 'play', report: 'exposed' },
  revoke: { from: 'play', report: 'revoke-noticed', at: '/rulings/revoke' },
  claim: { from: 'play', report: 'claim', at: '/rulings/claim' },
  information: { from: 'auction', report: 'from-partner' },
  explanation: { from: 'auction', report: 'misinformed' },
} as const satisfies Readonly<Record<string, CommonCase>>;

interface CommonCase {
  readonly from: 'auction' | 'play';
  /** What is reported once that much has been told. */
  readonly report?: FormType;
  /** The page of its own that a case has which belongs to no board. */
  readonly at?: string;
}

export type CommonName = keyof typeof COMMON_CASES;

export const COMMON_NAMES = Object.keys(COMMON_CASES) as readonly CommonName[];

export const reportOf = (told: CommonName): FormType | undefined => {
  const how: CommonCase = COMMON_CASES[told];
  return how.report;
};

/** The page where it is told, if it has one. */
export const pageOf = (told: CommonName): string | undefined => {
  const how: CommonCase = COMMON_CASES[told];
  return how.at;
};

/** What is reported as soon as the play begins; a revoke and a claim come when cards have been played. */
export const atOnce = (told: CommonName): FormType | undefined =>
  pageOf(told) === undefined ? reportOf(told) : undefined;
