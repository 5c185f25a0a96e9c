import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fitsPhones } from '../testing/layout.ts';
import { LAPTOP, overflow, PHONE, Site, violations } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

interface Visit {
  readonly device?: typeof PHONE | typeof LAPTOP;
  readonly theme?: 'light' | 'dark';
  readonly locale?: string;
  readonly path?: '/' | '/tools';
}

/** Opens the start page, or the tools, as somebody new, and fails on anything the browser complains about. */
async function visit(
  { device = LAPTOP, theme = 'light', locale = 'en-GB', path = '/' }: Visit,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const { page, complaints, leave } = await site.visitor({ ...device, colorScheme: theme, locale });
  try {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(page);
    expect(complaints).toEqual([]);
  } finally {
    await leave();
  }
}

const TOOLS = { path: '/tools' } as const;
const settings = (page: Page) => page.getByRole('banner').getByRole('button').click();
const result = (page: Page) => page.getByLabel('Contract, declarer and tricks');
const board = (page: Page) => page.getByRole('textbox', { name: 'Board' });
const outcome = (page: Page) => page.getByRole('status').first();

test('a server on which nothing has been played yet says how to run the first evening', async () => {
  await visit({}, async (page) => {
    await page.getByRole('heading', { name: 'Run your first evening' }).waitFor();
    await page.getByRole('link', { name: 'Set it up in two minutes' }).click();
    await page.waitForURL('**/desk/new');
  });
});

// Axe, and the widths in English, are walked in accessible.test.ts.
test.each(['light', 'dark'] as const)('a device that prefers %s has it', async (theme) => {
  await visit({ theme }, async (page) => {
    expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe(theme);
  });
});

test.each(['pt', 'es', 'it'])('in %s nothing is wider than the screen', async (locale) => {
  await visit({ locale }, async (page) => {
    for (const path of ['/', '/tools']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      await fitsPhones(page, path);
    }
  });
});

test('on a phone text is 18 px or more and targets are 56 px or more', async () => {
  await visit({ device: PHONE }, async (page) => {
    await settings(page);
    await page.getByRole('dialog').waitFor();
    const small = await page.evaluate(() => {
      const shown = (element: Element) =>
        element.checkVisibility() && element.getBoundingClientRect().width > 2;
      const texts = [...document.querySelectorAll('body *')]
        .filter((element) =>
          [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
        )
        .filter((element) => shown(element) && Number.parseFloat(getComputedStyle(element).fontSize) < 18)
        .map((element) => `text: ${element.textContent}`);
      const targets = [
        ...document.querySelectorAll('button, a, input:not([type=radio]), input[type=radio] + label'),
      ]
        .filter((element) => shown(element) && element.getBoundingClientRect().height < 56)
        .filter((element) => element.getBoundingClientRect().bottom > 0)
        .map((element) => `target: ${element.outerHTML}`);
      return [...texts, ...targets];
    });
    expect(small).toEqual([]);
  });
});

describe('the score box', () => {
  test('says what a result is and what it is worth, as it is typed (Law 77)', async () => {
    await visit(TOOLS, async (page) => {
      await result(page).fill('4sxn+1');
      // 4♠ doubled, not vulnerable: 240 for tricks, 300 game, 50 for the double, 100 for the overtrick.
      await expect.poll(() => outcome(page).textContent()).toMatch(/doubled, by North, one over/);
      expect(await outcome(page).textContent()).toMatch(/North–South\s*\+690\s*East–West\s*−690/);
      await page.getByText('Everyone', { exact: true }).click();
      // Vulnerable: 240 + 500 + 50 + 200.
      await expect.poll(() => outcome(page).textContent()).toMatch(/\+990\s*East–West\s*−990/);
      expect(await board(page).inputValue()).toBe('');
    });
  });

  test('takes the vulnerability from the board (Law 2)', async () => {
    await visit(TOOLS, async (page) => {
      await result(page).fill('13 3nts=');
      await expect.poll(() => board(page).inputValue()).toBe('13');
      // Board 13: North deals, both sides vulnerable: 100 for tricks, 500 game.
      expect(await outcome(page).textContent()).toMatch(/\+600\s*East–West\s*−600/);
      expect(await page.getByText('North deals.').count()).toBe(1);
      await board(page).fill('2');
      // Board 2: only North–South.
      await result(page).fill('3nte-1');
      await expect.poll(() => outcome(page).textContent()).toMatch(/\+50\s*East–West\s*−50/);
    });
  });

  test('says what comes next, and what is wrong, as sentences', async () => {
    await visit(TOOLS, async (page) => {
      await result(page).fill('4s');
      await expect.poll(() => outcome(page).textContent()).toContain('Next: the declarer, N E S or W.');
      await result(page).fill('4sq');
      await expect.poll(() => outcome(page).textContent()).toContain('“Q” does not fit there.');
      await result(page).fill('4sn+4');
      await expect.poll(() => outcome(page).textContent()).toContain('Possible: = or +1 to +3 or −1 to −10.');
      expect(await violations(page)).toEqual([]);
    });
  });

  test('compares two tables in IMPs (Law 78B)', async () => {
    await visit(TOOLS, async (page) => {
      await result(page).fill('4sn=');
      await page.getByLabel('At the other table').fill('4sn-1');
      // Not vulnerable: +420 and −50, a difference of 470.
      await expect.poll(() => page.getByText('IMPs for').textContent()).toBe('+10 IMPs for North–South');
    });
  });

  test('the key / leads to it, and does not when somebody is typing', async () => {
    await visit(TOOLS, async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('pass');
      expect(await result(page).inputValue()).toBe('pass');
      await page.getByLabel('At the other table').focus();
      await page.keyboard.press('/');
      expect(await page.getByLabel('At the other table').inputValue()).toBe('/');
    });
  });

  test('nothing moves while somebody types', async () => {
    await visit({ ...TOOLS, device: PHONE }, async (page) => {
      // In the page, not on the screen: a phone scrolls to what is typed into.
      const below = () => board(page).evaluate((element) => element.getBoundingClientRect().top + scrollY);
      const before = await below();
      for (const text of ['', '4', '4s', '4sxxn', '4sxxn-10', '4sn+4', '4q', 'pass']) {
        await result(page).fill(text);
        expect(await below(), text).toBe(before);
      }
    });
  });
});

describe('the settings', () => {
  test.each([
    ['Português', 'pt', 'Bridge de competição'],
    ['Español', 'es', 'Bridge duplicado, según'],
    ['Italiano', 'it', 'secondo il Codice'],
  ])('%s is spoken once chosen, and remembered', async (name, language, heading) => {
    await visit({}, async (page) => {
      await settings(page);
      await page.getByRole('dialog').getByText(name).click();
      for (const again of [false, true]) {
        if (again) await page.reload();
        await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
        expect(await page.locator('h1').textContent()).toContain(heading);
      }
    });
  });

  test.each([
    ['pt-PT', 'Definições'],
    ['es-ES', 'Ajustes'],
    ['it-IT', 'Impostazioni'],
    ['fr-FR', 'Settings'],
  ])('a browser that speaks %s sees %s', async (locale, word) => {
    await visit({ locale }, async (page) => {
      expect(await page.getByRole('banner').getByRole('button').textContent()).toBe(word);
    });
  });

  test('dark is kept, whatever the device prefers', async () => {
    await visit({ theme: 'light' }, async (page) => {
      const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
      await settings(page);
      await page.getByRole('dialog').getByText('Dark', { exact: true }).click();
      await expect.poll(scheme).toBe('dark');
      await page.reload();
      expect(await scheme()).toBe('dark');
    });
  });

  test('four colours give diamonds and clubs their own, in both themes, and are remembered', async () => {
    for (const theme of ['light', 'dark'] as const) {
      await visit({ theme }, async (page) => {
        const colours = () =>
          page
            .locator('section')
            .first()
            .locator('svg[data-suit]')
            .evaluateAll((symbols) => symbols.map((symbol) => getComputedStyle(symbol).color));
        const [spade, heart, diamond, club] = await colours();
        expect([diamond, club]).toEqual([heart, spade]);
        await settings(page);
        await page.getByRole('dialog').getByText('Four colours').click();
        await expect.poll(async () => new Set(await colours()).size).toBe(4);
        await page.reload();
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(new Set(await colours()).size).toBe(4);
        expect(await violations(page)).toEqual([]);
      });
    }
  });

  test('are opened, used and closed from the keyboard', async () => {
    await visit({}, async (page) => {
      const button = page.getByRole('button', { name: 'Settings' });
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });
});

describe('dealing', () => {
  test('each board shows 52 cards and 40 points, with its dealer and vulnerability (Law 2)', async () => {
    await visit(TOOLS, async (page) => {
      const card = page.getByRole('region', { name: 'Deal a board' });
      for (const words of [
        'North deals, nobody',
        'East deals, North–South',
        'South deals, East–West',
        'West deals, everyone',
      ]) {
        await expect.poll(() => card.textContent()).toContain(words);
        const ranks = await card.locator('li > span:last-child').allInnerTexts();
        expect(ranks.join(' ').match(/10|[AKQJ2-9]/g)).toHaveLength(52);
        const points = await card.locator('h3').allInnerTexts();
        expect(points.reduce((sum, text) => sum + Number(/\d+/.exec(text)?.[0]), 0)).toBe(40);
        await card.getByRole('button').click();
      }
    });
  });
});
