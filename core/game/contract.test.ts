import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  parseBoardResult,
  parseContract,
  parseUndertaking,
  printBoardResult,
  printContract,
} from './contract.ts';
import { boardResults, contracts } from './testing/arbitraries.ts';

describe('reading what happened on a board', () => {
  test.each([
    ['4SXN+1', '4SXN+1'],
    ['3NTS=', '3NTS='],
    ['2HXXE-3', '2HXXE-3'],
    ['Pass', 'Pass'],
    ['4♠ N =', '4SN='],
    ['3 ST E −2', '3NTE-2'],
    ['3saw+1', '3NTW+1'],
    ['3nn=', '3NTN='],
    ['1CW+6', '1CW+6'],
    ['4s* n +1', '4SXN+1'],
    ['passed out', 'Pass'],
  ])('%j is %s', (text, printed) => {
    const read = parseBoardResult(text);
    expect(read.ok && printBoardResult(read.value)).toBe(printed);
  });

  test.each([
    ['', 0, /a level from 1 to 7, or Pass/],
    ['8SN=', 0, /a level/],
    ['4N', 2, /declarer: N E S W/],
    ['4S+1', 2, /declarer/],
    ['4SXXXN=', 4, /declarer/],
    ['4SN', 3, /= or \+1 to \+3 or -1 to -10/],
    ['4SN+4', 5, /\+1 to \+3/],
    ['7NTN+1', 6, /= or -1 to -13/],
    ['4SN=!', 4, /nothing more/],
  ])('%j fails at %i, saying what was expected', (text, at, expected) => {
    const read = parseBoardResult(text);
    expect(read).toMatchObject({ ok: false, error: { code: 'contract', at } });
    expect(!read.ok && read.error.message).toMatch(expected);
  });

  test('what is printed can be read', () => {
    fc.assert(
      fc.property(boardResults, (result) => {
        expect(parseBoardResult(printBoardResult(result))).toEqual({ ok: true, value: result });
      }),
    );
  });
});

describe('reading a contract', () => {
  test('with its declarer', () => {
    fc.assert(
      fc.property(contracts, (contract) => {
        expect(parseContract(printContract(contract))).toEqual({ ok: true, value: contract });
      }),
    );
  });

  test.each([
    ['4♠', { level: 4, strain: 'S', doubling: '' }],
    ['3 ST', { level: 3, strain: 'NT', doubling: '' }],
    ['3SAX', { level: 3, strain: 'NT', doubling: 'X' }],
    ['2hxx', { level: 2, strain: 'H', doubling: 'XX' }],
  ])('%j without one', (text, value) => {
    expect(parseUndertaking(text)).toEqual({ ok: true, value });
  });
});
