import { randomUUID } from 'node:crypto';
import { orThrow } from 'naipe/base';
import { individual } from 'naipe/movement';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { plan, SMALL } from '../testing/club.ts';
import { signedIn } from '../testing/signed-in.ts';
import { eventually, field, PHONE, press, type Site, type Visitor } from '../testing/site.ts';
import { looksSound } from '../testing/sound.ts';

/* Who plays in whose place and who sits where, through the pages: one evening of six pairs. */

let site: Site;
let director: Client;
let desk: Visitor;
let id: string;

beforeAll(async () => {
  ({ site, director, desk } = await signedIn());
  const data = { name: 'Nowhere Mixed', date: '2026-03-14', settings: { lead: 'not-asked' } };
  id = (await director.post('/api/tournaments', { id: randomUUID(), data })).json.tournament;
  await plan(director, id);
});
afterAll(() => site.close());

async function goTo(part: string, heading: string): Promise<Page> {
  await desk.page.goto(`/desk/${id}/${part}`);
  await desk.page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return desk.page;
}

const settings = async () => (await director.view(id, 'overview')).json.settings;

const entryOf = async (pair: string) =>
  (await director.view(id, 'entries')).json.entries.find(
    ({ contestant }: { contestant: string }) => contestant === pair,
  );

const latest = async (): Promise<string> =>
  JSON.stringify((await director.view(id, 'history')).json.lines[0]);

test('the organiser says where it is played, that it is mixed, and that there are reserves', async () => {
  const page = await goTo('setup', 'Set-up');
  const zone = field(page, 'Time zone');
  await zone.fill('Atlantic/Azore');
  await page.getByText('"Atlantic/Azore" is no time zone', { exact: false }).waitFor();
  await zone.fill('Atlantic/Azores');
  await page.getByLabel('Mixed: every pair is a woman and a man').check();
  await page.getByLabel('The event has reserves, called in their order').check();
  await press(page, 'Save');
  await eventually(settings).toMatchObject({ timeZone: 'Atlantic/Azores', mixed: true, reserves: true });
});

test('three names on a line are a triplet where it is ticked (RTP 3.5.2); a reserve has his order (RTP 2.1.10)', async () => {
  const page = await goTo('entries', 'Entries');
  await press(page, 'Paste a list');
  await page.getByRole('textbox', { name: /^A pair a line/ }).fill('Eva Gama – Gil Delta – Iva Zeta');
  await page.getByText('Three names on a line are a triplet', { exact: false }).waitFor();
  await looksSound(page);
  await page.getByRole('checkbox', { name: /^Three names on a line/ }).check();
  await press(page, 'Enter one pair');
  await eventually(async () => (await entryOf('7'))?.name).toBe('Eva Gama, Gil Delta, Iva Zeta');
  await field(page, 'Reserve no.: 7').fill('1');
  await page.keyboard.press('Tab');
  for (const pair of [1, 4]) {
    await field(page, `Álvaro Pêra ${pair}: woman or man`).selectOption('Man');
    await field(page, `Zoë Ñandú ${pair}: woman or man`).selectOption('Woman');
    // It is saved when one leaves the row.
    await field(page, `Zoë Ñandú ${pair}: woman or man`).focus();
    await field(page, 'Value index of pair 2').focus();
  }
  await eventually(async () => (await entryOf('7'))?.reserve).toBe(1);
  await eventually(async () => (await entryOf('4'))?.players[1].sex).toBe('F');
  await looksSound(page);
});

test('a pair that is not there: waited for, then a stand-in pair in its place, which may stay (RTP 2.2.2.2, 2.2.3.2)', async () => {
  await director.must(id, 'open-session', { session: 1, ...SMALL });
  await director.must(id, 'start-round', { session: 1, round: 1 });
  const page = await goTo('room', 'Room');
  const panel = page.getByRole('region', { name: 'Not there', exact: true });
  await panel.getByLabel('Who is not there?').selectOption('6');
  await press(page, 'Is not there');
  await panel.getByText(/^It is waited for until .* \(RTP 2\.2\.3\.2\)/).waitFor();
  // Before its time is over a reserve is called only with the director's word.
  await press(page, 'Reserve pair 7 is here: it enters in round 2');
  await panel.getByText('Please look at this first').waitFor();
  await press(page, 'Cancel');
  await press(page, 'A stand-in pair');
  await looksSound(page);
  await panel.getByRole('combobox', { name: 'Player 1' }).fill('Olga Ocasião');
  await panel.getByRole('combobox', { name: 'Player 2' }).fill('Ugo Urgência');
  await press(page, 'Seat the stand-in pair');
  // What it leads to is said first: pair 6 is out (RTP 2.2.2.2).
  await press(page, 'Go on all the same');
  await panel.getByText('Pair 8 stands in, out of competition.').waitFor();
  expect((await entryOf('8')).name).toBe('Olga Ocasião, Ugo Urgência');
  // The other one comes, in time.
  await panel.getByLabel('Who is not there?').selectOption('5');
  await press(page, 'Is not there', 'It has come');
  await panel.getByText('Pair 5 came less than a minute late.').waitFor();
  await press(page, 'Give it');
  await eventually(latest).toContain('"5"');
  await looksSound(page);
});

test('who sits where: told by a phone, women South and West (RTP 2.2.1); changed at the desk with a reason', async () => {
  const { tables } = (await director.get(`/api/tournaments/${id}/codes`)).json;
  const code = (table: number) => tables.find((each: { table: number }) => each.table === table).code;
  const phone = await site.visitor(PHONE);
  // Pair 1 is mixed: its seats are fixed. Pair 2 at table 2 is not known to be: it swaps with a tap.
  await phone.page.goto(`/t/${id}?code=${code(1)}`);
  await phone.page.getByText('These seats are fixed (RTP 2.2.1)', { exact: false }).first().waitFor();
  await looksSound(phone.page);
  await phone.leave();
  const other = await site.visitor(PHONE);
  await other.page.goto(`/t/${id}?code=${code(2)}`);
  const swap = other.page.getByRole('button', { name: /^North Álvaro Pêra 2/ });
  await swap.click();
  await other.page.getByRole('button', { name: /^North Zoë Ñandú 2/ }).waitFor();
  await looksSound(other.page);
  await press(other.page, 'Yes, that is us');
  await eventually(latest).toContain('seats-taken');
  expect(other.complaints).toEqual([]);
  await other.leave();
  const at = { session: 1, section: 'A', round: 1, table: 2, board: 3 };
  await director.must(id, 'record-result', { ...at, result: 'Pass', by: 'director' });
  const page = await goTo('room', 'Room');
  await press(page, /^Table 2:/);
  const drawer = page.getByRole('dialog', { name: 'Table 2' });
  await drawer.getByRole('button', { name: 'They have changed seats' }).first().click();
  await drawer.getByText('From the first hand on nobody changes his seat', { exact: false }).waitFor();
  await drawer.getByLabel('Why it is done all the same').fill('A hearing aid on the left');
  await drawer.getByRole('button', { name: 'Go on all the same' }).click();
  await eventually(latest).toContain('Álvaro Pêra 2');
  await looksSound(page);
});

test('somebody comes to the desk and says that a score is wrong (RTP 2.2.7.2)', async () => {
  const page = await goTo('room', 'Room');
  await press(page, 'A score is said to be wrong');
  const form = page.getByRole('region', { name: 'A score is said to be wrong' });
  await form.getByLabel('Who says so?').selectOption('2');
  await form.getByLabel('Board', { exact: true }).selectOption('3');
  await form.getByLabel('Round and table').selectOption({ index: 1 });
  await form.getByLabel('What should be written').fill('2 spades by South, made');
  await looksSound(page);
  await press(page, 'Note the request');
  const asked = page.getByRole('region', { name: 'Corrections asked for' });
  await asked.getByText('2 spades by South, made', { exact: false }).waitFor();
  await press(page, 'Pair 5 confirms it');
  await asked.getByText('The other side confirms it.').waitFor();
  await asked.getByLabel('What is right').fill('2ss=');
  await press(page, 'Correct');
  await asked.waitFor({ state: 'detached' });
  const { json } = await director.view(id, 'traveller', { session: 1, board: 3 });
  expect(json.rows.find(({ table }: { table: number }) => table === 2).result.ns).toBe(110);
  expect(desk.complaints).toEqual([]);
});

test('RTP 1.2: in an individual a stand-in is one player, called so', async () => {
  const data = { name: 'Nowhere Individual', date: '2026-03-14', settings: { contestants: 'player' } };
  const own: string = (await director.post('/api/tournaments', { id: randomUUID(), data })).json.tournament;
  const movement = orThrow(individual({ players: 8, boardsPerRound: 1 }));
  const players = Array.from({ length: 8 }, (_, at) => `${at + 1}`);
  for (const contestant of players)
    await director.must(own, 'enter-contestant', {
      kind: 'player',
      contestant,
      player: { name: `Ana Alfa ${contestant}` },
    });
  const seating = Object.fromEntries(players.map((player) => [Number(player), player]));
  await director.must(own, 'plan-session', {
    session: 1,
    sections: [{ section: 'A', movement, seating }],
  });
  await director.must(own, 'open-session', { session: 1, ...SMALL });
  await director.must(own, 'start-round', { session: 1, round: 1 });
  await desk.page.goto(`/desk/${own}/room`);
  const { page } = desk;
  const panel = page.getByRole('region', { name: 'Not there', exact: true });
  await panel.getByLabel('Who is not there?').selectOption('5');
  await press(page, 'Is not there');
  await panel.getByText('Player 5 is not there.').waitFor();
  await press(page, 'A stand-in');
  expect(await panel.getByRole('combobox', { name: 'Player 2' }).count()).toBe(0);
  await looksSound(page);
  // Nobody has had the name: nothing is offered that would cover the button below.
  await panel.getByRole('combobox', { name: 'Player 1' }).fill('Ivo Imprevisto');
  await press(page, 'Seat the stand-in');
  await panel
    .getByText('Player 5 is out, and player 9 plays out of competition.', { exact: false })
    .waitFor();
  await press(page, 'Go on all the same');
  await panel.getByText('Player 9 stands in, out of competition.').waitFor();
  await panel.getByText('The stand-in may ask to stay until 30 minutes after', { exact: false }).waitFor();
  await press(page, 'It stays in the event');
  await panel.getByText('The stand-in may ask to stay', { exact: false }).waitFor({ state: 'detached' });
  // Everybody has a number: who comes late is entered, and is told what is left to do.
  await desk.page.goto(`/desk/${own}/entries`);
  await press(page, 'Late player');
  await page.getByText('No number is vacant. A substitute plays for somebody', { exact: false }).waitFor();
  await press(page, 'Enter one player');
  await eventually(async () => (await director.view(own, 'entries')).json.entries.length).toBe(10);
  expect(desk.complaints).toEqual([]);
});
