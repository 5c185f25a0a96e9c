import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naipe-rescore-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, text: string, encoding: 'utf8' | 'latin1' = 'utf8'): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text, encoding);
  return path;
}

const line = (ns: number, ew: number, contract: string, tricks: number, score: number, won: number): string =>
  `<TRAVELLER_LINE><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER>
<CONTRACT>${contract}</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>${tricks}</TRICKS><SCORE>${score}</SCORE>
<NS_MATCH_POINTS>${won}</NS_MATCH_POINTS><EW_MATCH_POINTS>${2 - won}</EW_MATCH_POINTS></TRAVELLER_LINE>`;

const pair = (number: number, percentage: number): string =>
  `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER><PERCENTAGE>${percentage}</PERCENTAGE>
<PLAYER><PLAYER_NAME>José ${number}</PLAYER_NAME></PLAYER></PAIR>`;

/** Two tables, one board: pair 1 wins it, unless the percentage of pair 2 is another. */
const usebio = (second = 0): string => `<?xml version="1.0" encoding="iso-8859-1"?>
<USEBIO Version="1.2"><EVENT EVENT_TYPE="MP_PAIRS"><PARTICIPANTS>${pair(1, 100)}${pair(2, second)}${pair(3, 0)}${pair(4, 100)}</PARTICIPANTS>
<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>${line(1, 3, '4S', 10, 420, 2)}${line(2, 4, '3S', 9, 140, 0)}</BOARD>
</EVENT></USEBIO>`;

const PBN = `[Board "1"]
[ScoreTable "PairId_NS;PairId_EW;Score_NS;MP_NS;MP_EW"]
1 3 420 2 0
2 4 140 0 2
`;

describe('naipe rescore', () => {
  test('a Latin-1 USEBIO file without differences, for programs', async () => {
    const { code, out } = await run('rescore', await file('good.xml', usebio(), 'latin1'), '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      format: 'usebio',
      boards: 1,
      results: 2,
      practice: {
        boards: [{ scoring: 'matchpoints', win: 2, neuberg: 'not-needed', field: 'across' }],
        totals: 'as-played',
        rounding: 'once',
      },
      checked: { table: 2, board: 4, totals: 4 },
      differences: [],
      findings: [],
    });
  });

  test('differences are an answer, not a failure', async () => {
    const path = await file('different.xml', usebio(33), 'latin1');
    const { code, out } = await run('rescore', path, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out).differences).toEqual([
      {
        where: 'pair 2',
        what: 'percentage',
        published: '33',
        computed: '0',
        cause: 'none',
        why: 'No known cause fits.',
        line: 3,
      },
    ]);
    expect((await run('rescore', path)).out).toContain(
      'Differences: 1\n  pair 2: percentage 33, computed 0.',
    );
  });

  test('a PBN file, for people', async () => {
    const { code, out } = await run('rescore', await file('results.pbn', PBN));
    expect(code).toBe(0);
    expect(out).toBe(
      [
        'PBN: 1 board, 2 results.',
        'Compared: 0 table scores, 4 board scores, 0 contestants.',
        'Boards: matchpoints, 2 a win, all sections together, all boards with the same number of results.',
        'Totals: rounded once.',
        '',
        'No differences.',
      ].join('\n'),
    );
  });

  test('a file that publishes nothing is not said to be without differences', async () => {
    const scores = PBN.replace(';MP_NS;MP_EW', '').replaceAll(/ (?:2 0|0 2)$/gm, '');
    const { code, out } = await run('rescore', await file('scores.pbn', scores));
    expect(code).toBe(0);
    expect(out).toContain('The file publishes no figure that could be compared, so nothing was checked.');
    expect(out).not.toContain('No differences');
  });

  test('what is kept where a contract and its figure do not agree is asked for by name', async () => {
    const path = await file('kept.xml', usebio().replace('<SCORE>420<', '<SCORE>450<'), 'latin1');
    const { out } = await run('rescore', path, '--keep', 'score');
    expect(out).toContain('table score 450, computed 420');
    expect((await run('rescore', path, '--keep', 'neither')).code).toBe(2);
  });

  test('a file that cannot be read exits with 1 and says why', async () => {
    expect(await run('rescore', join(folder, 'nothing.xml'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is no such file'),
    });
    expect((await run('rescore', await file('broken.xml', '<USEBIO><EVENT>'))).code).toBe(1);
    expect(await run('rescore', await file('deals.pbn', '[Board "1"]\n'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('ScoreTable'),
    });
  });

  test.each([[[]], [['a.xml', 'b.xml']]])('%j is wrong usage', async (words) => {
    expect((await run('rescore', ...words)).code).toBe(2);
  });
});
