/** What says a finding in any language: the key of a text, and what fills its gaps. */
export interface FindingWords {
  readonly told: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Where something stands in a text: line and column, both from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** Something a reader met that is wrong or doubtful, and went on from: a stable code, the line (from 1), a sentence. */
export interface Finding {
  readonly code: string;
  readonly line: number;
  /** From 1, where a single character or value is meant and not the whole line. */
  readonly column?: number;
  readonly message: string;
  readonly words?: FindingWords;
}

/** How a reader writes a finding down. */
export type Note = (code: string, place: number | TextPlace, message: string, words?: FindingWords) => void;

/** Nobody reads more than this; a file made of nothing but faults must not fill the memory with them. */
export const MOST_FINDINGS = 1000;

/** A list of findings and the function that adds to it. */
export function findingList(): { readonly findings: readonly Finding[]; readonly note: Note } {
  const findings: Finding[] = [];
  const note: Note = (code, place, message, words) => {
    const where = typeof place === 'number' ? { line: place } : place;
    if (findings.length < MOST_FINDINGS)
      findings.push({ code, ...where, message, ...(words === undefined ? {} : { words }) });
    if (findings.length === MOST_FINDINGS) {
      findings.push({ code: 'too-many', ...where, message: 'There is more like this; no more is noted.' });
    }
  };
  return { findings, note };
}
