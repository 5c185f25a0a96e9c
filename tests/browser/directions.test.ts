import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { PASSWORD, plan } from '../testing/club.ts';
import { directions } from '../testing/directions.ts';
import { button, LAPTOP, PHONE, press, Site } from '../testing/site.ts';

/*
 * A club where names are written from right to left: each keeps to itself on every page and sheet, in what is only heard and
 * in titles, so that numbers and scores beside it stay where they belong. The people are invented: their family name says so.
 */

const TOURNAMENT = 'טורניר הדגמה (7)';
const VENUE = 'מועדון 3';
const SUBSTITUTE = 'תמר מחליפה (9)';
const DIRECTOR = 'מנהל בדוי';
const playersOf = (pair: number) =>
  [
    { name: `שרה בדויה (${pair})`, id: `${pair}01` },
    { name: `יוסי דמיוני ${pair}`, id: `${pair}02` },
  ] as const;
const NAMES = [
  TOURNAMENT,
  VENUE,
  SUBSTITUTE,
  DIRECTOR,
  ...[1, 2, 3, 4, 5, 6].flatMap((pair) => playersOf(pair).map(({ name }) => name)),
];

let site: Site;
let director: Client;
let id: string;

const at = (board: number, round: number, table: number) => ({
  session: 1,
  section: 'A',
  board,
  round,
  table,
});

beforeAll(async () => {
  site = await Site.open();
  director = new Client(site.address);
  const { setupCode } = site;
  await director.post('/api/session/setup', { password: PASSWORD, setupCode, name: DIRECTOR });
  const settings = { showRanking: 'live', showTraveller: 'after-agreement', devices: 'own' };
  const data = { name: TOURNAMENT, date: '2026-03-14', venue: VENUE, settings };
  id = (await director.post('/api/tournaments', { id: randomUUID(), data })).json.tournament;
  await plan(director, id, playersOf);
  await director.must(id, 'open-session', { session: 1 });
  await director.must(id, 'start-round', { session: 1, round: 1 });
  // Table 1 waits for its phone; the others have played: each what nobody else made of the board.
  for (const table of [2, 3]) {
    const { json } = await director.view(id, 'table', { session: 1, section: 'A', round: 1, table });
    for (const { board } of json.boards)
      await director.must(id, 'record-result', {
        ...at(board, 1, table),
        result: table === 2 ? '3NTN=' : '4SE-1',
        by: 'director',
      });
  }
  const reason = 'slow play';
  await director.must(id, 'give-penalty', {
    session: 1,
    contestant: '2',
    amount: { unit: 'percent-of-top', value: '10' },
    clause: 'RTP 2.1.11',
    reason,
  });
  await director.must(id, 'substitute-player', {
    session: 1,
    contestant: '3',
    player: 0,
    substitute: { name: SUBSTITUTE, id: '901' },
    fromRound: 1,
    toRound: 1,
  });
});
afterAll(() => site.close());

/** Every name on the page keeps to itself; and there are some, unless the page names nobody. */
async function keepsNames(page: Page, where: string, fewest = 1): Promise<void> {
  await expect
    .poll(async () => (await directions(page, NAMES)).names, { message: where })
    .toBeGreaterThanOrEqual(fewest);
  const { loose } = await directions(page, NAMES);
  expect.soft(loose, where).toEqual([]);
}

/** Opens a page and waits until it has said everything. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1, table').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.body.textContent?.includes('One moment'));
}

async function atTheDesk(): Promise<Page> {
  const { page } = await site.visitor(LAPTOP);
  await page.request.post('/api/session/director', { data: { name: DIRECTOR, password: PASSWORD } });
  return page;
}

test('at the desk: every part, the panel of a table, a pair, what is found', async () => {
  const page = await atTheDesk();
  for (const path of ['/desk', '/desk/directors', '/desk/erasing']) {
    await open(page, path);
    await keepsNames(page, path);
  }
  for (const part of [
    'setup',
    'entries',
    'room',
    'room/codes',
    'boards/3',
    'ranking',
    'rulings',
    'print',
    'history',
  ]) {
    await open(page, `/desk/${id}/${part}`);
    await keepsNames(page, part);
  }
  for (const kind of [
    'Penalty or warning',
    'Fouled board',
    'Substitute',
    'Withdraw a pair',
    'Late pair',
    'Replan the movement',
  ]) {
    await open(page, `/desk/${id}/rulings`);
    await press(page, kind);
    await page.getByRole('heading', { level: 2, name: kind }).waitFor();
    await keepsNames(page, kind);
  }
  await open(page, `/desk/${id}/room`);
  await press(page, /^Table 2:/);
  await page.getByRole('dialog').waitFor();
  await keepsNames(page, 'the panel of a table', 5);
  await press(page, 'Wrong opponents');
  await keepsNames(page, 'wrong opponents', 6);
  await open(page, `/desk/${id}/entries`);
  await page.getByRole('button', { name: 'More' }).first().click();
  await keepsNames(page, 'a pair of the entries');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByLabel('What do you want to open?').fill('שרה');
  await page.getByRole('option', { name: /שרה/ }).first().waitFor();
  await keepsNames(page, 'what is found', 6);
});

test('the results, the projector, what a percentage comes from, and every sheet of paper', async () => {
  const page = await atTheDesk();
  for (const path of ['ranking', 'board', 'board/3', 'pair/2', 'pair/3', 'screen']) {
    await open(page, `/r/${id}/${path}`);
    await keepsNames(page, path);
  }
  await open(page, `/r/${id}/pair/2`);
  await page.getByRole('button', { name: /^Why/ }).first().click();
  await page.getByRole('dialog').waitFor();
  await keepsNames(page, 'why');
  const sheets = ['ranking', 'frequencies', 'travellers', 'hands', 'cards', 'guides', 'tables', 'blank'];
  for (const sheet of sheets) {
    await open(page, `/r/${id}/print/${sheet}`);
    await keepsNames(page, `paper: ${sheet}`);
  }
  for (const path of ['/', '/r']) {
    await open(page, path);
    await keepsNames(page, path);
  }
});

test('the phone of a table through its round, and a player’s own', async () => {
  const { page } = await site.visitor(PHONE);
  const { tables, pairs } = (await director.get(`/api/tournaments/${id}/codes`)).json;
  const codeOf = (table: number) =>
    tables.find((each: { readonly table: number }) => each.table === table).code;
  await page.goto('/t');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`/t/${id}?code=${codeOf(1)}`);
  await button(page, 'Yes, that is us').waitFor();
  await keepsNames(page, 'who sits here', 4);
  await press(page, 'Yes, that is us');
  await button(page, 'Enter board 1').waitFor();
  await keepsNames(page, 'the round', 4);
  const next = page.getByRole('button', { name: /^(Enter board|Next: board)/ });
  for (let board = 0; board < 2; board += 1) {
    await next.click();
    await press(
      page,
      '3',
      'NT',
      'East',
      'one down',
      'Hand it to North–South',
      'We are North–South',
      'We agree',
    );
    await page.getByRole('heading', { name: /is agreed/ }).waitFor();
    await keepsNames(page, 'the traveller so far');
  }
  await press(page, 'Check and confirm the round', 'Right: North–South confirm', 'Right: East–West confirm');
  await page.getByRole('heading', { name: 'Where next' }).waitFor();
  await keepsNames(page, 'where next', 4);
  await page.goto('/');
  await page.getByRole('link', { name: 'Table 1, tonight' }).waitFor();
  await keepsNames(page, 'the start page of a phone at a table');

  const { page: own } = await site.visitor(PHONE);
  const { code } = pairs.find((each: { readonly pair: string }) => each.pair === '4');
  await own.goto(`/p/${id}/pair/4#code=${code}`);
  await own.getByRole('table').first().waitFor();
  await keepsNames(own, 'a player’s own card', 4);
});
