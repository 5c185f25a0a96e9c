import type { EntryView, RoomView } from 'naipe/tournament';
import { playersText } from '../../../components/pair-names.tsx';
import { readQuickEntry } from '../boards/quick-entry.ts';
import type { DeskPart } from '../desk-address.ts';

/** Things that have numbers. */
type Numbered = 'board' | 'table' | 'pair';

/** Something that the palette opens. */
export type Found =
  | ({ readonly kind: 'part' } & NamedPart)
  | { readonly kind: 'board'; readonly board: number }
  /** A result for a board: it is shown with what is to be written in its box. */
  | { readonly kind: 'entry'; readonly board: number; readonly text: string }
  | { readonly kind: 'table'; readonly section: string; readonly table: number }
  | { readonly kind: 'pair'; readonly pair: string; readonly names: string };

/** A part of the desk, or a page within it. */
interface NamedPart {
  readonly part: DeskPart;
  readonly page?: string;
  /** What of the page is to be open: `what=penalty`. */
  readonly search?: string;
  readonly name: string;
}

export interface Findable {
  /** What the language of the page calls them: `mesa` for a table. */
  readonly words: Readonly<Record<Numbered, string>>;
  readonly parts: readonly NamedPart[];
  readonly boards: readonly number[];
  readonly room: RoomView | undefined;
  readonly entries: readonly EntryView[];
}

const MOST = 12;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** `table 5`, `t5`, `mesa A5`, `5`: a word or the beginning of one, perhaps a section, a number. */
const NUMBERED = /^(?<word>\p{L}*)\.?\s*(?<section>\p{L}?)(?<number>\d{1,4})$/u;

function byNumber(text: string, { words, boards, room, entries }: Findable): Found[] {
  const { word = '', section: named = '', number: digits } = NUMBERED.exec(plain(text.trim()))?.groups ?? {};
  if (digits === undefined) return [];
  const number = Number(digits);
  const isMeant = (kind: Numbered) => plain(words[kind]).startsWith(word) || kind.startsWith(word);
  const tables = room?.sections.flatMap((section) => section.tables) ?? [];
  const isTable = ({ section, table }: { section: string; table: number }) =>
    table === number &&
    ((isMeant('table') && (named === '' || plain(section) === named)) ||
      (named === '' && plain(section) === word));
  return [
    ...(isMeant('board') && named === '' ? boards.filter((board) => board === number) : []).map(
      (board): Found => ({ kind: 'board', board }),
    ),
    ...tables.filter(isTable).map(({ section, table }): Found => ({ kind: 'table', section, table })),
    ...(isMeant('pair') && named === ''
      ? entries.filter(({ contestant: pair }) => pair === String(number))
      : []
    ).map(foundPair),
  ];
}

const foundPair = ({ contestant: pair, kind, name, players }: EntryView): Found => ({
  kind: 'pair',
  pair,
  names: kind === 'team' ? name : playersText(players),
});

/** Is every word in the text, in whatever order? */
const hasWords = (text: string, words: string): boolean =>
  words.split(/\s+/).every((word) => text.includes(word));

/** What somebody who types that may mean, the likeliest first. */
export function findAnything(text: string, findable: Findable): readonly Found[] {
  const wanted = plain(text.trim());
  const parts = findable.parts.map((part): Found => ({ kind: 'part', ...part }));
  if (wanted === '') return parts;
  const entry = readQuickEntry(text);
  const result: Found[] =
    entry.ok && entry.value.kind === 'result' && entry.value.board !== undefined
      ? [{ kind: 'entry', board: entry.value.board, text: text.replace(/^\s*\d+\s+/, '') }]
      : [];
  const names = findable.entries.filter(
    ({ contestant: pair, name: called, players }) =>
      pair !== wanted &&
      [called, ...players.map(({ name }) => name)].some((name) => hasWords(plain(name), wanted)),
  );
  const found = [
    ...result,
    ...byNumber(text, findable),
    ...parts.filter((part) => part.kind === 'part' && hasWords(plain(part.name), wanted)),
    ...names.map(foundPair),
  ];
  return found.slice(0, MOST);
}
