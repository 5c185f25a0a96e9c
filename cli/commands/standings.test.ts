import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naipe-standings-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function standings(content: unknown, ...words: readonly string[]) {
  const path = join(folder, `event-${++files}.json`);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return run('standings', path, ...words);
}

/** `A-H 44-31`: a match by its IMPs. */
const round = (number: number, ...matches: readonly string[]) =>
  matches.map((text) => {
    const [, home, away, imps] = /^(\w)-(\w) (\S+)$/.exec(text) ?? [];
    return { round: number, home, away, imps };
  });

const two = {
  profile: 'rtp-2014',
  system: 'swiss',
  rounds: 5,
  teams: [...'ABCDEFGHI'],
  results: [
    ...round(1, 'A-H 27-18', 'B-G 28-37', 'C-F 53-25', 'D-E 29-51'),
    { round: 1, bye: 'I' },
    ...round(2, 'C-E 43-31', 'A-G 29-36', 'I-B 17-45', 'H-D 31-32'),
    { round: 2, bye: 'F' },
  ],
};

describe('naipe standings', () => {
  test('W02, RTP 3.6.12.7: after round 2 F before I by the quotient, for programs', async () => {
    const { code, out } = await standings(two, '--json');
    expect(code).toBe(0);
    const { standing, separations, awards, checks } = JSON.parse(out);
    expect(standing.map(({ team, vps }: { team: string; vps: string }) => `${team} ${vps}`)).toEqual(
      'C 29.70, G 24.58, B 23.87, E 22.10, A 20.52, H 17.14, F 15.58, I 15.58, D 14.93'.split(', '),
    );
    expect(standing[6]).toEqual({ place: 7, tied: false, team: 'F', vps: '15.58' });
    expect(separations).toEqual([
      {
        clause: 'RTP 3.6.12.7(iii)',
        figures: [
          { team: 'F', value: '25/78' },
          { team: 'I', value: '17/62' },
        ],
        sentence: 'RTP 3.6.12.7(iii), IMPs won over IMPs lost: F 25/53, I 17/45.',
      },
    ]);
    expect([awards, checks]).toEqual([[], []]);
  });

  test('for people', async () => {
    const results = [
      { round: 1, home: 'Owls', away: 'Larks', vps: '12-8' },
      { round: 2, absent: 'Larks', opponent: 'Rooks' },
      { round: 3, home: 'Rooks', away: 'Owls', vps: '10-10', imps: '21-20' },
    ];
    const { out } = await standings({ teams: ['Owls', 'Larks', 'Rooks'], results });
    expect(out).toBe(
      [
        '   1  Rooks    22.00',
        '   2  Owls     22.00',
        '   3  Larks     8.00',
        '',
        'Ties:',
        '  RTP 3.6.10.1, won all its matches, 1 is yes: Rooks 1, Owls 0.',
        '',
        'Not played:',
        '  round 2: Larks 0.00 VPs against Rooks (RTP 3.6.7.2)',
        '  round 2: Rooks 12.00 VPs against Larks (RTP 3.6.7.2)',
      ].join('\n'),
    );
  });

  test('R22, ROP 6.18: a team that withdrew, from a file', async () => {
    const match = (home: string, away: string, vps: string, number: number) => ({
      round: number,
      home,
      away,
      vps,
    });
    const results = [
      match('A', 'B', '16-14', 1),
      match('C', 'D', '16-14', 1),
      match('E', 'A', '12-18', 2),
      match('B', 'C', '15-15', 2),
      match('E', 'B', '11-19', 3),
      match('A', 'D', '20-10', 3),
      match('A', 'C', '14-16', 4),
      match('B', 'D', '17-13', 5),
      { round: 4, absent: 'E', opponent: 'D' },
      { round: 5, absent: 'E', opponent: 'C' },
    ];
    const { out } = await standings(
      { profile: 'rop', boards: 24, rounds: 5, teams: [...'ABCDE'], results, out: ['E'] },
      '--json',
    );
    const { standing, checks } = JSON.parse(out);
    expect(standing.map(({ team }: { team: string }) => team)).toEqual(['A', 'C', 'B', 'D', 'E']);
    expect(checks).toEqual(['ROP 6.18: the pool is ranked after the withdrawal of E.']);
  });

  test('T11: pairs by the difference of IMPs (RTP 3.5.9.2(a)), teams by the quotient', async () => {
    const event = {
      teams: ['P', 'Q', 'X', 'Z'],
      results: [
        { round: 1, home: 'P', away: 'X', vps: '10-10', imps: '120-90' },
        { round: 2, home: 'Q', away: 'X', vps: '10-10', imps: '200-165' },
        { round: 1, home: 'Z', away: 'Q', vps: '20-0' },
        { round: 2, home: 'Z', away: 'P', vps: '20-0' },
      ],
    };
    const order = async (of: string): Promise<string[]> =>
      JSON.parse((await standings({ ...event, of }, '--json')).out).standing.map(
        ({ team }: { team: string }) => team,
      );
    expect(await order('teams')).toEqual(['Z', 'X', 'P', 'Q']);
    expect(await order('pairs')).toEqual(['Z', 'X', 'Q', 'P']);
  });

  const match = { round: 1, home: 'A', away: 'B', imps: '10-0' };
  test.each([
    ['no teams', { results: [] }, 'teams should be a list'],
    ['a team twice', { teams: ['A', 'A'], results: [] }, '"A" is there twice'],
    [
      'an unknown team',
      { teams: ['A'], results: [match] },
      'results[0].away should be one of the teams; "B" is none',
    ],
    ['a team against itself', { teams: ['A'], results: [{ ...match, away: 'A' }] }, 'between two teams'],
    [
      'two matches in a round',
      { teams: ['A', 'B'], results: [match, match] },
      'the only result of "A" in round 1',
    ],
    [
      'no figures',
      { teams: ['A', 'B'], results: [{ round: 1, home: 'A', away: 'B' }] },
      'with "imps", "vps" or both',
    ],
    ['IMPs that are none', { teams: ['A', 'B'], results: [{ ...match, imps: '10' }] }, 'two figures such as'],
    [
      'a bye that the profile does not know',
      { profile: 'wbf', teams: ['A'], results: [{ round: 1, bye: 'A' }] },
      'this profile sets none',
    ],
    ['an unknown field', { teams: ['A'], results: [], bonus: [] }, 'bonus should be left out'],
  ])('%s: a sentence with the place, exit 1', async (_what, content, sentence) => {
    const { code, out, err } = await standings(content);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(sentence);
  });

  test('wrong usage exits with 2', async () => {
    expect((await run('standings')).code).toBe(2);
  });
});
