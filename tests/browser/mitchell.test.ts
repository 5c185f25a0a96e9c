import { afterAll, beforeAll, expect, test } from 'vitest';
import { Desk } from '../testing/desk.ts';
import { Evening } from '../testing/evening.ts';
import { Phone } from '../testing/phone.ts';
import { whatHappens } from '../testing/played.ts';
import { QuickPhone } from '../testing/quick-phone.ts';
import { Site } from '../testing/site.ts';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const TABLES = numbers(1, 9);

let site: Site;
let desk: Desk;
let evening: Evening;
/** They go from table to table. */
let phones: readonly Phone[];

beforeAll(async () => {
  site = await Site.open();
  desk = await Desk.open(site);
});
afterAll(() => site.close());

/** Sixteen pairs are expected; the seventeenth comes to the desk when everything is ready. */
async function setUp(): Promise<void> {
  await desk.setPassword();
  await desk.newTournament(16);
  await desk.create('Nowhere Mitchell');
  await desk.pasteNames(...numbers(1, 16));
  await desk.hasNames(16);
  await desk.addPair(17);
  // RTP 3.5.5.1: seventeen to twenty pairs play nine rounds of three boards. The line one pair short is East–West, so
  // that each North–South pair waits once; the thirty boards of the Howell for sixteen are enough.
  expect(await desk.costs('New plan: Mitchell')).toMatchObject({
    Tables: '9',
    Rounds: '9',
    'Minutes of play': '189',
    'Boards each pair plays': '24–27',
    'Boards those who come play': '24',
    'Sit out': '9 pairs, 3 boards each',
    'Boards to deal or duplicate': '0',
    'Change seats now': 'nobody',
    'Results already in': 'none yet',
  });
  await desk.seat('New plan: Mitchell');
  phones = await Promise.all(numbers(1, 3).map(() => Phone.of(site)));
  evening = await Evening.begin(site, desk, (card) => QuickPhone.join(site, card));
}

/**
 * A round: at three tables by taps on the pages, at the others by the requests that those pages send. So every table is
 * tapped in three rounds, and the test takes a third of the time.
 */
async function play(
  round: number,
  atFirst: (phone: Phone) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const tapped = TABLES.filter((table) => table % 3 === round % 3);
  const otherwise = tapped.map((table, at) => {
    const phone = phones[at]!;
    const playHere = async () => {
      await phone.scan(evening.cards[table - 1]!);
      if (at === 0) await atFirst(phone);
      return phone.playRound(round, whatHappens);
    };
    return [table, playHere] as const;
  });
  await evening.play(round, Object.fromEntries(otherwise));
}

test('a Mitchell of nine tables with a half table: set up, a third tapped and the rest sent, ranked as by hand', async () => {
  await setUp();
  for (const round of [1, 2, 3]) await play(round);
  // What table 1 sends first arrives, but the answer is lost: the phone sends it again.
  await play(4, (phone) => phone.loseAnswer());
  await evening.arrivedOnce(4, 1);
  await evening.correct(2, 5);
  await play(5);
  await evening.weigh(5, 6, [
    { result: '4SN=', percent: 60 },
    { result: '3NTE-1', percent: 40 },
  ]);
  await play(6);
  await evening.penalise('12', 25);
  for (const round of [7, 8, 9]) await play(round);

  // Everybody sits where the Howell for sixteen had put him.
  const lineOf = (side: 'ns' | 'ew') => [...new Set(evening.lines.map((line) => line[side]))];
  const [ns, ew] = [lineOf('ns'), lineOf('ew')];
  expect([ns.length, ew.length, ns.includes('17')]).toEqual([9, 8, true]);
  const met = evening.lines.map((line) => `${line.ns} – ${line.ew}`);
  expect(new Set(met)).toEqual(new Set(ns.flatMap((one) => ew.map((other) => `${one} – ${other}`))));
  expect(evening.lines).toHaveLength(9 * 8 * 3); // each round, one North–South pair waits

  await evening.end(9);
  for (const { page } of phones) await page.getByText('The session is over.').waitFor();
  await evening.isRankedAsByHand({ 'North–South': ns, 'East–West': ew });
  expect([desk, ...phones].flatMap(({ complaints }) => complaints)).toEqual([]);
});
