import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { PASSWORD, plan, threeTables } from '../testing/club.ts';
import { LOST } from '../testing/phone.ts';
import { button, eventually, PHONE, press, Site, violations } from '../testing/site.ts';

let site: Site;
let director: Client;

beforeAll(async () => {
  site = await Site.open();
  director = new Client(site.address);
  await director.post('/api/session/setup', { password: PASSWORD, setupCode: site.setupCode });
});
afterAll(() => site.close());

/** What the bars of a browser leave of the screen. */
const SMALL = { ...PHONE, viewport: { width: 390, height: 780 } };

/** A tournament of three tables with its first round called: at table 1 pair 1 meets pair 4 on boards 1 and 2. */
async function tournament(settings: object = {}): Promise<string> {
  const data = { name: 'Nowhere Open', date: '2026-03-14', settings };
  const created = await director.post('/api/tournaments', { id: randomUUID(), data });
  const id: string = created.json.tournament;
  await plan(director, id);
  await director.must(id, 'open-session', { session: 1 });
  await director.must(id, 'start-round', { session: 1, round: 1 });
  return id;
}

async function codeOf(id: string, table: number): Promise<string> {
  const codes = await director.get(`/api/tournaments/${id}/codes`);
  return codes.json.tables.find((each: { readonly table: number }) => each.table === table).code;
}

interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: readonly string[];
}

interface Owner {
  readonly locale?: string;
  readonly keepsPages?: boolean;
}

/** A phone, and everything its browser complains about; what a lost connection brings is no complaint. */
async function phone({ locale = 'en-GB', keepsPages }: Owner = {}): Promise<Phone> {
  const serviceWorkers = keepsPages === true ? 'allow' : 'block';
  const options = { ...SMALL, locale, serviceWorkers } as const;
  const { page, complaints } = await site.visitor(options, LOST);
  return { page, context: page.context(), complaints };
}

/** Scans the table's QR code and says that the players are right. */
async function sitDown({ page }: Phone, id: string, yes = 'Yes, that is us'): Promise<void> {
  await page.goto(`/t/${id}?code=${await codeOf(id, 1)}`);
  await page.getByRole('button', { name: yes }).click();
}

/** By how much the page is larger than the screen: across and down. */
const overflow = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return [scrollWidth - clientWidth, scrollHeight - clientHeight];
  });

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
const tableOf = async (id: string) =>
  (await director.view(id, 'table', { session: 1, section: 'A', table: 1, round: 1 })).json;
const boards = async (id: string) => (await tableOf(id)).boards;

/** The network goes, after it has taken who sits where: what waits in the phone is what comes next. */
async function goesOffline({ context }: Pick<Phone, 'context'>, id: string): Promise<void> {
  await eventually(async () => {
    const { ns, ew } = await tableOf(id);
    return [ns, ew].every(({ seats }) => seats === undefined || seats.told);
  }).toBe(true);
  await context.setOffline(true);
}

test('a whole round: joined, entered, agreed, confirmed, through a lost connection (RTP 2.1.9)', async () => {
  const id = await tournament({ lead: 'optional' });
  const device = await phone();
  const { page, context, complaints } = device;
  await page.goto(`/t/${id}?code=${await codeOf(id, 1)}`);
  await eventually(() => page.getByText('Is that right?').count()).toBe(1);
  expect(new URL(page.url()).search).toBe(''); // the code left the address bar
  expect(await page.locator('main').textContent()).toMatch(/North–South\s*Pair 1.*East–West\s*Pair 4/);
  await press(page, 'Yes, that is us', 'Enter board 1');

  // Board 1, nobody vulnerable: 4♠ doubled and one over is 240 + 300 + 50 + 100.
  await press(page, '4', 'North', 'spades', 'X doubled', 'one over');
  const outcome = page.getByRole('status').last();
  expect(await outcome.textContent()).toMatch(/doubled, by North, one over/);
  expect(await outcome.textContent()).toMatch(/North–South\s*\+690\s*East–West\s*−690/);
  expect(await overflow(page)).toEqual([0, 0]);

  await goesOffline(device, id);
  await press(page, 'Hand it to East–West', 'We are East–West');
  await eventually(() => page.getByText('No connection. One entry waits here.').count()).toBe(1);
  expect(await page.getByText('−690').count()).toBe(1); // East–West's own sign
  await press(page, 'We agree', 'Next: board 2');
  expect(await overflow(page)).toEqual([0, 0]); // with the bar, too
  await press(page, 'Passed out', 'Hand it to East–West', 'We are East–West');
  await press(page, 'We agree');
  await eventually(() => heading(page)).toBe('Board 2 is agreed');
  expect((await boards(id))[0].status).toBe('to-play'); // nothing has reached the server

  await context.setOffline(false);
  await expect
    .poll(() => boards(id))
    .toMatchObject([
      { board: 1, status: 'agreed', result: { result: '4SXN+1', ns: 690 }, entered: { by: 'NS' } },
      { board: 2, status: 'agreed', result: { result: 'Pass' } },
    ]);

  await press(page, 'Check and confirm the round');
  await eventually(() => heading(page)).toBe('North–South: your own card');
  expect(await page.locator('tbody').textContent()).toContain('+690');
  await press(page, 'Right: North–South confirm');
  await eventually(() => heading(page)).toBe('East–West: your own card');
  expect(await page.locator('tbody').textContent()).toContain('−690');
  await press(page, 'Right: East–West confirm');
  // In a Mitchell North–South stay and East–West go one table up.
  await expect
    .poll(() => page.getByRole('region', { name: 'Where next' }).textContent())
    .toMatch(/stay here, at table.1, as North–South.*go to table.2, as East–West/);
  expect(complaints).toEqual([]);
  await context.close();
});

/** Both boards of a table's round, entered and agreed, and the round confirmed. */
async function playOut(id: string, table: number, round: number): Promise<void> {
  const at = { session: 1, section: 'A', round, table };
  const { json } = await director.view(id, 'table', at);
  for (const { board } of json.boards)
    await director.must(id, 'record-result', { ...at, board, result: 'Pass', by: 'director' });
  for (const by of ['NS', 'EW'] as const) await director.must(id, 'confirm-round', { ...at, by });
}

test('called to move, every phone says to which table: the table’s own, and a player’s', async () => {
  const id = await tournament({ devices: 'own' });
  const [device, own] = [await phone(), await phone()];
  await sitDown(device, id);
  const { pairs } = (await director.get(`/api/tournaments/${id}/codes`)).json;
  const { code } = pairs.find((each: { readonly pair: string }) => each.pair === '4');
  await own.page.goto(`/p/${id}/pair/4#code=${code}`);
  await button(own.page, 'Play: Table 1, East–West').waitFor();
  const called = (page: Page) => page.getByRole('status').filter({ hasText: 'Move for round 2' });

  for (const table of [1, 2, 3]) await playOut(id, table, 1);
  // Done before the others: they know where to go, and stay.
  const next = device.page.getByRole('region', { name: 'Where next' });
  await next.getByText(/go to table.2, as East–West/).waitFor();
  await device.page.getByText('Wait here until the next round is called.').waitFor();
  expect(await called(device.page).count()).toBe(0);
  // The round is over: they go.
  await director.must(id, 'end-round', { session: 1, round: 1 });
  await called(device.page).waitFor();
  const places = device.page.getByRole('region', { name: 'Move for round 2' });
  await places.getByText(/go to table.2, as East–West/).waitFor();
  expect(await device.page.getByText('Wait here').count()).toBe(0);

  // The next is called: those who still sit there read it over those who come.
  await director.must(id, 'start-round', { session: 1, round: 2 });
  await called(device.page)
    .getByText(/^Pair 4: go to table.2, as East–West$/)
    .waitFor();
  await called(device.page).getByText('Pair 1: stay here', { exact: true }).waitFor();
  await button(device.page, 'Yes, that is us').waitFor();
  expect(await overflow(device.page)).toEqual([0, 0]);
  expect(await violations(device.page)).toEqual([]);
  await press(device.page, 'Yes, that is us');
  await button(device.page, /^Enter board/).waitFor();
  expect(await called(device.page).count()).toBe(0);

  await called(own.page)
    .getByText(/^go to table.2, as East–West$/)
    .waitFor();
  expect(await violations(own.page)).toEqual([]);
  await press(own.page, 'Play: Table 2, East–West');
  await eventually(() => heading(own.page)).toBe('Table 2');
  await called(own.page).waitFor();
  expect(await overflow(own.page)).toEqual([0, 0]);
  expect([...device.complaints, ...own.complaints]).toEqual([]);
  await device.context.close();
  await own.context.close();
});

test('Law 8B1: by the Laws alone a table still at play when the next round is called stays in its round, goes on when it says so, and may come back', async () => {
  const id = await tournament({ profile: 'wbf' });
  const device = await phone();
  const { page } = device;
  await sitDown(device, id);
  const at = { session: 1, section: 'A', round: 1, table: 1, board: 1 };
  await director.must(id, 'record-result', { ...at, result: '4SN=', by: 'director' });
  await director.must(id, 'start-round', { session: 1, round: 2 });
  await page.getByText('Round 2 has been called. You are still in round 1.').waitFor();
  await page.getByText('Board 2 of round 1 is not agreed: going on leaves it to the director.').waitFor();
  await button(page, 'Enter board 2').waitFor();
  expect(await violations(page)).toEqual([]);

  await press(page, 'Go on to round 2');
  await button(page, 'Yes, that is us').waitFor();
  // Those of round 1 say again that it is they.
  await press(page, 'Yes, that is us', 'Back to round 1', 'Yes, that is us');
  await page.getByText('You are still in round 1.', { exact: false }).waitFor();
  await button(page, 'Enter board 2').waitFor();
  expect(device.complaints).toEqual([]);
  await device.context.close();
});

test('a pause, more time, what the director says and the sound of the clock reach a phone wherever it is', async () => {
  const id = await tournament();
  const device = await phone();
  const { page, context, complaints } = device;
  await page.addInitScript(() => {
    localStorage.setItem('naipe-phone-sound', 'on');
    const { start } = OscillatorNode.prototype;
    const heard = globalThis as unknown as { notes: number };
    heard.notes = 0;
    OscillatorNode.prototype.start = function count(this: OscillatorNode, when?: number) {
      heard.notes += 1;
      start.call(this, when);
    };
  });
  await sitDown(device, id);
  const round = { session: 1, round: 1 };
  const minutes = async () => Number(/(\d+) minutes? left/.exec((await page.textContent('main'))!)?.[1]);
  await page.getByText(/\d+ minutes left/).waitFor();
  const before = await minutes();
  await director.must(id, 'extend-round', { ...round, minutes: 5 });
  await eventually(minutes).toBeGreaterThanOrEqual(before + 4);
  const until = new Date(Date.now() + 20 * 60_000).toISOString();
  await director.must(id, 'pause-clock', { session: 1, message: 'Coffee', until });
  await page.getByText(/^Coffee until \d\d:\d\d$/).waitFor();
  expect(await violations(page)).toEqual([]);
  await director.must(id, 'resume-clock', { session: 1 });
  await page.getByText(/^Coffee until/).waitFor({ state: 'detached' });
  // In the middle of an entry nothing moves under the thumb.
  await press(page, 'Enter board 1');
  const key = async () => (await button(page, '4').boundingBox())?.y;
  const stood = await key();
  await director.must(id, 'make-announcement', { text: 'Supper is at ten.' });
  const said = page.getByRole('status').filter({ hasText: 'Supper is at ten.' });
  await said.waitFor();
  expect(await key()).toBe(stood);
  await said.getByRole('button', { name: 'Put away' }).click();
  await said.waitFor({ state: 'detached' });
  // Whoever wants to hear the clock hears it here too: four notes for the move.
  expect(await page.evaluate('notes')).toBe(0);
  await director.must(id, 'end-round', round);
  await eventually(() => page.evaluate('notes')).toBe(4);
  expect(complaints).toEqual([]);
  await context.close();
});

test('“not right” goes back to the table, and the other side is asked again', async () => {
  const id = await tournament();
  const device = await phone();
  const { page, context, complaints } = device;
  await sitDown(device, id);
  await press(
    page,
    'Enter board 1',
    '3',
    'NT',
    'East',
    'just made',
    'Hand it to North–South',
    'We are North–South',
  );
  // 3NT by East, not vulnerable: 100 + 300 for East–West.
  await eventually(() => page.getByText('−400').count()).toBe(1);
  await press(page, 'Not right');
  await eventually(() => page.getByText('North–South did not agree. Enter what happened.').count()).toBe(1);
  expect(await overflow(page)).toEqual([0, 0]);
  await press(page, 'one down', 'Hand it to North–South', 'We are North–South', 'We agree');
  await expect
    .poll(() => boards(id))
    .toMatchObject([{ status: 'agreed', result: { result: '3NTE-1', ns: 50 } }, {}]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('two phones at one table never disagree silently', async () => {
  const id = await tournament();
  const one = await phone();
  const other = await phone();
  await sitDown(one, id);
  await sitDown(other, id);
  await goesOffline(one, id);
  await press(one.page, 'Enter board 1', '4', 'hearts', 'South', 'just made', 'Hand it to East–West');
  await press(other.page, 'Enter board 1', '4', 'hearts', 'South', 'one down', 'Hand it to East–West');
  await eventually(() => boards(id)).toMatchObject([{ result: { result: '4HS-1' } }, {}]);
  await one.context.setOffline(false);
  await eventually(() => heading(one.page)).toBe('Board 1: two different results');
  expect(await one.page.locator('main').textContent()).toMatch(/just made.*one down/);
  expect(await violations(one.page)).toEqual([]);
  await press(one.page, 'The first is right');
  await eventually(() => boards(id)).toMatchObject([{ status: 'entered', result: { result: '4HS=' } }, {}]);
  await one.context.close();
  await other.context.close();
});

test('each side agrees and confirms on its own phone, and sees what the other does (RTP 2.1.9)', async () => {
  const id = await tournament();
  const [ns, ew] = [await phone(), await phone()];
  for (const [device, side] of [
    [ns, 'N–S'],
    [ew, 'E–W'],
  ] as const) {
    await device.page.goto(`/t/${id}?code=${await codeOf(id, 1)}`);
    await device.page.getByText(side, { exact: true }).click();
    await press(device.page, 'Yes, that is us');
  }
  await press(ns.page, 'Enter board 1', '3', 'NT', 'East', 'just made', 'Send it to East–West');
  await eventually(() => ns.page.getByText('East–West agree on their own phone').count()).toBe(1);
  expect(await button(ns.page, 'We agree').count()).toBe(0);
  expect(await violations(ns.page)).toEqual([]);
  await press(ew.page, 'East–West: agree board 1');
  await eventually(() => ew.page.getByText('+400').count()).toBe(1);
  await press(ew.page, 'We agree');
  await eventually(() => heading(ns.page)).toBe('Board 1 is agreed');
  expect((await boards(id))[0]).toMatchObject({ status: 'agreed', entered: { by: 'NS' } });
  await press(ew.page, 'Next: board 2', 'Passed out', 'Send it to North–South');
  await press(
    ns.page,
    /^(Next: board 2|North–South: agree board 2)$/,
    'We agree',
    'Check and confirm the round',
  );
  await press(ns.page, 'Right: North–South confirm');
  await eventually(() => ns.page.getByText('East–West confirm on their own phone').count()).toBe(1);
  await press(ew.page, 'Check and confirm the round', 'Right: East–West confirm');
  await eventually(() => ns.page.getByText('The round is confirmed').count()).toBe(1);
  expect([...ns.complaints, ...ew.complaints]).toEqual([]);
  await ns.context.close();
  await ew.context.close();
});

test('a player who came in with the code of his pair enters and agrees for his own side only', async () => {
  const id = await tournament({ devices: 'own' });
  const [ns, ew] = [await phone(), await phone()];
  await ns.page.goto(`/t/${id}?code=${await codeOf(id, 1)}`);
  await ns.page.getByText('N–S', { exact: true }).click();
  await press(ns.page, 'Yes, that is us', 'Enter board 1');
  const { pairs } = (await director.get(`/api/tournaments/${id}/codes`)).json;
  const { code } = pairs.find((each: { readonly pair: string }) => each.pair === '4');
  await ew.page.goto(`/p/${id}/pair/4#code=${code}`);
  await button(ew.page, 'Play: Table 1, East–West').waitFor();
  expect(await violations(ew.page)).toEqual([]);
  await press(ns.page, '3', 'NT', 'East', 'just made', 'Send it to East–West');
  await press(ew.page, 'East–West: agree board 1');
  await eventually(() => ew.page.getByText('+400').count()).toBe(1);
  await press(ew.page, 'We agree', 'Next: board 2', 'Passed out', 'Send it to North–South');
  await eventually(() => boards(id)).toMatchObject([
    { status: 'agreed', entered: { by: 'NS' } },
    { status: 'entered', entered: { by: 'EW' } },
  ]);
  await ew.page.getByText('North–South agree on their own phone').waitFor();
  expect(await button(ew.page, 'Hand this phone across instead').count()).toBe(0);
  expect(await overflow(ew.page)).toEqual([0, 0]);
  await ew.page.goto('/');
  await ew.page.getByRole('link', { name: 'Your pair: 4' }).click();
  await button(ew.page, 'Play: Table 1, East–West').waitFor();
  expect([...ns.complaints, ...ew.complaints]).toEqual([]);
  await ns.context.close();
  await ew.context.close();
});

test('a reload in the middle of an entry keeps the taps, until it is written down', async () => {
  const id = await tournament();
  const device = await phone();
  const { page, context } = device;
  await sitDown(device, id);
  await press(page, 'Enter board 1', '4', 'spades', 'South');
  await page.reload();
  await press(page, 'one over', 'Hand it to East–West', 'We are East–West');
  await eventually(() => boards(id)).toMatchObject([{ status: 'entered', result: { result: '4SS+1' } }, {}]);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('naipe-draft'))),
  ).toEqual([]);
  await context.close();
});

test('a reload keeps what waits to be sent', async () => {
  const id = await tournament();
  const device = await phone();
  const { page, context } = device;
  await sitDown(device, id);
  await page.route('**/commands', (route) => route.abort());
  await press(page, 'Enter board 1', 'Passed out', 'Hand it to East–West', 'We are East–West');
  await eventually(() => page.getByText('is this what happened?').count()).toBe(1);
  await page.unroute('**/commands');
  await page.reload();
  await eventually(() => boards(id)).toMatchObject([{ status: 'entered', result: { result: 'Pass' } }, {}]);
  await context.close();
});

test('what waits is not written on a table that was planned anew meanwhile: it is told so', async () => {
  const id = await tournament();
  const device = await phone();
  const { page, context } = device;
  await sitDown(device, id);
  await goesOffline(device, id);
  await press(page, 'Enter board 1', '3', 'NT', 'East', 'one down', /^Hand it to/);
  await eventually(() => page.getByText('No connection. One entry waits here.').count()).toBe(1);
  // East–West from the other end: pair 6 is at table 1 now.
  const seating = { 1: '1', 2: '2', 3: '3', 4: '6', 5: '5', 6: '4' };
  const sections = [{ section: 'A', movement: threeTables(), seating }];
  await director.must(id, 'plan-session', { session: 1, sections, confirmed: ['begins-anew'] });
  await director.must(id, 'open-session', { session: 1 });
  await director.must(id, 'start-round', { session: 1, round: 1 });
  await context.setOffline(false);
  await page.getByText('This table has been planned anew since this was written down.').waitFor();
  expect((await boards(id))[0].status).toBe('to-play');
});

test('a reload without a network opens: the table, its taps, what waits; later it is sent', async () => {
  const id = await tournament();
  const device = await phone({ keepsPages: true });
  const { page, context, complaints } = device;
  await sitDown(device, id);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await goesOffline(device, id);
  await press(page, 'Enter board 1', '4', 'spades', 'South', 'just made', 'Hand it to East–West');
  await press(page, 'We are East–West', 'We agree', 'Next: board 2', '3', 'NT');
  await page.reload();
  await press(page, 'North', 'one over');
  await eventually(() => page.getByText('No connection. 2 entries wait here.').count()).toBe(1);
  expect(await overflow(page)).toEqual([0, 0]);
  // Opened anew at the front door, it finds back too.
  await page.goto('/');
  await page.getByRole('link', { name: 'Table 1, tonight' }).click();
  await press(page, 'Enter board 2', 'Hand it to East–West', 'We are East–West', 'We agree');
  await context.setOffline(false);
  await eventually(() => boards(id)).toMatchObject([
    { status: 'agreed', result: { result: '4SS=' } },
    { status: 'agreed', result: { result: '3NTN+1' } },
  ]);
  // The pages are kept; what the server answered is not.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the director is called after asking twice, and is said to be called when the server knows', async () => {
  const id = await tournament();
  const device = await phone();
  const { page, context } = device;
  await sitDown(device, id);
  await press(page, 'Call the director');
  expect(await violations(page)).toEqual([]);
  await goesOffline(device, id);
  await press(page, '2', 'Yes, call');
  await eventually(() => page.getByText('Raise a hand instead.').count()).toBe(1);
  await context.setOffline(false);
  await eventually(() => page.getByText('The director has been called.').count()).toBe(1);
  const room = await director.view(id, 'room', { session: 1 });
  expect(room.json.sections[0].tables[0].call).toMatchObject({ table: 1, board: 2 });
  await context.close();
});

test('where the lead is asked for, it is suit then rank (RTP 2.2.7.1)', async () => {
  const id = await tournament({ lead: 'required' });
  const device = await phone();
  const { page, context } = device;
  await sitDown(device, id);
  await press(page, 'Enter board 1', '1', 'NT', 'West', '2 over');
  expect(await button(page, 'Hand it across').isDisabled()).toBe(true);
  await button(page, /^Lead/).click();
  expect(await overflow(page)).toEqual([0, 0]);
  expect(await violations(page)).toEqual([]);
  await press(page, 'hearts', '10', 'Hand it to North–South', 'We are North–South', 'We agree');
  await eventually(() => boards(id)).toMatchObject([{ result: { result: '1NTW+2', lead: 'HT' } }, {}]);
  await context.close();
});

test('a wrong code is told so, and asked again', async () => {
  const id = await tournament();
  const { page, context } = await phone();
  await page.goto(`/t/${id}`);
  const right = await codeOf(id, 1);
  await page
    .getByLabel('The table’s code')
    .fill(right === '0000' ? '0001' : `${(Number(right) + 4999) % 10_000}`.padStart(4, '0'));
  await press(page, 'Join');
  await eventually(() => page.getByRole('alert').textContent()).toContain('This code is not known here.');
  await page.getByLabel('The table’s code').fill(right);
  await press(page, 'Join');
  await eventually(() => page.getByText('Is that right?').count()).toBe(1);
  await context.close();
});

const YES = { en: 'Yes, that is us', pt: 'Sim, somos nós', es: 'Sí, somos nosotros', it: 'Sì, siamo noi' };

// Dark, and other type, are walked in accessible.test.ts.
test.each(['en', 'pt', 'es', 'it'] as const)(
  'in %s every page fits the screen and is accessible',
  async (language) => {
    const id = await tournament();
    const device = await phone({ locale: language });
    const { page, context, complaints } = device;
    const looksRight = async (name: string) => {
      // Another language makes texts longer; colours and roles stay as they are.
      if (language === 'en') expect(await violations(page), name).toEqual([]);
      expect(await overflow(page), name).toEqual([0, 0]);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('button, a, input')]
          .filter((element) => element.checkVisibility())
          .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML }))
          .filter(({ box }) => box.height < 55.5 || box.width < 55.5)
          .map(({ html }) => html),
      );
      expect(small, name).toEqual([]);
    };
    await page.goto(`/t/${id}?code=${await codeOf(id, 1)}`);
    await button(page, YES[language]).waitFor();
    await looksRight('seating');
    await button(page, YES[language]).click();
    await page.locator('nav a').first().waitFor();
    await looksRight('round');
    await page.locator('nav a').first().click();
    const pad = (index: number) => page.locator('fieldset').nth(index).getByRole('button');
    await pad(0).first().click();
    await pad(1).nth(6).click();
    await pad(1).nth(8).click();
    await pad(2).last().click();
    await pad(3).last().click();
    await pad(3).nth(6).click(); // 7 NT redoubled, eleven down: the longest sentence
    await looksRight('entry');
    await page.getByRole('button').last().click();
    await eventually(() => page.getByRole('button').count()).toBe(1);
    await looksRight('crossing');
    await page.getByRole('button').last().click();
    await eventually(() => page.getByRole('button').last().isEnabled()).toBe(true);
    await looksRight('agreement');
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('the permanent card of a table asks for the code of tonight; who is sent away is told, and can join again', async () => {
  const id = await tournament();
  const { page, complaints } = await phone();
  const { tonight } = (await director.get(`/api/tournaments/${id}/codes`)).json;
  const join = async () => {
    await page.goto('/at/1');
    await page.getByLabel('The code of tonight').fill(tonight);
    await press(page, 'Join');
  };
  await join();
  await press(page, 'Yes, that is us');
  await button(page, 'Enter board 1').waitFor();
  // Scanned again or opened anew, it comes back to its table without a code.
  for (const address of ['/at/1', '/t']) {
    await page.goto(address);
    await button(page, 'Enter board 1').waitFor();
  }
  await page.goto('/');
  await page.getByRole('link', { name: 'Table 1, tonight' }).click();
  await button(page, 'Enter board 1').waitFor();
  // The card of another table asks for the code, and shows the way back.
  await page.goto('/at/2');
  await page.getByLabel('The code of tonight').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Table 1' }).click();
  await button(page, 'Enter board 1').waitFor();
  await page.goto('/t?other');
  // Run by itself there is one tournament, else it is asked which.
  const which = page.locator(`a[href="/t/${id}?other"]`);
  await which.or(page.getByLabel('The table’s code')).waitFor();
  if ((await which.count()) > 0) await which.click();
  await page.getByLabel('The table’s code').fill(await codeOf(id, 2));
  await press(page, 'Join');
  await eventually(() => heading(page)).toBe('Table 2');
  await page.goto('/');
  await page.getByRole('link', { name: 'Table 2, tonight' }).waitFor();
  await join();
  await button(page, 'Enter board 1').waitFor();
  const { signIns } = (await director.get(`/api/sign-ins?tournament=${id}`)).json;
  expect(signIns).toHaveLength(1);
  await eventually(
    async () => (await director.get(`/api/sign-ins?tournament=${id}`)).json.signIns[0].listening,
  ).toBe(true);
  await director.delete(`/api/sign-ins/${signIns[0].id}`);
  await page.getByText('The director has ended this phone’s place at the table.').waitFor();
  await page.goto('/');
  await page.getByRole('link', { name: 'I sit at a table' }).waitFor();
  await join();
  await button(page, 'Enter board 1').waitFor();
  // What the phone was just asking for when it was sent away is refused, as it must be.
  expect(complaints.filter((each) => !/status of 401/.test(each))).toEqual([]);
});
