/** Something a reader met that is wrong or doubtful, and went on from: a stable code, the line (from 1), a sentence. */
export interface Finding {
  readonly code: string;
  readonly line: number;
  readonly message: string;
}

/** How a reader writes a finding down. */
export type Note = (code: string, line: number, message: string) => void;

/** A list of findings and the function that adds to it. */
export function findingList(): { readonly findings: Finding[]; readonly note: Note } {
  const findings: Finding[] = [];
  return { findings, note: (code, line, message) => findings.push({ code, line, message }) };
}
