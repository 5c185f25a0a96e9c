import { describe, expect, test } from 'vitest';
import { tagValue } from './model.ts';
import { readPbn } from './reader.ts';

const calls = (auction: string) => {
  const { file, findings } = readPbn(`[Board "1"]\n[Auction "N"]\n${auction}\n`);
  return {
    calls: file.games[0]?.auction?.actions.map(({ text }) => text).join(' '),
    told: findings.map(({ line, message }) => `${line}: ${message}`),
  };
};

const value = (tag: string, written: string): string | undefined =>
  tagValue(readPbn(`[${tag} "${written}"]\n`).file.games[0]!, tag);

describe('a file is read as people write, and says so once', () => {
  test('1N is 1NT, p is a pass, d a double: once a habit, not once a line', () => {
    expect(calls('1N p 3N d\np p p')).toEqual({
      calls: '1NT Pass 3NT X Pass Pass Pass',
      told: [
        '3: Auction: "1N" is read as 1NT, here and wherever it is written so.',
        '3: Auction: "p" is read as Pass, here and wherever it is written so.',
        '3: Auction: "d" is read as X, here and wherever it is written so.',
      ],
    });
  });

  test.each([
    ['1C A A A', '1C Pass Pass AP'],
    ['1C A', '1C AP'],
    ['A', 'AP'],
    ['1C A 1H A A A', '1C Pass 1H Pass Pass AP'],
  ])('%s ends the auction', (written, read) => {
    expect(calls(written).calls).toBe(read);
    expect(calls(written).told).toHaveLength(1);
  });

  test('the habit is told once for all games', () => {
    const game = '[Board "1"]\n[Auction "N"]\n1N AP\n\n';
    expect(readPbn(game.repeat(30)).findings).toHaveLength(1);
  });

  test('a card with its rank first, and a ten in two figures', () => {
    const { file, findings } = readPbn('[Board "1"]\n[Play "W"]\n5C KC 10C C2\nH10 HA H3 H4\n');
    expect(file.games[0]?.play?.actions.map(({ text }) => text).join(' ')).toBe('C5 CK CT C2 HT HA H3 H4');
    expect(findings.map(({ words }) => words?.params.found)).toEqual(['5C', 'H10']);
  });

  test.each([
    ['Contract', 'PO', 'Pass'],
    ['Contract', '1N', '1NT'],
    ['Contract', '3Nx', '3NTX'],
    ['Contract', '4S**', '4SXX'],
    ['ScorePercentage', '0.', '0'],
    ['ScorePercentage', 'NS 50. EW 50.', 'NS 50 EW 50'],
    ['ScoreIMP', '.5', '0.5'],
    ['Date', '2024.03.01 19:30:00', '2024.03.01'],
    ['Date', '2024-3-1', '2024.03.01'],
    ['EventDate', '2024-03-01T19:30', '2024.03.01'],
  ])('%s "%s" is %s', (tag, written, meant) => {
    expect(value(tag, written)).toBe(meant);
  });

  test('what nobody could mean stays a fault', () => {
    expect(readPbn('[Contract "9S"]\n[Auction "N"]\n9S\n').findings.map(({ code }) => code)).toEqual([
      'pbn-value',
      'pbn-token',
    ]);
  });
});
