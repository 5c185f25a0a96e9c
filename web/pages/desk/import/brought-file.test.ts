import { expect, test } from 'vitest';
import { broughtText, isDatabase, textOf } from './brought-file.ts';

test('results go by their places; pairs are named where the file names them', () => {
  const csv = 'section,round,table,board,ns,ew,result\nA,1,1,1,3,4,4SN+1\nA,1,2,1,,,Pass\nA,1,3,1,5,6,\n';
  expect(broughtText(csv)).toMatchObject({
    format: 'CSV',
    results: [
      { section: 'A', round: 1, table: 1, board: 1, result: '4SN+1', ns: '3', ew: '4' },
      { section: 'A', round: 1, table: 2, board: 1, result: 'Pass' },
    ],
    unplayed: 1,
  });
  expect(broughtText(csv).results[1]).not.toHaveProperty('ns');
});

test('hands alone are hands; a text of neither is nothing', () => {
  const deal =
    '[Board "1"]\n[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n';
  expect(broughtText(deal)).toMatchObject({ format: 'PBN', results: [], deals: [{ board: 1 }] });
  expect(broughtText('Dear director,')).toMatchObject({ results: [], deals: [] });
});

test('a database is known by its first bytes, old texts are read as Latin-1', () => {
  expect(isDatabase(new TextEncoder().encode('\0\u0001\0\0Standard Jet DB'))).toBe(true);
  expect(textOf(new Uint8Array([0x5a, 0x6f, 0xeb]))).toBe('Zoë');
});
