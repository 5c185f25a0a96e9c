import { afterAll, beforeAll, expect, test } from 'vitest';
import { Desk } from '../testing/desk.ts';
import { Evening } from '../testing/evening.ts';
import { Phone } from '../testing/phone.ts';
import { whatHappens } from '../testing/played.ts';
import { QuickPhone } from '../testing/quick-phone.ts';
import { Site } from '../testing/site.ts';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

let site: Site;
let desk: Desk;
let evening: Evening;
/** It goes from table to table: in round 1 it lies on table 1, in round 9 on table 9. */
let phone: Phone;

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
  phone = await Phone.of(site);
  evening = await Evening.begin(site, desk, (card) => QuickPhone.join(site, card));
}

const play = async (...rounds: readonly number[]) => {
  for (const round of rounds) await evening.playTapping(round, phone, round);
};

test('a Mitchell of nine tables with a half table: set up, every table tapped in its turn and the rest sent, ranked as by hand', async () => {
  await setUp();
  await play(1, 2, 3);
  // What table 4 sends first arrives, but the answer is lost: the phone sends it again.
  await evening.playTapping(4, phone, 4, async () => {
    await phone.loseAnswer();
    return phone.playRound(4, whatHappens);
  });
  await evening.arrivedOnce(4, 4);
  await evening.correct(2, 5);
  await play(5);
  await evening.weigh(5, 6, [
    { result: '4SN=', percent: 60 },
    { result: '3NTE-1', percent: 40 },
  ]);
  await play(6);
  await evening.penalise('12', 25);
  await play(7, 8, 9);

  // Everybody sits where the Howell for sixteen had put him.
  const lineOf = (side: 'ns' | 'ew') => [...new Set(evening.lines.map((line) => line[side]))];
  const [ns, ew] = [lineOf('ns'), lineOf('ew')];
  expect([ns.length, ew.length, ns.includes('17')]).toEqual([9, 8, true]);
  const met = evening.lines.map((line) => `${line.ns} – ${line.ew}`);
  expect(new Set(met)).toEqual(new Set(ns.flatMap((one) => ew.map((other) => `${one} – ${other}`))));
  expect(evening.lines).toHaveLength(9 * 8 * 3); // each round, one North–South pair waits

  await evening.end(9);
  await phone.page.getByText('The session is over.').waitFor();
  await evening.isRankedAsByHand({ 'North–South': ns, 'East–West': ew });
  expect([desk, phone].flatMap(({ complaints }) => complaints)).toEqual([]);
});
