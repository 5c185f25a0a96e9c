import type { FormType } from './happenings/form.ts';

/** What a director is called for most often, and how it is told: from the auction, from the play, or at a page of its own. */
export const COMMON_CASES = {
  'insufficient-bid': { from: 'auction' },
  'call-out-of-turn': { from: 'auction' },
  'change-of-call': { from: 'auction', report: 'change' },
  'opening-lead': { from: 'play' },
  'later-lead': { from: 'play' },
  'exposed-card': { from: 'play', report: 'exposed' },
  revoke: { at: '/rulings/revoke' },
  claim: { at: '/rulings/claim' },
  information: { from: 'auction', report: 'from-partner' },
  explanation: { from: 'auction', report: 'misinformed' },
} as const satisfies Readonly<Record<string, CommonCase>>;

type CommonCase =
  | { readonly at: string }
  | {
      readonly from: 'auction' | 'play';
      /** What is reported once that much has been told. */
      readonly report?: FormType;
    };

type CommonName = keyof typeof COMMON_CASES;

/** Those that are told at this page. */
export type ToldHere = Exclude<CommonName, 'revoke' | 'claim'>;

export const COMMON_NAMES = Object.keys(COMMON_CASES) as readonly CommonName[];

export const reportOf = (told: ToldHere): FormType | undefined => {
  const how: CommonCase = COMMON_CASES[told];
  return 'report' in how ? how.report : undefined;
};
