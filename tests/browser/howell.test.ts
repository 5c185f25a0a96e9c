import { afterAll, beforeAll, expect, test } from 'vitest';
import { Desk } from '../testing/desk.ts';
import { Evening } from '../testing/evening.ts';
import { Phone } from '../testing/phone.ts';
import { whatHappens } from '../testing/played.ts';
import { QuickPhone } from '../testing/quick-phone.ts';
import { Site } from '../testing/site.ts';

const PAIRS = Array.from({ length: 10 }, (_, at) => String(at + 1));

let site: Site;
let desk: Desk;
/** It goes from table to table: every one of the five has it at least once. */
let phone: Phone;
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
  phone = await Phone.of(site);
  evening = await Evening.begin(site, desk, (card) => QuickPhone.join(site, card));
  await phone.join(evening.cards[0]!);
}

/** Pair 1 has no opponents until pair 10 comes: the first board is lost, the others are played. */
async function waitForLatePair() {
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
async function loseConnection() {
  const pairs = (await phone.sitDown(4))!;
  // Who sits where has been told by then.
  await phone.hasSentAll();
  await phone.setConnected(false);
  const lines = await phone.playOn(pairs, whatHappens);
  await phone.waits(8); // three results, three agreements, two confirmations
  await desk.go('Room');
  await desk.page.getByRole('button', { name: /^Table 4:.*playing/ }).waitFor();
  await phone.setConnected(true);
  await phone.hasSentAll();
  return lines;
}

/** The second board cannot be played: somebody has seen its cards. */
async function loseBoard() {
  const pairs = (await phone.sitDown(5))!;
  const [, board] = await phone.boards();
  const grounds = { clause: 'Law 12C2', reason: 'East has seen the cards at another table' };
  return evening.playWithout(
    phone,
    pairs,
    { board: board!, round: 5, table: 5 },
    { ns: 'A+', ew: 'A-' },
    grounds,
  );
}

const play = async (...rounds: readonly number[]) => {
  for (const round of rounds) await evening.playTapping(round, phone, ((round - 1) % 5) + 1);
};

test('a Howell of nine rounds: set up, every table tapped in its turn and the rest sent, ranked as by hand', async () => {
  await setUp();
  await evening.playTapping(1, phone, 1, waitForLatePair);
  await play(2, 3);
  await evening.playTapping(4, phone, 4, loseConnection);
  await evening.arrivedOnce(4, 4);
  await evening.playTapping(5, phone, 5, loseBoard);
  await evening.correct(3, 4);
  await play(6);
  await evening.penalise('5', 10);
  await play(7, 8, 9);

  const met = evening.lines.flatMap(({ ns, ew }) => [`${ns} – ${ew}`, `${ew} – ${ns}`]);
  expect(new Set(met).size).toBe(10 * 9); // everybody met everybody
  const seen = evening.lines.flatMap(({ board, ns, ew }) => [`${board}: ${ns}`, `${board}: ${ew}`]);
  expect(new Set(seen).size).toBe(10 * 27); // and nobody saw a board twice
  expect(seen).toHaveLength(10 * 27);

  await evening.end(9);
  await phone.page.getByText('The session is over.').waitFor();
  await evening.isRankedAsByHand({ Ranking: PAIRS });
  expect([desk, phone].flatMap(({ complaints }) => complaints)).toEqual([]);
});
