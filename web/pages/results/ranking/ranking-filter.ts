import type { RankingLine, RankingList } from 'naipe/tournament';

/** Without accents and capitals: as people type names. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Does a line match what was typed: every word begins a word of the names, or is the pair's number? */
export function isFound(
  { contestant: pair, names }: Pick<RankingLine, 'contestant' | 'names'>,
  typed: string,
): boolean {
  const words = plain(names.join(' ')).split(/[\s-]+/);
  const wanted = plain(typed).trim().split(/\s+/).filter(Boolean);
  return wanted.every((word) => pair.toLowerCase() === word || words.some((each) => each.startsWith(word)));
}

/** A list by what it ranks, for a choice among several: `A`, `A-NS`, `NS`. */
export const listKey = ({ section, line, phase }: Pick<RankingList, 'section' | 'line' | 'phase'>): string =>
  [section, line, phase].filter(Boolean).join('-');
