import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pickFound } from '../testing/name-box.ts';
import { eventually, field, LAPTOP, overflow, press, Site, violations } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const LIST = [
  'number;name;sex;born;licences;category;list;listed;index',
  '101;Ada Nobody;F;1960-03-01;2026;2H;2026/1;2026-01-01;60',
  '102;Bo Nobody;M;1970-04-02;2025;3S;2026/1;2026-01-01;45',
  '103;Cy Nobody;X;1980-05-03;2026;1;2026/1;2026-01-01;80',
  '104;Di Nobody;F;1990-06-04;2026;1;2026/1;2026-01-01;80',
].join('\n');

/** As it stands at what no longer holds the results back: a person waits for it before he goes on. */
const GATE_PASSED = 'Holds';

const pick = (page: Page, place: number, name: string): Promise<void> =>
  pickFound(page.getByRole('combobox', { name: `Player ${place}` }), name, new RegExp(name));

test('the office: a list with a fault, people found, an entry refused and one taken, results held back and then final', async () => {
  const { page, complaints, leave } = await site.visitor(LAPTOP, /status of 422/);
  const password = 'correct horse';
  await page.request.post(`${site.address}/api/session/setup`, {
    data: { password, setupCode: site.setupCode },
  });
  await page.goto('/desk/office/import');
  await page.getByLabel('Or paste the table here').fill(LIST);
  await press(page, 'Show what would change');
  await page.getByText('Line 4: “X” is no sex. Write F or M.').waitFor();
  expect(await violations(page)).toEqual([]);
  await press(page, 'Take over what is right');
  await page.getByText('Taken over.').waitFor();

  await page.getByRole('link', { name: 'People' }).click();
  await field(page, 'Name or member number').fill('nobody a');
  await page.getByRole('button', { name: 'Ada Nobody' }).click();
  expect(await field(page, 'Born').inputValue()).toBe('1960-03-01');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Events' }).click();
  await field(page, 'Name').fill('National pairs');
  await field(page, 'Run by').selectOption('national');
  await field(page, 'First day').fill('2026-05-10');
  await press(page, 'Plan the event');
  await page.getByRole('link', { name: 'National pairs' }).click();
  await press(page, 'Open entries');
  await page.getByRole('alert').getByText('Movement (RTP 3.5.3)').waitFor();
  for (const item of ['Who may enter, and how', 'Place', 'Timetable', 'Movement'])
    await field(page, item).fill('As announced');
  await press(page, 'Save');
  await page.getByText('Everything that must be stated is stated.').waitFor();
  await press(page, 'Open entries');
  await pick(page, 1, 'Ada Nobody');
  await pick(page, 2, 'Bo Nobody');
  await page.getByLabel(/They accept the rules/).check();
  await press(page, 'Enter');
  await page.getByText('Bo Nobody has no licence for 2026. (RTP 3.1.4.1)').waitFor();
  await pick(page, 2, 'Di Nobody');
  await press(page, 'Enter');
  await page.getByText('Index 140').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  await page.getByText('Final ranking').click();
  await page.getByLabel('Place: Ada Nobody – Di Nobody').fill('1');
  await press(page, 'Save the ranking');
  await page.getByText('played, provisional').waitFor();
  await page.getByRole('button', { name: 'This holds' }).first().click();
  await eventually(() => page.getByText(GATE_PASSED, { exact: true }).count()).toBe(1);
  await press(page, 'Make the results final');
  await page.getByRole('alert').getByText('Invoice and charges are paid (RTP 3.1.6)').waitFor();
  await press(page, 'This holds');
  await eventually(() => page.getByText(GATE_PASSED, { exact: true }).count()).toBe(2);
  await press(page, 'Make the results final');
  await page.getByText('The results are final.').waitFor();

  await press(page, 'Make a tournament of it');
  await page.getByRole('link', { name: 'To its tournament' }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
