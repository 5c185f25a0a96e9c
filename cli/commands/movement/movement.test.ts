import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orThrow } from 'naipe/base';
import { checkMovement, parseMovement, stationaryNumbers } from 'naipe/movement';
import { describe, expect, test } from 'vitest';
import { run } from '../../testing/run.ts';

const json = async (...args: readonly string[]) => JSON.parse((await run('movement', ...args, '--json')).out);

describe('naipe movement', () => {
  test('a Howell for scripts: the highest number stays at table 1', async () => {
    const howell = await json('howell', '--pairs', '8', '--boards-per-round', '4');
    expect(howell).toMatchObject({ kind: 'howell', pairs: 8 });
    expect(howell.rounds).toHaveLength(7);
    expect(howell.rounds[0].round).toBe(1);
    expect(howell.rounds[0].tables[0]).toEqual({ table: 1, ns: 8, ew: 1, boards: [1, 2, 3, 4] });
    expect(howell.balance.quality).toBeGreaterThan(0);
  });

  test('a Mitchell: pairs 1 to 9 stay, the others move up, the boards move down', async () => {
    const mitchell = await json('mitchell', '--tables', '9', '--rounds', '9', '--boards-per-round', '3');
    expect(mitchell.rounds[0].tables[0]).toEqual({ table: 1, ns: 1, ew: 10, boards: [1, 2, 3] });
    expect(mitchell.rounds[1].tables[0]).toEqual({ table: 1, ns: 1, ew: 18, boards: [4, 5, 6] });
    expect(mitchell.rankings).toHaveLength(2);
  });

  test('one round switched makes one ranking', async () => {
    const switched = await json(
      'mitchell',
      '--tables',
      '9',
      '--rounds',
      '9',
      '--boards-per-round',
      '3',
      '--arrow-switch',
      '1',
    );
    expect(switched.rankings).toHaveLength(1);
    expect(switched.rounds[8].tables.every((plan: { switched?: boolean }) => plan.switched)).toBe(true);
    expect(switched.rounds[7].tables.some((plan: { switched?: boolean }) => plan.switched)).toBe(false);
  });

  test('for people: a row a round, who waits, and what it is worth', async () => {
    const { out } = await run('movement', 'howell', '--pairs', '7', '--boards-per-round', '3');
    expect(out).toMatch(/^Round +Table 1 .*Waits/);
    expect(out.split('\n')).toHaveLength(7 + 1 + 3);
    expect(out).toContain('howell: 7 pairs, 7 rounds, one ranking');
  });

  test('RTP 3.5.5: the regulation comes first, 17 pairs play 9 rounds of 3', async () => {
    const { suggestions } = await json('recommend', '--pairs', '17');
    expect(suggestions[0]).toMatchObject({ official: 'RTP 3.5.5.1', rounds: 9, boardsPerRound: 3 });
    expect((await run('movement', 'recommend', '--pairs', '17')).out).toMatch(/^1\. .*RTP 3\.5\.5\.1/);
  });

  test('RTP 3.5.5.2: a Howell may not be cut short', async () => {
    const { code, err } = await run(
      'movement',
      'howell',
      '--pairs',
      '8',
      '--boards-per-round',
      '4',
      '--rounds',
      '6',
      '--profile',
      'rtp-2014',
    );
    expect(code).toBe(1);
    expect(err).toContain('RTP 3.5.5.2');
  });

  test('a movement from a file is checked', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'naipe-movement-'));
    const file = join(folder, 'howell.json');
    const howell = await json('howell', '--pairs', '8', '--boards-per-round', '4');
    writeFileSync(file, JSON.stringify(howell));
    expect((await json('check', file)).findings).toEqual([]);
    howell.rounds[1] = { ...howell.rounds[0], round: 2 };
    writeFileSync(file, JSON.stringify(howell));
    const { findings } = await json('check', file);
    expect(findings.map(({ code }: { code: string }) => code)).toContain('board-replayed');
    writeFileSync(file, '{');
    expect((await run('movement', 'check', file)).code).toBe(1);
    expect((await run('movement', 'check', join(folder, 'absent.json'))).err).toContain('cannot be read');
  });

  test.each([
    [['three-quarter', '--pairs', '14', '--rounds', '9', '--boards-per-round', '3'], 'three-quarter-howell'],
    [['individual', '--players', '12', '--boards-per-round', '2'], 'individual'],
    [
      [
        'mitchell',
        '--pairs',
        '12',
        '--rounds',
        '4',
        '--boards-per-round',
        '6',
        '--method',
        'share',
        '--arrow-switch',
        'best',
      ],
      'share-mitchell',
    ],
  ])('%j', async (args, kind) => {
    expect((await json(...args)).kind).toBe(kind);
  });

  test.each([
    ['hesitation', 12, 7, 5],
    ['hesitation', 16, 9, 7],
    ['double-hesitation', 12, 8, 4],
    ['double-hesitation', 20, 12, 8],
  ])(
    '%s of %i pairs: %i rounds, %i pairs sit still, nobody meets twice',
    async (kind, pairs, rounds, still) => {
      const { out } = await run('movement', kind, '--pairs', `${pairs}`, '--boards-per-round', '2', '--json');
      const movement = orThrow(parseMovement(out));
      expect(movement.rounds).toHaveLength(rounds);
      expect(stationaryNumbers(movement)).toHaveLength(still);
      expect(checkMovement(movement)).toEqual([]);
    },
  );

  test('a Worger Howell: a round more than the complete one, and `check` knows that two meet again', async () => {
    const { out } = await run('movement', 'worger', '--pairs', '8', '--boards-per-round', '3', '--json');
    const movement = orThrow(parseMovement(out));
    expect([movement.kind, movement.rounds.length]).toEqual(['worger-howell', 8]);
    expect(checkMovement(movement)).toEqual([]);
  });

  test('two sessions: 10 pairs play 4 rounds and 5, and all meet once', async () => {
    const { sessions, balance } = await json('two-sessions', '--pairs', '10', '--boards-per-round', '5');
    expect(sessions.map(({ rounds }: { rounds: unknown[] }) => rounds.length)).toEqual([4, 5]);
    expect(balance.meetings).toEqual({ least: 1, most: 1 });
    const { out } = await run('movement', 'two-sessions', '--pairs', '10', '--boards-per-round', '5');
    expect(out).toContain('Together: Everyone meets everyone;');
  });

  test('of two sessions the scheme is recommended', async () => {
    const args = ['--pairs', '12', '--sessions', '2', '--profile', 'none'];
    const { suggestions } = await json('recommend', ...args);
    const lengths = suggestions.map(({ movements }: { movements: unknown[] }) => movements.length);
    expect(lengths).toContain(2);
  });

  test.each([
    ['blackpool', 12, 14],
    ['worger', 10, 11],
  ])('mitchell --method %s: %i tables play up to %i rounds', async (method, tables, rounds) => {
    const asked = ['--tables', `${tables}`, '--rounds', `${rounds}`, '--boards-per-round', '2'];
    const movement = await json('mitchell', ...asked, '--method', method);
    expect([movement.kind, movement.rounds.length]).toEqual([`${method}-mitchell`, rounds]);
  });

  test.each([
    [[], 2],
    [['waltz'], 2],
    [['howell', '--pairs', '8'], 2],
    [['howell', '--pairs', '99', '--boards-per-round', '2'], 1],
    [['mitchell', '--tables', '9', '--rounds', '12', '--boards-per-round', '3'], 1],
    [['mitchell', '--tables', '9', '--rounds', '9', '--boards-per-round', '3', '--method', 'waltz'], 2],
    [['recommend'], 2],
    [['recommend', '--pairs', '17', '--profile', 'acbl'], 2],
  ])('%j exits with %i', async (args, code) => {
    expect((await run('movement', ...args)).code).toBe(code);
  });
});
