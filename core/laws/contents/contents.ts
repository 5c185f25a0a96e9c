import type { LawTitles } from './law-titles.ts';
import type { Revision } from './revision-2023.ts';

/** What the book of the Laws holds, law by law, in one language. */
export interface Contents {
  readonly titles: LawTitles;
  readonly revision: Revision;
}
