import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Desk } from '../testing/desk.ts';
import {
  button,
  eventually,
  field,
  LAPTOP,
  overflow,
  PHONE,
  press,
  Site,
  violations,
} from '../testing/site.ts';

let site: Site;
/** One director through a whole evening: each test goes on where the one before stopped. */
let desk: Desk;
let page: Page;

beforeAll(async () => {
  site = await Site.open();
  desk = await Desk.open(site);
  page = desk.page;
});
afterAll(() => site.close());

/** Accessible in both themes, on a laptop and a phone, and nowhere wider than the screen. */
async function isSound(): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const { viewport } of [PHONE, LAPTOP]) {
      await page.setViewportSize(viewport);
      const where = `${page.url()} in ${colorScheme}, ${viewport.width} wide`;
      expect(await violations(page), where).toEqual([]);
      expect(await overflow(page), where).toBeLessThanOrEqual(0);
    }
  }
}

const typeResult = async (text: string) => {
  await field(page, 'Result of the current line').pressSequentially(text);
  await page.keyboard.press('Enter');
};

describe.sequential('an evening of three tables', () => {
  test('begins with a password', async () => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await isSound();
    await field(page, 'Password').fill('short');
    expect(await button(page, 'Set the password').isDisabled()).toBe(true);
    await desk.setPassword();
    await isSound();
  });

  test('is set up from the number of pairs', async () => {
    await desk.newTournament(6);
    await page.getByText('Regulation, scoring').click();
    await isSound();
    // Three tables, every pair of a line meets the other line once: three rounds.
    await desk.choose(/^Mitchell/);
    await desk.create('Nowhere Open');
  });

  test('takes names from the keyboard: name, Tab, name, Enter, the next pair', async () => {
    await desk.typeNames(1, 2, 3, 4, 5, 6);
    await desk.hasNames(6);
    await isSound();
  });

  test('is opened, and its first round called', async () => {
    await desk.step('Open the session');
    await desk.step('Start round 1');
    await button(page, 'Start round 2').waitFor();
    await desk.go('Room');
    await eventually(() => page.getByRole('timer').textContent()).toMatch(/^\d+:\d\d$/);
    await button(page, /^Table 1:.*playing.*Pairs 1 – 4/).waitFor();
    await isSound();
    expect(await desk.cards()).toHaveLength(3);
    await isSound();
  });

  test('results are typed line by line; the field moves on by itself', async () => {
    await desk.go('Boards');
    await eventually(() => page.url()).toMatch(/boards\/1$/);
    for (const result of ['4sn=', '4sn+1', '3nts-1']) await typeResult(result);
    await eventually(() => page.url()).toMatch(/boards\/2$/);
    // From another board: `1` shows it. Three results, top 2: 450 beats both, −50 beats nobody (Law 78A).
    await typeResult('1');
    await eventually(async () =>
      (await desk.lines(1)).map(([line, , , result, , ns, ew, nsScore]) =>
        [line, result?.replace(/spades|\s/g, ''), ns, ew, nsScore].join(' '),
      ),
    ).toEqual(['R1 T1 4♠︎N= 420  50.00%', 'R2 T3 4♠︎N+1 450  100.00%', 'R3 T2 3NTS−1  50 0.00%']);
    await isSound();
  });

  test('what is agreed is corrected with a reason (Law 79C)', async () => {
    await typeResult('t1 4sn-1');
    await page.getByLabel('Why (Law 79C)').waitFor();
    await isSound();
    await page.getByLabel('Why (Law 79C)').press('Enter');
    await eventually(async () => (await desk.lines(1))[0]?.slice(5, 8)).toEqual([
      '',
      '50',
      '25.00%', // shares the bottom with the other −50
    ]);
    await typeResult('2 t1 pass');
    await eventually(async () => (await desk.lines(2))[0]?.[3]?.trim()).toBe('Passed out');
  });

  test('anything is opened from the keyboard', async () => {
    await page.keyboard.press('Control+k');
    await field(page, 'What do you want to open?').pressSequentially('1 3nts=');
    await page.getByRole('option', { name: /Board 1: 3nts=/ }).waitFor();
    await isSound();
    await page.keyboard.press('Escape');
    await desk.go('Room');
    await page.keyboard.press('/');
    await field(page, 'What do you want to open?').pressSequentially('t2');
    await page.getByRole('option', { name: 'Table 2' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Table 2' }).waitFor();
    await isSound();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('an adjusted score, a penalty, and one of them undone', async () => {
    await desk.go('Rulings');
    await field(page, 'Round and table').selectOption({ index: 1 });
    await field(page, 'Why').fill('Could not be played');
    expect(await field(page, 'Law or rule').inputValue()).toBe('Law 12C2');
    await isSound();
    await press(page, 'Give the adjusted score');
    await page.getByText('adjusted score, N–S A+, E–W A-').waitFor();
    await desk.penalise('3', 10, 'Late for the round');
    await isSound();
    await page
      .getByRole('button', { name: /^Undo \d+$/ })
      .first()
      .click();
    await press(page, 'Yes, undo');
    await page.getByText('undone', { exact: true }).waitFor();
  });

  test.each([
    ['Cancel a board', 'Cancel board 1'],
    ['Fouled board', 'Compare them apart'],
    ['Substitute', 'Enter the substitute'],
    ['Withdraw a pair', 'Withdraw the pair'],
    ['Late pair', undefined],
    ['Replan the movement', undefined],
  ])('%s is sound', async (kind, action) => {
    await press(page, kind);
    if (action !== undefined) await button(page, action).waitFor();
    await isSound();
  });

  test('is closed with what is missing confirmed, and published', async () => {
    await desk.go('Ranking');
    await press(page, 'Close the session');
    await page.getByText('Please look at this first:').first().waitFor();
    await isSound();
    await button(page, 'Go on all the same').first().click();
    await button(page, 'Publish the results').first().click();
    await page.getByText('Session 1: published').first().waitFor();
    await isSound();
  });

  test.each(['Set-up', 'Print', 'History'] as const)('%s is sound', async (part) => {
    await desk.go(part);
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
    expect(desk.complaints).toEqual([]);
  });
});
