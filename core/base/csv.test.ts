import { expect, test } from 'vitest';
import { csvRow, readCsv } from './csv.ts';

test.each([
  [
    'commas',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons, as spreadsheets of Portugal write',
    'a;b\r\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    'quotes, a comma and a quote in them',
    'a,b\n"x, ""y""",2',
    [
      ['a', 'b'],
      ['x, "y"', '2'],
    ],
  ],
  [
    'a mark at the beginning and empty lines',
    '\uFEFFa,b\n\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
])('reads %s', (_what, text, cells) => {
  expect(readCsv(text).rows.map((row) => row.cells)).toEqual(cells);
});

test('a row knows the line it begins at, though a cell goes over two lines', () => {
  expect(readCsv('a,b\n"one\ntwo",2\n3,4').rows.map(({ line }) => line)).toEqual([1, 2, 4]);
});

test('a quotation mark that nothing closes is told by its line', () => {
  expect(readCsv('a,b\n1,"2\n3,4').openQuote).toBe(2);
});

test('what is written is read again', () => {
  const cells = ['Ada "the Ace", Jr.', 'a;b', 'two\nlines', '-12'];
  expect(readCsv(csvRow(cells)).rows[0]?.cells).toEqual(cells);
});

test('a formula is marked as text', () => {
  expect(csvRow(['=1+1', '-3'])).toBe("'=1+1,-3");
});
