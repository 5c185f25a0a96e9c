import { describe, expect, test } from 'vitest';
import { readPbn } from '../pbn/reader.ts';
import { resultsOfPbn } from '../pbn/results.ts';
import { writePbn } from '../pbn/writer.ts';
import { readUsebio } from '../usebio/usebio.ts';
import { writeUsebio } from '../usebio/writer.ts';
import { isResultsCsv, readResultsCsv, writeResultsCsv } from './csv.ts';
import type { ResultsFile, TravellerLine } from './model.ts';
import { pbnOfResults } from './to-pbn.ts';
import { linesOf } from './walk.ts';

const CSV = `section,round,table,board,ns,ew,result,lead,score ns,points ns,points ew
A,1,1,1,1,2,4SN+1,HA,450,2,0
A,1,2,1,3,4,4SXN-1,,-100,0,2
A,1,1,2,1,2,Pass,,0,,
A,1,2,2,3,4,60%-40%,,,,
`;

const fileOf = (text: string): ResultsFile => {
  const read = readResultsCsv(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value.file;
};
const bare = (file: ResultsFile) =>
  linesOf(file).map(({ line: _, ...rest }): Omit<TravellerLine, 'line'> => rest);

test('a table of results is read and written as it was, with commas or semicolons', () => {
  expect(isResultsCsv(CSV)).toBe(true);
  expect(writeResultsCsv(fileOf(CSV))).toBe(`\uFEFF${CSV.replaceAll('\n', '\r\n')}`);
  expect(bare(fileOf(CSV.replaceAll(',', ';')))).toEqual(bare(fileOf(CSV)));
  expect(isResultsCsv('[Event "x"]')).toBe(false);
});

test('what is wrong in a table is told by line and column', () => {
  const read = readResultsCsv('board,ns,ew,result\n0,1,2,4SN=\n1,1,2,9SN=\n');
  expect(read.ok && read.value.findings).toMatchObject([
    { line: 2, column: 1, message: 'Line 2, column 1: "0" is no number of a board; the line is left out.' },
    { line: 3, column: 4, message: 'Line 3, column 4: "9SN=" is no result such as 4SN+1 or Pass.' },
  ]);
  expect(readResultsCsv('board,ns,ew,result\n1,"2')).toMatchObject({
    ok: false,
    error: { code: 'csv-quote' },
  });
  expect(readResultsCsv('a,b\n1,2')).toMatchObject({ ok: false, error: { code: 'csv-columns' } });
});

describe('the same results go through every format', () => {
  test('PBN: a ScoreTable for each board', () => {
    const written = writePbn(pbnOfResults(fileOf(CSV)));
    expect(written.ok && written.value).toContain('A 1 1 1 2 4S N 11 HA 450 2 0');
    const back = resultsOfPbn(readPbn(written.ok ? written.value : '').file);
    const given = bare(fileOf(CSV));
    expect(back.ok && bare(back.value.file).slice(0, 3)).toEqual(given.slice(0, 3));
    // PBN has no word for an artificial score (Law 12C2): a row without a result, with its percentages.
    expect(back.ok && bare(back.value.file)[3]).toMatchObject({ outcome: given[3]?.outcome });
  });

  test('USEBIO', () => {
    const back = readUsebio(writeUsebio(fileOf(CSV)));
    expect(back.ok && bare(back.value.file)).toEqual(bare(fileOf(CSV)));
  });
});
