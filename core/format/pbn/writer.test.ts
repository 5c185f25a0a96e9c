import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { parseDeal } from '../../game/index.ts';
import { DEAL, GAMES } from '../testing/pbn-samples.ts';
import { tagValue } from './model.ts';
import { readPbn } from './reader.ts';
import { boardToWrite, type PbnGameToWrite, writePbn } from './writer.ts';

const tags = (record: Readonly<Record<string, string>>): PbnGameToWrite => ({
  tags: Object.entries(record).map(([name, value]) => ({ name, value })),
});

const CARDS = orThrow(parseDeal(DEAL));

test('a board is written as a dealing program would: dealer and vulnerability by Law 2, ranks from the top', () => {
  expect(orThrow(writePbn([boardToWrite(2, CARDS, { Event: 'Club evening', Generator: 'dice' })]))).toBe(
    [
      '% PBN 2.1',
      '% EXPORT',
      '[Event "Club evening"]',
      '[Site ""]',
      '[Date ""]',
      '[Board "2"]',
      '[West ""]',
      '[North ""]',
      '[East ""]',
      '[South ""]',
      '[Dealer "E"]',
      '[Vulnerable "NS"]',
      '[Deal "E:T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432 AKQJ.AKQ.AKQ.AKQ"]',
      '[Scoring ""]',
      '[Declarer ""]',
      '[Contract ""]',
      '[Result ""]',
      '[Generator "dice"]',
      '',
    ].join('\r\n'),
  );
});

describe('PBN 3.4, export format', () => {
  const written = orThrow(writePbn(readPbn(GAMES).file.games));

  test('what was read is written, and read again the same', () => {
    const again = readPbn(written);
    const before = readPbn(GAMES).file.games;
    expect(again.findings).toEqual([]);
    expect(again.file).toMatchObject({ version: '2.1', exportFormat: true });
    for (const [index, game] of again.file.games.entries()) {
      for (const { name, value } of before[index]!.tags) {
        if (name !== 'Deal') expect(tagValue(game, name)).toBe(value);
      }
      expect(game.tables.map(({ columns, rows }) => ({ columns, rows }))).toEqual(
        before[index]!.tables.map(({ columns, rows }) => ({ columns, rows })),
      );
    }
  });

  test('a section that the standard does not define is kept as it stood', () => {
    const text = '[Board "1"]\n[Mood "weather"]\nrain all day\nand wind\n';
    const { games } = readPbn(text).file;
    expect(games[0]?.sections).toHaveLength(1);
    const again = readPbn(orThrow(writePbn(games))).file.games;
    expect(again[0]?.sections.map(({ line, ...section }) => section)).toEqual(
      games[0]?.sections.map(({ line, ...section }) => section),
    );
  });

  test('the auction begins with its dealer, suffixes are numbers', () => {
    expect(written).toContain(
      '[Auction "N"]\r\n2C =1= Pass 7NT $3 X $25\r\nPass ^S AP\r\n[Note "1:strong"]\r\n',
    );
  });

  test('a mandatory tag that is not known is "?"', () => {
    expect(written).toContain('[West "?"]');
  });

  test('the result is the tricks of declarer, vulnerability has one word', () => {
    const text = orThrow(
      writePbn([
        tags({ Declarer: 'N', Result: 'EW 4', Vulnerable: 'Both' }),
        tags({ Declarer: 'E', Result: 'EW 4' }),
      ]),
    );
    const { games } = readPbn(text).file;
    expect(games.map((game) => tagValue(game, 'Result'))).toEqual(['9', '4']);
    expect(tagValue(games[0]!, 'Vulnerable')).toBe('All');
  });
});

describe('what cannot be written is refused', () => {
  test.each<[string, PbnGameToWrite]>([
    ['a line break', tags({ Event: 'a\nb' })],
    ['a line too long', tags({ Event: 'x'.repeat(300) })],
    ['a value that would inherit', tags({ Event: '##x' })],
    ['a tag that begins a section', tags({ Auction: 'N' })],
    ['a tag in small letters', tags({ event: 'x' })],
    [
      'a column with a semicolon',
      { tags: [], tables: [{ name: 'ScoreTable', columns: [{ name: 'a;b' }], rows: [] }] },
    ],
    ['a row too short', { tags: [], tables: [{ name: 'ScoreTable', columns: [{ name: 'a' }], rows: [[]] }] }],
  ])('%s', (_, game) => {
    expect(writePbn([game])).toMatchObject({ ok: false, error: { code: 'pbn-write' } });
  });
});

test('any values and cells come back as they were', () => {
  const text = fc.string({ maxLength: 20 }).filter((value) => !value.startsWith('#'));
  const rows = fc.array(fc.tuple(text, text), { maxLength: 4 });
  fc.assert(
    fc.property(text, text, rows, (Event, Annotator, cells) => {
      const columns = [{ name: 'A', width: 12, align: 'R' as const }, { name: 'B' }];
      const game = { ...tags({ Event, Annotator }), tables: [{ name: 'MyTable', columns, rows: cells }] };
      const { file, findings } = readPbn(orThrow(writePbn([game])));
      expect(findings).toEqual([]);
      expect(tagValue(file.games[0]!, 'Event')).toBe(Event);
      expect(tagValue(file.games[0]!, 'Annotator')).toBe(Annotator);
      expect(file.games[0]?.tables[0]?.rows).toEqual(cells);
    }),
  );
});
