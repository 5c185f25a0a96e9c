import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * A paragraph of a regulation comes with what it is said of, from the profile in force. Texts that name one themselves would
 * show it under the other regulation too.
 */

/** Texts of one regulation's own rows or of its federation alone, which no other profile shows. */
const OF_ONE_REGULATION = new Set([
  ...['desk-penalties', 'desk-report', 'desk-teams'],
  ...['office', 'office-season', 'office-systems', 'office-work'],
]);

const named = (language: string): string[] =>
  readdirSync(new URL(`./${language}/`, import.meta.url))
    .filter((file) => !OF_ONE_REGULATION.has(file.replace('.ts', '')))
    .flatMap((file) =>
      readFileSync(new URL(`./${language}/${file}`, import.meta.url), 'utf8')
        .split('\n')
        .filter((line) => /['"`].*\bR[TO]P \d/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );

test.each(['en', 'pt', 'es', 'it'])(
  '%s: no text of phones and of pages for all names RTP 3.4 or ROP 5.12 itself',
  (language) => {
    expect(named(language)).toEqual([]);
  },
);
