import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow, seededNotForCompetition } from '../../base/index.ts';
import { dealSet, printDeal, sameDeal } from '../../game/index.ts';
import { readHandRecord } from './hand-record.ts';
import { boardToWrite, writePbn } from './writer.ts';

/** North has the spades, East the hearts, South the diamonds, West the clubs. */
const DEAL = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
const OTHER = 'E:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';

const found = (...lines: string[]) =>
  readHandRecord(lines.join('\n')).findings.map(({ code, line, board, params }) => [
    code,
    line,
    board,
    params,
  ]);

test('what is dealt and written is read again, every board', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), (count, seed) => {
      const deals = dealSet(count, seededNotForCompetition(seed));
      const file = orThrow(writePbn(deals.map((deal, index) => boardToWrite(index + 1, deal))));
      const record = readHandRecord(file);
      expect(record.findings).toEqual([]);
      expect(record.deals.map(({ board }) => board)).toEqual(deals.map((_, index) => index + 1));
      expect(record.deals.every(({ deal }, index) => sameDeal(deal, deals[index]!))).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test('a board that stands there for every table that played it is read once, with its line', () => {
  const game = ['[Board "7"]', `[Deal "${DEAL}"]`, ''];
  const { deals, findings } = readHandRecord([...game, ...game, '[Board "7"]', '[Deal "?"]'].join('\n'));
  expect(findings).toEqual([]);
  expect(deals.map(({ board, line, deal }) => [board, line, printDeal(deal)])).toEqual([[7, 2, DEAL]]);
});

describe('what keeps a board out is told with its line', () => {
  test('no number, no cards', () => {
    expect(found(`[Deal "${DEAL}"]`)).toEqual([['no-board', 1, undefined, {}]]);
    expect(found('[Board "0"]', `[Deal "${DEAL}"]`)).toEqual([['no-board', 2, undefined, {}]]);
    expect(found('% PBN 2.1', '[Board "3"]', '[Dealer "S"]')).toEqual([['no-deal', 2, 3, {}]]);
  });

  test('a text that is no hand, or ends too soon', () => {
    expect(found('[Board "1"]', '[Deal "N:AKX... ... ... ..."]')).toEqual([
      ['unreadable', 2, 1, { found: 'X... ... ... ...' }],
    ]);
    expect(found('[Board "1"]', '[Deal "N:AK.Q.J.T"]')).toEqual([['end', 2, 1, {}]]);
  });

  test('Law 6B: cards in two hands, in none, too many in one', () => {
    const twice = DEAL.replace(' .AKQJT98765432..', ' 2.AKQJT9876543..');
    expect(found('[Board "1"]', `[Deal "${twice}"]`)).toEqual([['double', 2, 1, { cards: 'S2' }]]);
    const short = DEAL.replace('AKQJT98765432...', 'AKQJT9876543...');
    expect(found('[Board "1"]', `[Deal "${short}"]`)).toEqual([
      ['missing', 2, 1, { cards: 'S2' }],
      ['count', 2, 1, { seat: 'N', cards: 12 }],
    ]);
  });

  test('a board twice with other cards: the first hold', () => {
    const lines = ['[Board "1"]', `[Deal "${DEAL}"]`, '', '[Board "1"]', `[Deal "${OTHER}"]`];
    expect(found(...lines)).toEqual([['board-twice', 5, 1, { first: 2 }]]);
    expect(readHandRecord(lines.join('\n')).deals.map(({ deal }) => printDeal(deal))).toEqual([DEAL]);
  });

  test('a tag that is broken', () => {
    expect(found('[Board "1"]', `[Deal "${DEAL}]`)).toEqual([
      ['no-deal', 1, 1, {}],
      ['tag', 2, undefined, {}],
    ]);
  });

  test('Law 2: dealer and vulnerability are those of the number, and the board is read', () => {
    const lines = ['[Board "2"]', '[Dealer "N"]', '[Vulnerable "All"]', `[Deal "${DEAL}"]`];
    expect(found(...lines)).toEqual([
      ['dealer', 2, 2, { seat: 'E' }],
      ['vulnerable', 3, 2, { vulnerable: 'NS' }],
    ]);
    expect(readHandRecord(lines.join('\n')).deals).toHaveLength(1);
  });

  test('whatever the text, it is answered', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        readHandRecord(text);
      }),
    );
  });
});
