import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { at, PASSWORD, plan, SMALL, threeTables } from '../testing/club.ts';
import { inOrder } from '../testing/in-order.ts';
import {
  button,
  eventually,
  field,
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

/** A call, as it is tapped on the bidding pad. */
async function bid(page: Page, call: string): Promise<void> {
  await press(page, ...(call === 'Pass' ? [call] : [call.charAt(0), call]));
}

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

  test('the desk finds it in the register by its law; history and the report say it', async () => {
    const desk = await site.visitor(LAPTOP);
    await desk.page.request.post('/api/session/director', { data: { name: 'Director', password: PASSWORD } });
    await desk.page.goto(`/desk/${id}/rulings`);
    await desk.page.getByLabel('Law, player, table or board').fill('64');
    await desk.page.getByRole('link', { name: new RegExp(`Table 1 · Board ${HERE.board}`) }).waitFor();
    await desk.page.getByLabel('Law, player, table or board').fill('27');
    await eventually(() => desk.page.getByRole('link', { name: /Table 1 · Board/ }).count()).toBe(0);
    await desk.page.goto(`/desk/${id}/history`);
    await desk.page.getByText(/the director ruled on case/).waitFor();
    await desk.page.goto(`/desk/${id}/report`);
    const rulings = desk.page.getByRole('region', { name: 'Incidents and rulings', exact: true });
    await rulings
      .getByText(/Law 64A1/)
      .first()
      .waitFor();
    await desk.page.goto('/desk');
    await desk.page.getByRole('link', { name: 'Rulings of all tournaments' }).click();
    await field(desk.page, 'From').fill('2026-03-14');
    const most = desk.page.getByRole('table', { name: 'What is ruled on most' });
    await most.getByRole('row', { name: 'Law 64 After an established revoke 1 1' }).waitFor();
    await field(desk.page, 'Law, player, table or board').fill('27');
    await desk.page.getByText('No case in these days.').waitFor();
    expect(await violations(desk.page)).toEqual([]);
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

describe.sequential('from a weighted score to the appeal and the report', () => {
  inOrder();

  const NEXT = { ...HERE, board: HERE.board + 1 };
  let before: string;
  let version: number;

  /** The weights of the results, side by side. */
  const weights = (page: Page): Promise<string[]> =>
    page
      .getByLabel('Weight %')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

  beforeAll(async () => {
    await director.must(id, 'record-result', { ...NEXT, result: '3SW=', by: 'director' });
    const later = threeTables()
      .rounds.flatMap(({ round, tables }) => tables.map((each) => ({ ...each, round })))
      .find(({ round, boards }) => round > 1 && boards.includes(NEXT.board))!;
    await director.must(id, 'record-result', {
      ...NEXT,
      round: later.round,
      table: later.table,
      result: '2HN=',
      by: 'director',
      confirmed: ['later-round'],
    });
    // The ruling that was taken back had answered the call.
    await director.must(id, 'answer-director', { session: 1, section: 'A', table: 1 });
    before = await ranking();
    version = (await director.view(id, 'overview')).json.version;
  });

  test('16B1, 16B2: North calls about a slow pass; the bidding is told and rights are reserved until the play is over', async () => {
    await press(table.page, 'Call the director', String(NEXT.board), 'North', 'Bidding', 'Yes, call');
    const { page } = assistant;
    await page.goto(`/desk/${id}/directing`);
    await press(page, /^Take: /, 'Hesitation, information to partner');
    // East deals.
    const calls = ['Pass', 'Pass', '1♠', '2♥', 'Pass'];
    for (const call of calls) await bid(page, call);
    await press(page, 'Information to partner');
    const form = page.getByRole('group', { name: 'Who?' });
    await form.getByRole('button', { name: 'East', exact: true }).click();
    await page.getByLabel('By what?').selectOption({ label: 'A hesitation' });
    await press(page, 'Record', /^Yes\b(?!, but)/);
    await page
      .getByText(/Rights are reserved until the play is over/)
      .first()
      .waitFor();
    for (const call of ['Pass', '3♠', 'Pass', 'Pass', 'Pass']) await bid(page, call);
    await press(page, 'To the opening lead', 'The play is over');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test('16B1(b): three players are asked; what they say is counted, and nobody but the director sees a name', async () => {
    const { page } = assistant;
    const asked = (words: string) => page.locator('p').filter({ hasText: words }).first().waitFor();
    const box = (name: string) => page.getByRole('textbox', { name, exact: true });
    await asked('suggested over something else');
    await press(page, /^Yes/);
    await asked('who were asked what they would do');
    for (const [at, [chose, considered]] of [
      ['Pass', '3S'],
      ['Pass', ''],
      ['3S', 'Pass'],
    ].entries()) {
      if (at > 0) await press(page, 'Another player');
      await box('Level').nth(at).fill('expert');
      await box('Chose').nth(at).fill(chose!);
      await box('Also considered').nth(at).fill(considered!);
    }
    await box('Name, for the file only').first().fill('Player X');
    expect(await violations(page)).toEqual([]);
    await press(page, 'These were asked');
    await asked('logical alternative');
    await press(page, /^Yes/);
    await asked('damaged');
    await press(page, /^Yes/);
    await asked('Can a result be assigned');
    await press(page, /^Yes/);
    await asked('What would the result have been');
    await box('Weight').first().fill('60%');
    await box('Result').first().fill('2HN=');
    await press(page, 'Another result');
    await box('Weight').nth(1).fill('40%');
    await box('Result').nth(1).fill('2HN-1');
    await press(page, 'Assign this');
    await asked('hurt themselves');
    await press(page, /^No/);
    await asked('penalised');
    await press(page, /^No/);
  });

  test('16B3, 12C1(c): the poll’s 60 and 40 stand in the form, with what they are worth, and one tap writes them', async () => {
    const { page } = assistant;
    await page.getByText('Against the field as it stands', { exact: false }).waitFor();
    expect(await weights(page)).toEqual(['60', '40']);
    // +110 is what the other table made: half of a top; one down is nothing. 60 % of a half is 30 %.
    const adjusted = page.getByRole('row', { name: /As adjusted/ });
    await eventually(() => adjusted.textContent()).toMatch(/30.*70/);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await press(page, 'Rule');
    await page.getByRole('heading', { name: 'Ruled', exact: true }).waitFor();
    await eventually(ranking).not.toBe(before);
  });

  test('RTP 2.1.11.2: slow play is a warning the first time and a penalty the second, found in the table of the regulation', async () => {
    const { page } = assistant;
    await page.getByText('By the table of penalties').click();
    for (const [found, proposed] of [
      ['First time in this event', 'AD: warning'],
      ['Time 2 in this event', 'PP: procedural penalty, 10 % of a top'],
    ] as const) {
      await page.getByLabel('What was done? Type a word').fill('slow');
      await press(page, /^Late arrival or slow play/);
      // Those at the table alone, and the board of the case.
      const pair = page.getByLabel('Pair', { exact: true }).first();
      expect(await pair.locator('option').count()).toBe(3);
      await pair.selectOption('1');
      await page.getByText(found).waitFor();
      await page.getByText(proposed).first().waitFor();
      await press(page, 'Give it');
      await page.getByText('Done.').first().waitFor();
    }
    await page
      .getByText(/^Pair 1: Already given: .*10 % of a top/i)
      .first()
      .waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test('92: the pair appeals on the phone of the table, with its partner’s consent', async () => {
    const { page } = table;
    await press(page, `Appeal: board ${NEXT.board}`);
    const sheet = page.getByRole('dialog', { name: `Appeal against the ruling on board ${NEXT.board}?` });
    await sheet.getByRole('button', { name: 'Pair 1' }).click();
    await sheet.getByLabel('Against what, and why').fill('Pass was no alternative');
    await sheet.getByText('Both partners agree').click();
    expect(await violations(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Send the appeal' }).click();
    await page.getByText('An appeal is made.').waitFor();
  });

  test('93, RTP 3.8: a committee, the deposit, and other weights', async () => {
    const { page } = assistant;
    await page.goto(`/desk/${id}/directing`);
    await page.getByText('Appeals committee').click();
    await page.getByLabel(/^Members, then reserves/).fill('Ana Ficta (Clube Um), Rui Ficto, Eva Ficta');
    await press(page, 'Name the committee');
    await page
      .getByRole('link', { name: new RegExp(`Table 1 · Board ${NEXT.board}`) })
      .first()
      .click();
    await press(page, 'Take the deposit');
    await page.getByText(/^Deposit taken/).waitFor();
    const decision = page.getByRole('form', { name: 'Decision' });
    await decision.getByLabel('Decision').selectOption({ label: 'The ruling is changed' });
    await decision.getByLabel('Weight %').first().fill('80');
    await decision.getByLabel('Why').fill('One more would have passed');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await decision.getByRole('button', { name: 'Decide the appeal' }).click();
    await page.getByText('Committee: the ruling is changed').waitFor();
    await page.getByText('Deposit returned').waitFor();
    await table.page.getByText('Appeal: the ruling is changed.').waitFor();
  });

  test('RTP 3.2.2: the report names each with its clause, and what is still missing', async () => {
    const { page } = assistant;
    await page.goto(`/desk/${id}/report`);
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    await part('Incidents and rulings')
      .getByText(/Law 16B3/)
      .waitFor();
    await part('Incidents and rulings')
      .getByText(/Late arrival or slow play · RTP 2\.1\.11\.2/)
      .first()
      .waitFor();
    await part('Appeals')
      .getByText(/Law 93B3 · One more would have passed/)
      .waitFor();
    const lacks = page.getByRole('status').filter({ hasText: /^Still missing: .*Technical matters/ });
    await lacks.waitFor();
    await page.getByLabel('Technical matters: what the record does not say').fill('Nothing');
    await part('Technical matters').getByRole('button', { name: 'Keep' }).click();
    await eventually(() => lacks.count()).toBe(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    expect(assistant.complaints).toEqual([]);
    expect(table.complaints).toEqual([]);
  });

  test('undone fact by fact, the ranking is as before', async () => {
    const { json } = await director.view(id, 'history');
    const lines = json.lines as readonly { readonly sequence: number; readonly undone: boolean }[];
    for (const { sequence } of lines.filter((line) => line.sequence > version)) {
      const answer = await director.command(id, 'undo', { sequence });
      // What came with another fact of the same command went with it.
      if (answer.status !== 200) expect(answer.json.error.code).toBe('already-undone');
    }
    expect(await ranking()).toBe(before);
    await eventually(() => table.page.getByRole('status', { name: 'Rulings' }).count()).toBe(0);
  });
});
