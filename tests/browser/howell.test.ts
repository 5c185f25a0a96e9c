import { afterAll, beforeAll, expect, test } from 'vitest';
import { Desk } from '../testing/desk.ts';
import { Evening } from '../testing/evening.ts';
import { Phone } from '../testing/phone.ts';
import { whatHappens } from '../testing/played.ts';
import { Site } from '../testing/site.ts';

const PAIRS = Array.from({ length: 10 }, (_, at) => String(at + 1));

let site: Site;
let desk: Desk;
/** The phone of each table, from table 1. */
let phones: readonly Phone[];
let evening: Evening;

beforeAll(async () => {
  site = await Site.open();
  desk = await Desk.open(site);
});
afterAll(() => site.close());

/** Nine pairs are expected, and entered by name. */
async function setUp(): Promise<void> {
  await desk.setPassword();
  await desk.newTournament(9);
  // RTP 3.5.5.2: nine or ten pairs play nine rounds of three boards; of nine, nobody has the fixed number.
  await desk.choose(/^Recommended\s*Howell.*9 × 3 boards/);
  await desk.create('Nowhere Howell');
  await desk.typeNames(1, 2, 3, 4, 5, 6, 7, 8, 9);
  await desk.hasNames(9);
  phones = await Promise.all(Array.from({ length: 5 }, () => Phone.of(site)));
  evening = await Evening.begin(site, desk, async (card) => {
    const phone = phones[card.table - 1]!;
    await phone.join(card);
    return phone;
  });
}

/** Pair 1 has no opponents until pair 10 comes: the first board is lost, the others are played. */
async function waitForLatePair(phone: Phone) {
  expect(await phone.sitDown(1)).toBeUndefined();
  await desk.seatLatePair(10);
  await phone.question().waitFor();
  const pairs = (await phone.sitDown(1))!;
  const [board] = await phone.boards();
  const isLate = (pair: string) => (pair === '10' ? 'late' : 'late-opponent');
  const given = { ns: isLate(pairs.ns), ew: isLate(pairs.ew) } as const;
  const grounds = { clause: 'RTP 2.2.3.1', reason: 'Came late' };
  return evening.playWithout(phone, pairs, { board: board!, round: 1, table: 1 }, given, grounds);
}

/** The whole round is entered, agreed and confirmed while nobody can be reached. */
async function loseConnection(phone: Phone) {
  const pairs = (await phone.sitDown(4))!;
  await phone.setConnected(false);
  const lines = await phone.playOn(pairs, whatHappens);
  await phone.waits(8); // three results, three agreements, two confirmations
  await desk.go('Room');
  await desk.page.getByRole('button', { name: /^Table 2:.*playing/ }).waitFor();
  await phone.setConnected(true);
  await phone.hasSentAll();
  return lines;
}

/** The second board cannot be played: somebody has seen its cards. */
async function loseBoard(phone: Phone) {
  const pairs = (await phone.sitDown(5))!;
  const [, board] = await phone.boards();
  const grounds = { clause: 'Law 12C2', reason: 'East has seen the cards at another table' };
  return evening.playWithout(
    phone,
    pairs,
    { board: board!, round: 5, table: 3 },
    { ns: 'A+', ew: 'A-' },
    grounds,
  );
}

test('a Howell of nine rounds: set up, every result tapped on the phones, ranked as by hand', async () => {
  await setUp();
  await evening.play(1, { 1: () => waitForLatePair(phones[0]!) });
  for (const round of [2, 3]) await evening.play(round);
  await evening.play(4, { 2: () => loseConnection(phones[1]!) });
  await evening.arrivedOnce(4, 2);
  await evening.play(5, { 3: () => loseBoard(phones[2]!) });
  await evening.correct(3, 4);
  await evening.play(6);
  await evening.penalise('4', 10);
  for (const round of [7, 8, 9]) await evening.play(round);

  const met = evening.lines.flatMap(({ ns, ew }) => [`${ns} – ${ew}`, `${ew} – ${ns}`]);
  expect(new Set(met).size).toBe(10 * 9); // everybody met everybody
  const seen = evening.lines.flatMap(({ board, ns, ew }) => [`${board}: ${ns}`, `${board}: ${ew}`]);
  expect(new Set(seen).size).toBe(10 * 27); // and nobody saw a board twice
  expect(seen).toHaveLength(10 * 27);

  await evening.end(9);
  for (const { page } of phones) await page.getByText('The session is over.').waitFor();
  await evening.isRankedAsByHand({ Ranking: PAIRS });
  expect([desk, ...phones].flatMap(({ complaints }) => complaints)).toEqual([]);
});
