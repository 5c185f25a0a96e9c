import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orThrow } from 'naipe/base';
import { PROFILES, scoringUnder } from 'naipe/regulation';
import { MATCHPOINTS, tableScore } from 'naipe/scoring';
import {
  NO_SIMULTANEOUSES,
  replaySimultaneous,
  type Simultaneous,
  SimultaneousField,
} from 'naipe/simultaneous';
import type { SessionHandedIn } from 'naipe/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FactLog } from '../facts/index.ts';
import { openSqliteFactLog } from '../storage/index.ts';
import { SimultaneousFields } from './fields.ts';

const [CLUBS, TABLES, BOARDS] = [200, 10, 24];
const SCORES = [-1100, -200, -100, -50, 50, 90, 110, 140, 170, 420, 430, 450, 620, 980];
const profile = PROFILES['rtp-2014'];

let seed = 17;
const next = (limit: number): number => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * limit);
};

const pairsOf = Array.from({ length: 2 * TABLES }, (_, at) => ({
  contestant: `${at + 1}`,
  names: [`Ada Nobody ${at + 1}`, `Bo Nobody ${at + 1}`],
}));

/** What a club hands in: every table plays every board. */
const handed = (): SessionHandedIn => ({
  lines: Array.from({ length: BOARDS * TABLES }, (_, at) => {
    const [board, table] = [Math.floor(at / TABLES), at % TABLES];
    return {
      board: board + 1,
      round: board + 1,
      table: `${table + 1}`,
      ns: `${table + 1}`,
      ew: `${TABLES + 1 + ((table + board) % TABLES)}`,
      score: tableScore(SCORES[next(SCORES.length)] ?? 0),
    };
  }),
  penalties: [],
  pairs: pairsOf,
  deals: new Map(),
  method: MATCHPOINTS,
  policy: scoringUnder(profile, profile.laws),
});

const clubs = Array.from({ length: CLUBS }, (_, at) => ({
  club: `Club ${at + 1}`,
  tournament: `t${at + 1}`,
}));

/** A simultaneous that all of them have joined. */
const event = replaySimultaneous(
  [
    {
      type: 'simultaneous-written',
      data: {
        simultaneous: 'abc',
        director: 'Rita Inventada',
        plan: {
          name: 'Nowhere Simultaneous',
          date: '2026-03-14',
          boards: BOARDS,
          method: 'matchpoints',
          profile: 'rtp-2014',
          embargoUntil: '2026-03-14T23:00:00.000Z',
        },
      },
    } as const,
    ...clubs.map(
      (club) =>
        ({
          type: 'club-joined',
          data: { simultaneous: 'abc', session: 1, director: 'Rita Inventada', ...club },
        }) as const,
    ),
  ].map((fact, at) => ({
    ...fact,
    sequence: at + 1,
    time: '2026-03-14T20:00:00.000Z',
    actor: 'director Rita Inventada',
    cause: `c${at}`,
  })),
  NO_SIMULTANEOUSES,
).events.get('abc') as Simultaneous;

let folder: string;
let log: FactLog;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-fields-'));
  log = orThrow(openSqliteFactLog(join(folder, 'naipe.sqlite')));
});
afterAll(async () => {
  await log.close();
  rmSync(folder, { recursive: true });
});

test('200 clubs of ten tables and 24 boards: every list as if all were compared at once, a late correction in all of them in under a second', async () => {
  const given = clubs.map(() => handed());
  const [here, there] = [new SimultaneousFields(log), new SimultaneousFields(log)];
  for (const [at, club] of clubs.entries())
    orThrow(await here.handIn(event, club, 10, given[at] as SessionHandedIn));
  const told = async (fields: SimultaneousFields, wishes = {}) =>
    JSON.parse((await fields.rankingFile(event, wishes)).bytes.toString()).ranking as {
      readonly club: string;
      readonly pair: string;
      readonly value: string;
      readonly place: number;
    }[];
  await told(here);

  const [first] = given as [SessionHandedIn];
  const corrected = {
    ...first,
    lines: first.lines.map((line, at) => (at === 37 ? { ...line, score: tableScore(2220) } : line)),
  };
  const begun = process.cpuUsage();
  orThrow(await here.handIn(event, { club: 'Club 1', tournament: 't1' }, 11, corrected));
  const lists = [await told(here), await told(here, { club: 'Club 7' })];
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1000).toBeLessThan(1000);

  // All at once, and on a server that has followed nothing.
  const whole = orThrow(
    SimultaneousField.of(
      clubs.map(({ club }, at) => ({ ...((at === 0 ? corrected : given[at]) as SessionHandedIn), club })),
    ),
  ).ranking();
  const brief = whole.map(({ club, pair, place, value }) => [club, pair, place, value.toDecimal(2)]);
  for (const list of [lists[0], await told(there)])
    expect(list?.map(({ club, pair, place, value }) => [club, pair, place, value])).toEqual(brief);
  expect(lists[1]).toEqual(lists[0]?.filter(({ club }) => club === 'Club 7'));
  // What stands already, or is older, changes nothing.
  const version = await log.version(':simultaneous:abc');
  orThrow(await there.handIn(event, { club: 'Club 1', tournament: 't1' }, 11, corrected));
  orThrow(await there.handIn(event, { club: 'Club 1', tournament: 't1' }, 9, first));
  expect(await log.version(':simultaneous:abc')).toBe(version);
});
