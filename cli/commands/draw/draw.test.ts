import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'naipe-draw-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function fileOf(content: unknown): string {
  const path = join(folder, `${++files}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('naipe draw round-robin', () => {
  test('for scripts', async () => {
    const { code, out } = await run('draw', 'round-robin', '--teams', '3', '--json');
    expect(code).toBe(0);
    expect(out).toBe(
      '{"rounds":[{"round":1,"matches":[{"home":"1","away":"3"}],"bye":"2"},{"round":2,"matches":[{"home":"2","away":"1"}],"bye":"3"},{"round":3,"matches":[{"home":"3","away":"2"}],"bye":"1"}]}',
    );
  });

  test('for people', async () => {
    expect((await run('draw', 'round-robin', '--teams', '4')).out).toBe(
      'Round 1: 1 v 4, 2 v 3\nRound 2: 1 v 2, 4 v 3\nRound 3: 3 v 1, 2 v 4',
    );
    expect((await run('draw', 'round-robin', '--teams', '3', '--double')).out).toContain(
      'Round 4: 3 v 1; 2 sits out',
    );
  });

  test('teams from a file, clubs early, numbers by lot', async () => {
    const teams = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
      id,
      club: id === 'a' || id === 'c' ? 'x' : id,
    }));
    const file = fileOf({ teams });
    const early = await run('draw', 'round-robin', '--teams', file, '--neighbours-early');
    expect(early.out.split('\n')[0]).toContain('c v a');
    const first = await run('draw', 'round-robin', '--teams', file, '--seed', 'captains', '--json');
    const second = await run('draw', 'round-robin', '--teams', file, '--seed', 'captains', '--json');
    expect(first.out).toBe(second.out);
    expect((await run('draw', 'round-robin', '--teams', file, '--seed', 'captains')).out).toMatch(
      /^Numbers: 1 /,
    );
  });

  test.each([
    [['round-robin'], 2, 'How many teams?'],
    [['round-robin', '--teams', '1'], 2, 'from 2 to 200'],
    [['round-robin', '--teams', '-3'], 2, 'from 2 to 200'],
    [['round-robin', '--teams', '9.5'], 2, 'from 2 to 200'],
    [['round-robin', '--teams', '1e3'], 2, 'from 2 to 200'],
    [['round-robin', '--teams', '99999999999999999999'], 2, 'from 2 to 200'],
    [['round-robin', '--teams', 'nowhere.json'], 1, '"nowhere.json" cannot be read: there is no such file.'],
    [['round-robin', '3'], 2, 'Give teams with --teams.'],
    [[], 2, 'Which draw'],
    [['lottery'], 2, 'Which draw'],
  ])('%j exits with %i', async (args, code, words) => {
    const answer = await run('draw', ...args);
    expect(answer.code).toBe(code);
    expect(answer.err).toContain(words);
  });
});

describe('naipe draw swiss', () => {
  const team = (id: string, met: readonly string[] = [], byes = 0) => ({ id, met, byes, club: 'x' });

  test('for scripts: matches, bye and reasons', async () => {
    const file = fileOf({
      teams: [team('7', ['3']), team('3', ['7']), team('2'), team('9')],
      method: 'regulation',
    });
    const { code, out } = await run('draw', 'swiss', file, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      matches: [
        { home: '7', away: '2' },
        { home: '3', away: '9' },
      ],
      bye: null,
      reasons: [
        {
          code: 'passed-over',
          teams: ['7', '2'],
          because: [{ code: 'has-met', teams: ['3'] }],
          text: '7 meets 2: 7 has met 3',
        },
        { code: 'next', teams: ['3', '9'], because: [], text: '3 meets 9: next in the standings' },
      ],
    });
  });

  test('for people, in their language', async () => {
    const file = fileOf({ teams: [team('7', ['3']), team('3', ['7']), team('2')] });
    // Without 2 there would be 7 v 3, who have met.
    expect((await run('draw', 'swiss', file)).out).toBe(
      '1. 7 v 2\nBye: 3\n\n7 meets 2: next in the standings.\n3 sits out: the lowest that has not yet; without 2 the rest could not be drawn.',
    );
    expect((await run('draw', 'swiss', file, '--language', 'pt')).out).toContain('7 defronta 2');
  });

  test('a triple, and the one that is offered instead', async () => {
    const file = fileOf({
      teams: [team('1'), team('2'), team('3'), team('4', ['5']), team('5', ['4'])],
      odd: 'triple',
    });
    expect((await run('draw', 'swiss', file)).out).toContain(
      'Triple: 3, 4, 5\nWithout a rematch: triple 2, 3, 5; 1 v 4',
    );
  });

  test('a first round by lot: the same seed draws the same', async () => {
    const file = fileOf({ teams: ['1', '2', '3', '4', '5', '6', '7'].map((id) => ({ id })) });
    const first = await run('draw', 'swiss', file, '--seed', 'captains', '--json');
    expect((await run('draw', 'swiss', file, '--seed', 'captains', '--json')).out).toBe(first.out);
    const byes = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      byes.add(JSON.parse((await run('draw', 'swiss', file, '--seed', `${seed}`, '--json')).out).bye);
    }
    expect(byes.size).toBe(7);
  });

  test('a Danish round', async () => {
    const teams = ['90', '60', '50', '49'].map((points, index) => ({ id: `${index + 1}`, points }));
    const file = fileOf({ teams, danish: { last: true, most: '20' } });
    expect(JSON.parse((await run('draw', 'swiss', file, '--json')).out).matches).toEqual([
      { home: '1', away: '4' },
      { home: '2', away: '3' },
    ]);
  });

  test('impossible: the reason, the fewest rematches and that draw, exit 1', async () => {
    const file = fileOf({ teams: [team('1', ['2']), team('2', ['1'])] });
    const { code, out, err } = await run('draw', 'swiss', file, '--json');
    expect(code).toBe(1);
    expect(err).toBe('There is no draw without a rematch: 1 has nobody left to meet. One rematch would do.');
    const { error } = JSON.parse(out);
    expect(error.code).toBe('impossible');
    expect(error.fewestRematches).toBe(1);
    expect(error.proposal.matches).toEqual([{ home: '1', away: '2' }]);
  });

  test.each([
    ['not JSON', 'teams', 'Draw: the text is not JSON.'],
    ['no teams', {}, 'Draw: teams should be a list of at most 1000.'],
    ['a list', [], 'Draw: the document should be an object.'],
    ['an unknown team in met', { teams: [team('1', ['9']), team('2')] }, 'there is no team 9'],
    ['the same id twice', { teams: [team('1'), team('1')] }, 'Team 1 is named twice.'],
    ['met itself', { teams: [team('1', ['1']), team('2')] }, 'Team 1 is said to have met itself.'],
    ['met one way', { teams: [team('1', ['2']), team('2')] }, '2 is not said to have met 1'],
    ['met twice', { teams: [team('1', ['2', '2']), team('2', ['1'])] }, '2 is named twice'],
    ['negative byes', { teams: [team('1', [], -1), team('2')] }, 'teams[0].byes should be a whole number'],
    [
      'byes as text',
      { teams: [{ id: '1', byes: 'one' }, team('2')] },
      'teams[0].byes should be a whole number',
    ],
    ['a number as id', { teams: [{ id: 1 }, team('2')] }, 'teams[0].id should be a text'],
    ['met as text', { teams: [{ id: '1', met: '2' }, team('2')] }, 'teams[0].met should be a list'],
    [
      'a strange method',
      { teams: [team('1'), team('2')], method: 'best' },
      'method should be one of regulation',
    ],
    ['a strange field', { teams: [{ id: '1', mett: [] }, team('2')] }, 'teams[0].mett should be left out'],
    ['one team', { teams: [team('1')] }, 'A round is for 2 to 1000 teams, not 1.'],
    ['null', null, 'Draw: the document should be an object.'],
  ])('%s: a sentence, exit 1', async (_what, content, words) => {
    const { code, err, out } = await run('draw', 'swiss', fileOf(content));
    expect(err).toContain(words);
    expect({ code, out }).toEqual({ code: 1, out: '' });
  });

  test('wrong usage', async () => {
    expect((await run('draw', 'swiss')).code).toBe(2);
    expect((await run('draw', 'swiss', 'a', 'b')).code).toBe(2);
    expect((await run('draw', 'swiss', 'a', '--language', 'xx')).code).toBe(2);
  });
});

describe('naipe draw series', () => {
  const field = (count: number) => ({
    teams: Array.from({ length: count }, (_, index) => ({
      id: `${index + 1}`,
      iv: 1234 - index,
      club: `c${index}`,
    })),
  });

  test('for scripts', async () => {
    expect(await run('draw', 'series', fileOf(field(6)), '--series', '3', '--json')).toEqual({
      code: 0,
      out: '{"series":[["1","6"],["2","5"],["3","4"]]}',
      err: '',
    });
  });

  test('for people: the exchange of S03 is told', async () => {
    const teams = field(10).teams.map((one) =>
      ['2', '3', '5', '6'].includes(one.id) ? { ...one, club: 'L' } : one,
    );
    const file = fileOf({ teams });
    expect((await run('draw', 'series', file, '--series', '2')).out).toBe(
      'Series 1: 1, 4, 5, 6, 9\nSeries 2: 2, 3, 7, 8, 10\n6 goes to series 1 and 8 to series 2: there are enough of its club.',
    );
    expect((await run('draw', 'series', file, '--series', '2', '--spread', 'none')).out).toBe(
      'Series 1: 1, 4, 5, 8, 9\nSeries 2: 2, 3, 6, 7, 10',
    );
    const explained = await run('draw', 'series', file, '--series', '2', '--json', '--explain');
    expect(JSON.parse(explained.out).exchanges).toEqual([
      { why: 'full', team: '6', with: '8', from: 2, to: 1 },
    ]);
  });

  test.each([
    [['--series', '3'], { teams: [{ id: '1' }] }, 1, 'teams[0].iv should be a number'],
    [['--series', '4'], field(6), 1, '6 teams cannot be put into 4 series'],
    [['--series', '0'], field(6), 2, '--series takes a whole number'],
    [[], field(6), 2, 'How many series?'],
    [['--series', '2', '--spread', 'colour'], field(6), 2, '--spread takes club'],
    [['--series', '2'], { teams: [...field(4).teams, { id: '2', iv: 3 }] }, 1, 'Team 2 is named twice.'],
  ])('%j', async (args, content, code, words) => {
    const answer = await run('draw', 'series', fileOf(content), ...args);
    expect(answer.err).toContain(words);
    expect(answer.code).toBe(code);
  });
});

describe('naipe draw knockout', () => {
  test('for people: six teams, two of them with byes', async () => {
    expect((await run('draw', 'knockout', '--teams', '6')).out).toBe(
      [
        'Round 1',
        '  1. 4 v 5',
        '  2. 3 v 6',
        '  Straight to round 2: 1, 2',
        'Round 2',
        '  3. 1 v winner of match 1',
        '  4. 2 v winner of match 2',
        'Final',
        '  5. winner of match 3 v winner of match 4',
      ].join('\n'),
    );
    expect((await run('draw', 'knockout', '--teams', '4', '--third-place')).out).toContain(
      'Third place\n  4. loser of match 1 v loser of match 2',
    );
  });
  test('wrong usage', async () => expect((await run('draw', 'knockout')).code).toBe(2));
});

describe('naipe draw repechage', () => {
  test('three for two places: the last two play, the first waits', async () => {
    const asked = ['draw', 'repechage', '--teams', '3', '--places', '2'];
    expect((await run(...asked)).out).toBe('1. 2 v 3\nWait: 1');
    expect(JSON.parse((await run(...asked, '--json')).out)).toEqual({
      matches: [{ home: '2', away: '3' }],
      byes: ['1'],
    });
  });
  test('more places than teams, or none told: a sentence', async () => {
    expect((await run('draw', 'repechage', '--teams', '3', '--places', '4')).err).toContain(
      '3 teams cannot play for 4 places.',
    );
    expect((await run('draw', 'repechage', '--teams', '3')).code).toBe(2);
  });
});

describe('naipe draw movement', () => {
  test('a triple for people, with the way of the boards', async () => {
    expect((await run('draw', 'movement', '--teams', '3', '--boards', '8')).out).toBe(
      [
        'Round 1: 1: 1 v 3 (9-16), 2: 2 v 1 (17-24), 3: 3 v 2 (1-8)',
        'Round 2: 1: 1 v 2 (17-24), 2: 2 v 3 (1-8), 3: 3 v 1 (9-16)',
        '',
        '3 teams, 2 rounds, one copy of each board. Tables of the boards, round by round:',
        '  1-8: 3 → 2',
        '  9-16: 1 → 3',
        '  17-24: 2 → 1',
      ].join('\n'),
    );
  });
  test('a match in halves', async () => {
    const { out } = await run(
      'draw',
      'movement',
      '--teams',
      '2',
      '--boards',
      '8',
      '--kind',
      'head-to-head',
      '--halves',
    );
    expect(out).toContain('Round 2 (half 2): 1: 1 v 2 (5-8), 2: 2 v 1 (1-4)');
  });
  test.each([
    [['--teams', '2'], 1],
    [['--teams', '5', '--kind', 'waltz'], 2],
    [[], 2],
    [['--teams', '4', '--kind', 'head-to-head', '--matches', '9'], 1],
    [['--teams', '8', '--kind', 'new-english'], 0],
    [['--teams', '7', '--kind', 'new-english'], 1],
    [['--teams', '6', '--halves'], 2],
    [['--teams', '6', '--kind', 'new-english', '--matches', '2'], 2],
    [['--teams', '6', '--double'], 2],
  ])('%j exits with %i', async (args, code) => {
    expect((await run('draw', 'movement', ...args)).code).toBe(code);
  });
});

test('series by pots: the same seed, the same series', async () => {
  const teams = Array.from({ length: 7 }, (_, index) => ({ id: `${index + 1}`, iv: 100 - index }));
  const args = ['draw', 'series', fileOf({ teams }), '--series', '2', '--pots'];
  expect((await run(...args)).code).toBe(2);
  const { out } = await run(...args, '--seed', 'meeting');
  expect(out).toMatch(/^Pot 1: 1, 2\nPot 2: 3, 4\nPot 3: 5, 6\nPot 4: 7\nSeries 1: /);
  expect((await run(...args, '--seed', 'meeting')).out).toBe(out);
});

test('tables, where the file says who has sat where', async () => {
  const file = fileOf({
    teams: [{ id: '1', tables: [1] }, { id: '2' }, { id: '3' }, { id: '4', fixedTable: 1 }],
  });
  expect((await run('draw', 'swiss', file)).out).toContain('1. 1 v 2, table 2\n2. 3 v 4, table 1');
  expect(JSON.parse((await run('draw', 'swiss', file, '--json')).out).tables).toEqual([2, 1]);
});

test('naipe draw --help tells every kind', async () => {
  const { code, out } = await run('draw', '--help');
  expect(code).toBe(0);
  for (const kind of ['round-robin', 'swiss', 'series', 'knockout', 'repechage', 'movement'])
    expect(out).toContain(`naipe draw ${kind}`);
});
