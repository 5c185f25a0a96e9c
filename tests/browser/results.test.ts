import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, type Evening, openEvening } from '../../scripts/demo/evening.mjs';
import { fitsPhones } from '../testing/layout.ts';
import { LAPTOP, overflow, PHONE, Site, sheets, eventually as soon, violations } from '../testing/site.ts';

/** Fourteen tables, twenty-eight pairs, two lists. */
const PAIRS = 28;
const PROJECTOR = { viewport: { width: 1920, height: 1080 } };

let site: Site;
let address: string;
/** Played to the end and published. */
let played: Evening;
/** After its second round; the organiser shows the ranking after the session. */
let secret: Evening;
/** After its first round, when many are still equal. */
let young: Evening;

beforeAll(async () => {
  site = await Site.open();
  address = site.address;
  const { setupCode } = site;
  played = await openEvening({ address, setupCode });
  for (let round = 1; round <= played.rounds; round++) await played.playRound(round);
  await played.close();
  await played.publish();
  secret = await openEvening({
    address,
    setupCode,
    tables: 5,
    settings: { showRanking: 'after-session', showTraveller: 'after-session' },
  });
  for (const round of [1, 2]) await secret.playRound(round);
  young = await openEvening({ address, setupCode, tables: 5, settings: { showRanking: 'live' } });
  await young.playRound(1);
});

afterAll(() => site.close());

interface Visit {
  readonly path: string;
  readonly of?: Evening;
  readonly device?: typeof PHONE | typeof LAPTOP;
  readonly theme?: 'light' | 'dark';
  readonly locale?: string;
  readonly asDirector?: boolean;
}

/** Opens a page of the results as somebody new, and fails on anything the browser complains about. */
async function visit(
  { path, of = played, device = LAPTOP, theme = 'light', locale = 'en-GB', asDirector = false }: Visit,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const { page, complaints, leave } = await site.visitor({ ...device, colorScheme: theme, locale });
  if (asDirector) {
    const data = { password: DEMO_PASSWORD };
    await page.request.post('/api/session/director', { data });
  }
  try {
    await page.goto(`/r/${of.tournament}/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(page);
    expect(complaints).toEqual([]);
  } finally {
    await leave();
  }
}

/** Until what is asked of the server is on the page. */
const settled = (page: Page) => page.locator('main table, main li').first().waitFor();

const rows = (page: Page) => page.locator('tbody tr');

describe('the ranking', () => {
  test('two lines side by side, everybody once, in the order of their scores', async () => {
    await visit({ path: 'ranking' }, async (page) => {
      await settled(page);
      expect(await page.getByRole('table', { name: 'North–South' }).count()).toBe(1);
      expect(await page.getByRole('table', { name: 'East–West' }).count()).toBe(1);
      expect(await rows(page).count()).toBe(PAIRS);
      for (const line of ['North–South', 'East–West']) {
        const scores = await page
          .getByRole('table', { name: line })
          .locator('tbody tr td:last-child')
          .allInnerTexts();
        const figures = scores.map((text) => Number.parseFloat(text));
        expect(figures).toEqual([...figures].sort((a, b) => b - a));
        // The share of the top that all pairs have together is half, but for what the director gave and took.
        const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
        expect(Math.abs(mean - 50)).toBeLessThan(1);
      }
      expect(await page.getByText('Final results.').count()).toBe(1);
      expect(await page.getByText(/^penalty/).count()).toBe(1);
    });
  });

  test('finds a name without its accents, shows one line, and keeps both in the address', async () => {
    await visit({ path: 'ranking' }, async (page) => {
      await page.getByLabel('Find a name or number').fill('herminia');
      await soon(() => rows(page).count()).toBe(2);
      await page.getByText('East–West', { exact: true }).first().click();
      await soon(() => rows(page).count()).toBe(1);
      await page.reload();
      await settled(page);
      expect(await rows(page).count()).toBe(1);
      await page.getByLabel('Find a name or number').fill('nobody at all');
      await soon(() => page.getByText('Nobody is called').count()).toBe(1);
    });
  });

  test('a row leads to the pair’s card, from the keyboard too', async () => {
    await visit({ path: 'ranking' }, async (page) => {
      await settled(page);
      const first = rows(page).first();
      const name = await first.locator('a > span').first().textContent();
      await first.getByRole('link').focus();
      await page.keyboard.press('Enter');
      await soon(() => page.getByRole('heading', { level: 1 }).textContent()).toContain(name);
    });
  });

  test('an equal place says with whom, and when the tie is broken', async () => {
    await visit({ path: 'ranking', of: young }, async (page) => {
      await settled(page);
      expect(await page.getByText('Provisional').count()).toBe(1);
      await page
        .getByRole('button', { name: /, equal$/ })
        .first()
        .click();
      const panel = page.getByRole('dialog');
      await panel.getByText('Equal with pair').waitFor();
      expect(await panel.textContent()).toContain('until all results are in');
      expect(await violations(page)).toEqual([]);
      expect(page.url()).toContain('tie=');
      await panel.getByRole('button', { name: 'Close' }).click();
      await panel.waitFor({ state: 'hidden' });
    });
  });

  test('changes by itself as results come in', async () => {
    await visit({ path: 'ranking', of: young }, async (page) => {
      await settled(page);
      const before = await page.getByText('results are in').textContent();
      await young.playRound(2);
      await soon(() => page.getByText('results are in').textContent()).not.toBe(before);
    });
  });

  test('leads to the files', async () => {
    await visit({ path: 'ranking' }, async (page) => {
      await settled(page);
      for (const [name, begins] of [
        ['CSV (spreadsheet)', /./],
        ['PBN', /^%|^\[/],
        ['USEBIO', /^<\?xml/],
      ] as const) {
        const href = await page.getByRole('link', { name }).getAttribute('href');
        const answer = await page.request.get(href!);
        expect(answer.status(), name).toBe(200);
        expect(await answer.text()).toMatch(begins);
      }
    });
  });
});

describe('a pair and a board', () => {
  test('a card has every board of the pair, and says where each score comes from (Law 78A)', async () => {
    await visit({ path: 'pair/1' }, async (page) => {
      await settled(page);
      const played = page.getByRole('table').first().locator('tbody tr');
      expect(await played.count()).toBe(26);
      await played.first().getByRole('button').click();
      const panel = page.getByRole('dialog');
      await panel.getByRole('table').waitFor();
      const score = /Why ([\d.]+)%/.exec((await rows(page).first().innerHTML()) ?? '')?.[1];
      const sentence = await panel.getByText('comparisons').textContent();
      const [gained, , top] = sentence!.match(/[\d.]+/g)!.map(Number);
      expect((gained! / top!) * 100).toBeCloseTo(Number(score), 1);
      const comparisons = await panel.locator('tbody tr td:last-child').allInnerTexts();
      expect(comparisons.reduce((sum, text) => sum + Number(text), 0)).toBeCloseTo(gained!, 1);
      expect(await panel.getByText('By Law 78A.').count()).toBe(1);
      expect(page.url()).toContain('why=');
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
    });
  });

  test('a pair has its place and score on top, as in the ranking, and a link for others without secrets', async () => {
    const ranking = await fetch(`${address}/api/tournaments/${played.tournament}/views/ranking?session=1`);
    const { lists } = await ranking.json();
    const { lines } = lists.find(({ line }: { line: string }) => line === 'EW');
    const { contestant: pair, place, score } = lines[2];
    await visit({ path: `pair/${pair}`, device: PHONE }, async (page) => {
      await settled(page);
      await page.locator('dl dd').first().waitFor();
      const standing = await page.locator('dl dd').allInnerTexts();
      expect(standing[0]).toMatch(new RegExp(`^=?${place}\\s+of ${lines.length}$`));
      expect(Number.parseFloat(standing[1]!)).toBeCloseTo(Number(score), 2);
      await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
      await page.getByRole('button', { name: 'Share' }).click();
      const shared = await page.getByLabel('Address of this page').inputValue();
      expect(shared).toBe(`${address}/r/${played.tournament}/pair/${pair}`);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    });
  });

  test('whoever types a name finds the pair while there is no ranking yet', async () => {
    const entries = await fetch(`${address}/api/tournaments/${secret.tournament}/views/entries`);
    const [first] = (await entries.json()).entries;
    await visit({ path: 'ranking', of: secret, device: PHONE }, async (page) => {
      await page.getByLabel('Find yourself').fill(first.players[0].name.toLowerCase());
      await page.getByRole('link', { name: first.players[0].name }).click();
      await soon(() => page.url()).toContain(`/pair/${first.contestant}`);
      await page.getByRole('heading', { level: 1, name: first.players[0].name }).waitFor();
    });
  });

  test('a board has its traveller and frequencies, and what the director decided on it', async () => {
    await visit({ path: 'board/7' }, async (page) => {
      await settled(page);
      const traveller = page.getByRole('table', { name: 'Traveller' });
      expect(await traveller.locator('tbody tr').count()).toBe(13);
      expect(await traveller.getByText('assigned').count()).toBe(1);
      const counts = await page
        .getByRole('table', { name: 'Frequencies' })
        .locator('tbody tr td:nth-child(2)')
        .allInnerTexts();
      // Twelve results count; the thirteenth was adjusted and stands in a line of its own.
      const counted = counts.slice(0, -1).reduce((sum, text) => sum + Number(text), 0);
      expect(counted).toBe(12);
      await page.getByRole('link', { name: 'Board 8' }).click();
      await soon(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Board 8');
    });
  });

  test('the penalty stands on the card with its rule', async () => {
    await visit({ path: 'pair/5' }, async (page) => {
      await soon(() => page.getByText('Penalty of 10% of a top').textContent()).toContain('Law 90B2');
    });
  });
});

describe('what is not to be seen yet', () => {
  test.each(['ranking', 'board/1', 'pair/1'])('%s: a calm sentence and nothing else', async (path) => {
    await visit({ path, of: secret }, async (page) => {
      await page.getByRole('heading', { name: 'Not yet' }).waitFor();
      expect(await page.getByRole('table').count()).toBe(0);
      expect(await page.content()).not.toMatch(/\d%/);
      expect(await violations(page)).toEqual([]);
    });
  });

  test('the projector shows the clock and how to follow, and no ranking', async () => {
    await visit({ path: 'screen', of: secret, device: PROJECTOR }, async (page) => {
      await page.getByText('when the session is over').waitFor();
      expect(await page.getByText('Round 2 of').count()).toBe(1);
      expect(await page.getByRole('table').count()).toBe(0);
    });
  });

  test('the files are not given either', async () => {
    await visit({ path: 'ranking', of: secret }, async (page) => {
      const answer = await page.request.get(`/api/tournaments/${secret.tournament}/results.csv`);
      expect(await answer.text()).not.toMatch(/\d\d[.,]\d\d/);
    });
  });

  test('codes of tables are for the director', async () => {
    await visit({ path: 'ranking', of: secret }, async (page) => {
      const answer = await page.request.get(`/api/tournaments/${secret.tournament}/codes`);
      expect(answer.status()).toBe(401);
    });
  });
});

describe('the projector', () => {
  test('turns its sheets by itself and is readable at ten metres', async () => {
    await visit({ path: 'screen', device: PROJECTOR }, async (page) => {
      await settled(page);
      const size = await rows(page)
        .first()
        .locator('td')
        .last()
        .evaluate((cell) => getComputedStyle(cell).fontSize);
      // A twenty-fifth of the height of the screen.
      expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(1080 / 25);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1080);
      const first = await rows(page).first().textContent();
      await soon(() => rows(page).first().textContent()).not.toBe(first);
    });
  });
});

describe('paper', () => {
  test('a ranking of 28 pairs is one sheet', async () => {
    await visit({ path: 'print/ranking' }, async (page) => {
      await soon(() => rows(page).count()).toBe(PAIRS);
      expect(await sheets(page)).toBe(1);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('navigation').count()).toBe(0);
      expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      );
    });
  });

  test.each([
    ['frequencies', 28, 4],
    ['travellers', 28, 7],
    ['cards', PAIRS, 7],
    ['guides', PAIRS, 4],
    ['tables', 14, 7],
    ['blank', 28, 14],
  ])('%s: %i on no more than %i sheets', async (what, count, most) => {
    await visit({ path: `print/${what}`, asDirector: true }, async (page) => {
      await soon(() => page.locator('[data-paper] table').count()).toBe(count);
      await page.waitForLoadState('networkidle');
      expect(await sheets(page)).toBeLessThanOrEqual(most);
    });
  });

  test('a table card bears the code that joins the table', async () => {
    await visit({ path: 'print/tables', of: secret, asDirector: true }, async (page) => {
      for (const { code } of secret.codes.tables) await page.getByText(code, { exact: true }).waitFor();
      expect(await page.locator('[data-paper] svg').count()).toBe(secret.codes.tables.length);
    });
  });
});

const PAGES = ['board', 'board/7', 'pair/5', 'print/ranking', 'screen'];

/** One after the other, as the same person. */
async function visitAll(
  who: Omit<Visit, 'path'>,
  look: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  await visit({ ...who, path: 'ranking' }, async (page) => {
    await settled(page);
    await look(page, 'ranking');
    for (const path of PAGES) {
      await page.goto(`/r/${played.tournament}/${path}`);
      await settled(page);
      await look(page, path);
    }
  });
}

/** What is hard to read or to touch: text under 18 px, targets under 56 px. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().width > 2;
    const texts = [...document.querySelectorAll('body *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((element) => shown(element) && Number.parseFloat(getComputedStyle(element).fontSize) < 18)
      .map((element) => `text: ${element.textContent}`);
    // A link in a row of the ranking is as large as its row.
    const targets = [...document.querySelectorAll('main button, main a')]
      .filter((element) => shown(element) && !element.closest('tbody th'))
      .filter((element) => element.getBoundingClientRect().height < 55.5)
      .map((element) => `target: ${element.outerHTML}`);
    return [...texts, ...targets];
  });

/** Paper and the projector are read otherwise. */
const ON_PHONES = ['ranking', 'board', 'board/7', 'pair/5'];

// The laptop, and axe in both themes, are walked in accessible.test.ts.
test.each(['en', 'pt', 'es', 'it'])(
  'on a phone in %s nothing is wider than the screen, text is 18 px or more and targets are 56 px or more',
  async (locale) => {
    await visitAll({ device: PHONE, locale }, async (page, path) => {
      await fitsPhones(page, path);
      if (ON_PHONES.includes(path)) expect(await tooSmall(page), path).toEqual([]);
    });
  },
);
