import { readPeopleFile } from 'naipe/federation';
import { expect, test } from 'vitest';
import { partsOfTable } from './parts-of-table.ts';

const HEAD = 'number;name';
const someone = (number: number): string => `${number};Nobody ${number}`;
const table = (...lines: readonly string[]): string => [HEAD, ...lines].join('\n');

test('a short table is sent as it is', () => {
  const csv = table(someone(1), someone(1));
  expect(partsOfTable(csv)).toEqual([{ text: csv, lines: 2 }]);
});

test('a long table is sent in parts, each with its columns; a number that stands in an earlier part stays out', () => {
  const people = Array.from({ length: 4500 }, (_, at) => someone(at + 1));
  // Line 4502 gives the number of line 2 to somebody else.
  const parts = partsOfTable(table(...people, '1;Another Nobody'));
  expect(parts.map(({ lines }) => lines)).toEqual([2000, 2000, 500]);
  const read = parts.map(({ text }) => readPeopleFile(text));
  expect(read.flatMap(({ faults }) => faults)).toEqual([]);
  const names = read.flatMap(({ lines }) => lines.map(({ said }) => said.name));
  expect(names).toEqual(people.map((line) => line.split(';')[1]));
});

test('a long table with nothing right in it has no part', () => {
  const nameless = Array.from({ length: 2500 }, (_, at) => `${at};`);
  expect(partsOfTable(table(...nameless))).toEqual([]);
});
