import { orThrow } from 'naipe/base';
import { parseBoardResult } from 'naipe/game';
import { describe, expect, test } from 'vitest';
import { readQuickEntry } from './quick-entry.ts';

const result = (text: string) => orThrow(parseBoardResult(text));

describe('the quick entry', () => {
  test.each([
    ['13', { kind: 'board', board: 13 }],
    [' 7 ', { kind: 'board', board: 7 }],
    ['4sn+1', { kind: 'result', result: result('4SN+1') }],
    ['13 4sn+1', { kind: 'result', board: 13, result: result('4SN+1') }],
    ['13 3 nt s =', { kind: 'result', board: 13, result: result('3NTS=') }],
    ['3 nt s =', { kind: 'result', result: result('3NTS=') }],
    ['7 pass', { kind: 'result', board: 7, result: 'passed-out' }],
    ['passe', { kind: 'result', result: 'passed-out' }],
    ['13 t2 4hxe-2', { kind: 'result', board: 13, line: { table: 2 }, result: result('4HXE-2') }],
    [
      '13 tb2 4hxe-2',
      { kind: 'result', board: 13, line: { table: 2, section: 'B' }, result: result('4HXE-2') },
    ],
    ['p12 1ntw=', { kind: 'result', line: { pair: '12' }, result: result('1NTW=') }],
    ['4sn= ha', { kind: 'result', result: result('4SN='), lead: 'HA' }],
    ['13 4sn= d10', { kind: 'result', board: 13, result: result('4SN='), lead: 'DT' }],
    ['13 t4 4sn= ♣q', { kind: 'result', board: 13, line: { table: 4 }, result: result('4SN='), lead: 'CQ' }],
  ])('%s', (text, entry) => {
    expect(readQuickEntry(text)).toEqual({ ok: true, value: entry });
  });

  test.each(['', '4s', '13 4s', '8sn=', '4sn+9', 't2', '13 t2', '4sn= h1', '0'])('%j is no entry', (text) => {
    expect(readQuickEntry(text).ok).toBe(false);
  });
});
