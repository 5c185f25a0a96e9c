import { FACT_GROUPS, type FactGroup, type FactType, type HistoryLine } from 'naipe/tournament';

export interface HistoryFilter {
  readonly group: FactGroup | 'all';
  /** A word of what is shown: a name, a pair, a result, a reason. */
  readonly words: string;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The lines wanted. `sentence` puts a line into words, so that one finds what one reads. */
export function filterHistory(
  lines: readonly HistoryLine[],
  { group, words }: HistoryFilter,
  sentence: (line: HistoryLine) => string,
): readonly HistoryLine[] {
  const codes: readonly FactType[] | undefined = group === 'all' ? undefined : FACT_GROUPS[group];
  const wanted = plain(words.trim());
  return lines.filter(
    (line) =>
      (codes === undefined || codes.includes(line.code)) &&
      (wanted === '' || plain(`${sentence(line)} ${line.actor}`).includes(wanted)),
  );
}
