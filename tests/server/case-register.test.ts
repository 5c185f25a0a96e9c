import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { at, Club, PASSWORD } from '../testing/club.ts';

/*
 * What a club rules on most: the cases of all its tournaments of some days, by law, player, table and board.
 */

const YEAR = { from: '2026-01-01', to: '2026-12-31' };

/** An insufficient bid that stands after the next call (27A1), and a call out of rotation that is accepted (29A). */
const INSUFFICIENT = ['N 1S', 'E P', 'S 1H', 'W 2C'];
const OUT_OF_TURN = ['E 1S', 'S 2H'];

let club: Club;
let older: string;
let newer: string;

const register = async (client: Client = club.client(), { from, to } = YEAR) =>
  client.get(`/api/cases?from=${from}&to=${to}`);

async function told(tournament: string, table: number, steps: readonly string[]): Promise<void> {
  const answer = await club.director.command(
    tournament,
    'open-case',
    { ...at(1, table), steps, setup: { dealer: 'N', vulnerable: 'None' } },
    randomUUID(),
  );
  expect(answer.status, answer.text).toBe(200);
}

beforeAll(async () => {
  club = await Club.open();
  older = await club.play({ laws: 2017 }, '2026-03-14');
  newer = await club.play({ laws: 2017 }, '2026-04-18');
  await club.play({ laws: 2017 }, '2026-05-02'); // where nobody called
  await told(older, 1, INSUFFICIENT);
  await told(newer, 1, INSUFFICIENT);
  await told(newer, 2, OUT_OF_TURN);
});
afterAll(() => club.close());

interface Answered {
  readonly tournaments: readonly {
    readonly tournament: string;
    readonly date: string;
    readonly cases: readonly { readonly table: number; readonly ns: { readonly names: readonly string[] } }[];
  }[];
  readonly laws: readonly { readonly law: number; readonly cases: number }[];
}

describe.sequential('the register of all tournaments', () => {
  test('27 was ruled on in two tournaments, 29 in one; the latest first, and none without a case', async () => {
    const { json } = await register(club.director);
    const { tournaments, laws } = json as Answered;
    expect(tournaments.map(({ tournament, date, cases }) => [tournament, date, cases.length])).toEqual([
      [newer, '2026-04-18', 2],
      [older, '2026-03-14', 1],
    ]);
    expect(laws.find(({ law }) => law === 27)).toEqual({ law: 27, cases: 2 });
    expect(laws.find(({ law }) => law === 29)).toEqual({ law: 29, cases: 1 });
    expect(laws.map(({ cases }) => cases)).toEqual(laws.map(({ cases }) => cases).toSorted((a, b) => b - a));
  });

  test('of the days that are asked for alone', async () => {
    const of = async (from: string, to: string) =>
      ((await register(club.director, { from, to })).json as Answered).tournaments.map(
        ({ tournament }) => tournament,
      );
    expect(await of('2026-03-14', '2026-03-14')).toEqual([older]);
    expect(await of('2026-03-15', '2026-12-31')).toEqual([newer]);
    expect(await of('2027-01-01', '2027-12-31')).toEqual([]);
    expect((await register(club.director, { from: 'March', to: '2026-12-31' })).status).toBe(400);
  });

  test('Law 16: for directors alone', async () => {
    expect((await register()).status).toBe(401);
    expect((await register(await club.table(older, 1))).status).toBe(403);
    expect((await register(await club.player(older, '1'))).status).toBe(403);
  });

  test('a case told since is in it; who was erased is not', async () => {
    await told(older, 2, OUT_OF_TURN);
    const ofOlder = async () =>
      ((await register(club.director)).json as Answered).tournaments.find(
        ({ tournament }) => tournament === older,
      )?.cases ?? [];
    expect(await ofOlder()).toHaveLength(2);
    const [name = ''] = (await ofOlder()).flatMap(({ ns }) => ns.names);
    const erased = await club.director.post('/api/people/erase', { name, own: PASSWORD });
    expect(erased.status, erased.text).toBe(200);
    const left = await ofOlder();
    expect(left).toHaveLength(2);
    expect(JSON.stringify(left)).not.toContain(name);
  });

  test('it is the same when the program has been started anew', async () => {
    const before = (await register(club.director)).text;
    await club.stop();
    await club.start();
    const director = club.client();
    await director.post('/api/session/director', { name: 'Director', password: PASSWORD });
    expect((await register(director)).text).toBe(before);
    expect((await register(director)).text).toBe(before);
  });
});
