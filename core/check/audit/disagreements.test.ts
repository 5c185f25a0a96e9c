import { describe, expect, test } from 'vitest';
import { readPbn } from '../../format/index.ts';
import { auditBoard, type BoardAudit } from './audit-board.ts';

const audited = (pbn: string): BoardAudit => auditBoard(readPbn(pbn).file.games[0]!, 2017);

const board = (tags: string, auction = ''): string =>
  ['[Board "1"]', '[Dealer "N"]', '[Vulnerable "None"]', tags, auction]
    .filter((part) => part !== '')
    .join('\n');

describe('who dealt, and whose columns they are', () => {
  test('dashes fill the columns before the dealer: a legal auction is not accused', () => {
    const { calls, disagreements } = audited(board('', '[Auction "W"]\n- 1C Pass 1H\nPass 2H AP'));
    expect(calls).toEqual([]);
    expect(disagreements).toEqual([]);
  });

  test('three dashes, without a Dealer tag', () => {
    const { calls } = audited('[Board "4"]\n[Auction "W"]\n- - - 1C\nPass 1H Pass 2H\nPass Pass Pass');
    expect(calls).toEqual([]);
  });

  test('29A: with dashes the columns are certain, so who calls before the dealer is out of rotation', () => {
    const { calls } = audited(board('', '[Auction "W"]\n- - 1C Pass\nPass Pass'));
    expect(calls.map(({ at }) => at)).toEqual([1]);
  });

  test('without dashes the Dealer is believed when the declarer comes out by it', () => {
    const told = board('[Declarer "S"]\n[Contract "4H"]', '[Auction "W"]\n1C Pass 1H Pass\n4H AP');
    expect(audited(told)).toMatchObject({ calls: [], disagreements: [] });
  });

  test('else the auction is, and the two are said to differ', () => {
    const told = board('[Declarer "E"]\n[Contract "4H"]', '[Auction "W"]\n1C Pass 1H Pass\n4H AP');
    expect(audited(told)).toMatchObject({
      calls: [],
      disagreements: [{ what: 'dealer', recorded: 'N', found: 'W' }],
    });
  });
});

describe('79C: what the tags say and the auction, the play or the other tags do not', () => {
  test('contract and declarer', () => {
    const told = board('[Declarer "N"]\n[Contract "1DX"]', '[Auction "N"]\nPass Pass 1C Pass\nPass Pass');
    expect(audited(told).disagreements).toEqual([
      { what: 'contract', recorded: '1DX', found: '1C' },
      { what: 'declarer', recorded: 'N', found: 'S' },
    ]);
  });

  test('the declarer, when the contract cannot be read', () => {
    const told = board(
      '[Declarer "N"]\n[Contract "one club"]',
      '[Auction "N"]\nPass Pass 1C Pass\nPass Pass',
    );
    expect(audited(told).disagreements).toEqual([{ what: 'declarer', recorded: 'N', found: 'S' }]);
  });

  test('a declarer with a caret is known to be another than by the Laws', () => {
    const told = board('[Declarer "^N"]\n[Contract "1C"]', '[Auction "N"]\nPass Pass 1C Pass\nPass Pass');
    expect(audited(told).disagreements).toEqual([]);
  });

  test('a contract where all passed, and the other way round', () => {
    expect(audited(board('[Contract "1C"]\n[Declarer "S"]', '[Auction "N"]\nAP')).disagreements).toEqual([
      { what: 'contract', recorded: '1C', found: 'Pass' },
    ]);
    expect(audited(board('[Contract "Pass"]', '[Auction "N"]\n1C AP')).disagreements).toEqual([
      { what: 'contract', recorded: 'Pass', found: '1C' },
    ]);
  });

  // 4S just made, not vulnerable: 120 + 300. Two down doubled, vulnerable: 200 + 300 (Law 77).
  test.each([
    ['420', 'None', '10', '4S', []],
    ['NS 420', 'None', '10', '4S', []],
    ['EW -420', 'None', '10', '4S', []],
    ['NS 420 EW -420', 'None', '10', '4S', []],
    ['-500', 'NS', '8', '4SX', []],
    ['EW 500', 'NS', 'NS 8', '4SX', []],
    ['450', 'None', '10', '4S', ['NS 420']],
    ['NS -420', 'None', '10', '4S', ['NS 420']],
    ['-300', 'NS', '8', '4SX', ['NS -500']],
  ] as const)('77: a score of %s at %s with %s tricks in %s', (score, vulnerable, tricks, contract, due) => {
    const tags = `[Board "1"]\n[Vulnerable "${vulnerable}"]\n[Declarer "S"]\n[Contract "${contract}"]`;
    const told = audited(`${tags}\n[Result "${tricks}"]\n[Score "${score}"]\n`);
    expect(told.disagreements.map(({ found }) => found)).toEqual(due);
  });

  test('2: without a Vulnerable tag the board number says it', () => {
    const told = `[Board "2"]\n[Declarer "S"]\n[Contract "4S"]\n[Result "10"]\n[Score "420"]\n`;
    expect(audited(told).disagreements).toEqual([{ what: 'score', recorded: '420', found: 'NS 620' }]);
  });

  test('a passed-out board scores nothing', () => {
    expect(audited(board('[Contract "Pass"]\n[Score "50"]')).disagreements).toEqual([]);
    expect(audited(board('[Contract "Pass"]\n[Score "NS 50"]')).disagreements).toEqual([
      { what: 'score', recorded: 'NS 50', found: 'NS 0' },
    ]);
  });

  test('which contract the play is judged by: the one that fits who led', () => {
    const told = board(
      '[Declarer "N"]\n[Contract "1DX"]',
      '[Auction "N"]\nPass Pass 1C Pass\nPass Pass\n[Play "W"]\nSA S2 S3 S4\n*',
    );
    expect(audited(told).leads).toEqual([]);
  });
});

test('62: a revoke of which only the play speaks is told as such', () => {
  const play = '[Play "W"]\nSA S2 H3 S4\nSK S5 S6 S7\n*';
  const tags = '[Declarer "S"]\n[Contract "3NT"]';
  expect(audited(board(tags, play)).dealUnknown).toBe(true);
  const deal = '[Deal "N:52.AK32.AK32.432 63.4.QJT987.J765 74.QJT98.654.AKQ AKQJT98.765..T98"]';
  expect(audited(board(`${tags}\n${deal}`, play)).dealUnknown).toBe(false);
});
