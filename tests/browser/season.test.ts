import { randomUUID } from 'node:crypto';
import { orThrow } from 'naipe/base';
import { howell } from 'naipe/movement';
import type { CommandData, CommandType } from 'naipe/tournament';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { SMALL } from '../testing/club.ts';
import { inOrder } from '../testing/in-order.ts';
import { pickFound } from '../testing/name-box.ts';
import { signedIn } from '../testing/signed-in.ts';
import {
  button,
  field,
  overflow,
  PHONE,
  press,
  type Site,
  type Visitor,
  violations,
} from '../testing/site.ts';

/*
 * A season of a federation through its pages: the list of players, a national pairs event with two regional qualifiers, the final,
 * its report, and the points. What is done many times alike is done once on a page and then over HTTP.
 */
inOrder();

let site: Site;
let director: Client;
let desk: Visitor;
let tournament: string;

beforeAll(async () => {
  ({ site, director, desk } = await signedIn());
});
afterAll(() => site.close());

const PLAYERS = 200;
/** So far away that entries are still taken. */
const YEAR = 2099;
const nameOf = (number: number): string => `Player ${`${number}`.padStart(3, '0')} Nobody`;
/** Norte has the odd numbers, Sul the even ones. */
const lineOf = (number: number): string =>
  `${number},${nameOf(number)},F,1960-03-01,${number % 2 === 1 ? 'Norte' : 'Sul'},${YEAR},2H,a,2099-01-01,60`;
const FAULTS: Readonly<Record<number, (line: string) => string>> = {
  20: (line) => line.replace(',F,', ',X,'),
  40: (line) => line.replace('1960-03-01', '1960-02-30'),
  60: (line) => line.replace(',2H,', ',9H,'),
  80: (line) => line.replace(/^80,/, '79,'),
  100: (line) => line.replace(/,Player[^,]*,/, ',,'),
};
const LIST = [
  'number,name,sex,born,region,licences,category,list,listed,index',
  ...Array.from({ length: PLAYERS }, (_, at) => (FAULTS[at + 1] ?? ((line: string) => line))(lineOf(at + 1))),
].join('\n');

const [FINAL, NORTE, SUL] = [1, 2, 3] as const;

async function send(type: string, data: object): Promise<void> {
  const answer = await director.post('/api/federation/commands', { id: randomUUID(), type, data });
  if (answer.status !== 200) throw new Error(answer.text);
}

async function eventPage(event: number): Promise<Page> {
  await desk.page.goto(`/desk/office/events/${event}`);
  await desk.page.getByRole('heading', { name: 'Its regulations' }).waitFor();
  return desk.page;
}

function pick(where: Page | Locator, label: string, number: number): Promise<void> {
  const box = where.getByRole('combobox', { name: label, exact: true });
  return pickFound(box, nameOf(number), new RegExp(nameOf(number)));
}

/** A player with a phone of his own, signed in with the code that the office gave him. */
async function phoneOf(number: number): Promise<Visitor> {
  const { code } = (await director.get(`/api/federation/people/${number}/code`)).json;
  const phone = await site.visitor(PHONE, /status of (401|422)/);
  await phone.page.goto('/me');
  await field(phone.page, 'Member number').fill(`${number}`);
  await field(phone.page, 'Your code').fill(code);
  await press(phone.page, 'Sign in');
  await phone.page.getByText(nameOf(number)).first().waitFor();
  return phone;
}

test('200 players come from a list with five faults, each named with its line', async () => {
  const { page } = desk;
  await page.goto('/desk/office/import');
  await page.getByLabel('Or paste the table here').fill(LIST);
  await press(page, 'Show what would change');
  for (const fault of [
    'Line 21: “X” is no sex. Write F or M.',
    'Line 41: “1960-02-30” is no day of the calendar. Write it as 1961-05-31.',
    'Line 61: “9H” is no category. Write N, 1, 2S to 2C, 3S to 3C or NC.',
    'Line 81: the member number 79 stands in an earlier line too.',
    'Line 101 has no name.',
  ])
    await page.getByText(fault).waitFor();
  await press(page, 'Take over what is right');
  await page.getByText('Taken over.').waitFor();
});

test('a national final is planned; two regional qualifiers lead into it', async () => {
  const { page } = desk;
  await page.goto('/desk/office/events');
  await field(page, 'Name').fill('National pairs');
  await field(page, 'Run by').selectOption('national');
  await field(page, 'First day').fill(`${YEAR}-05-10`);
  await press(page, 'Plan the event');
  await page.getByRole('link', { name: 'National pairs' }).click();
  await page.getByText('What applies: RTP 1, RTP 2, RTP 3.').waitFor();
  for (const item of ['Who may enter, and how', 'Place', 'Timetable', 'Movement'])
    await field(page, item).fill('As announced');
  await button(page, 'Save').last().click();
  await page.getByText('Everything that must be stated is stated.').waitFor();
  await page.getByText('See and change').first().click();
  await field(page, 'Places confirmed until').fill(`${YEAR}-05-01T20:00`);
  await field(page, 'Reserves').selectOption('same-group');
  await field(page, 'Carried over from the phase before').fill('1/4');
  await field(page, 'Points by place').fill('48 36 27 20');
  await button(page, 'Save').first().click();
  await page.getByText('Saved.').waitFor();
  expect(await violations(page)).toEqual([]);
  const { plan } = (await director.get(`/api/federation/events/${FINAL}`)).json;
  const stated = { ...plan.stated, reserves: 'The next', exemptions: 'The holders', carryOver: 'A quarter' };
  const { confirmUntil: _, reserves: __, carryOver: ___, points: ____, ...common } = plan;
  for (const [region, places] of [
    ['Norte', 2],
    ['Sul', 3],
  ] as const) {
    const own = { name: region, level: 'regional', official: true, region, goesOn: { into: FINAL, places } };
    const day = `${YEAR}-04-01`;
    const systems = { colours: ['green', 'blue', 'red'], brown: true };
    await send('write-event', { plan: { ...common, ...own, stated, systems, from: day, to: day } });
  }
  for (const event of [NORTE, SUL]) await send('open-event', { event });
});

test('a player enters by phone: a Yellow system is refused (RTP 2.1.2.7); exempt, and the partner agrees (3.1.3.1)', async () => {
  const phone = await phoneOf(13);
  const { page } = phone;
  await page.getByRole('listitem').filter({ hasText: 'Norte' }).getByRole('link', { name: 'Enter' }).click();
  await pick(page, 'Partner', 15);
  await field(page, 'Our system').selectOption('yellow');
  await page.getByLabel('We are exempt from this phase and play the next').check();
  await page.getByLabel(/^I accept the Laws/).check();
  await press(page, 'Enter');
  await page
    .getByRole('alert')
    .getByText(/\(RTP 2\.1\.2\.7\)/)
    .waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await field(page, 'Our system').selectOption('green');
  await press(page, 'Enter');
  await page.getByText('Entered. It counts once everybody named has agreed.').waitFor();
  const partner = await phoneOf(15);
  await press(partner.page, 'I agree and accept the rules');
  await partner.page.getByText('exempt from this phase').waitFor();
  for (const each of [phone, partner]) {
    expect(each.complaints).toEqual([]);
    await each.leave();
  }
});

test('a substitution before play is refused with its clause, another allowed', async () => {
  const pairs = { [NORTE]: [1, 5, 9], [SUL]: [2, 6, 10, 14] };
  for (const [event, firsts] of Object.entries(pairs))
    for (const first of firsts)
      await send('enter', { event: Number(event), made: { players: [first, first + 2] }, accepts: true });
  const page = await eventPage(NORTE);
  await page.getByRole('heading', { name: 'Exempt from this phase (1)' }).waitFor();
  const entry = page.getByRole('listitem').filter({ hasText: nameOf(9) });
  await entry.getByText('Change players').click();
  await pick(entry, 'Player 2', 1);
  await press(page, 'Save the change');
  await entry.getByText(`${nameOf(1)} is in entry 2 already. (RTP 3.1.4)`, { exact: false }).waitFor();
  await pick(entry, 'Player 2', 17);
  await press(page, 'Save the change');
  await page
    .getByText(`${nameOf(9)} – ${nameOf(17)}`)
    .first()
    .waitFor();
});

test('the list of the final: exempt, qualified with what they carry over; who declines makes room for a reserve', async () => {
  const places = (...entries: readonly (readonly [entry: number, score: string])[]) =>
    entries.map(([entry, score], at) => ({ entry, place: at + 1, score }));
  await send('record-ranking', { event: NORTE, ranking: places([2, '60.5'], [3, '55.25'], [4, '50']) });
  await send('record-ranking', { event: SUL, ranking: places([1, '61'], [2, '58'], [3, '57'], [4, '40']) });
  const page = await eventPage(FINAL);
  await press(page, 'Make the list from the qualifiers');
  await page.getByRole('heading', { name: 'Qualified, not confirmed yet (6)' }).waitFor();
  const phone = await phoneOf(5);
  await press(phone.page, 'I do not play');
  await phone.page.getByText('withdrawn').waitFor();
  await phone.leave();
  await eventPage(FINAL);
  await press(page, 'Call the next reserve');
  await page
    .getByText(`${nameOf(9)} – ${nameOf(17)}`)
    .first()
    .waitFor();
  for (let left = 6; left > 0; left--) {
    await button(page, 'Confirm the place').first().click();
    await page.getByRole('heading', { name: `In (${7 - left})` }).waitFor();
  }
  // A quarter of 60.5, 50, 61, 58 and 57, to hundredths half up.
  for (const carried of ['15.13', '12.50', '15.25', '14.50', '14.25'])
    await page.getByText(`carries over ${carried}`, { exact: false }).first().waitFor();
});

test('the final is played by its six pairs, and its report names them with their numbers (RTP 3.2.2.1)', async () => {
  const page = await eventPage(FINAL);
  await press(page, 'Make a tournament of it');
  const link = page.getByRole('link', { name: 'To its tournament' });
  tournament = (await link.getAttribute('href'))?.split('/')[2] ?? '';
  const movement = orThrow(howell({ pairs: 6, boardsPerRound: 2 }));
  const seating = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [at + 1, `${at + 1}`]));
  const must = <T extends CommandType>(type: T, data: CommandData[T]) =>
    director.must(tournament, type, data);
  await must('plan-session', { session: 1, sections: [{ section: 'A', movement, seating }] });
  await must('open-session', { session: 1, ...SMALL });
  for (const { round, tables } of movement.rounds) {
    await must('start-round', { session: 1, round });
    for (const { table, boards } of tables)
      for (const board of boards)
        await must('record-result', {
          ...{ session: 1, section: 'A', round, table, board },
          result: 'Pass',
          by: 'director',
        });
  }
  await must('close-session', { session: 1 });
  await page.goto(`/desk/${tournament}/report`);
  const ranking = page.getByRole('region', { name: /ranking/i });
  await ranking.getByText(nameOf(2), { exact: false }).first().waitFor();
  expect(await violations(page)).toEqual([]);
});

test('E09, RTP 3.1.6: one gate holds the results back; then they are final and the points are given', async () => {
  const page = await eventPage(FINAL);
  await press(page, 'Take the ranking from the tournament');
  await page.getByText('played, provisional').waitFor();
  await button(page, 'This holds').first().click();
  await press(page, 'Make the results final');
  await page.getByRole('alert').getByText('Invoice and charges are paid (RTP 3.1.6)').waitFor();
  await press(page, 'This holds', 'Make the results final');
  await page.getByText('The results are final.').waitFor();
  // All played alike: what was carried over decides, and the exempt pair carried nothing.
  await page.goto('/season');
  await field(page, 'Season').fill(`${YEAR}`);
  const first = page.getByRole('row').filter({ hasText: nameOf(2) });
  await first.getByText('48', { exact: true }).waitFor();
  const { ranking } = (await director.get(`/api/season?season=${YEAR}`)).json;
  expect(
    ranking.map(({ person, points }: { readonly person: number; readonly points: number }) => [
      person,
      points,
    ]),
  ).toEqual([
    [2, 48],
    [4, 48],
    [1, 36],
    [3, 36],
    [6, 27],
    [8, 27],
    [10, 20],
    [12, 20],
    ...[5, 7, 9, 13, 14, 15, 16, 17].map((person) => [person, 0]),
  ]);
  expect(desk.complaints).toEqual([]);
});
