import { LANGUAGES } from 'naipe/game';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, type Evening, openEvening } from '../../scripts/demo/evening.mjs';
import { openTeams } from '../../scripts/demo/teams.mjs';
import { holds, likeness, strangeSigns, widening } from '../testing/layout.ts';
import { eventually, LAPTOP, PHONE, Site, type Visitor, violations } from '../testing/site.ts';
import { LOOKS, type Look, looksSound } from '../testing/sound.ts';

/** Paper is white. */
const PAPER = LOOKS.slice(0, 1);
let site: Site;
/** Played to the end and published. */
let over: Evening;
/** In its second round: table 1 has yet to begin, the others are done, and one of them calls. */
let playing: Evening;
/** A Swiss of teams, its second round in play. */
let teams: Awaited<ReturnType<typeof openTeams>>;

beforeAll(async () => {
  site = await Site.open();
  const { address, setupCode } = site;
  over = await openEvening({ address, setupCode, tables: 5 });
  for (let round = 1; round <= over.rounds; round++) await over.playRound(round);
  await over.close();
  await over.publish();
  playing = await openEvening({ address, setupCode, tables: 5, settings: { showRanking: 'live' } });
  await playing.playRound(1);
  await playing.playPart(2, (table) => (table === 1 ? 0 : Number.POSITIVE_INFINITY));
  teams = await openTeams({ address, setupCode, teams: 6, rounds: 3 });
  await teams.playRound(1);
  await teams.playPart(2, () => 3);
  await playing.callDirector(2, 'A card was led out of turn');
});

afterAll(() => site.close());

async function director(): Promise<Visitor> {
  const visitor = await site.visitor(LAPTOP);
  await visitor.page.request.post('/api/session/director', { data: { password: DEMO_PASSWORD } });
  return visitor;
}

/** What a thumb misses: lower than 44 px. A link in a row of a table is as large as its row, one in a sentence as its words. */
const small = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, select, input:not([type=checkbox], [type=radio]), a, summary')]
      .filter(
        (element) =>
          element.checkVisibility() && element.closest('table, p, li li, [data-sentence]') === null,
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && box.top >= 0 && box.height < 43.5)
      .map(({ element, box }) => `${Math.round(box.height)} px high: ${element.outerHTML}`),
  );

/** Accessible in both themes and sizes, nowhere wider than the screen, and large enough for a thumb. */
async function isSound(page: Page, looks: readonly Look[] = LOOKS): Promise<void> {
  await looksSound(page, looks, async ({ size }, where) => {
    if (size === PHONE.viewport) expect(await small(page), where).toEqual([]);
  });
  expect(await strangeSigns(page), page.url()).toEqual([]);
  // A gap that nobody filled.
  expect(await page.locator('body').textContent(), page.url()).not.toContain('{{');
  if (looks !== PAPER) await holds(page);
}

/** As a link does; the page before is gone when it answers. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (to) => {
    history.pushState(null, '', to);
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, path);

/** Goes to a page, as a link within the program does once the program is there, and waits until it has said everything. */
async function open(page: Page, path: string): Promise<void> {
  if (page.url().startsWith(site.address)) await follow(page, path);
  else await page.goto(path);
  // The page before stays, hidden, while the next is on its way.
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('h1, table')].some((element) => element.checkVisibility()) &&
      !document.body.textContent?.includes('One moment'),
  );
}

test('the start, signing in, and where there is nothing', async () => {
  const { page, leave } = await site.visitor(LAPTOP);
  const rulings = ['/rulings', '/rulings/words/revoke', '/rulings/laws/73C2'];
  const others = ['/tools', '/double-dummy', '/season', '/me'];
  for (const path of ['/', '/r', '/t', '/at/5', ...others, ...rulings, '/desk', '/nowhere']) {
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

test('matches of teams: results, projector, paper, desk', async () => {
  const { page, leave } = await director();
  const { tournament } = teams;
  const results = [
    'ranking',
    'matches',
    'match/1/A/1/1',
    'match/1/A/2/1',
    'cross',
    'butler',
    'team/1',
    'team/1/player/0',
    'team/1/players/0/1',
    'screen',
  ];
  for (const path of results) {
    await open(page, `/r/${tournament}/${path}`);
    await isSound(page);
  }
  for (const part of ['setup', 'entries', 'draw', 'room', 'boards/9', 'ranking', 'rulings', 'print']) {
    await open(page, `/desk/${tournament}/${part}`);
    await isSound(page);
  }
  await open(page, `/desk/${tournament}/matches`);
  await isSound(page);
  await page.getByRole('button', { name: /^Match 1/ }).click();
  for (const part of ['As IMPs', 'Line-ups', 'Ruling', 'A spoilt board', 'Penalty', 'Board by board']) {
    await page.getByRole('dialog').getByText(part, { exact: true }).first().click();
    await isSound(page);
  }
  for (const what of ['draw', 'sheets', 'matchCards', 'cross']) {
    await open(page, `/r/${tournament}/print/${what}`);
    await isSound(page, PAPER);
  }
  await leave();
});

test('the phone of a captain', async () => {
  const { page, leave } = await site.visitor(PHONE);
  const { tournament, codes } = teams;
  const home = `/p/${tournament}/pair/1`;
  await open(page, home);
  await isSound(page);
  await page.goto(`${home}?code=${codes.pairs.find(({ pair }) => pair === '1')!.code}`);
  await page.getByRole('heading', { level: 1, name: /^Clube/ }).waitFor();
  await isSound(page);
  for (const path of ['line-up', 'match', 'sign']) {
    await open(page, `${home}/${path}`);
    await isSound(page);
  }
  await leave();
});

test('the desk', async () => {
  const { page, leave } = await director();
  for (const path of ['/desk', '/desk/directors', '/desk/cards', '/desk/erasing', '/desk/register']) {
    await open(page, path);
    await isSound(page);
  }
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
    'boards/import',
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

test('what is behind a panel stays to be seen', async () => {
  const { page, leave } = await director();
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  // Each with how much of a laptop's screen lies beside it.
  const panels = [
    { at: '/', opener: button('Settings'), width: 640 },
    { at: `/r/${over.tournament}/pair/5`, opener: button(/^Why/), width: 640 },
    { at: `/desk/${playing.tournament}/room`, opener: button(/^Table 1/), width: 640 },
    { at: `/desk/${playing.tournament}/history`, opener: button(/^Find/), width: 300 },
  ];
  for (const { at, opener, width } of panels) {
    await open(page, at);
    await opener.waitFor();
    const beside = { clip: { x: 0, y: 0, width, height: LAPTOP.viewport.height } };
    // Something of the evening may just be coming in: then it is looked at once more.
    await eventually(async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const before = await page.screenshot(beside);
      await opener.click();
      await page.getByRole('dialog').waitFor();
      return likeness(page, [before, await page.screenshot(beside)]);
    }).toBeGreaterThan(0.9);
  }
  await leave();
});

/** Keeps what a page asks for until told, and counts how often it asks. */
async function held(page: Page, address: RegExp) {
  let asked = 0;
  let letGo = () => {};
  const told = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    asked += 1;
    await told;
    await route.continue();
  });
  return { asked: () => asked, letGo };
}

test('a button at work keeps its words, its size and the focus, and takes no second press', async () => {
  const { page, leave } = await director();
  await open(page, `/desk/${playing.tournament}/room`);
  const there = page.getByRole('button', { name: 'I was there' });
  await there.waitFor();
  const sending = await held(page, /\/commands$/);
  const before = await there.boundingBox();
  await there.click();
  await eventually(() => there.getAttribute('aria-busy')).toBe('true');
  await there.click();
  await page.keyboard.press('Enter');
  expect(await there.textContent()).toBe('I was there');
  expect(await there.boundingBox()).toEqual(before);
  expect(await there.evaluate((element) => element === document.activeElement)).toBe(true);
  sending.letGo();
  await there.waitFor({ state: 'detached' });
  expect(sending.asked()).toBe(1);
  await leave();
});

test('what is on its way has its outline, and says so to who does not see it', async () => {
  const { page, leave } = await director();
  const coming = await held(page, /\/views\/history/);
  await page.goto(`/desk/${playing.tournament}/history`);
  const outline = page.getByRole('status').filter({ hasText: 'One moment' });
  await outline.waitFor();
  const bones = outline.locator('[data-shape] > *');
  await eventually(() =>
    bones.evaluateAll((all) => all.filter((bone) => bone.checkVisibility()).length),
  ).toBe(6);
  expect(await violations(page)).toEqual([]);
  coming.letGo();
  await outline.waitFor({ state: 'detached' });
  await page.getByText('called the director').first().waitFor();
  await leave();
});

test('what is wrong with the data and with the scoring stands on the desk in words, with what to type and where to go', async () => {
  const { page, leave } = await director();
  const { tournament } = playing;
  const notices = [{ id: 1, finding: { kind: 'loss', tournament, has: 200, had: 210 } }];
  const findings = [{ finding: { kind: 'fact', tournament, fact: 12 } }];
  await page.route(/\/api\/storage$/, (route) =>
    route.fulfill({ json: { trouble: 'damaged', findings, notices } }),
  );
  // As the server tells of a penalty in per cent of a top that cross-IMPs know nothing of.
  const unscorable = { code: 'penalties-unfit', message: 'A penalty does not fit.', params: { pairs: '1' } };
  await page.route(/\/views\/desk/, async (route) => {
    const answer = await route.fetch();
    const json = answer.status() === 200 ? { ...(await answer.json()), unscorable } : undefined;
    await route.fulfill({ response: answer, ...(json === undefined ? {} : { json }) });
  });
  await page.goto(`/desk/${tournament}/room`);
  const bars = page.getByRole('alert').filter({ hasText: 'The database is damaged' });
  await bars.getByText('Friday Pairs: facts 201 to 210 are gone.').waitFor();
  expect(await bars.locator('code').allTextContents()).toEqual([
    'naipe check-data',
    `naipe export ${tournament} FILE --whole`,
  ]);
  const banner = page.getByRole('region', { name: 'This tournament cannot be scored' });
  expect(await banner.getByRole('link', { name: 'To the history' }).getAttribute('href')).toContain(
    '/history',
  );
  await isSound(page);
  await leave();
});

test('the strip of the desk is as high whatever it says, in every language', async () => {
  const { page, leave } = await director();
  await playing.callDirector(3, 'Who is dummy?');
  const heights = new Set<number>();
  for (const language of LANGUAGES) {
    await page.addInitScript((to) => localStorage.setItem('naipe-language', to), language);
    for (const { tournament } of [playing, over]) {
      await page.goto(`/desk/${tournament}/print`);
      const strip = page.locator('main section').first();
      await strip.waitFor();
      heights.add(await strip.evaluate(({ clientHeight }) => clientHeight));
    }
  }
  expect([...heights]).toHaveLength(1);
  await leave();
});

test('a new page begins at its top, and one goes back to where one was', async () => {
  const { page, leave } = await site.visitor(PHONE);
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await open(page, `/r/${over.tournament}/ranking`);
  const last = page.getByRole('table').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(100);
  await last.click();
  await page.waitForURL('**/pair/**');
  await page.getByRole('table').first().waitFor();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await last.waitFor();
  await eventually(scrolled).toBe(before);
  await leave();
});

test('no font of the machine is seen in these tests, so that none is needed', async () => {
  const { page, leave } = await site.visitor(LAPTOP);
  const widths = await page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d')!;
    return ['sans-serif', 'serif', 'monospace', 'system-ui', '"DejaVu Sans"', 'Arial'].map((family) => {
      context.font = `1000px ${family}`;
      return context.measureText('iW').width;
    });
  });
  // The blank typeface alone has an i as wide as a W.
  expect(new Set(widths)).toEqual(new Set([1000]));
  await leave();
});

test('the typeface comes with the page and is kept for good; where it does not come the page holds', async () => {
  const { page, leave } = await site.visitor(PHONE);
  const asked = page.waitForResponse(/\.woff2$/);
  await open(page, '/');
  const { 'content-type': type, 'cache-control': kept } = (await asked).headers();
  expect([type, kept]).toEqual(['font/woff2', expect.stringContaining('immutable')]);
  const loaded = page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect((await loaded).map((family) => family.replaceAll('"', ''))).toEqual(['Atkinson Hyperlegible Next']);
  expect(await widening(page)).toBeCloseTo(1.2, 1);
  await leave();

  const without = await site.visitor(PHONE, /ERR_FAILED/);
  await without.page.route(/\.woff2$/, (route) => route.abort());
  await open(without.page, '/');
  await holds(without.page);
  expect(without.complaints).toEqual([]);
  await without.leave();
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
    await press(/^We are/);
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
