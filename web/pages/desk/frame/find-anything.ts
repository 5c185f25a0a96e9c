import type { EntryView, RoomView } from 'naipe/tournament';
import { readQuickEntry } from '../boards/quick-entry.ts';
import type { DeskPart } from '../desk-address.ts';

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
  readonly name: string;
}

export interface Findable {
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

function byNumber(text: string, { boards, room, entries }: Findable): Found[] {
  const number = Number(/^\s*[tpb]?\s*(\d{1,4})\s*$/i.exec(text)?.[1]);
  const wants = (letter: string) =>
    !/^[tpb]/i.test(text.trim()) || text.trim().toLowerCase().startsWith(letter);
  const tables = room?.sections.flatMap((section) => section.tables) ?? [];
  return [
    ...(wants('b') ? boards.filter((board) => board === number) : []).map(
      (board): Found => ({ kind: 'board', board }),
    ),
    ...(wants('t') ? tables.filter(({ table }) => table === number) : []).map(
      ({ section, table }): Found => ({ kind: 'table', section, table }),
    ),
    ...(wants('p') ? entries.filter(({ pair }) => pair === String(number)) : []).map(foundPair),
  ];
}

const foundPair = ({ pair, players }: EntryView): Found => ({
  kind: 'pair',
  pair,
  names: players.map(({ name }) => name).join(' – '),
});

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
    ({ pair, players }) => pair !== wanted && players.some(({ name }) => plain(name).includes(wanted)),
  );
  const found = [
    ...result,
    ...byNumber(text, findable),
    ...parts.filter((part) => part.kind === 'part' && plain(part.name).includes(wanted)),
    ...names.map(foundPair),
  ];
  return found.slice(0, MOST);
}
