import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { type PbnResults, readPbn, resultsOfPbn } from '../index.ts';
import { PBN_FREQUENCIES, PBN_RESULTS } from '../testing/pbn-results.ts';

const read = (text: string): PbnResults => orThrow(resultsOfPbn(readPbn(text).file));

describe('ScoreTable and TotalScoreTable as results', () => {
  test('a line of a traveller', () => {
    const { file, findings } = read(PBN_RESULTS);
    expect(findings).toEqual([]);
    expect(file).toMatchObject({ format: 'PBN', version: '2.1' });
    expect(file.event).toMatchObject({
      name: 'Club evening',
      competition: 'pairs',
      boardScoring: 'matchpoints',
    });
    const [traveller] = file.event.sessions[0]!.sections[0]!.travellers;
    expect(traveller).toMatchObject({ board: 1, vulnerability: 'None' });
    expect(traveller!.lines[0]).toMatchObject({
      seated: { kind: 'pairs', NS: '1', EW: '3' },
      table: '1',
      outcome: {
        kind: 'played',
        result: { contract: { level: 4, strain: 'S', doubling: '', declarer: 'N' }, tricks: 10 },
      },
      lead: 'DA',
      score: { NS: 420, EW: -420 },
      points: {
        NS: { matchpoints: { units: 2, decimals: 0 }, percentage: { units: 100, decimals: 0 } },
        EW: { matchpoints: { units: 0, decimals: 0 } },
      },
    });
  });

  test('contestants with totals', () => {
    const { overall } = read(PBN_RESULTS).file.event;
    expect(overall).toHaveLength(4);
    expect(overall[0]).toMatchObject({
      kind: 'pair',
      number: '1',
      side: 'NS',
      players: [{ name: 'Player A' }, { name: 'Player B' }],
      published: {
        place: { rank: 1, tied: false },
        percentage: { units: 7500, decimals: 2 },
        total: { units: 3, decimals: 0 },
        boardsPlayed: 2,
      },
    });
  });

  test('sections have their own travellers and contestants', () => {
    const text = `[Board "1"]
[ScoreTable "Section;PairId_NS;PairId_EW;Score_NS;MP_NS"]
A 1 2 420 2
A 3 4 170 0
B 1 2 110 2
B 3 4 -50 0
[TotalScoreTable "Section;Rank;PairId;Percentage"]
A 1 1 100
A 1 4 100
A 3 2 0
A 3 3 0
B 1 1 100
B 1 4 100
B 3 2 0
B 3 3 0
`;
    const { sections } = read(text).file.event.sessions[0]!;
    expect(sections.map(({ id, contestants }) => [id, contestants.length])).toEqual([
      ['A', 4],
      ['B', 4],
    ]);
  });

  test.each([
    ['MP', 'matchpoints'],
    ['MatchPoints;MP2', 'matchpoints'],
    ['IMP;Butler', 'butler-imps'],
    ['IMP;Cross1', 'cross-imps'],
    ['Cavendish', 'cross-imps'],
    ['IMP', 'cross-imps'],
  ])('Scoring %s', (scoring, expected) => {
    const text = `[Board "1"]\n[Scoring "${scoring}"]\n[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n1 2 420\n`;
    expect(read(text).file.event.boardScoring).toBe(expected);
  });
});

describe('what is doubtful is noted', () => {
  test.each([
    ['pbn-contract', PBN_RESULTS.replace('4S    N', '42    N')],
    ['pbn-board-again', `${PBN_FREQUENCIES}\n${PBN_FREQUENCIES}`],
    ['pbn-board', `${PBN_FREQUENCIES}\n${PBN_FREQUENCIES.replace('[Board "1"]', '[Board "?"]')}`],
    ['pbn-total-row', `${PBN_FREQUENCIES}[TotalScoreTable "Rank;Percentage"]\n1 60\n`],
    [
      'pbn-total-again',
      `${PBN_FREQUENCIES}[TotalScoreTable "PairId"]\n1\n\n[Board "2"]\n[TotalScoreTable "PairId"]\n2\n`,
    ],
  ])('%s', (code, text) => {
    expect(read(text).findings.map((finding) => finding.code)).toEqual([code]);
  });
});

describe('what is refused', () => {
  test('a file without results', () => {
    expect(resultsOfPbn(readPbn('[Board "1"]\n').file)).toMatchObject({ error: { code: 'pbn-no-results' } });
  });

  test('a sheet that stands for more results than can be held', () => {
    const rows = '420 99999\n'.repeat(3);
    const text = `[Board "1"]\n[ScoreTable "Score_NS;Multiplicity"]\n${rows}`;
    expect(resultsOfPbn(readPbn(text).file)).toMatchObject({ error: { code: 'pbn-size' } });
  });
});
