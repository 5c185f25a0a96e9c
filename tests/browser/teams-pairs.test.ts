import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Desk } from '../testing/desk.ts';
import { inOrder } from '../testing/in-order.ts';
import { type MatchDesk, openMatches } from '../testing/match-desk.ts';
import { Phone } from '../testing/phone.ts';
import { cells, eventually, field, press, type Site } from '../testing/site.ts';
import { looksSound } from '../testing/sound.ts';

/* Matches of pairs (RTP 3.5.9.2): each board counts in IMPs against what the field made of it, each match in VPs. */

let site: Site;
let desk: Desk;
let matches: MatchDesk;
let page: Page;

beforeAll(async () => {
  ({ site, desk, page, matches } = await openMatches());
});
afterAll(() => site.close());

/** The pairs in the order of the ranking that everybody sees. */
async function ranked(): Promise<readonly string[]> {
  const visitor = await site.visitor({ viewport: { width: 1280, height: 800 } });
  await visitor.page.goto(`/r/${desk.tournament}/ranking`);
  await visitor.page.getByRole('table').waitFor();
  const rows = await cells(visitor.page.getByRole('table'));
  await looksSound(visitor.page);
  await visitor.leave();
  return rows.map((row) => /\d+/.exec(row.slice(1).join(' '))?.[0] ?? '');
}

describe.sequential('a Swiss of pairs in IMPs with VPs', () => {
  inOrder();

  test('is created, and its first round drawn, one table a match', async () => {
    await desk.setPassword();
    await page.getByRole('link', { name: 'New tournament' }).click();
    await page.getByText('Pairs in matches', { exact: true }).click();
    await field(page, 'How many pairs?').fill('6');
    await page.getByRole('radio', { name: /Swiss/ }).check();
    await page.getByRole('spinbutton', { name: 'Rounds' }).fill('3');
    await field(page, 'Boards a match').fill('2');
    await looksSound(page);
    await press(page, 'Create and enter the pairs');
    await page.getByRole('heading', { level: 1, name: 'Entries' }).waitFor();
    await matches.send('change-settings', { changes: { showRanking: 'live' } });
    await desk.go('Draw');
    await matches.drawProposed(1);
    await matches.publish(1);
    await desk.step('Open the session');
    await desk.step('Start round 1');
    expect((await matches.drawn(1)).matches.map(({ closed }) => closed)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('a table plays its match on its phone, and a pair sees its own', async () => {
    const { matches: drawn } = await matches.drawn(1);
    const [{ home, open }] = drawn as [(typeof drawn)[number]];
    const card = (await desk.cards()).find(({ table }) => table === open.table)!;
    const phone = await Phone.of(site);
    await phone.join(card);
    await looksSound(phone.page);
    await phone.question().click();
    await press(phone.page, /^Enter board 1/);
    await phone.score(1, '6SN=');
    await phone.page.context().close();
    const pair = await matches.captainOf(home.contestant);
    await pair.page.getByRole('heading', { level: 1 }).first().waitFor();
    await looksSound(pair.page);
    expect([...phone.complaints, ...pair.complaints]).toEqual([]);
    await pair.leave();
  });

  test('the others make twelve tricks in game: the slam wins its match, its opponents are last', async () => {
    const drawn = await matches.drawn(1);
    const [slam] = drawn.matches as [(typeof drawn.matches)[number]];
    const { session, section, first } = drawn;
    const record = (table: number, board: number, result: string) =>
      matches.send('record-result', {
        ...{ session, section, round: first, table, board, result },
        ...{ by: 'director', expects: null },
      });
    for (const { open } of drawn.matches.slice(1)) await record(open.table, 1, '4SN+2');
    for (const { open } of drawn.matches) await record(open.table, 2, '3NTS=');
    await desk.go('Matches');
    await looksSound(page);
    await eventually(async () => {
      const order = await ranked();
      return [order[0], order.at(-1)];
    }).toEqual([slam.home.contestant, slam.away.contestant]);
    await page.goto(`/r/${desk.tournament}/matches`);
    await page.getByRole('link', { name: /.+/ }).first().waitFor();
    await looksSound(page);
    expect(desk.complaints).toEqual([]);
  });
});

describe.sequential('a round robin of pairs', () => {
  inOrder();

  test('its calendar is drawn at once, and a match typed board by board counts', async () => {
    await matches.create({
      settings: { contestants: 'pair', showRanking: 'live' },
      entries: [1, 2, 3, 4].map((pair) => ({
        kind: 'pair',
        contestant: String(pair),
        players: [{ name: `Ana ${pair}` }, { name: `Rui ${pair}` }],
      })),
      format: {
        kind: 'matches',
        draw: { kind: 'round-robin', double: false, neighboursEarly: false },
        match: { boards: 2, segments: 1, scoring: 'imps', lineUps: 'none', deals: 'common' },
      },
    });
    await press(page, 'Draw the whole calendar');
    await press(page, 'Publish all 3 rounds');
    await desk.step('Open the session');
    await desk.step('Start round 1');
    const { session, section, first, matches: drawn } = await matches.drawn(1);
    const [one] = drawn as [(typeof drawn)[number]];
    await matches.openMatch(/^Match 1/);
    // The other table has the board passed out: the game wins against what the field made of it.
    await matches.typeRoom('Open room', { 1: '4sn=', 2: 'p' });
    for (const { open } of drawn.slice(1))
      for (const board of [1, 2])
        await matches.send('record-result', {
          ...{ session, section, round: first, table: open.table, board, result: 'Pass' },
          ...{ by: 'director', expects: null },
        });
    await looksSound(page);
    await press(page, 'Close');
    await eventually(async () => (await ranked())[0]).toBe(one.home.contestant);
    expect(desk.complaints).toEqual([]);
  });
});
