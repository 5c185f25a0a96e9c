import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Desk } from '../testing/desk.ts';
import { inOrder } from '../testing/in-order.ts';
import { pickFound } from '../testing/name-box.ts';
import { button, eventually, field, press, Site } from '../testing/site.ts';
import { looksSound } from '../testing/sound.ts';

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

const typeResult = async (text: string) => {
  await field(page, 'Result of the current line').pressSequentially(text);
  await page.keyboard.press('Enter');
};

describe.sequential('an evening of three tables', () => {
  inOrder();

  test('begins with a password', async () => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await looksSound(page);
    await field(page, 'Password').fill('short');
    expect(await button(page, 'Set the password').isDisabled()).toBe(true);
    await desk.setPassword();
    await looksSound(page);
  });

  test('is set up from the number of pairs', async () => {
    await desk.newTournament(6);
    await page.getByText('Regulation, scoring').click();
    await looksSound(page);
    // Three tables, every pair of a line meets the other line once: three rounds.
    await desk.choose(/^Mitchell/);
    await desk.create('Nowhere Open');
  });

  test('takes names from the keyboard: name, Tab, name, Enter, the next pair', async () => {
    await desk.typeNames(1, 2, 3, 4, 5, 6);
    await desk.hasNames(6);
    await looksSound(page);
  });

  test('is opened, and its first round called', async () => {
    await desk.step('Open the session');
    await desk.step('Start round 1');
    await button(page, 'Start round 2').waitFor();
    await desk.go('Room');
    await eventually(() => page.getByRole('timer').textContent()).toMatch(/^\d+:\d\d$/);
    await button(page, /^Table 1:.*playing.*Pairs 1 – 4/).waitFor();
    await looksSound(page);
    expect(await desk.cards()).toHaveLength(3);
  });

  test('where a pair sits, and the boards it missed, are found in Entries: given in one go, taken back in one step', async () => {
    await page.keyboard.press('/');
    await pickFound(field(page, 'What do you want to open?'), 'pair 4', /^4 /);
    const panel = page.getByRole('dialog', { name: 'Pair 4' });
    await panel.getByText('Table 1, East–West').waitFor();
    await panel.getByRole('button', { name: 'Boards it missed' }).click();
    const boards = panel.getByRole('checkbox');
    await boards.first().waitFor();
    for (const board of await boards.all()) await board.check();
    // RTP 2.2.3.1: who is late has 40%, who waits for him 60% or more.
    await panel.getByText('scored by RTP 2.2.3.1').waitFor();
    await panel.getByText('this pair: Late · pair 1: Opponent was late').first().waitFor();
    await looksSound(page);
    const count = await boards.count();
    await panel.getByRole('button', { name: `Score ${count} boards` }).click();
    await panel.getByText('Done.', { exact: true }).waitFor();
    await panel.getByRole('button', { name: 'Close' }).click();
    expect(new URL(page.url()).search).toBe('');
    const last = page.getByRole('region', { name: 'Last step' });
    await last.getByRole('button', { name: 'Undo' }).click();
    await last.getByRole('button', { name: 'Do it again' }).waitFor();
    await desk.go('Room');
    await button(page, /^Table 1:.*0 of \d in/).waitFor();
  });

  test('results are typed line by line; the field moves on by itself', async () => {
    await desk.go('Boards');
    await eventually(() => page.url()).toMatch(/boards\/1$/);
    for (const result of ['4sn=', '4sn+1', '3nts-1']) await typeResult(result);
    await eventually(() => page.url()).toMatch(/boards\/2$/);
    // The first is of the round that is called. Of the others the desk asks whether that line is meant.
    const asked = page.getByRole('list', { name: 'Not done yet' });
    await asked
      .getByText(/table 3, is played in round 2, by pairs \d and \d; the table is in round 1\.$/)
      .waitFor();
    await asked
      .getByText(/table 2, is played in round 3, by pairs \d and \d; the table is in round 1\.$/)
      .waitFor();
    await looksSound(page);
    for (const left of [1, 0]) {
      await asked.getByRole('button', { name: 'Go on all the same' }).first().click();
      await eventually(() => asked.getByRole('alert').count()).toBe(left);
      // The keyboard is back at the line.
      await eventually(() =>
        field(page, 'Result of the current line').evaluate((input) => input === document.activeElement),
      ).toBe(true);
    }
    // From another board: `1` shows it. Three results, top 2: 450 beats both, −50 beats nobody (Law 78A).
    await typeResult('1');
    await eventually(async () =>
      (await desk.lines(1)).map(([line, , , result, , ns, ew, nsScore]) =>
        [line, result?.replace(/\s/g, ''), ns, ew, nsScore].join(' '),
      ),
    ).toEqual([
      'R1 T1 4spadesN= 420  50.00%',
      'R2 T3 4spadesN+1 450  100.00%, top',
      'R3 T2 3NTS−1  50 0.00%, bottom',
    ]);
    await looksSound(page);
  });

  test('what is agreed is corrected with a reason (Law 79C)', async () => {
    await typeResult('t1 4sn-1');
    await page.getByLabel('Why (Law 79C)').waitFor();
    await looksSound(page);
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
    await page.getByRole('option', { name: /Board 1: 3NT S =/ }).waitFor();
    await looksSound(page);
    await page.keyboard.press('Escape');
    await desk.go('Room');
    await page.keyboard.press('/');
    await field(page, 'What do you want to open?').pressSequentially('t2');
    await page.getByRole('option', { name: 'Table 2' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Table 2' }).waitFor();
    await looksSound(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('an adjusted score, a penalty, and one of them undone', async () => {
    await desk.go('Rulings');
    const adjusting = page.getByRole('region', { name: 'Adjusted score' });
    await field(adjusting, 'Round and table').selectOption({ index: 1 });
    await field(page, 'Why').fill('Could not be played');
    expect(await field(page, 'Law or rule').inputValue()).toBe('Law 12C2');
    await looksSound(page);
    await press(page, 'Give the adjusted score');
    await desk.isListed('adjusted score, N–S Average plus, E–W Average minus');
    await desk.penalise('3', 10, 'Late for the round');
    await looksSound(page);
    await page
      .getByRole('button', { name: /^Undo \d+$/ })
      .first()
      .click();
    await press(page, 'Yes, undo');
    const penalty = page.getByRole('listitem').filter({ hasText: 'Pair 3 was given a penalty' });
    await penalty.getByText('undone', { exact: true }).first().waitFor();
  });

  test('RTP 2.1.11: by a row of the table, a warning first and 10% of a top the next time', async () => {
    await press(page, 'Penalty or warning');
    for (const [time, kind] of [
      ['First time in this event', 'AD: warning'],
      ['Time 2 in this event', 'PP: procedural penalty, 10 % of a top'],
    ] as const) {
      await field(page, 'What was done? Type a word').fill('alert');
      await page.getByRole('list', { name: 'Rows of the table' }).getByRole('button').click();
      await field(page, 'Pair').first().selectOption('5');
      await page.getByText(time).waitFor();
      const proposal = page.getByRole('region', { name: 'The table proposes' });
      await proposal.getByText(kind).waitFor();
      await looksSound(page);
      await press(page, 'Give it');
      await page.getByText('Done.').first().waitFor();
    }
    await desk.isListed('Pair 5 was given a warning');
    await desk.isListed('Pair 5 was given a penalty');
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
    await looksSound(page);
  });

  test('is closed with what is missing confirmed, and published', async () => {
    await desk.go('Ranking');
    await press(page, 'Close the session');
    await page.getByText('Please look at this first:').first().waitFor();
    await looksSound(page);
    await button(page, 'Go on all the same').first().click();
    await button(page, 'Publish the results').first().click();
    await page.getByText('Session 1: published').first().waitFor();
    await looksSound(page);
  });

  test('the next session is planned with the day and time at which it starts (RTP 3.4)', async () => {
    await desk.go('Set-up');
    await field(page, 'Date').fill('2031-05-17');
    await field(page, 'Play starts at').fill('15:30');
    const sent = page.waitForRequest(/\/commands$/);
    await press(page, 'Play this movement');
    const { type, data } = (await sent).postDataJSON();
    expect([type, data.session]).toEqual(['plan-session', 2]);
    expect(data.startsAt).toBe(new Date('2031-05-17T15:30').toISOString());
    await page.getByRole('heading', { level: 1, name: 'Room' }).waitFor();
  });

  test('the history tells it all, in the language of the page', async () => {
    await desk.go('History');
    await desk.isListed('Board 1, round 1, table 1 was corrected to 4♠ N −1.');
    await page.getByRole('banner').getByRole('button').click();
    await page.getByRole('dialog').getByText('Português').click();
    await page.keyboard.press('Escape');
    await desk.isListed('Os resultados da sessão 1 foram publicados.');
    await looksSound(page);
  });

  test('and the browser has nothing to complain about', () => {
    expect(desk.complaints).toEqual([]);
  });
});
