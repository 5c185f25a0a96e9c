import { randomUUID } from 'node:crypto';
import { orThrow } from 'naipe/base';
import { boardToWrite, writePbn } from 'naipe/format';
import { parseDeal, ranksIn } from 'naipe/game';
import { leads, tricks } from 'naipe/solver';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { boardAt, deals, PASSWORD, plan, threeTables } from '../testing/club.ts';
import { cells, LAPTOP, overflow, PHONE, Site, violations } from '../testing/site.ts';

/** The first board of table 1; every table plays it once. */
const BOARD = boardAt(1, 1);
const HANDS = orThrow(parseDeal(deals().find(({ board }) => board === BOARD)!.deal));
const NORTH_SPADES = ranksIn(HANDS.N, 'S').join(' ').replace('T', '10');

/** What a dealing program writes, with one board too many. */
const FILE = orThrow(
  writePbn([
    ...deals().map(({ board, deal }) => boardToWrite(board, orThrow(parseDeal(deal)))),
    boardToWrite(99, HANDS),
  ]),
);

let site: Site;
let director: Client;
let tournament: string;

beforeAll(async () => {
  site = await Site.open();
  director = new Client(site.address);
  await director.post('/api/session/setup', { password: PASSWORD, setupCode: site.setupCode });
  const data = { name: 'Nowhere Open', date: '2026-03-14' };
  tournament = (await director.post('/api/tournaments', { id: randomUUID(), data })).json.tournament;
  await plan(director, tournament);
  await director.command(tournament, 'open-session', { session: 1 });
  await director.command(tournament, 'start-round', { session: 1, round: called });
});

afterAll(() => site.close());

/** Opens a page as somebody new, or as the director. */
async function open(path: string, device: typeof LAPTOP | typeof PHONE, asDirector = false): Promise<Page> {
  const { page } = await site.visitor(device);
  if (asDirector) await page.request.post('/api/session/director', { data: { password: PASSWORD } });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Where the board is met, with the other that goes along with it. */
const MEETINGS = threeTables().rounds.flatMap(({ round, tables }) =>
  tables.flatMap(({ table, boards }) => (boards.includes(BOARD) ? [{ round, table, boards }] : [])),
);
const LAST = MEETINGS.at(-1)!;

let called = 1;

const lastTable = (round: number) =>
  threeTables().rounds[round - 1]!.tables.find(({ table }) => table === LAST.table)!;

/** What the director has written down already. */
const written = new Set<string>();

async function write(round: number, table: number, boards: readonly number[]): Promise<void> {
  for (const board of boards) {
    const at = { session: 1, section: 'A', round, table, board };
    if (written.has(JSON.stringify(at))) continue;
    written.add(JSON.stringify(at));
    await director.must(tournament, 'record-result', { ...at, result: '4SN=', by: 'director' });
  }
}

/** The director calls the rounds up to that one, and writes down what happened in them where the board is played. */
async function play(which: 'all but the last' | 'the last'): Promise<void> {
  for (const { round, table, boards } of which === 'the last' ? [LAST] : MEETINGS.slice(0, -1)) {
    while (called < round) {
      // The table that meets it last has finished what it plays before.
      await write(called, LAST.table, lastTable(called).boards);
      await director.must(tournament, 'start-round', { session: 1, round: ++called });
    }
    await write(round, table, boards);
  }
}

const handsOf = (page: Page) => page.getByRole('region', { name: `Hands of board ${BOARD}` });

describe('a hand record', () => {
  let desk: Page;

  test('that is wrong is told with line and board, and is not attached', async () => {
    desk = await open(`/desk/${tournament}/boards/${BOARD}`, LAPTOP, true);
    await desk.getByRole('link', { name: 'Hands of this session' }).click();
    await desk.getByRole('heading', { level: 1, name: 'Hands' }).waitFor();
    const lines = ['[Board "1"]', '[Deal "N:AKQJT98765432... 2.AKQJT9876543.. ..AKQJT98765432. -"]'];
    await desk.getByRole('textbox', { name: 'Or paste its text here' }).fill(lines.join('\n'));
    await desk.getByRole('cell', { name: 'Board 1: ♠2 in two hands.' }).waitFor();
    expect(await desk.getByRole('row', { name: /^2 Board 1/ }).count()).toBe(1);
    expect(await desk.getByRole('button', { name: /^Attach/ }).isDisabled()).toBe(true);
    expect(await violations(desk)).toEqual([]);
  });

  test('is uploaded, looked at and attached', async () => {
    const file = { name: 'evening.pbn', mimeType: 'text/plain', buffer: Buffer.from(FILE) };
    await desk.getByLabel('PBN file').setInputFiles(file);
    await desk.getByText('6 boards were read: 1–6.').waitFor();
    await desk.getByText('Not played in this session, and left out: 99.').waitFor();
    expect(await handsOf(desk).first().isVisible()).toBe(false); // others may see the screen
    await desk.getByText('Look at the hands').first().click();
    await expect.poll(() => handsOf(desk).first().textContent()).toContain(NORTH_SPADES);
    await desk.getByRole('button', { name: 'Attach 6 boards' }).click();
    await desk.getByText('6 of 6 boards have their hands.').waitFor();
    // Worked out when nobody else needs the processor: on a busy machine that takes its time.
    await desk.getByText('Worked out what can be made: 6 of 6 boards.').waitFor({ timeout: 300_000 });
    expect(await violations(desk)).toEqual([]);
    await desk.context().close();
  });
});

/** The card that costs most at the first trick of a contract, and what it costs: found here by the library. */
const CONTRACT = { strain: 'NT', declarer: 'S' } as const;
const LEADS = leads(HANDS, CONTRACT);
const FEWEST = Math.min(...LEADS.map((lead) => lead.tricks));
const LOSING = LEADS.toSorted((a, b) => b.tricks - a.tricks)[0]!;

/** Plays through the deal: the losing lead is told before it is played and after, and is taken back. */
async function replay(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Double dummy' }).waitFor();
  await page.getByRole('button', { name: /^South NT \d+$/ }).click();
  await page.getByRole('heading', { level: 2, name: 'South plays NT' }).waitFor();
  const cost = LOSING.tricks - FEWEST;
  const words = cost === 1 ? 'costs a trick' : cost === 0 ? 'costs nothing' : `costs ${cost} tricks`;
  const rank = LOSING.card[1] === 'T' ? '10' : LOSING.card[1];
  await page
    .getByRole('button', { name: `${rank} ${words}` })
    .first()
    .waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.locator('button[data-cost="true"]').first().click();
  await page
    .getByRole('listitem')
    .filter({ hasText: /^West.*cost/ })
    .waitFor();
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByText(/^West to play/).waitFor();
}

describe('the hands of a board', () => {
  test('appear on the open page when the last round of it is over, and not before', async () => {
    await play('all but the last');
    const page = await open(`/r/${tournament}/board/${BOARD}`, PHONE);
    await page.getByRole('heading', { level: 2, name: 'Not yet' }).waitFor();
    expect(await page.content()).not.toContain(NORTH_SPADES);
    await play('the last');
    await page.getByRole('table').first().waitFor();
    expect(await page.content()).not.toContain(NORTH_SPADES);
    await director.must(tournament, 'end-round', { session: 1, round: called });
    await handsOf(page).waitFor();
    expect(await handsOf(page).textContent()).toContain(NORTH_SPADES);
    expect(await overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    // What can be made stands beside them: twenty numbers, and par.
    const makeable = page.getByRole('table', { name: 'What can be made' });
    await makeable.waitFor();
    const rows = await cells(makeable);
    expect(rows.map(([seat]) => seat)).toEqual(['N', 'S', 'E', 'W']);
    const { N, S, E, W } = tricks(HANDS);
    expect(rows.map((row) => row.slice(1).map(Number))).toEqual(
      [N, S, E, W].map((made) => [made.NT, made.S, made.H, made.D, made.C]),
    );
    await page.getByText(/^Par: /).waitFor();
    await page.getByRole('link', { name: 'Play it through' }).click();
    await replay(page);
    await page.context().close();
  });

  test('are on the phone of a table that has played it', async () => {
    const { tables } = (await director.get(`/api/tournaments/${tournament}/codes`)).json;
    const { code } = tables.find((each: { table: number }) => each.table === LAST.table);
    const { page } = await site.visitor(PHONE);
    await page.request.post('/api/session/table', { data: { tournament, code } });
    await page.goto(`/t/${tournament}/board/${BOARD}`);
    await page.getByRole('button', { name: 'Yes' }).click(); // who sits where is right
    await handsOf(page).waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });

  test('are on paper: for everybody what is over, for the director all', async () => {
    const count = (page: Page) => page.getByRole('region', { name: /^Hands of board/ }).count();
    const page = await open(`/r/${tournament}/print/hands`, LAPTOP);
    await handsOf(page).waitFor();
    expect(await count(page)).toBe(2); // and the one that goes along with it
    const desk = await open(`/r/${tournament}/print/hands`, LAPTOP, true);
    await expect.poll(() => count(desk)).toBe(6);
    expect(await violations(desk)).toEqual([]);
    await desk.getByRole('link', { name: 'Frequencies' }).click();
    await desk.getByRole('checkbox', { name: 'With the hands' }).check();
    await expect.poll(() => count(desk)).toBe(6);
    await page.context().close();
    await desk.context().close();
  });
});
