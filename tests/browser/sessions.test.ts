import { randomUUID } from 'node:crypto';
import { orThrow } from 'naipe/base';
import { howell } from 'naipe/movement';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { plan, SMALL } from '../testing/club.ts';
import { signedIn } from '../testing/signed-in.ts';
import { field, PHONE, press, type Site, type Visitor } from '../testing/site.ts';
import { looksSound } from '../testing/sound.ts';

let site: Site;
let director: Client;
let desk: Visitor;

beforeAll(async () => {
  ({ site, director, desk } = await signedIn());
});
afterAll(() => site.close());

/** How many couples of pairs never meet, meet once, twice, more often: as the page says. */
async function timesMet(): Promise<readonly string[]> {
  const panel = desk.page.getByRole('region', { name: 'Who meets whom' });
  await panel.waitFor();
  return panel.getByRole('definition').allInnerTexts();
}

const tournamentAt = (url: string): string => /\/desk\/([^/]+)/.exec(url)![1]!;

interface TableCard {
  readonly section: string;
  readonly table: number;
  readonly lines: readonly {
    readonly round: number;
    readonly ns: string | null;
    readonly ew: string | null;
    readonly boards: readonly number[];
  }[];
}

/** Every board of a session: the pair with the smaller number always wins. */
async function playAll(id: string, session: number): Promise<void> {
  const cards: readonly TableCard[] = (await director.view(id, 'table-cards', { session })).json.cards;
  const rounds = Math.max(...cards.flatMap(({ lines }) => lines.map(({ round }) => round)));
  for (let round = 1; round <= rounds; round++) {
    await director.must(id, 'start-round', { session, round });
    for (const { section, table, lines } of cards)
      for (const { ns, ew, boards } of lines.filter((line) => line.round === round))
        for (const board of ns === null || ew === null ? [] : boards)
          await director.must(id, 'record-result', {
            session,
            section,
            round,
            table,
            board,
            result: `1NT${Number(ns) < Number(ew) ? 'N' : 'E'}=`,
            by: 'director',
          });
  }
}

test('RTP 3.5.5.3: 22 pairs, three sessions: the mixed scheme is planned whole, and everybody meets everybody once', async () => {
  const { page } = desk;
  await page.getByRole('link', { name: 'New tournament' }).click();
  await field(page, 'How many pairs?').fill('22');
  await field(page, 'How many sessions?').fill('3');
  await page.getByRole('radio', { name: /Mitchell and Howell in 3 sessions.*RTP 3\.5\.5\.3/ }).check();
  await looksSound(page);
  await press(page, 'Create and enter the pairs');
  await page.getByRole('heading', { level: 1, name: 'Entries' }).waitFor();
  const id = tournamentAt(page.url());
  for (let pair = 1; pair <= 22; pair++)
    await director.must(id, 'change-contestant', {
      kind: 'pair',
      contestant: `${pair}`,
      valueIndex: 10 * pair,
    });

  await page.goto(`/desk/${id}/setup`);
  // 22 pairs are 231 couples: 3 × 49 in the Mitchells and 3 × 28 in the Howells.
  expect(await timesMet()).toEqual(['0', '231', '0', '0']);
  await field(page, 'Seats').selectOption('index');
  await page.getByRole('radio', { name: /Mitchell and Howell in 3 sessions/ }).check();
  await looksSound(page);
  await press(page, 'Play this movement');
  await page.getByRole('heading', { level: 1, name: 'Room' }).waitFor();
  const { json } = await director.view(id, 'entries');
  const numberOf = (pair: string): readonly number[] =>
    json.entries
      .find((entry: { contestant: string }) => entry.contestant === pair)
      .seats.map(({ number }: { readonly number: number }) => number);
  // The least index is the pivot; the three greatest are in the three groups of seven, in all three sessions.
  expect(numberOf('1')).toEqual([22, 22, 22]);
  expect(new Set(['22', '21', '20'].map((pair) => Math.ceil(numberOf(pair)[0]! / 7))).size).toBe(3);
});

test('ROP 5.6, RTP 3.1.3.2: six qualify of eight, the final is drawn from the ranking, a quarter is carried over', async () => {
  const { page } = desk;
  const settings = {
    sessionCount: 2,
    qualifyingPlaces: 6,
    carryOver: { afterSession: 1, share: '1/4', toNearest: '0.01', rounding: 'half-up' },
  };
  const created = await director.post('/api/tournaments', {
    id: randomUUID(),
    data: { name: 'Nowhere Final', date: '2026-03-14', settings },
  });
  const id: string = created.json.tournament;
  const movement = orThrow(howell({ pairs: 8, boardsPerRound: 2 }));
  const seating = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [at + 1, `${at + 1}`]));
  for (const pair of Object.values(seating))
    await director.must(id, 'enter-contestant', {
      kind: 'pair',
      contestant: pair,
      players: [{ name: `Ana ${pair}` }, { name: `Rui ${pair}` }],
    });
  await director.must(id, 'plan-session', { session: 1, sections: [{ section: 'A', movement, seating }] });
  await director.must(id, 'open-session', { session: 1, ...SMALL });
  await playAll(id, 1);
  await director.must(id, 'close-session', { session: 1 });

  await page.goto(`/desk/${id}/setup`);
  await page.getByText('not planned yet').waitFor();
  await field(page, 'Who plays').selectOption('first');
  await page.getByText(/^Qualified, 6 pairs:/).waitFor();
  const words = await page.getByText(/^Qualified, 6 pairs:/).textContent();
  const qualified = words!.split(': ')[1]!.split(', ');
  await field(page, 'Seats').selectOption('ranking');
  await looksSound(page);
  await press(page, 'Play this movement');
  await page.getByRole('heading', { level: 1, name: 'Room' }).waitFor();
  const ranking = await director.view(id, 'ranking', { session: 1 });
  expect(new Set(qualified)).toEqual(
    new Set(ranking.json.lists[0].lines.slice(0, 6).map((line: { contestant: string }) => line.contestant)),
  );

  await director.must(id, 'open-session', { session: 2, ...SMALL });
  await playAll(id, 2);
  await director.must(id, 'close-session', { session: 2 });
  const watcher = await site.visitor(PHONE);
  await watcher.page.goto(`/r/${id}/ranking`);
  await watcher.page
    .getByText('After session 1, 1/4 of the score is carried over', { exact: false })
    .waitFor();
  await looksSound(watcher.page);
  expect(await watcher.page.getByRole('table').count()).toBe(2);
  expect(watcher.complaints).toEqual([]);
  await watcher.leave();
  expect(desk.complaints).toEqual([]);
});

test('RTP 3.5.2: a triplet: its third player, two thirds of the indexes, and who of the three plays', async () => {
  const { page } = desk;
  const created = await director.post('/api/tournaments', {
    id: randomUUID(),
    data: { name: 'Nowhere Triplets', date: '2026-03-14', settings: {} },
  });
  const id: string = created.json.tournament;
  await plan(director, id);
  await director.must(id, 'open-session', { session: 1, ...SMALL });
  await director.must(id, 'start-round', { session: 1, round: 1 });

  await page.goto(`/desk/${id}/entries`);
  await press(page, 'Pair 1: more', 'Triplet');
  await page.getByRole('combobox', { name: 'Third player' }).fill('Eva Três');
  for (const [name, index] of [
    ['Álvaro Pêra 1', '60'],
    ['Zoë Ñandú 1', '45'],
    ['Eva Três', '21'],
  ] as const)
    await field(page, `Value index of ${name}`).fill(index);
  await looksSound(page);
  await press(page, 'Enter the third player');
  // 2/3 of 126.
  await page.getByText('Value index of the triplet: 84', { exact: false }).waitFor();
  await field(page, 'Who plays').selectOption({ label: 'Álvaro Pêra 1 – Eva Três' });
  await press(page, 'They play');

  const codes = await director.get(`/api/tournaments/${id}/codes`);
  const phone = await site.visitor(PHONE);
  await phone.page.goto(`/t/${id}?code=${codes.json.tables[0].code}`);
  await phone.page.getByText('Eva Três').first().waitFor();
  expect(await phone.page.getByText('Zoë Ñandú 1').count()).toBe(0);
  await looksSound(phone.page);

  // Their own phone: now the other two.
  const { code } = codes.json.pairs.find(({ pair }: { pair: string }) => pair === '1');
  const own = await site.visitor(PHONE);
  await own.page.goto(`/p/${id}/pair/1#code=${code}`);
  await field(own.page, 'Who of you plays from round 1 on?').selectOption({
    label: 'Álvaro Pêra 1 – Zoë Ñandú 1',
  });
  await looksSound(own.page);
  await press(own.page, 'These two play');
  await phone.page.getByText('Zoë Ñandú 1').first().waitFor();
  expect([...phone.complaints, ...own.complaints]).toEqual([]);
  await phone.leave();
  await own.leave();
});
