import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, type Evening, openEvening } from '../../scripts/demo/evening.mjs';
import { LAPTOP, overflow, PHONE, Site, type Visitor, violations } from '../testing/site.ts';

/** Both sizes and both themes: what a theme changes, it changes at every size. */
const LOOKS = [
  { size: LAPTOP.viewport, colorScheme: 'light' },
  { size: PHONE.viewport, colorScheme: 'dark' },
] as const;
/** Paper is white. */
const PAPER = LOOKS.slice(0, 1);
let site: Site;
/** Played to the end and published. */
let over: Evening;
/** In its second round: table 1 has yet to begin, the others are done, and one of them calls. */
let playing: Evening;

beforeAll(async () => {
  site = await Site.open();
  const { address } = site;
  over = await openEvening({ address, tables: 5 });
  for (let round = 1; round <= over.rounds; round++) await over.playRound(round);
  await over.close();
  await over.publish();
  playing = await openEvening({ address, tables: 5, settings: { showRanking: 'live' } });
  await playing.playRound(1);
  await playing.playPart(2, (table) => (table === 1 ? 0 : Number.POSITIVE_INFINITY));
  await playing.callDirector(2, 'A card was led out of turn');
});

afterAll(() => site.close());

async function director(): Promise<Visitor> {
  const visitor = await site.visitor(LAPTOP);
  await visitor.page.request.post('/api/session/director', { data: { password: DEMO_PASSWORD } });
  return visitor;
}

/** What a thumb misses: lower than 44 px. A link in a row of a table is as large as its row. */
const small = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, select, input:not([type=checkbox], [type=radio]), a, summary')]
      .filter((element) => element.checkVisibility() && element.closest('table, p, li li') === null)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && box.top >= 0 && box.height < 43.5)
      .map(({ element, box }) => `${Math.round(box.height)} px high: ${element.outerHTML}`),
  );

/** Accessible in both themes and sizes, nowhere wider than the screen, and large enough for a thumb. */
async function isSound(page: Page, looks: readonly (typeof LOOKS)[number][] = LOOKS): Promise<void> {
  const before = page.viewportSize();
  for (const { size, colorScheme } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    const where = `${new URL(page.url()).pathname} in ${colorScheme}, ${size.width} wide`;
    expect(await violations(page), where).toEqual([]);
    expect(await overflow(page), where).toBeLessThanOrEqual(0);
    if (size === PHONE.viewport) expect(await small(page), where).toEqual([]);
  }
  if (before !== null) await page.setViewportSize(before);
}

/** Opens a page and waits until it has said everything. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1, table').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.body.textContent?.includes('One moment'));
}

test('the start, signing in, and where there is nothing', async () => {
  const { page, leave } = await site.visitor(LAPTOP);
  for (const path of ['/', '/r', '/t', '/desk', '/nowhere']) {
    await open(page, path);
    await isSound(page);
  }
  await page.goto('/');
  await page.getByRole('banner').getByRole('button').click();
  await page.getByRole('dialog').waitFor();
  await isSound(page);
  await leave();
});

test('the results, the projector and the paper', async () => {
  const { page, leave } = await director();
  const paper = ['ranking', 'frequencies', 'travellers', 'cards', 'guides', 'tables', 'blank'];
  for (const path of ['ranking', 'board', 'board/7', 'pair/5', 'screen']) {
    await open(page, `/r/${over.tournament}/${path}`);
    await isSound(page);
  }
  for (const what of paper) {
    await open(page, `/r/${over.tournament}/print/${what}`);
    await isSound(page, PAPER);
  }
  await leave();
});

test('the desk', async () => {
  const { page, leave } = await director();
  await open(page, '/desk');
  await isSound(page);
  await open(page, '/desk/new');
  await page.getByLabel('How many pairs?').fill('17');
  await page.getByText('Recommended').waitFor();
  await isSound(page);
  const parts = [
    'setup',
    'entries',
    'room',
    'room/codes',
    'boards/1',
    'ranking',
    'rulings',
    'print',
    'history',
  ];
  for (const part of parts) {
    await open(page, `/desk/${playing.tournament}/${part}`);
    await isSound(page);
  }
  await leave();
});

test('a phone through its round', async () => {
  const { page, leave } = await site.visitor(PHONE);
  const press = async (...names: readonly (string | RegExp)[]) => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).click();
  };
  await open(page, `/t/${playing.tournament}`);
  await isSound(page);
  const { code } = playing.codes.tables.find(({ table }) => table === 1)!;
  await page.goto(`/t/${playing.tournament}?code=${code}`);
  await page.getByRole('button', { name: 'Yes, that is us' }).waitFor();
  await isSound(page);
  await press('Yes, that is us');
  const next = page.getByRole('button', { name: /^(Enter board|Next: board)/ });
  await next.waitFor();
  await isSound(page);
  let isFirst = true;
  while ((await next.count()) > 0) {
    await next.click();
    await press('3', 'NT', 'East', 'one down');
    if (isFirst) await isSound(page);
    await press(/^Hand it to/);
    await page.locator('button:enabled', { hasText: 'We agree' }).waitFor();
    if (isFirst) await isSound(page);
    await press('We agree');
    await page.getByRole('heading', { name: /is agreed/ }).waitFor();
    if (isFirst) await isSound(page);
    isFirst = false;
  }
  await press('Check and confirm the round');
  await isSound(page);
  await press('Right: North–South confirm', 'Right: East–West confirm');
  await page.getByRole('heading', { name: 'Where next' }).waitFor();
  await isSound(page);
  await leave();
});
