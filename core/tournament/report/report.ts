import type { Confirmed } from '../fact.ts';

/** What a director's report holds, in the order of RTP 3.2.2.1: a to k. */
export const REPORT_ITEMS = [
  'director',
  'event',
  'format',
  'substitutions',
  'absences',
  'ranking',
  'discipline',
  'appeals',
  'technical',
  'incidents',
  'other',
] as const;
export type ReportItem = (typeof REPORT_ITEMS)[number];

export interface ReportFacts {
  /** What the facts do not say, in the director's words; an empty text takes it away. */
  readonly 'report-noted': { readonly item: ReportItem; readonly text: string } & Confirmed;
}

export interface ReportCommands {
  readonly 'note-report': ReportFacts['report-noted'];
}

/** What was written by hand, by item. */
export type ReportNotes = Partial<Readonly<Record<ReportItem, string>>>;

export const withNote = (notes: ReportNotes | undefined, item: ReportItem, text: string): ReportNotes => {
  const { [item]: _, ...others } = notes ?? {};
  return text.trim() === '' ? others : { ...others, [item]: text };
};
