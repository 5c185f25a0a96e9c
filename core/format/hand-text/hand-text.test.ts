import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { dealOfIndex, parseDeal, printDeal } from '../../game/index.ts';
import { readGames } from '../games.ts';
import { isHandText, readHandText } from './reader.ts';
import { writeHandText } from './writer.ts';

const DEAL = orThrow(parseDeal('N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765'));
const LONG = orThrow(parseDeal('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432'));

test('a diagram beside its number, dealer and vulnerability, as it is printed', () => {
  expect(writeHandText([{ board: 2, deal: DEAL }])).toBe(
    [
      'Board 2       S AKQJ',
      'East Deals    H 1098',
      'N-S Vul       D 765',
      '              C 432',
      'S 432                       S 1098',
      'H AKQJ                      H 765',
      'D 1098                      D 432',
      'C 765                       C AKQJ',
      '              S 765',
      '              H 432',
      '              D AKQJ',
      '              C 1098',
      '',
    ].join('\n'),
  );
});

test('any boards come back as they were written, voids and hands of one suit too', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 64 }), { minLength: 1, maxLength: 7 }),
      fc.nat(),
      (boards, seed) => {
        const deals = boards
          .toSorted((a, b) => a - b)
          .map((board) => ({
            board,
            deal:
              (board + seed) % 5 === 0
                ? LONG
                : (dealOfIndex(BigInt(seed) * 7919n ** BigInt(board % 4)) ?? LONG),
          }));
        const { deals: read, findings } = readHandText(writeHandText(deals));
        expect(findings).toEqual([]);
        expect(read.map(({ board, deal }) => [board, printDeal(deal)])).toEqual(
          deals.map(({ board, deal }) => [board, printDeal(deal)]),
        );
      },
    ),
  );
});

describe('as others print it', () => {
  const TEXT = [
    '  HAND RECORDS  ',
    '',
    'BD: 1      ♠ A K Q J          Brd # 2    ♠ A K Q J',
    'DLR: N     ♥ 10 9 8           Dlr: E     ♥ T 9 8',
    'VUL: None  ♦ 7 6 5            Vul: N-S   ♦ 7 6 5',
    '           ♣ 4 3 2                       ♣ 4 3 2',
    '♠ 4 3 2        ♠ 10 9 8       ♠ 4 3 2        ♠ 10 9 8',
    '♥ A K Q J      ♥ 7 6 5        ♥ A K Q J      ♥ 7 6 5',
    '♦ 10 9 8       ♦ 4 3 2        ♦ 10 9 8       ♦ 4 3 2',
    '♣ 7 6 5        ♣ A K Q J      ♣ 7 6 5        ♣ A K Q J',
    '           ♠ 7 6 5                       ♠ 7 6 5',
    '           ♥ 4 3 2                       ♥ 4 3 2',
    '           ♦ A K Q J                     ♦ A K Q J',
    '           ♣ 10 9 8                      ♣ 10 9 8',
    'NS 4♠ 3♥; EW 2♣               NS 1N; EW -',
    'Par +420                      Par +90',
  ].join('\n');

  test('signs, spaces, several numbers a line, and what can be made below', () => {
    const { deals, findings } = readHandText(TEXT);
    expect(findings).toEqual([]);
    expect(deals.map(({ board, deal }) => [board, printDeal(deal)])).toEqual([
      [1, printDeal(DEAL)],
      [2, printDeal(DEAL)],
    ]);
  });

  test('is known by what it holds', () => {
    expect(isHandText(TEXT)).toBe(true);
    expect(isHandText('Board 1 was fun. S AK, H QJ.')).toBe(false);
    expect(isHandText(`[Board "1"]\n${TEXT}`)).toBe(false);
    const { format, file } = readGames(TEXT);
    expect([format, file.games.length]).toEqual(['txt', 2]);
  });

  test('Law 2: another dealer or vulnerability than the number has is told', () => {
    const { findings } = readHandText(TEXT.replace('DLR: N', 'DLR: S').replace('Vul: N-S', 'Vul: E-W'));
    expect(findings.map(({ code, line, message }) => [code, line, message])).toEqual([
      ['text-dealer', 3, 'Board 1: N deals (Law 2), not S.'],
      ['text-vulnerable', 3, 'Board 2: by its number NS is vulnerable (Law 2), not EW.'],
    ]);
  });

  test('Law 6B: a card in two hands is told, and the other boards are read', () => {
    const { deals, findings } = readHandText(TEXT.replace('♠ 4 3 2', '♠ A 3 2'));
    expect(deals.map(({ board }) => board)).toEqual([2]);
    expect(findings).toMatchObject([{ code: 'text-deal', line: 3 }]);
  });

  test('a diagram with a hand missing is left out', () => {
    const lines = TEXT.split('\n').slice(0, -4);
    expect(readHandText(lines.join('\n')).findings.map(({ code }) => code)).toEqual([
      'text-diagram',
      'text-diagram',
    ]);
  });
});
