import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { at, PASSWORD, plan, SMALL, threeTables } from '../testing/club.ts';
import { inOrder } from '../testing/in-order.ts';
import {
  button,
  eventually,
  LAPTOP,
  overflow,
  PHONE,
  press,
  Site,
  type Visitor,
  violations,
} from '../testing/site.ts';

/*
 * South plays four spades. West, with two clubs, ruffs the club that East leads to trick 4, wins that trick, and with the
 * king of hearts trick 11. As played declarer has nine tricks; Law 64A1 gives him two more.
 */
const DEAL = 'N:KJ74.J8.AKJ5.AQ6 A.AQT94.82.KT932 Q532.763.T93.875 T986.K52.Q764.J4';
const PLAYED =
  'DQ DA D2 D3 SK SA S2 S6 HA H3 H2 H8 C2 C5 S8 C6 D7 D5 D8 D9 SQ S9 S4 C3 S5 ST SJ H4 DJ H9 DT D4 ' +
  'CA C9 C7 C4 CQ CT C8 CJ HJ HT H6 HK H5 S7 HQ H7 DK CK S3 D6';
const SUITS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;
const onKey = (card: string): string => `${SUITS[card[0] as 'S']}${card[1]?.replace('T', '10')}`;

const HERE = at(1, 1);
const ASSISTANT = { name: 'Bruno Faia', password: 'tricks and trumps' };
const SMALL_PHONE = { ...PHONE, viewport: { width: 390, height: 780 } };

let site: Site;
let director: Client;
let id: string;
let table: Visitor;
let assistant: Visitor;

beforeAll(async () => {
  site = await Site.open();
  director = new Client(site.address);
  await director.post('/api/session/setup', { password: PASSWORD, setupCode: site.setupCode });
  await director.post('/api/directors', { own: PASSWORD, ...ASSISTANT });
  const data = { name: 'Nowhere Open', date: '2026-03-14', settings: { laws: 2017 } };
  id = (await director.post('/api/tournaments', { id: randomUUID(), data })).json.tournament;
  await plan(director, id);
  await director.must(id, 'attach-deals', { session: 1, deals: [{ board: HERE.board, deal: DEAL }] });
  await director.must(id, 'open-session', { session: 1, ...SMALL });
  await director.must(id, 'start-round', { session: 1, round: 1 });
  await director.must(id, 'record-result', { ...HERE, result: '4SS-1', by: 'director' });
  const later = threeTables()
    .rounds.flatMap(({ round, tables }) => tables.map((each) => ({ ...each, round })))
    .find(({ round, boards }) => round > 1 && boards.includes(HERE.board))!;
  await director.must(id, 'record-result', {
    ...HERE,
    round: later.round,
    table: later.table,
    result: '4SS=',
    by: 'director',
    confirmed: ['later-round'],
  });
  const codes = await director.get(`/api/tournaments/${id}/codes`);
  const { code } = codes.json.tables.find((each: { readonly table: number }) => each.table === 1);
  table = await site.visitor(SMALL_PHONE);
  await table.page.goto(`/t/${id}?code=${code}`);
  await press(table.page, 'Yes, that is us');
  assistant = await site.visitor(SMALL_PHONE);
  await assistant.page.request.post('/api/session/director', { data: ASSISTANT });
});
afterAll(() => site.close());

const ranking = async (): Promise<string> =>
  JSON.stringify((await director.view(id, 'ranking', { session: 1 })).json);

/** Nothing of it lies below the edge of the screen. */
async function isInView(page: Page, name: string | RegExp): Promise<void> {
  const box = await button(page, name).first().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(780);
}

describe.sequential('a ruling belongs to a board', () => {
  inOrder();

  let before: string;

  test('South calls from the phone of the table: the board, who, about what', async () => {
    before = await ranking();
    const { page } = table;
    await press(page, 'Call the director', String(HERE.board), 'South', 'Play');
    await isInView(page, 'Yes, call');
    await press(page, 'Yes, call');
    await page.getByText('The director has been called.').waitFor();
  });

  test('an assistant takes the call on his phone, with everything in view', async () => {
    const { page } = assistant;
    await page.goto(`/desk/${id}/directing`);
    await page.getByText(`Table 1 · Board ${HERE.board}`).waitFor();
    await page.getByText('South · the play').waitFor();
    await isInView(page, /^Take: /);
    await isInView(page, 'Hand over');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await press(page, /^Take: /);
    await page.getByRole('heading', { level: 1, name: `Table 1 · Board ${HERE.board}` }).waitFor();
    await table.page.getByText('The director is on the way.').waitFor();
  });

  test('64A1: the revoke is told with the hands of the record; nothing told is lost by a reload', async () => {
    const { page } = assistant;
    await press(page, 'Revoke', 'Begin');
    const cards = PLAYED.split(' ');
    for (const card of cards.slice(0, 8)) await press(page, onKey(card));
    await page.getByText('East leads to trick 3').waitFor();
    await page.reload();
    await page.getByText('East leads to trick 3').waitFor();
    for (const card of cards.slice(8)) await press(page, onKey(card));
    await page.getByText('Tricks, revokes, claims').click();
    await press(page, 'A revoke is noticed');
    await page
      .getByRole('group', { name: 'Who draws attention?' })
      .first()
      .getByRole('button', { name: 'North' })
      .click();
    await press(page, 'Record');
    await page.getByText(/damaged by the revoke in trick 4/).waitFor();
    await press(page, /^No/);
    await page.getByText('2 tricks go over to North–South.').waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });

  test('one more tap writes it to the board: the ranking follows, and the table is told', async () => {
    const { page } = assistant;
    await press(page, 'Rule');
    await page.getByRole('heading', { name: 'Ruled', exact: true }).waitFor();
    await eventually(ranking).not.toBe(before);
    const told = table.page.getByRole('status', { name: 'Rulings' });
    await told.getByText(`The director has ruled on board ${HERE.board}:`).waitFor();
    expect(await told.textContent()).toContain('2 tricks go over to North–South');
    expect(await told.textContent()).toContain('(Law 64A1)');
    expect(table.complaints).toEqual([]);
  });

  test('the desk finds it in the register by its law, and history says it', async () => {
    const desk = await site.visitor(LAPTOP);
    await desk.page.request.post('/api/session/director', { data: { name: 'Director', password: PASSWORD } });
    await desk.page.goto(`/desk/${id}/rulings`);
    await desk.page.getByLabel('Law, player, table or board').fill('64');
    await desk.page.getByRole('link', { name: new RegExp(`Table 1 · Board ${HERE.board}`) }).waitFor();
    await desk.page.getByLabel('Law, player, table or board').fill('27');
    await eventually(() => desk.page.getByRole('link', { name: /Table 1 · Board/ }).count()).toBe(0);
    await desk.page.goto(`/desk/${id}/history`);
    await desk.page.getByText(/the director ruled on case/).waitFor();
    expect(desk.complaints).toEqual([]);
    await desk.leave();
  });

  test('taken back, the ranking is as before', async () => {
    const { page } = assistant;
    await press(page, 'Take the ruling back');
    await eventually(ranking).toBe(before);
    await eventually(() => table.page.getByRole('status', { name: 'Rulings' }).count()).toBe(0);
    expect(assistant.complaints).toEqual([]);
  });
});
