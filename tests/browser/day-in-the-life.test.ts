import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Desk } from '../testing/desk.ts';
import { inOrder } from '../testing/in-order.ts';
import { LOST, Phone, type TableCard } from '../testing/phone.ts';
import { whatHappens } from '../testing/played.ts';
import { QuickPhone } from '../testing/quick-phone.ts';
import { button, eventually, field, LAPTOP, press, Site } from '../testing/site.ts';

let site: Site;
/** A club evening in which everything slips: each test goes on where the one before stopped. */
let desk: Desk;
let page: Page;
/** At table 1, from the first round to the end. */
let phone: Phone;
/** What lies on the tables in the end. */
let cards: readonly TableCard[];

beforeAll(async () => {
  site = await Site.open();
  desk = await Desk.open(site);
  page = desk.page;
});
afterAll(() => site.close());

const typeResult = async (text: string) => {
  await field(page, 'Result of the current line').pressSequentially(text);
  await page.keyboard.press('Enter');
};

/** The line of a board as it shows, without spaces. */
const line = async (board: number, at: number): Promise<string> =>
  ((await desk.lines(board))[at]?.[3] ?? '').replace(/\s/g, '');

/** The panel of a table. */
async function openTable(table: number) {
  await desk.go('Room');
  await press(page, new RegExp(`^Table ${table}:`));
  const panel = page.getByRole('dialog', { name: `Table ${table}` });
  await panel.waitFor();
  return panel;
}

/** What shows there, without spaces. */
const plain = async (place: Locator): Promise<string> =>
  ((await place.textContent()) ?? '').replace(/\s/g, '');

/** The server takes no commands. */
const COMMANDS = '**/commands';

describe.sequential('a day in the life: an evening of three tables', () => {
  inOrder();

  test('begins', async () => {
    await desk.setPassword();
    await desk.newTournament(6);
    await desk.choose(/^Mitchell/);
    await desk.create('Slips');
    await desk.typeNames(1, 2, 3, 4, 5, 6);
    await desk.hasNames(6);
    // Before the start nothing can be missing.
    await desk.go('Room');
    await page.getByText('Everything that should be there is there.').waitFor();
    await desk.step('Open the session');
    await desk.step('Start round 1');
  });

  test('results typed while the server is away wait on their lines, outlive a reload and are sent in order', async () => {
    await desk.go('Boards');
    await page.route(COMMANDS, (route) => route.abort());
    await typeResult('t1 4sn=');
    await typeResult('2 t1 3nts-1');
    await eventually(() => line(2, 0)).toContain('waitstobesent');
    await page.getByText('No connection. 2 entries wait here.').waitFor();
    await page.reload();
    await eventually(() => line(2, 0)).toContain('waitstobesent');
    await page.unroute(COMMANDS);
    await eventually(() => line(2, 0)).toBe('3NTS−1');
    await typeResult('1');
    await eventually(() => line(1, 0)).toBe('4spadesN=');
    await desk.isRecorded(/^\d+.*entered by director/, 2);
  });

  test('a second result on a line that still waits corrects the first, with its reason (Law 79C)', async () => {
    await desk.go('Boards');
    await page.route(COMMANDS, (route) => route.abort());
    await typeResult('3 t1 2hs=');
    await eventually(() => line(3, 0)).toContain('waits');
    await typeResult('3 t1 2hs+1');
    await page.getByLabel('Why (Law 79C)').press('Enter');
    await page.getByLabel('Why (Law 79C)').waitFor({ state: 'hidden' });
    await page.unroute(COMMANDS);
    await eventually(() => line(3, 0)).toBe('2heartsS+1');
    expect(await page.getByRole('list', { name: 'Not done yet' }).count()).toBe(0);
  });

  test('the next round asks first: what is missing, at which tables, how much time is left', async () => {
    await press(page, 'Start round 2');
    const asked = page.getByRole('alert').filter({ hasText: 'Please look at this first:' });
    await asked.getByText(/^Without a result: table 1: .*; table 2: .*; table 3: /).waitFor();
    await asked.getByText(/^Round 1 has \d+:\d\d left\.$/).waitFor();
    await press(page, 'Cancel');
    await asked.waitFor({ state: 'detached' });
    await button(page, 'Start round 2').waitFor();
  });

  test('and is taken back in one step, by a tap or Ctrl-Z, and done again', async () => {
    await desk.step('Start round 2');
    const last = page.getByRole('region', { name: 'Last step' });
    await last.getByText('Round 2 started.').waitFor();
    await page.keyboard.press('Control+z');
    await last.getByText('Undone: Round 2 started.').waitFor();
    await page.getByText(/^Round 1 of \d+$/).waitFor();
    await button(page, 'Start round 2').waitFor();
    await last.getByRole('button', { name: 'Do it again' }).click();
    await page.getByText(/^Round 2 of \d+$/).waitFor();
    await last.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(/^Round 1 of \d+$/).waitFor();
  });

  test('seats turned: what the rule says and what follows before it is done, then the pairs the other way round', async () => {
    const table = await openTable(1);
    await press(page, 'Seats turned');
    const slips = table.getByRole('region', { name: 'Did something go wrong here?' });
    // RTP 2.2.4.4 and 2.1.11.2.
    await slips.getByText(/^RTP 2\.2\.4\.4 .* direction in which it really played\.$/).waitFor();
    await slips.getByText(/A warning for North–South, next time 10% of a top \(RTP 2\.1\.11\.2\)/).waitFor();
    const follows = slips.getByRole('region', { name: 'What follows' });
    await follows.getByText(/^Board 2, table 1: pair 4 North–South, pair 1 East–West/).waitFor();
    // Board 2 was 3NT by South one down; for the pairs as planned it was pair 1 who went down, as East–West not vulnerable.
    await slips.getByText('those who were to sit there').click();
    await eventually(() => plain(follows)).toContain('3NTW−1(+50)');
    await press(page, 'Mend it so');
    await table.getByText('Mended.').waitFor();
    await eventually(() => plain(table)).toMatch(/North–South:4Ana4.*East–West:1Ana1/);
    await page.keyboard.press('Escape');
    await desk.isRecorded(/Round 1, table 1: they sat the other way round\./, 1);
    await page.getByRole('region', { name: 'Last step' }).getByRole('button', { name: 'Undo' }).click();
    await desk.go('Boards');
    await typeResult('2');
    await eventually(() => line(2, 0)).toBe('3NTS−1');
  });

  test('wrong opponents: the results are theirs who sat, and whoever meets both plays their boards in the other order', async () => {
    phone = await Phone.of(site);
    const [first] = await desk.cards();
    await phone.scan(first!);
    expect(await phone.sitDown(1)).toEqual({ ns: '1', ew: '4' });
    const table = await openTable(1);
    await press(page, 'Wrong opponents');
    await table.getByLabel('Who sat East–West?').selectOption('5');
    const follows = table.getByRole('region', { name: 'What follows' });
    await eventually(() => plain(follows)).toContain(
      'Board1,table1:pair1North–South,pair5East–West:4spadesN=(+420)',
    );
    // 3 meets 5 in round 2 and 4 in round 3: their boards change places, and nobody plays one twice.
    await follows
      .getByText(/^Round 2, table 3: pair 3 against pair 5, boards 9, .*, shared with table 1$/)
      .waitFor();
    await follows
      .getByText(/^Round 3, table 3: pair 3 against pair 4, boards 1, .*, shared with table 2$/)
      .waitFor();
    expect(await follows.getByText('does not count').count()).toBe(0);
    await press(page, 'Mend it so');
    await table.getByText('Mended.').waitFor();
    // The phone at the table asks who they are, since others sit there.
    expect(await phone.sitDown(1)).toEqual({ ns: '1', ew: '5' });
    await page.keyboard.press('Escape');
    await desk.isRecorded(/Pairs 4 and 5 sat in each other’s places in round 1\./, 1);
    await page.getByRole('region', { name: 'Last step' }).getByRole('button', { name: 'Undo' }).click();
    expect(await phone.sitDown(1)).toEqual({ ns: '1', ew: '4' });
    expect(phone.complaints).toEqual([]);
  });

  test('wrong board: it stands, the right one is lost by fault, and whoever comes to it later has average plus', async () => {
    const table = await openTable(1);
    await press(page, 'Wrong board');
    await table.getByLabel('Which board was played?').selectOption('9');
    await table.getByLabel('North–South', { exact: true }).selectOption('Directly at fault');
    await table.getByLabel('East–West', { exact: true }).selectOption('Not at fault');
    const follows = table.getByRole('region', { name: 'What follows' });
    await eventually(() => plain(follows)).toContain(
      'Board9,table1:pair1North–South,pair4East–West:4spadesN=(+420)',
    );
    const lost = (round: number, at: number, board: number, one: string, other: string) =>
      follows
        .getByText(
          new RegExp(
            `^Round ${round}, table ${at}: board ${board} does not count; ${one}, ${other} \\(Law 15B`,
          ),
        )
        .waitFor();
    await lost(1, 1, 1, 'pair 1: Average minus', 'pair 4: Average plus');
    await lost(2, 1, 9, 'pair 1: its first score stands', 'pair 6: Average plus');
    await lost(3, 3, 9, 'pair 3: Average plus', 'pair 4: its first score stands');
    await press(page, 'Mend it so');
    await table.getByText('Mended.').waitFor();
    await page.keyboard.press('Escape');
    await desk.go('Boards');
    await typeResult('9');
    await eventually(() =>
      desk.lines(9).then((rows) => rows.map((row) => row[3]?.replace(/\s/g, '')).join()),
    ).toContain('4spadesN=');
  });

  test('taken back in one step, nothing of it is left', async () => {
    await page.getByRole('region', { name: 'Last step' }).getByRole('button', { name: 'Undo' }).click();
    await typeResult('1');
    await eventually(() => line(1, 0)).toBe('4spadesN=');
  });

  test('a substitute is entered at the table and a pair withdrawn in Entries, where one looks for it; each is taken back in one step', async () => {
    const last = page.getByRole('region', { name: 'Last step' });
    const takeBack = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await last.getByRole('button', { name: 'Undo' }).click();
      await last.getByRole('button', { name: 'Do it again' }).waitFor();
    };
    const table = await openTable(2);
    await table.getByRole('button', { name: 'Pair 2: more' }).click();
    await table.getByRole('button', { name: 'Substitute', exact: true }).click();
    await table.getByRole('combobox', { name: 'Substitute', exact: true }).fill('Stella Stand-in');
    await table.getByLabel('To round').selectOption('1');
    await table.getByRole('button', { name: 'Enter the substitute' }).click();
    await last.getByText(/^Stella Stand-in plays in pair 2 from round 1\.$/).waitFor();
    await takeBack();
    await desk.go('Entries');
    await press(page, 'Pair 6: more');
    const pair = page.getByRole('dialog', { name: 'Pair 6' });
    await pair.getByText('Table 3, East–West').waitFor();
    await pair.getByRole('button', { name: 'Withdraw a pair' }).click();
    await pair.getByRole('button', { name: 'Withdraw the pair' }).click();
    await last.getByText(/^Pair 6 /).waitFor();
    await takeBack();
    await page.getByRole('cell', { name: 'Table 3, East–West' }).waitFor();
    await desk.go('Boards');
  });

  test('a result that can hardly be is asked about, in the words of players', async () => {
    await typeResult('1 t1 7ntxxn-13');
    await field(page, 'Why (Law 79C)').press('Enter');
    // Not vulnerable, redoubled, 13 down: 200 + 2 × 400 + 10 × 600 = 7000 (Law 77).
    const asked = page.getByRole('list', { name: 'Not done yet' });
    await eventually(() => plain(asked)).toMatch(/7NT.*−13.*7000/);
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await asked.waitFor({ state: 'detached' });
  });

  test('Find leads to what its words promise', async () => {
    for (const [words, found] of [
      ['table 2', 'Table 2'],
      ['board 9', 'Board 9'],
      ['ana 3', /Ana 3/],
      ['penalty', /Penalty or warning/],
      ['late pair', /Late pair/],
    ] as const) {
      await page.keyboard.press('Control+k');
      await field(page, 'What do you want to open?').pressSequentially(words);
      await page.getByRole('option', { name: found }).first().waitFor();
      await page.keyboard.press('Escape');
    }
  });

  test('a weighted score: the same for both sides, and the last weight fills itself', async () => {
    await desk.go('Rulings');
    await press(page, 'Adjusted score');
    const adjusting = page.getByRole('region', { name: 'Adjusted score' });
    await field(adjusting, 'Board').selectOption('3');
    await field(adjusting, 'Round and table').selectOption({ index: 1 });
    await page.getByLabel('The same for both sides').check();
    const both = page.getByRole('group', { name: 'Both sides' });
    await both.getByLabel('Kind').selectOption('Assigned, also weighted');
    await both.getByLabel('Result').first().fill('2hs=');
    await both.getByRole('button', { name: 'Another result' }).click();
    await both.getByLabel('Result').nth(1).fill('2hs-1');
    await both.getByLabel('Weight %').first().fill('60');
    await eventually(() => both.getByLabel('Weight %').nth(1).inputValue()).toBe('40');
    await field(page, 'Why').fill('Misinformation');
    await press(page, 'Give the adjusted score');
    await desk.isListed('Board 3, round 1, table 1: adjusted score');
  });

  test('a pair that comes in round 1: half a table or a new plan, each with what it costs (RTP 2.2.5, 3.5.5)', async () => {
    await desk.go('Entries');
    await desk.addPair(7);
    // Three rounds of eight boards go on, 7 minutes each; in each of the two that are left one pair waits.
    expect(await desk.costs('Half table')).toMatchObject({
      Tables: '4',
      Rounds: '3',
      'Minutes of play': '168',
      'Boards each pair plays': '16–24',
      'Boards those who come play': '8, 8 missed',
      'Boards to deal or duplicate': '0',
      'Change seats now': 'nobody',
      'Results already in': 'all 3 stay',
    });
    // RTP 3.5.5.2: seven rounds of four boards, in which each pair waits once.
    expect(await desk.costs('New plan: Howell')).toMatchObject({
      Tables: '4',
      Rounds: '7',
      'Minutes of play': '196',
      'Boards each pair plays': '24',
      'Boards those who come play': '24',
      'Sit out': '7 pairs, 4 boards each',
      'Boards to deal or duplicate': '28',
      'Results already in': 'all 3 are given up',
    });
    await desk.seat('Half table');
    await page.getByRole('cell', { name: 'sits out' }).waitFor();
  });

  test('a board that only one table has played is worth half of it (Law 78A)', async () => {
    const settings = { type: 'change-settings', data: { changes: { showRanking: 'live' } } };
    const changed = await page.request.post(`/api/tournaments/${desk.tournament}/commands`, {
      data: { id: randomUUID(), ...settings },
    });
    expect(changed.status()).toBe(200);
    await desk.step('Start round 2');
    await desk.go('Ranking');
    const scoresOn = async (at: Page) =>
      (await at.locator('tbody tr').allInnerTexts()).map((row) => /\d+\.\d\d/.exec(row)?.[0]).sort();
    // Only table 1 has results, with nobody to compare with: 50% for its two pairs (Law 78A), and one truth for everybody.
    await eventually(() => scoresOn(page)).toEqual(['50.00', '50.00']);
    const { page: anybody, leave } = await site.visitor(LAPTOP);
    for (const part of ['ranking', 'screen']) {
      await anybody.goto(`/r/${desk.tournament}/${part}`);
      await eventually(() => scoresOn(anybody)).toEqual(['50.00', '50.00']);
    }
    await leave();
  });

  test('tables that still play stay in their round and go on later (Law 8B1); the late pair has its opponents', async () => {
    cards = await desk.cards();
    const tables = await Promise.all(cards.map((card) => QuickPhone.join(site, card)));
    const play = async (round: number) =>
      (await Promise.all(tables.map((table) => table.playRound(round, whatHappens)))).flat();
    for (const late of tables.slice(1, 3)) await late.playBoards(1, whatHappens);
    const second = await play(2);
    expect(second.filter(({ ns, ew }) => [ns, ew].includes('7'))).toHaveLength(8);
    await desk.step('Start round 3');
    await play(3);
    // The results of table 2 in round 1 came after round 2 was called: they are marked.
    await desk.go('Boards');
    await typeResult('9');
    await eventually(async () => (await desk.lines(9)).flat().join()).toContain('late: the next round');
  });

  test('the evening is closed with what is missing confirmed; all are told one thing, on phone, page and projector', async () => {
    await desk.step('End round 3');
    await press(page, 'Close the session');
    // Table 1 wrote three of its eight boards of round 1.
    await page.getByText(/^Results missing: 5, /).waitFor();
    await button(page, 'Go on all the same').first().click();
    await desk.step('Publish the results');
    await phone.page.getByText('The session is over. Thank you for playing.').waitFor();
    for (const other of [/^Enter board/, /^Check and confirm/, 'Call the director'])
      expect(await button(phone.page, other).count()).toBe(0);
    expect(await phone.page.getByRole('timer').count()).toBe(0);
    // Nobody played at table 4 in the last round: nobody is sent anywhere from there now.
    await phone.scan(cards[3]!);
    await phone.page.getByText('The session is over. Thank you for playing.').waitFor();
    expect(await phone.page.getByText(/^Move for round/).count()).toBe(0);
    expect(phone.complaints).toEqual([]);
    await desk.go('Ranking');
    const scoresOn = async (at: Page) =>
      (await at.locator('tbody tr').allInnerTexts()).map((row) => /\d+\.\d\d/.exec(row)?.[0]).sort();
    await eventually(async () => (await scoresOn(page)).length).toBe(7);
    const atTheDesk = await scoresOn(page);
    const { page: anybody, leave } = await site.visitor(LAPTOP);
    for (const part of ['ranking', 'screen']) {
      await anybody.goto(`/r/${desk.tournament}/${part}`);
      await eventually(() => scoresOn(anybody)).toEqual(atTheDesk);
    }
    await leave();
  });

  test('and the browser has nothing to complain about', () => {
    expect(desk.complaints.filter((complaint) => !LOST.test(complaint))).toEqual([]);
  });
});
