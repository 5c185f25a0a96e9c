import type { RankingLine, RankingList, RankingView } from 'naipe/tournament';

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
export const listKey = ({
  section,
  line,
  phase,
  ofPhase,
  withoutHandicap,
}: Pick<RankingList, 'section' | 'line' | 'phase' | 'ofPhase' | 'withoutHandicap'>): string =>
  [section, line, phase, ofPhase, withoutHandicap === true ? 'scratch' : undefined].filter(Boolean).join('-');

/** Whose place in which list is asked about: `NS/3`. */
export const placeAsked = (list: Parameters<typeof listKey>[0], pair: string): string =>
  `${listKey(list)}/${pair}`;

/** Every list: those that rank first, then the same without handicaps. */
export const allLists = ({ lists, withoutHandicap = [] }: Pick<RankingView, 'lists' | 'withoutHandicap'>) => [
  ...lists,
  ...withoutHandicap,
];
