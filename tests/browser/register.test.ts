import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { signedIn } from '../testing/signed-in.ts';
import { field, press, type Site, type Visitor } from '../testing/site.ts';

let site: Site;
let director: Client;
let desk: Visitor;
beforeAll(async () => {
  ({ site, director, desk } = await signedIn());
});
afterAll(() => site.close());

const PEOPLE = 50_000;
/** Somebody far down has the member number of somebody high up, whose part of the list was sent long before. */
const [GIVEN, AGAIN] = [10_000, 40_000] as const;
const lineOf = (number: number): string => `${number === AGAIN ? GIVEN : number},Nobody Number${number}`;
const LIST = ['number,name', ...Array.from({ length: PEOPLE }, (_, at) => lineOf(at + 1))].join('\n');
/** As many lines are sent at a time. */
const AT_ONCE = 2000;

declare const progressSeen: number[];

test('50,000 people come from a list: what is wrong is named, and how far it is is shown', async () => {
  const { page } = desk;
  await page.goto('/desk/office/import');
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) });
  await press(page, 'Show what would change');
  // The first line has the names of the columns.
  await page
    .getByText(`Line ${AGAIN + 1}: the member number ${GIVEN} stands in an earlier line too.`)
    .waitFor();
  await page.evaluate(() => {
    Object.assign(globalThis, { progressSeen: [] });
    const look = () => {
      const bar = document.querySelector('progress');
      if (bar !== null && progressSeen.at(-1) !== bar.value) progressSeen.push(bar.value);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await press(page, 'Take over what is right');
  await page.getByText('Taken over.').waitFor({ timeout: 0 });
  const parts = Array.from({ length: PEOPLE / AT_ONCE }, (_, at) => at * AT_ONCE);
  expect(await page.evaluate(() => progressSeen)).toEqual(parts);
  expect((await director.get('/api/federation/me')).json.people).toBe(PEOPLE - 1);

  await page.getByRole('link', { name: 'People' }).click();
  await field(page, 'Name or member number').fill(`number${PEOPLE} nobody`);
  await page.getByRole('button', { name: `Nobody Number${PEOPLE}` }).waitFor();
  await field(page, 'Name or member number').fill(`number${AGAIN} nobody`);
  await page.getByText('Nobody of that name.').waitFor();
});
