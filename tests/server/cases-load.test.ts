import { randomUUID } from 'node:crypto';
import { orThrow } from 'naipe/base';
import { mitchell } from 'naipe/movement';
import type { CaseView, CommandData, CommandType, DirectingView } from 'naipe/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { Club, PASSWORD, SMALL } from '../testing/club.ts';

/*
 * Sixty cases open at once on two hundred tables while results come in, and two directors at the same case: nothing that was
 * told is lost, and whoever was too late is told so.
 */

const TABLES = 200;
const CASES = 60;

let club: Club;
let assistant: Client;
let tournament: string;

const movement = orThrow(mitchell({ pairs: 2 * TABLES, rounds: 2, boardsPerRound: 1 }));

/** What a table plays first. */
const first = (table: number) => {
  const board = movement.rounds[0]?.tables.find((each) => each.table === table)?.boards[0] ?? 0;
  return { session: 1, section: 'A', round: 1, table, board } as const;
};

const send = <T extends CommandType>(client: Client, type: T, data: CommandData[T], id = randomUUID()) =>
  client.post(`/api/tournaments/${tournament}/commands`, { id, type, data });

beforeAll(async () => {
  club = await Club.open();
  await club.director.post('/api/directors', {
    own: PASSWORD,
    name: 'Lia Prado',
    password: 'battery staple',
  });
  assistant = club.client();
  await assistant.post('/api/session/director', { name: 'Lia Prado', password: 'battery staple' });
  tournament = await club.create();
  const numbers = Array.from({ length: 2 * TABLES }, (_, at) => at + 1);
  for (const pair of numbers)
    await club.must('enter-contestant', tournament, {
      kind: 'pair',
      contestant: `${pair}`,
      players: [{ name: `Player ${pair}a` }, { name: `Player ${pair}b` }],
    });
  const seating = Object.fromEntries(numbers.map((number) => [number, `${number}`]));
  await club.must('plan-session', tournament, {
    session: 1,
    sections: [{ section: 'A', movement, seating }],
  });
  await club.must('open-session', tournament, { session: 1, ...SMALL });
  await club.must('start-round', tournament, { session: 1, round: 1 });
}, 120_000);

afterAll(() => club.close());

test('sixty cases and two hundred results at once: each is there as it was told', async () => {
  const tables = Array.from({ length: TABLES }, (_, at) => at + 1);
  const answers = await Promise.all([
    ...tables.map((table) =>
      send(club.director, 'record-result', { ...first(table), result: '4SN=', by: 'director' }),
    ),
    ...tables.slice(0, CASES).map((table) =>
      send(table % 2 === 0 ? club.director : assistant, 'open-case', {
        ...first(table),
        steps: [`${'NESW'[(first(table).board + 3) % 4]} 1S`],
      }),
    ),
  ]);
  expect(
    answers.map(({ status, text }) => (status === 200 ? '' : text)).filter((text) => text !== ''),
  ).toEqual([]);
  const { json } = await club.director.get(`/api/tournaments/${tournament}/views/directing`);
  const { cases } = json as DirectingView;
  expect(cases).toHaveLength(CASES);
  expect(new Set(cases.map(({ table }) => table)).size).toBe(CASES);
});

test('two directors at one case: one of two that build on the same is taken, the other is told who was quicker', async () => {
  const seen = async (client: Client, number: number) =>
    (await client.get(`/api/tournaments/${tournament}/views/case?session=1&case=${number}`)).json as CaseView;
  const { json } = await assistant.get(`/api/tournaments/${tournament}/views/directing`);
  const [line] = (json as DirectingView).cases;
  if (line === undefined) throw new Error('No case is open.');
  const number = line.case;
  let taken = 0;
  for (let turn = 0; turn < 20; turn++) {
    const { latest, told } = await seen(club.director, number);
    const note = (who: string) => ({
      session: 1,
      case: number,
      from: told.steps.length,
      steps: [{ report: 'disputed-facts', by: who }],
    });
    const turns = 'NESW';
    const dealer = turns.indexOf(told.setup.dealer);
    const seat = turns[(dealer + told.steps.length) % 4];
    const tell = (client: Client, call: string) =>
      send(client, 'tell-case', { ...note(call), steps: [`${seat} ${call}`], after: latest });
    const level = 2 + Math.floor(turn / 4);
    const strain = ['C', 'D', 'H', 'S'][turn % 4];
    const [one, other] = await Promise.all([
      tell(club.director, `${level}${strain}`),
      tell(assistant, `${level}${strain}`),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const late = one.status === 409 ? one : other;
    expect(late.json.error).toMatchObject({ code: 'case-changed' });
    expect(late.json.error.message).toContain(one.status === 409 ? 'Lia Prado' : 'director');
    taken += 1;
  }
  const { told, directors } = await seen(assistant, number);
  expect(told.steps).toHaveLength(1 + taken);
  expect(directors.length).toBeGreaterThanOrEqual(1);
  const company = async (client: Client) =>
    (await client.post(`/api/tournaments/${tournament}/cases/${number}/company`, { here: true })).json.others;
  expect(await company(club.director)).toEqual([]);
  expect(await company(assistant)).toHaveLength(1);
  expect((await company(club.director))[0]).toMatchObject({ name: 'Lia Prado' });
});

test('none of it is handed to a player, another table, a player of another tournament or anybody', async () => {
  const elsewhere = await club.play();
  const outsiders = [
    club.client(),
    await club.player(tournament, '3'),
    await club.table(tournament, 150),
    await club.player(elsewhere, '1'),
    await club.table(elsewhere, 1),
  ];
  const { json } = await club.director.get(`/api/tournaments/${tournament}/views/cases`);
  const number = (json as { cases: { case: number }[] }).cases[0]?.case ?? 0;
  const address = `/api/tournaments/${tournament}`;
  const closed = [
    `${address}/views/case?session=1&case=${number}`,
    `${address}/views/cases`,
    `${address}/views/directing`,
    `${address}/views/appeal?session=1&appeal=1`,
    `${address}/views/penalties`,
    `${address}/views/report`,
    `${address}/views/history`,
    `${address}/views/desk`,
    `${address}/export`,
    `${address}/codes`,
    '/api/directors',
    '/api/sign-ins',
  ];
  for (const outsider of outsiders) {
    for (const each of closed) {
      const { status, text } = await outsider.get(each);
      expect([401, 403], `${each}: ${text.slice(0, 200)}`).toContain(status);
    }
    const there = await outsider.post(`${address}/cases/${number}/company`, { here: true });
    expect([401, 403]).toContain(there.status);
    const told = await send(outsider, 'tell-case', {
      session: 1,
      case: number,
      from: 0,
      steps: [],
      after: 'anything',
    });
    expect([401, 403]).toContain(told.status);
  }
}, 60_000);
