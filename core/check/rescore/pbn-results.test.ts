import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { type ResultsFile, readPbn, resultsOfPbn } from '../../format/index.ts';
import { PBN_FREQUENCIES, PBN_RESULTS } from '../../format/testing/pbn-results.ts';
import { differencesIn } from '../testing/results-texts.ts';
import type { Rescoring } from './model.ts';
import { rescore } from './rescore.ts';

const read = (text: string): ResultsFile => orThrow(resultsOfPbn(readPbn(text).file)).file;
const rescored = (text: string): Rescoring => orThrow(rescore(read(text)));

describe('the results of a PBN file', () => {
  test('scored again', () => {
    const result = rescored(PBN_RESULTS);
    expect(result).toMatchObject({ format: 'pbn', boards: 2, results: 4 });
    expect(result.checked).toEqual({ table: 4, board: 12, totals: 4 });
    expect(result.differences).toEqual([]);
  });

  test('the vulnerability of the game, not of the board number, counts', () => {
    const text = PBN_RESULTS.replace('[Vulnerable "None"]', '[Vulnerable "All"]');
    expect(differencesIn(rescored(text))).toEqual([
      'board 1, pairs 1 and 3: table score 420, not 620 (wrong-vulnerability)',
      'board 1, pairs 2 and 4: table score -50, not -100 (wrong-vulnerability)',
    ]);
  });

  test('a frequency sheet stands for all its results', () => {
    const result = rescored(PBN_FREQUENCIES);
    expect(result).toMatchObject({ boards: 1, results: 4, checked: { table: 0, board: 8, totals: 0 } });
    expect(result.differences).toEqual([]);
  });

  test('a wrong row of a frequency sheet is one difference', () => {
    const text = PBN_FREQUENCIES.replace('420  2  5 ', '420  2  4 ');
    expect(differencesIn(rescored(text))).toEqual(['board 1, NS, result 420: matchpoints 4, not 5 (none)']);
  });

  test('without a Scoring tag the columns tell', () => {
    const text = `[Board "1"]\n[ScoreTable "PairId_NS;PairId_EW;Score_NS;IMP_NS"]\n1 2 420 6\n3 4 170 -6\n`;
    const result = rescored(text);
    expect(result.practice.boards[0]).toMatchObject({ scoring: 'cross-imps' });
    expect(result.differences).toEqual([]);
  });

  test('players of an individual', () => {
    const text = `[Board "1"]
[ScoreTable "PlayerId_North;PlayerId_South;PlayerId_East;PlayerId_West;Score_NS;MP_NS;MP_EW"]
1 2 3 4 420 2 0
5 6 7 8 170 0 2
[TotalScoreTable "Rank;PlayerId;TotalPercentage"]
${[1, 2, 7, 8].map((player) => `1 ${player} 100`).join('\n')}
${[3, 4, 5, 6].map((player) => `5 ${player} 0`).join('\n')}
`;
    const result = rescored(text);
    expect(result.checked).toEqual({ table: 0, board: 4, totals: 8 });
    expect(result.differences).toEqual([]);
  });

  test('sections that were scored apart', () => {
    const text = `[Board "1"]
[ScoreTable "Section;PairId_NS;PairId_EW;Score_NS;MP_NS"]
A 1 2 420 2
A 3 4 170 0
B 1 2 110 2
B 3 4 -50 0
`;
    const result = rescored(text);
    expect(result.practice.boards[0]).toMatchObject({ field: 'apart' });
    expect(result.differences).toEqual([]);
  });

  test('more results than are scored at once', () => {
    const text = '[Board "1"]\n[ScoreTable "Score_NS;Multiplicity"]\n420 60000\n';
    expect(rescore(read(text))).toMatchObject({ error: { code: 'rescore-size' } });
  });
});

describe('one game a table', () => {
  const game = (
    board: number,
    room: string,
    contract: string,
    declarer: string,
    result: number,
    imps: string,
  ) =>
    `[Board "${board}"]\n[Vulnerable "None"]\n[HomeTeam "Aces"]\n[VisitTeam "Kings"]\n[Room "${room}"]\n[Contract "${contract}"]\n[Declarer "${declarer}"]\n[Result "${result}"]\n[ScoreIMP "${imps}"]\n`;

  test('78B: the rooms of a match are compared: 420 in one and 170 in the other are 6 IMPs', () => {
    const text = [
      game(1, 'Open', '4S', 'N', 10, 'NS 6'),
      game(1, 'Closed', '2S', 'N', 10, 'EW 6'),
      game(2, 'Open', '3NT', 'E', 9, 'EW 11'),
      game(2, 'Closed', '3NT', 'E', 8, 'NS -11'),
    ].join('\n');
    const result = rescored(text);
    expect(result.checked).toMatchObject({ board: 2 });
    // 400 against -50: the home team lost 450, which is 10 IMPs.
    expect(result.differences.map(({ where, published, computed }) => [where, published, computed])).toEqual([
      ['Aces against Kings, board 2', '-11', '-10'],
    ]);
  });

  test('78A: the tables of a board for pairs', () => {
    const table = (ns: number, contract: string, points: string) =>
      `[Board "1"]\n[Vulnerable "None"]\n[Scoring "MP"]\n[PairNS "${ns}"]\n[PairEW "${ns + 10}"]\n[Contract "${contract}"]\n[Declarer "N"]\n[Result "10"]\n[ScoreMP "${points}"]\n`;
    const text = [table(1, '4S', 'NS 4 EW 0'), table(2, '3S', 'NS 1 EW 3'), table(3, '2S', 'NS 1 EW 2')].join(
      '\n',
    );
    expect(rescored(text).differences.map(({ where, published }) => [where, published])).toEqual([
      ['board 1, pair 13', '2'],
    ]);
  });
});
