import { afterAll, beforeAll, expect, test } from 'vitest';
import { surely } from '../testing/by-hand.ts';
import { Desk } from '../testing/desk.ts';
import { Evening } from '../testing/evening.ts';
import { Phone } from '../testing/phone.ts';
import { another, pointsOf, whatHappens } from '../testing/played.ts';
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
  const [ns, ew] =
    pairs.ns === '10' ? (['late', 'late-opponent'] as const) : (['late-opponent', 'late'] as const);
  await desk.award({ board: board!, round: 1, table: 1 }, [ns, ew], ['RTP 2.2.3.1', 'Came late']);
  await phone.isSettled(board!);
  const lost = { board: board!, ...pairs, happened: [], given: { ns, ew } };
  return [lost, ...(await phone.playOn(pairs, whatHappens))];
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

/** The second board cannot be played: a player saw it at another table. */
async function loseBoard(phone: Phone) {
  const pairs = (await phone.sitDown(5))!;
  const [, board] = await phone.boards();
  await desk.award(
    { board: board!, round: 5, table: 3 },
    ['A+', 'A-'],
    ['Law 12C2', 'East has seen the cards'],
  );
  await phone.isSettled(board!);
  const lost = { board: board!, ...pairs, happened: [], given: { ns: 'A+', ew: 'A-' } } as const;
  return [lost, ...(await phone.playOn(pairs, whatHappens))];
}

/** Both sides say that another result was agreed than happened. */
async function correctBoard(round: number, table: number): Promise<void> {
  const line = evening.lineAt(round, table);
  const right = another(line);
  await desk.correct(line.board, line.ns, right);
  await desk.isRecorded(`Board ${line.board}, round ${round}, table ${table} was corrected`, 1);
  evening.change(line, surely(pointsOf(right, line.board)));
}

test('a Howell of nine rounds is set up, played by taps on every phone, and ranked as by hand', async () => {
  await setUp();
  await evening.play(1, { 1: () => waitForLatePair(phones[0]!) });
  for (const round of [2, 3]) await evening.play(round);
  await evening.play(4, { 2: () => loseConnection(phones[1]!) });
  for (const { board } of evening.linesAt(4, 2)) {
    await desk.isRecorded(`Board ${board}, round 4, table 2:`, 2); // entered once, agreed once
  }
  await evening.play(5, { 3: () => loseBoard(phones[2]!) });
  await correctBoard(3, 4);
  await evening.play(6);
  await desk.penalise('4', 10, 'Talked about a board');
  for (const round of [7, 8, 9]) await evening.play(round);

  const met = evening.lines.flatMap(({ ns, ew }) => [`${ns} – ${ew}`, `${ew} – ${ns}`]);
  expect(new Set(met).size).toBe(10 * 9); // everybody met everybody
  const seen = evening.lines.flatMap(({ board, ns, ew }) => [`${board}: ${ns}`, `${board}: ${ew}`]);
  expect(new Set(seen).size).toBe(10 * 27); // and nobody saw a board twice
  expect(seen).toHaveLength(10 * 27);

  await evening.end(9);
  for (const { page } of phones) await page.getByText('The session is over.').waitFor();
  await evening.isRankedAsByHand({ 4: 0.1 }, { Ranking: PAIRS });
  expect([desk, ...phones].flatMap(({ complaints }) => complaints)).toEqual([]);
});
