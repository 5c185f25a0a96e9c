import { randomUUID } from 'node:crypto';
import { readGames, readHandRecord } from 'naipe/format';
import { printDeal } from 'naipe/game';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { PASSWORD, plan } from '../testing/club.ts';
import { LAPTOP, PHONE, Site, violations } from '../testing/site.ts';

const BOARDS = 6;
/** The hands of all seats on slips. */
const SLIPS = 4 * BOARDS;

let site: Site;
let director: Client;
let tournament: string;

/** Another evening of the same club. */
async function evening(name: string): Promise<string> {
  const data = { name, date: '2026-03-14' };
  const { tournament: made } = (await director.post('/api/tournaments', { id: randomUUID(), data })).json;
  await plan(director, made);
  return made;
}

beforeAll(async () => {
  site = await Site.open();
  director = new Client(site.address);
  await director.post('/api/session/setup', { password: PASSWORD, setupCode: site.setupCode });
  tournament = await evening('Dealt Here');
});

afterAll(() => site.close());

/** Opens a page as somebody new, or as the director. */
async function open(path: string, device: typeof LAPTOP | typeof PHONE, asDirector = false): Promise<Page> {
  const { page } = await site.visitor(device);
  if (asDirector) await page.request.post('/api/session/director', { data: { password: PASSWORD } });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const fileOf = async (page: Page, ending: string): Promise<string> => {
  const href = await page.getByRole('link', { name: ending.toUpperCase(), exact: true }).getAttribute('href');
  return (await page.request.get(`${site.address}${href}`)).body().then((body) => body.toString('latin1'));
};

describe('the boards of a session', () => {
  let desk: Page;

  test('are dealt at the desk (Law 6), each once', async () => {
    desk = await open(`/desk/${tournament}/boards/1`, LAPTOP, true);
    await desk.getByRole('link', { name: 'Hands of this session' }).click();
    await desk.getByText('No hands are attached yet.').waitFor();
    await desk.getByRole('button', { name: `Deal ${BOARDS} boards` }).click();
    await desk.getByText(`${BOARDS} of ${BOARDS} boards have their hands.`).waitFor();
    expect(await desk.getByRole('button', { name: 'Every board has its cards' }).isDisabled()).toBe(true);
    expect(await violations(desk)).toEqual([]);
  });

  test('go to the machine, and to the printer, with the same cards', async () => {
    const { deals } = readHandRecord(await fileOf(desk, 'pbn'));
    expect(deals.map(({ board }) => board)).toEqual([1, 2, 3, 4, 5, 6]);
    const dealt = deals.map(({ deal }) => printDeal(deal));
    expect(new Set(dealt).size).toBe(BOARDS);
    for (const ending of ['dup', 'dlm', 'txt'])
      expect(readGames(await fileOf(desk, ending)).file.games).toHaveLength(BOARDS);
    await desk.getByRole('link', { name: 'Curtain cards, to deal by hand' }).click();
    await expect.poll(() => desk.getByRole('heading', { level: 2 }).count()).toBe(SLIPS);
  });

  test('are sealed for everybody else until they are over', async () => {
    const page = await open(`/r/${tournament}/print/curtains?session=1`, PHONE);
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(0);
    const answer = await page.request.get(`/api/tournaments/${tournament}/deals.pbn?session=1`);
    expect(answer.status()).toBe(401);
    await page.context().close();
  });

  test('dropped as a file at the desk of another evening, they are attached there', async () => {
    const file = await (await desk.request.get(`/api/tournaments/${tournament}/deals.pbn?session=1`)).text();
    const other = await evening('Dealt Elsewhere');
    await desk.goto(`/desk/${other}/boards/import`);
    const zone = desk.getByText('Drop the file here, or choose it');
    await zone.waitFor();
    const dropped = await desk.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'evening.pbn', { type: 'text/plain' }));
      return data;
    }, file);
    await zone.dispatchEvent('drop', { dataTransfer: dropped });
    await desk.getByText(`The hands of ${BOARDS} boards of this session stand in it.`).waitFor();
    await desk.getByRole('button', { name: `Attach the hands of ${BOARDS} boards` }).click();
    await desk.getByText('Done.').waitFor();
    await desk.context().close();
  });
});
