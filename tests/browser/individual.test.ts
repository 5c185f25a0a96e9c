import { afterAll, beforeAll, expect, test } from 'vitest';
import { rankByHand } from '../testing/by-hand.ts';
import { Desk } from '../testing/desk.ts';
import { Evening } from '../testing/evening.ts';
import { Phone } from '../testing/phone.ts';
import { whatHappens } from '../testing/played.ts';
import { QuickPhone } from '../testing/quick-phone.ts';
import { columns, eventually, field, PHONE, press, Site } from '../testing/site.ts';
import { looksSound } from '../testing/sound.ts';

const PLAYERS = Array.from({ length: 12 }, (_, at) => String(at + 1));
const NAMES = PLAYERS.map((player) => `${player}. Ana Alfa ${player}`);
const ROUNDS = 11;
/** Besides the first: a table is tapped on the pages of a phone, the others send what such pages send. */
const TAPPED = [2, 3, 11];

let site: Site;
let desk: Desk;
/** It goes from table to table. */
let phone: Phone;
let evening: Evening;

beforeAll(async () => {
  site = await Site.open();
  desk = await Desk.open(site);
});
afterAll(() => site.close());

/** Who plays is chosen, then how many: eleven rounds let everybody play with everybody. */
async function setUp(): Promise<void> {
  const { page } = desk;
  await desk.setPassword();
  await page.getByRole('link', { name: 'New tournament' }).click();
  await page.getByText('Individual', { exact: true }).click();
  await field(page, 'How many players come?').fill('12');
  await page.getByRole('radio', { name: /11 × 2 boards/ }).check();
  await page.getByText('Nobody has a partner twice.').first().waitFor();
  await field(page, 'Name').fill('Nowhere Individual');
  await looksSound(page);
  await press(page, 'Create and enter the players');
  await page.getByRole('heading', { level: 1, name: 'Entries' }).waitFor();
  await press(page, 'Paste a list');
  await page.getByLabel(/^A player a line/).fill(NAMES.join('\n'));
  await press(page, 'Enter 12 players');
  await desk.hasNames(12);
  await looksSound(page);
  phone = await Phone.of(site);
  evening = await Evening.begin(site, desk, (card) => QuickPhone.join(site, card));
}

/** The table's phone names the four by seat; after the round it sends each of them on his own way. */
async function atTheTable(): Promise<void> {
  const { page } = phone;
  await phone.scan(evening.cards[0]!);
  await page.getByRole('heading', { name: /^North\s+Player \d+$/ }).waitFor();
  await page.getByRole('heading', { name: /^West\s+Player \d+$/ }).waitFor();
  expect(await page.getByText(/^Ana Alfa \d+$/).count()).toBe(4);
  await looksSound(page);
}

/** A player's own phone: with whom, in which seat, and what came of it. */
async function ownCard(player: string) {
  const codes = await desk.page.evaluate(async (id) => {
    const answer = await fetch(`/api/tournaments/${id}/codes`);
    return (await answer.json()) as { readonly pairs: readonly { pair: string; url: string }[] };
  }, desk.tournament);
  const { pathname, search, hash } = new URL(codes.pairs.find(({ pair }) => pair === player)!.url);
  const own = await site.visitor(PHONE);
  await own.page.goto(`${pathname}${search}${hash}`);
  await own.page.getByRole('heading', { level: 1, name: `Player ${player}` }).waitFor();
  return own;
}

test('an individual of twelve: set up, played on phones, partners changing, ranked as by hand', async () => {
  await setUp();
  await desk.step('Start round 1');
  await atTheTable();
  const first = (await phone.sitDown(1))!;
  expect(first.ns).toMatch(/^\d+\+\d+$/);
  const others = Promise.all([2, 3].map((table) => QuickPhone.join(site, evening.cards[table - 1]!)));
  const lines = [...(await phone.playOn(first, whatHappens))];
  await phone.hasSentAll();
  await phone.page.getByRole('region', { name: 'Where next' }).waitFor();
  expect(
    await phone.page.getByText(/(go to|stay here, at) table\s\d+, as (North|South|East|West)/).count(),
  ).toBe(4);
  await looksSound(phone.page);
  for (const device of await others) lines.push(...(await device.playRound(1, whatHappens)));

  const own = await ownCard('5');
  for (let round = 2; round <= ROUNDS; round++) {
    if (TAPPED.includes(round)) await evening.playTapping(round, phone, ((round - 1) % 3) + 1);
    else await evening.play(round);
  }
  lines.push(...evening.lines);

  const partners = lines.flatMap(({ ns, ew }) => [ns, ew]);
  // Two boards a round: everybody with everybody, each couple on two boards.
  expect(new Set(partners.map((side) => side.split('+').sort().join('+'))).size).toBe((12 * 11) / 2);
  const seen = lines.flatMap(({ board, ns, ew }) =>
    [...ns.split('+'), ...ew.split('+')].map((who) => `${board}: ${who}`),
  );
  expect(new Set(seen).size).toBe(12 * 22); // nobody saw a board twice
  expect(seen).toHaveLength(12 * 22);

  // Law 12C3: the penalty is his alone.
  await desk.penalise('5', 10, 'Talked about a board');
  await evening.end(ROUNDS);
  const expected = rankByHand(lines, { '5': 0.1 }).map(({ pair, percent }) => [
    pair,
    `${percent.toFixed(2)}%`,
  ]);

  const watcher = await site.visitor(PHONE);
  await watcher.page.goto(`/r/${desk.tournament}/ranking`);
  const table = watcher.page.getByRole('table', { name: 'Ranking', exact: true });
  await eventually(async () => {
    const rows = await columns(table, ['No.', 'Score']);
    return rows.map(([player, score]) => [player!.split(' ', 1)[0], score]).sort();
  }).toEqual([...expected].sort());
  await looksSound(watcher.page);

  const card = own.page.getByRole('table', { name: 'Scorecard' });
  await eventually(async () => (await columns(card, ['Board', 'Partner'])).length).toBe(22);
  const withWhom = (await columns(card, ['Board', 'Partner'])).map(([, partner]) =>
    String(Number.parseInt(partner!, 10)),
  );
  expect(new Set(withWhom)).toEqual(new Set(PLAYERS.filter((player) => player !== '5')));
  await looksSound(own.page);

  const paper = await desk.print('Guide cards Where each pair goes, round by round');
  await paper.getByRole('columnheader', { name: 'Partner' }).first().waitFor();
  await paper.close();
  expect([desk, phone, own, watcher].flatMap(({ complaints }) => complaints)).toEqual([]);
});
