import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../scripts/lib/browser.mjs';
import { PASSWORD } from '../testing/club.ts';
import { addressOf, type Started, start } from '../testing/started.ts';

const folder = mkdtempSync(join(tmpdir(), 'naipe-desk-'));
const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const PARTS = ['Set-up', 'Entries', 'Room', 'Boards', 'Ranking', 'Rulings', 'Print', 'History'] as const;

let started: Started;
let browser: Browser;
/** One director through a whole evening: each test goes on where the one before stopped. */
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  started = start({ dataFolder: folder });
  const [address, launched] = await Promise.all([
    addressOf(started),
    launchBrowser(process.env.NAIPE_CHROMIUM ?? '/usr/bin/chromium'),
  ]);
  browser = launched;
  const context = await browser.newContext({ viewport: LAPTOP, locale: 'en-GB', reducedMotion: 'reduce' });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/status of 422/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    // 422: the rules refuse until the director confirms.
    if (response.status() >= 400 && response.status() !== 422)
      complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${address}/desk`);
});

afterAll(async () => {
  await browser?.close();
  started.process.kill('SIGINT');
  await started.exit;
  rmSync(folder, { recursive: true, force: true });
});

/** What axe finds wrong, each with the elements concerned. */
async function violations(): Promise<readonly string[]> {
  await page.evaluate(axe.source); // evaluated by the debugger, so the page's own policy stays in force
  return page.evaluate(async () => {
    const found = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

const overflow = (): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Accessible in both themes, on a laptop and a phone, and nowhere wider than the screen. */
async function isSound(): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const size of [PHONE, LAPTOP]) {
      await page.setViewportSize(size);
      expect(await violations(), `${page.url()} in ${colorScheme}, ${size.width} wide`).toEqual([]);
      expect(await overflow(), `${page.url()}, ${size.width} wide`).toBeLessThanOrEqual(0);
    }
  }
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabel(name, { exact: true });
const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 20_000 });

async function go(part: (typeof PARTS)[number]): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Parts of the desk' })
    .getByRole('link', { name: part, exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: part }).waitFor();
}

/** The cells of a table's body, row by row. */
const cells = (label: RegExp) =>
  page
    .getByRole('region', { name: label })
    .getByRole('table')
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => Array.from(row.children, (cell) => cell.textContent ?? '')));

describe.sequential('an evening of three tables', () => {
  test('begins with a password', async () => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await isSound();
    await field('Password').fill('short');
    expect(await button('Set the password').isDisabled()).toBe(true);
    await field('Password').fill(PASSWORD);
    await button('Set the password').click();
    await page.getByRole('link', { name: 'New tournament' }).waitFor();
    await isSound();
  });

  test('is set up from the number of pairs', async () => {
    await page.getByRole('link', { name: 'New tournament' }).click();
    await field('How many pairs?').fill('6');
    await page.getByText('Recommended').waitFor();
    await page.getByText('Regulation, scoring').click();
    await isSound();
    // Three tables, every pair of a line meets the other line once: three rounds.
    await page.getByRole('radio', { name: /^Mitchell/ }).check();
    await field('Name').fill('Nowhere Open');
    await button('Create and enter the pairs').click();
    await page.getByRole('heading', { name: 'Entries' }).waitFor();
  });

  test('takes names from the keyboard: name, Tab, name, Enter, the next pair', async () => {
    await page.getByRole('combobox', { name: 'Pair 1, player 1' }).focus();
    for (let pair = 1; pair <= 6; pair++) {
      await page.keyboard.type(`Ana Alfa ${pair}`);
      await page.keyboard.press('Tab');
      await page.keyboard.type(`Rui Beta ${pair}`);
      await page.keyboard.press('Enter');
    }
    await page.getByText('6 have names.').waitFor();
    await isSound();
  });

  test('is opened, and its first round called', async () => {
    await button('Open the session').click();
    await button('Start round 1').click();
    await button('Start round 2').waitFor();
    await go('Room');
    await eventually(() => page.getByRole('timer').textContent()).toMatch(/^\d+:\d\d$/);
    expect(await page.getByRole('button', { name: /^Table 1:.*playing.*Pairs 1 – 4/ }).count()).toBe(1);
    await isSound();
    await page.getByRole('link', { name: 'Codes for the tables' }).click();
    await eventually(() => page.getByText(/^\d{4}$/).count()).toBe(3);
    await isSound();
  });

  test('results are typed line by line; the field moves on by itself', async () => {
    await go('Boards');
    const box = field('Result of the current line');
    await eventually(() => page.url()).toMatch(/boards\/1$/);
    for (const result of ['4sn=', '4sn+1', '3nts-1']) {
      await box.pressSequentially(result);
      await page.keyboard.press('Enter');
    }
    await eventually(() => page.url()).toMatch(/boards\/2$/);
    // From another board: `1` shows it. Three results, top 2: 450 beats both, −50 beats nobody (Law 78A).
    await box.pressSequentially('1');
    await page.keyboard.press('Enter');
    await eventually(async () =>
      (await cells(/^Board 1: North deals/)).map(([line, , , result, , ns, ew, nsScore]) =>
        [line, result?.replace(/spades|\s/g, ''), ns, ew, nsScore].join(' '),
      ),
    ).toEqual(['R1 T1 4♠︎N= 420  50.00%', 'R2 T3 4♠︎N+1 450  100.00%', 'R3 T2 3NTS−1  50 0.00%']);
    await isSound();
  });

  test('what is agreed is corrected with a reason (Law 79C)', async () => {
    const box = field('Result of the current line');
    await box.pressSequentially('t1 4sn-1');
    await page.keyboard.press('Enter');
    await page.getByLabel('Why (Law 79C)').waitFor();
    await isSound();
    await page.getByLabel('Why (Law 79C)').press('Enter');
    await eventually(async () => (await cells(/^Board 1: North deals/))[0]?.slice(5, 8)).toEqual([
      '',
      '50',
      '25.00%', // shares the bottom with the other −50
    ]);
    await box.pressSequentially('2 t1 pass');
    await page.keyboard.press('Enter');
    await eventually(async () => (await cells(/^Board 2: East deals/))[0]?.[3]?.trim()).toBe('Passed out');
  });

  test('anything is opened from the keyboard', async () => {
    await page.keyboard.press('Control+k');
    await field('What do you want to open?').pressSequentially('1 3nts=');
    await page.getByRole('option', { name: /Board 1: 3nts=/ }).waitFor();
    await isSound();
    await page.keyboard.press('Escape');
    await go('Room');
    await page.keyboard.press('/');
    await field('What do you want to open?').pressSequentially('t2');
    await page.getByRole('option', { name: 'Table 2' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Table 2' }).waitFor();
    await isSound();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('an adjusted score, a penalty, and one of them undone', async () => {
    await go('Rulings');
    await field('Round and table').selectOption({ index: 1 });
    await field('Why').fill('Could not be played');
    expect(await field('Law or rule').inputValue()).toBe('Law 12C2');
    await isSound();
    await button('Give the adjusted score').click();
    await page.getByText('adjusted score, N–S A+, E–W A-').waitFor();
    await button('Penalty or warning').click();
    await field('Pair').selectOption('3');
    await field('Why').fill('Late for the round');
    await button('Give the penalty').click();
    await page.getByText('Pair 3 was given a penalty: 10 % of a top.').waitFor();
    await isSound();
    await page
      .getByRole('button', { name: /^Undo \d+$/ })
      .first()
      .click();
    await button('Yes, undo').click();
    await page.getByText('undone', { exact: true }).waitFor();
  });

  test.each([
    ['Cancel a board', 'Cancel board 1'],
    ['Fouled board', 'Compare them apart'],
    ['Substitute', 'Enter the substitute'],
    ['Withdraw a pair', 'Withdraw the pair'],
    ['Late pair', undefined],
    ['Replan the movement', undefined],
  ])('%s is sound', async (kind, go_) => {
    await button(kind).click();
    if (go_ !== undefined) await button(go_).waitFor();
    await isSound();
  });

  test('is closed with what is missing confirmed, and published', async () => {
    await go('Ranking');
    await button('Close the session').click();
    await page.getByText('Please look at this first:').first().waitFor();
    await isSound();
    await button('Go on all the same').first().click();
    await button('Publish the results').first().click();
    await page.getByText('Session 1: published').first().waitFor();
    await isSound();
  });

  test.each(['Set-up', 'Print', 'History'] as const)('%s is sound', async (part) => {
    await go(part);
    await isSound();
  });

  test('the history tells it all, in the language of the page', async () => {
    await page.getByText('Board 1, round 1, table 1 was corrected to 4♠ N −1.').waitFor();
    await page.getByRole('banner').getByRole('button').click();
    await page.getByRole('dialog').getByText('Português').click();
    await page.keyboard.press('Escape');
    await page.getByText('Os resultados da sessão 1 foram publicados.').waitFor();
    await isSound();
  });

  test('and the browser has nothing to complain about', () => {
    expect(complaints).toEqual([]);
  });
});
