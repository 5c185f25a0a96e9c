import { randomUUID } from 'node:crypto';
import { orThrow } from 'naipe/base';
import { mitchell } from 'naipe/movement';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { plan, SMALL, threeTables } from '../testing/club.ts';
import { inOrder } from '../testing/in-order.ts';
import { signedIn } from '../testing/signed-in.ts';
import { LAPTOP, PHONE, press, type Site, type Visitor } from '../testing/site.ts';
import { looksSound } from '../testing/sound.ts';

let site: Site;
let director: Client;
/** The director's laptop, signed in. */
let desk: Visitor;

beforeAll(async () => {
  ({ site, director, desk } = await signedIn());
});
afterAll(() => site.close());

/** An official event of two sessions: three tables, three rounds of two boards; round 1 of session 1 is called. */
async function event(settings: object): Promise<string> {
  const data = {
    name: 'Nowhere Championship',
    date: '2026-03-14',
    settings: { official: true, sessionCount: 2, lead: 'not-asked', devices: 'own', ...settings },
  };
  const created = await director.post('/api/tournaments', { id: randomUUID(), data });
  const id: string = created.json.tournament;
  await plan(director, id);
  // Shorter than an official event may be (RTP 3.5.1, ROP 8.1.1), and with phones of the players (RTP 3.4).
  await director.must(id, 'open-session', { session: 1, ...SMALL });
  await director.must(id, 'start-round', { session: 1, round: 1 });
  return id;
}

/** The phone that lies at a table, with the players of the round seated. */
async function phoneAt(id: string, table: number): Promise<Visitor> {
  const codes = await director.get(`/api/tournaments/${id}/codes`);
  const { code } = codes.json.tables.find((each: { readonly table: number }) => each.table === table);
  const phone = await site.visitor(PHONE);
  await phone.page.goto(`/t/${id}?code=${code}`);
  await press(phone.page, 'Yes, that is us');
  return phone;
}

const at = (round: number, table: number, board: number) =>
  ({ session: 1, section: 'A', round, table, board }) as const;

/** The director writes a result. */
const write = (id: string, where: ReturnType<typeof at>, result: string) =>
  director.must(id, 'record-result', { ...where, result, by: 'director' });

async function room(id: string): Promise<Page> {
  await desk.page.goto(`/desk/${id}/room`);
  await desk.page.getByRole('heading', { level: 1, name: 'Room' }).waitFor();
  return desk.page;
}

describe.sequential('an official event by the RTP', () => {
  inOrder();

  let id: string;

  beforeAll(async () => {
    id = await event({ profile: 'rtp-2014', laws: 2007 });
  });

  test('RTP 2.2.5: at the move a slow table says that no lead is faced: the board is lost, and scored by fault', async () => {
    // Tables 2 and 3 have finished; table 1 has played one of its two boards.
    const tables = await director.view(id, 'room', { session: 1 });
    for (const { table, boards } of tables.json.sections[0].tables)
      for (const board of table === 1 ? boards.slice(0, 1) : boards)
        await write(id, at(1, table, board), 'Pass');
    const slow = await phoneAt(id, 1);
    await director.must(id, 'start-round', { session: 1, round: 2 });
    await slow.page.getByText('Was the opening lead of board 2 faced?', { exact: false }).waitFor();
    await looksSound(slow.page);

    const page = await room(id);
    const panel = page.getByRole('region', { name: 'The move was called' });
    await panel.getByText('Has not said yet how far it was.', { exact: false }).waitFor();
    await press(slow.page, 'No: it is lost');
    await slow.page.getByText('Move for round 2').waitFor();

    await panel.getByText('RTP 2.2.5, Law 12C2(a)').waitFor();
    await looksSound(page);
    await panel.getByLabel('North–South').selectOption('direct');
    await panel.getByLabel('East–West').selectOption('none');
    await press(page, 'Give 1 artificial score');
    await panel.waitFor({ state: 'detached' });
    const traveller = await director.view(id, 'traveller', { session: 1, board: 2 });
    const line = traveller.json.rows.find(
      (row: { readonly table: number; readonly round: number }) => row.table === 1 && row.round === 1,
    );
    expect(line.adjustment).toMatchObject({ ns: { name: 'A-' }, ew: { name: 'A+' } });
    expect(slow.complaints).toEqual([]);
    await slow.leave();
  });

  test('RTP 2.2.4.4, 2.1.11.2: a board turned by a half stands; North–South is warned with one tap', async () => {
    const page = await room(id);
    await press(page, /^Table 2:/, 'Board turned by a half');
    const drawer = page.getByRole('dialog', { name: 'Table 2' });
    await drawer.getByText('The result stands, in mixed pairs too.', { exact: false }).waitFor();
    await drawer.getByRole('button', { name: /^Give it: / }).click();
    await drawer.getByText(/^Given: /).waitFor();
    const history = await director.view(id, 'history');
    expect(history.json.lines[0]).toMatchObject({
      code: 'warning-given',
      params: { clause: 'RTP 2.2.4.4', reason: 'Board turned by a half' },
    });
  });

  test('Law 2: a board marked otherwise counts, and is printed and told, as it is marked', async () => {
    const page = await room(id);
    await press(page, /^Table 2:/, 'Marked otherwise');
    const drawer = page.getByRole('dialog', { name: 'Table 2' });
    const board = Number(await drawer.getByLabel('Which board?').inputValue());
    await drawer.getByLabel('Dealer by the marks').selectOption('S');
    await drawer.getByLabel('Vulnerable by the marks').selectOption('All');
    await drawer.getByText('The board counts as it is marked', { exact: false }).waitFor();
    // A drawer scrolls inside: nothing of it may be wider than a phone.
    await page.setViewportSize(PHONE.viewport);
    expect(await drawer.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
    await page.setViewportSize(LAPTOP.viewport);
    await drawer.getByRole('button', { name: 'Mend it so', exact: true }).click();
    await drawer.getByText('Mended.', { exact: true }).waitFor();

    await page.goto(`/desk/${id}/history`);
    await page
      .getByText(`Board ${board} counts as marked: dealer South, everyone is vulnerable.`)
      .first()
      .waitFor();
    await page.goto(`/r/${id}/print/blank?session=1`);
    await page.getByRole('heading', { name: `Board ${board} South deals, everyone is vulnerable` }).waitFor();
  });

  test('RTP 2.1.11.3: a call not alerted is found in the table: a warning first, then 10% of a top', async () => {
    const { page } = desk;
    await page.goto(`/desk/${id}/rulings`);
    await press(page, 'Penalty or warning');
    const find = async () => {
      await page.getByLabel('What was done? Type a word').fill('alerted');
      await press(page, /^Call not alerted/);
      await page.getByLabel('Pair', { exact: true }).first().selectOption('5');
    };
    const proposed = page.getByRole('region', { name: 'The table proposes' });
    await find();
    await page.getByText('First time in this event: Pair 5.').waitFor();
    await proposed.getByText('AD: warning').waitFor();
    await looksSound(page);
    await press(page, 'Give it');
    await find();
    await page.getByText('Time 2 in this event: Pair 5.').waitFor();
    await proposed.getByText('PP: procedural penalty, 10', { exact: false }).waitFor();
    await press(page, 'Give it');
    await page.getByLabel('What was done? Type a word').waitFor();
    const { json } = await director.view(id, 'penalties');
    expect(
      json.given.filter((each: { readonly contestant: string }) => each.contestant === '5'),
    ).toHaveLength(2);
  });

  test('RTP 2.2.2.1(b): one substitute plays; one for the partner too is asked about, with what it leads to', async () => {
    const { page } = desk;
    await page.goto(`/desk/${id}/rulings`);
    await press(page, 'Substitute');
    const enter = async (player: '0' | '1', name: string) => {
      await page.getByLabel('Pair', { exact: true }).first().selectOption('6');
      await page.getByLabel('Who is replaced').selectOption(player);
      await page.getByRole('combobox', { name: 'Substitute', exact: true }).fill(name);
      await press(page, 'Enter the substitute');
    };
    await enter('0', 'Somebody Else');
    await page.getByText('Somebody Else plays in pair 6', { exact: false }).first().waitFor();
    await enter('1', 'Nobody Else');
    await page.getByText('Please look at this first').waitFor();
    await page.getByText('RTP 2.2.2.1(b)', { exact: false }).first().waitFor();
    await looksSound(page);
    await press(page, 'Cancel');
    const history = await director.view(id, 'history');
    expect(history.json.lines[0]).toMatchObject({ code: 'player-substituted', params: { pair: '6' } });
  });

  test('RTP 2.2.7.2: a pair asks for a correction from its phone, the other confirms, the director corrects', async () => {
    const codes = await director.get(`/api/tournaments/${id}/codes`);
    const own = async (pair: string): Promise<Visitor> => {
      const { code } = codes.json.pairs.find((each: { readonly pair: string }) => each.pair === pair);
      const phone = await site.visitor(PHONE);
      await phone.page.goto(`/p/${id}/pair/${pair}#code=${code}`);
      return phone;
    };
    // Pairs 1 and 4 met at table 1 in round 1; board 1 was passed out, as it was written.
    const asking = await own('1');
    await press(asking.page, 'A score is wrong');
    await asking.page.getByLabel('What should be written?').fill('3NT by North, made');
    await looksSound(asking.page);
    await press(asking.page, 'Ask the director');
    const confirming = await own('4');
    await confirming.page.getByText('Pair 1 says that board 1 of round 1', { exact: false }).waitFor();
    await press(confirming.page, 'Yes, it is wrong');

    const page = await room(id);
    const panel = page.getByRole('region', { name: 'Corrections asked for' });
    await panel.getByText('The other side confirms it.').waitFor();
    await looksSound(page);
    await panel.getByLabel('What is right').fill('3ntn=');
    await press(page, 'Correct');
    await panel.waitFor({ state: 'detached' });
    const traveller = await director.view(id, 'traveller', { session: 1, board: 1 });
    const line = traveller.json.rows.find((row: { readonly table: number }) => row.table === 1);
    // Board 1: nobody vulnerable. 3NT made: 100 + 300.
    expect(line.result).toMatchObject({ result: '3NTN=', ns: 400 });
    expect([...asking.complaints, ...confirming.complaints, ...desk.complaints]).toEqual([]);
    await asking.leave();
    await confirming.leave();
  });

  test('RTP 2.2.7.2: a pair sees a score of another table that looks wrong, and tells the director from its phone', async () => {
    const [meeting] = threeTables()
      .rounds[1]!.tables.filter(({ boards }) => boards.includes(1))
      .map(({ table, ns }) => ({ table, pair: `${ns}` }));
    await write(id, at(2, meeting!.table, 1), '4SN=');
    const codes = await director.get(`/api/tournaments/${id}/codes`);
    const { code } = codes.json.pairs.find((each: { readonly pair: string }) => each.pair === meeting!.pair);
    const phone = await site.visitor(PHONE);
    await phone.page.goto(`/p/${id}/pair/${meeting!.pair}#code=${code}`);
    await press(phone.page, 'A score is wrong');
    const board = phone.page.getByLabel('Which board?');
    const [label] = (await board.locator('option').allInnerTexts()).filter((each) =>
      each.startsWith('Board 1 '),
    );
    await board.selectOption({ label: label! });
    await phone.page.getByLabel('Whose score?').selectOption({ label: '1–4 · Table 1' });
    await phone.page.getByLabel('What should be written?').fill('They made ten tricks');
    await looksSound(phone.page);
    await press(phone.page, 'Ask the director');
    const page = await room(id);
    const panel = page.getByRole('region', { name: 'Corrections asked for' });
    await panel.getByText('They made ten tricks', { exact: false }).waitFor();
    await panel.getByText('They belong to another table', { exact: false }).waitFor();
    expect(phone.complaints).toEqual([]);
    await phone.leave();
  });
});

test('Laws 8B2, 82B2: a board that was put off is written down on the phone of its table rounds later, and the round goes on without it', async () => {
  const id = await event({ profile: 'wbf', laws: 2017, official: false });
  const [put, other] = threeTables().rounds[0]!.tables[0]!.boards as [number, number];
  const after = randomUUID();
  const steps = [{ type: 'board-rescheduled', what: 'postponed' }];
  const told = await director.command(id, 'open-case', { ...at(1, 1, put), steps }, after);
  await director.must(id, 'rule-case', {
    session: 1,
    case: told.json.version,
    after,
    reason: 'The board went to another table',
    clause: 'Law 82B2',
    becomes: { status: 'postponed' },
  });
  const phone = await phoneAt(id, 1);
  await phone.page.getByText('put off: played when the director says so').waitFor();
  await write(id, at(1, 1, other), 'Pass');
  for (const { table, boards } of threeTables().rounds[0]!.tables.slice(1))
    for (const board of boards) await write(id, at(1, table, board), 'Pass');
  await director.must(id, 'start-round', { session: 1, round: 2 });
  await phone.page.getByText('Move for round 2').waitFor();
  await press(phone.page, 'Yes, that is us');
  const section = phone.page.getByRole('region', { name: 'Boards put off' });
  await section.getByText(`Board ${put} of round 1 is put off at table 1`, { exact: false }).waitFor();
  await looksSound(phone.page);
  await press(
    phone.page,
    `Write down board ${put}`,
    'Passed out',
    'Hand it to East–West',
    'We are East–West',
  );
  await looksSound(phone.page);
  await press(phone.page, 'We agree');
  await section.waitFor({ state: 'detached' });
  const traveller = await director.view(id, 'traveller', { session: 1, board: put });
  expect(
    traveller.json.rows.find((row: { round: number; table: number }) => row.round === 1 && row.table === 1),
  ).toMatchObject({ result: { result: 'Pass' } });
  // With the board agreed the round is over for the device: what its page still asks of that round is refused (Law 16).
  expect(phone.complaints.filter((complaint) => !complaint.includes('403'))).toEqual([]);
  await phone.leave();
});

test('RTP 2.2.4.2: on an arrow switch phone, table card and guide cards say that who stays keeps its chairs', async () => {
  const created = await director.post('/api/tournaments', {
    id: randomUUID(),
    data: { name: 'Nowhere Evening', date: '2026-03-14', settings: { lead: 'not-asked' } },
  });
  const id: string = created.json.tournament;
  const movement = orThrow(
    mitchell({ pairs: 6, rounds: 3, boardsPerRound: 2, winners: 1, switches: { lastRounds: 1 } }),
  );
  await plan(director, id, undefined, movement);
  await director.must(id, 'open-session', { session: 1, ...SMALL });
  for (const round of [1, 2]) {
    await director.must(id, 'start-round', { session: 1, round });
    for (const { table, boards } of movement.rounds[round - 1]!.tables)
      for (const board of boards) await write(id, at(round, table, board), 'Pass');
  }
  const phone = await phoneAt(id, 1);
  await director.must(id, 'start-round', { session: 1, round: 3 });
  await phone.page.getByText(/^Pair 1: stay at table.1: you score as East–West, keep your chairs/).waitFor();
  await looksSound(phone.page);
  const { page } = desk;
  await page.goto(`/r/${id}/print/tables?session=1`);
  await page.getByRole('cell', { name: 'E–W, same chairs' }).first().waitFor();
  expect(await page.getByRole('cell', { name: 'E–W, same chairs' }).count()).toBe(3);
  await page.goto(`/r/${id}/print/guides?session=1`);
  await page.getByText('* the lines change over: who stays at the table keeps its chairs.').first().waitFor();
  await looksSound(page);
  expect(phone.complaints).toEqual([]);
  await phone.leave();
});

test('RTP 3.5.7: a table that played another form is said to be compared apart, on the page and on paper', async () => {
  const id = await event({ profile: 'rtp-2014', showTraveller: 'after-agreement' });
  const { tables } = (await director.view(id, 'room', { session: 1 })).json.sections[0];
  const [{ table, boards }] = tables;
  await write(id, at(1, table, boards[0]), '4SN=');
  await director.must(id, 'group-board', {
    session: 1,
    board: boards[0],
    group: 'turned',
    meetings: [{ section: 'A', round: 1, table }],
    reason: 'Hands exchanged',
    clause: 'Law 87A',
  });
  const { page } = desk;
  await page.goto(`/r/${id}/board/${boards[0]}?session=1`);
  await page
    .getByRole('cell', { name: /compared apart/ })
    .first()
    .waitFor();
  await looksSound(page);
  for (const sheet of ['travellers', 'frequencies']) {
    await page.goto(`/r/${id}/print/${sheet}?session=1`);
    await page
      .getByRole('cell', { name: /compared apart/ })
      .first()
      .waitFor();
  }
});
