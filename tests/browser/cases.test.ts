import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { at, PASSWORD, plan, SMALL, threeTables } from '../testing/club.ts';
import { button, overflow, PHONE, press, Site, type Visitor, violations } from '../testing/site.ts';

/** The hands of the board that the table calls about. */
const DEAL = 'N:KJ74.J8.AKJ5.AQ6 A.AQT94.82.KT932 Q532.763.T93.875 T986.K52.Q764.J4';

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

/** Nothing of it lies below the edge of the screen. */
async function isInView(page: Page, name: string | RegExp): Promise<void> {
  const box = await button(page, name).first().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(780);
}

describe.sequential('a ruling belongs to a board', () => {
  test('South calls from the phone of the table: the board, who, about what', async () => {
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
});
