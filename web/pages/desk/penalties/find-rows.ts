import { plainLetters } from 'naipe/base';

/** A row of a table of penalties, as the director reads it. */
export interface RowText {
  readonly row: string;
  readonly text: string;
  readonly clause: string;
}

const wordsOf = (text: string): readonly string[] =>
  plainLetters(text)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** The rows that say every word that was typed, accents and capitals aside. */
export function findRows(rows: readonly RowText[], typed: string): readonly RowText[] {
  const words = wordsOf(typed);
  return rows.filter(({ text, clause }) => {
    const said = wordsOf(`${text} ${clause}`).join(' ');
    return words.every((word) => said.includes(word));
  });
}
