import type { RtpCategory } from '../regulation/index.ts';

/* What the regulations lean on and a federation fills in: each with a format of its own (docs/federation.md). */

/** Texts that players can reach (RTP 1.4): which calls are alerted, the fees, the base bidding system of a season (ROP 10). */
export const SLOT_TEXTS = ['alerts', 'fees', 'sbm'] as const;
export type SlotText = (typeof SLOT_TEXTS)[number];

/** The value index of each category (RTP 1.3.4): `{ "first": 65 }`. */
export type CategoryIndexes = Readonly<Partial<Record<RtpCategory, number>>>;

/** What has been filled in. */
export interface Slots {
  readonly categories: CategoryIndexes;
  readonly texts: Readonly<Partial<Record<SlotText, string>>>;
}

export const NO_SLOTS: Slots = { categories: {}, texts: {} };

/** A question to the technical council about a system, or to add a convention to Annex II (RTP 2.1.2.6); or what the office is to correct or erase. */
export const QUESTION_SUBJECTS = ['system', 'annex-ii', 'own-data'] as const;
/** Those that are the technical council's. */
export const COUNCIL_SUBJECTS = ['system', 'annex-ii'] as const;
export interface CouncilQuestion {
  readonly number: number;
  readonly by: number;
  readonly about: (typeof QUESTION_SUBJECTS)[number];
  readonly text: string;
  readonly asked: string;
  readonly answer?: { readonly text: string; readonly time: string };
}

/** To whom a director's report is sent on (RTP 3.2.2.3); the board is told of each and may send it elsewhere. */
export const REPORT_BODIES = ['directors', 'technical', 'disciplinary', 'justice', 'board'] as const;
export interface Forwarded {
  readonly to: (typeof REPORT_BODIES)[number];
  readonly note: string;
  readonly time: string;
  readonly by: string;
}
