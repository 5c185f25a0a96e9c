import { parseBoardResult } from 'naipe/game';
import { describe, expect, test } from 'vitest';
import { readScoreEntry, splitBoard } from './score-entry.ts';

describe('a board number in front', () => {
  test.each([
    ['13 4sn+1', 13, '4sn+1'],
    ['7 pass', 7, 'pass'],
    ['3 3nts=', 3, '3nts='],
    ['  28  1 NT w -2', 28, '1 NT w -2'],
    ['4sn+1', undefined, '4sn+1'],
    ['3 NT S =', undefined, '3 NT S ='],
    ['4 ♠ N =', undefined, '4 ♠ N ='],
    ['4 hn=', undefined, '4 hn='],
    ['0 4sn+1', undefined, '0 4sn+1'],
  ])('"%s" is board %s, result "%s"', (text, board, rest) => {
    expect(splitBoard(text)).toEqual({ board, rest });
  });
});

test.each([
  ['3stO=', '3NTW='],
  ['3 SA o -1', '3NTW-1'],
  ['2HXo+1', '2HXW+1'],
  ['Passe', 'Pass'],
  ['paso', 'Pass'],
  ['passed out', 'Pass'],
])('"%s" is read as %s', (typed, standard) => {
  const expected = parseBoardResult(standard);
  expect(expected.ok).toBe(true);
  expect(readScoreEntry(typed)).toEqual({
    ok: true,
    value: { board: undefined, result: expected.ok ? expected.value : undefined },
  });
});

test('a fault is told where it stands in the result', () => {
  expect(readScoreEntry('13 4q')).toMatchObject({ ok: false, error: { at: 1, found: 'Q' } });
});
