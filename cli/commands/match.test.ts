import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naipe-match-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function match(content: unknown, ...words: readonly string[]) {
  const path = join(folder, `match-${++files}.json`);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return run('match', path, ...words);
}

/** Sixteen boards: 4♠ made against 4♠ one down on the first, 1NT made in both rooms on the others. */
const sixteen = Array.from({ length: 16 }, (_, at) =>
  at === 0 ? { board: 1, open: '4SN=', closed: '4SN-1' } : { board: at + 1, open: '1NTS=', closed: '1NTS=' },
);
const flat = sixteen.slice(1).map(({ board }) => ({ board, difference: 0, imps: 0 }));

describe('naipe match', () => {
  test('RTP 3.6.6: 10 IMPs over 16 boards are 12.80–7.20', async () => {
    const { code, out } = await match({ boards: sixteen, scale: 'rtp-2014' }, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      boards: [{ board: 1, difference: 470, imps: 10 }, ...flat],
      imps: { home: 10, away: 0 },
      vps: { home: '12.80', away: '7.20' },
    });
  });

  test('RTP 2.1.11.1, 3.6.6: 3 IMPs off the home team leave a margin of 7 to it alone', async () => {
    const { out } = await match(
      { boards: sixteen, scale: 'rtp-2014', penalties: { home: '3 IMP' } },
      '--json',
    );
    // Annex I, 16 boards: 7 IMPs 12.03; the visitors keep 7.20.
    expect(JSON.parse(out)).toMatchObject({
      imps: { home: 7, away: 0 },
      vps: { home: '12.03', away: '7.20' },
    });
  });

  test('ROP 6.10: 3 IMPs cost half a VP, and the IMPs stay', async () => {
    const { out } = await match({ boards: sixteen, scale: 'rop', penalties: { home: '3 IMP' } }, '--json');
    // ROP 11, 16 boards: from 8 to 11 IMPs 17–13.
    expect(JSON.parse(out)).toMatchObject({ imps: { home: 10, away: 0 }, vps: { home: '16.5', away: '13' } });
  });

  test('ROP 6.10: the running IMPs stay as well; in a knock-out they do not', async () => {
    const boards = [sixteen[0], { board: 2, open: 'Pass' }];
    const running = await match({ boards, scale: 'rop', penalties: { home: '3 IMP' } }, '--json');
    expect(JSON.parse(running.out)).toMatchObject({ imps: { home: 10, away: 0 }, vps: null });
    const knockout = await match(
      { boards: [sixteen[0]], scale: 'rop', knockout: true, penalties: { home: '3 IMP' } },
      '--json',
    );
    expect(JSON.parse(knockout.out)).toMatchObject({
      imps: { home: 7, away: 0 },
      knockout: { winner: 'home' },
    });
  });

  test('for people', async () => {
    const boards = [
      { board: 1, open: '4SN=', closed: '4SN-1' },
      { board: 2, open: '3NTE=', closed: 'Pass' },
      { board: 3, open: '1CN=', closed: '1CN=', award: { home: 'A+', away: 'A+' } },
      { board: 4, open: '2HW=', closed: '2HW=', cancelled: true },
    ];
    expect((await match({ boards, scale: 'wbf' })).out).toBe(
      [
        'Board    Points    IMPs',
        '    1      +470     +10',
        '    2      -400      -9',
        '    3         –      +3  artificial score  visitors +3',
        '    4         –       –  not compared',
        '',
        'IMPs: home 13 – 12 away',
        // 3 boards, b = 15√3: +4 gives 12.609, +2 gives 11.377; each team from its own margin (Law 86B2(a)).
        'VPs: home 12.61 – 11.38 away',
        'By the column for 3 boards.',
      ].join('\n'),
    );
  });

  test('a room still to come: the running score, and no VPs yet', async () => {
    const boards = [
      { board: 1, open: '4SN=', closed: '4SN-1' },
      { board: 2, open: '3NTE=' },
    ];
    expect(JSON.parse((await match({ boards }, '--json')).out)).toEqual({
      boards: [
        { board: 1, difference: 470, imps: 10 },
        { board: 2, difference: null, imps: null, state: 'waiting', missing: ['closed'] },
      ],
      imps: { home: 10, away: 0 },
      vps: null,
      checks: ['Board 2 is still to come from the closed room.'],
    });
  });

  test.each([
    ['not JSON', '{', 'the text is not JSON'],
    ['no boards', { scale: 'rop' }, 'boards should be a list'],
    ['an empty match', { boards: [] }, 'boards should be a list of at least one board'],
    ['an unknown scale', { boards: sixteen, scale: 'acbl' }, 'scale should be one of rtp-2014, rop, wbf'],
    ['an unknown field', { boards: sixteen, scle: 'rop' }, 'scle should be left out'],
    ['a result that is none', { boards: [{ board: 1, open: '8SN=', closed: 'Pass' }] }, 'boards[0].open'],
    [
      'impossible points',
      { boards: [{ board: 1, open: 15, closed: 0 }] },
      'boards[0].open should be a result',
    ],
    ['a board twice', { boards: [sixteen[0], sixteen[0]] }, 'Board 1 is in the match twice'],
    ['a penalty that is none', { boards: sixteen, penalties: { home: 'much' } }, 'penalties.home should be'],
    [
      'a penalty in VPs of a knock-out',
      { boards: sixteen, knockout: true, penalties: { home: '1 VP' } },
      'penalties should be in IMPs',
    ],
    [
      'a penalty at board-a-match',
      { boards: sixteen, method: 'board-a-match', penalties: { home: '3 IMP' } },
      'penalties should be left out',
    ],
    [
      'an artificial score at total points',
      { boards: [{ board: 1, award: { home: 'A+', away: 'A-' } }], method: 'total-points' },
      'no value at total points (Law 78C)',
    ],
    [
      'weights that do not add up',
      { boards: [{ board: 1, open: { weighted: [{ result: '4SN=', weight: '60%' }] }, closed: 'Pass' }] },
      'the weights add up to 3/5, not to 1',
    ],
  ])('%s: a sentence with the place, exit 1', async (_what, content, sentence) => {
    const { code, out, err } = await match(content);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(sentence);
  });

  test('wrong usage exits with 2, a file that is not there with 1', async () => {
    expect((await run('match')).code).toBe(2);
    expect((await run('match', 'a.json', 'b.json')).code).toBe(2);
    expect((await run('match', join(folder, 'nothing.json'))).code).toBe(1);
  });
});
