import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, openEvening } from '../../scripts/demo/evening.mjs';
import { Site } from '../testing/site.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(() => site?.close());

test('on the director’s own computer the projector shows the room what everyone may see, and no more', async () => {
  // The room sees the ranking after each round; a director sees it with the results of the round that is played.
  const evening = await openEvening({
    address: site.address,
    setupCode: site.setupCode,
    tables: 4,
    settings: { showRanking: 'after-each-round' },
  });
  await evening.playRound(1);
  await evening.playPart(2, (table) => (table === 1 ? 0 : Number.POSITIVE_INFINITY));
  const { page, leave } = await site.visitor({ viewport: { width: 1920, height: 1080 } });
  await page.context().request.post('/api/session/director', { data: { password: DEMO_PASSWORD } });
  const asked: Promise<boolean>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/views/'))
      asked.push(request.allHeaders().then((headers) => headers.cookie === undefined));
  });
  await page.goto(`/r/${evening.tournament}/screen`);
  await page.getByRole('table').first().waitFor();
  await expect.poll(() => page.getByText('After round 1').count()).toBe(1);
  expect(asked.length).toBeGreaterThan(0);
  expect(await Promise.all(asked)).not.toContain(false);

  const nobody = await fetch(`${site.address}/api/tournaments/${evening.tournament}/views/ranking?session=1`);
  const { lists } = await nobody.json();
  const scores = lists.flatMap(({ lines }: { lines: { score: string }[] }) =>
    lines.map(({ score }) => score),
  );
  const shown = await page.locator('tbody td:last-child').allInnerTexts();
  expect(shown.length).toBeGreaterThan(0);
  expect(scores.map((score: string) => Number(score).toFixed(2))).toEqual(
    expect.arrayContaining(shown.map((text) => Number.parseFloat(text).toFixed(2))),
  );
  await leave();
});

test('a break and what the director says reach the projector and a phone at once', async () => {
  const { address, setupCode } = site;
  const evening = await openEvening({ address, setupCode, tables: 9, settings: { showRanking: 'live' } });
  await evening.playPart(1, () => 1);
  const { page: screen, leave: leaveScreen } = await site.visitor({
    viewport: { width: 1920, height: 1080 },
  });
  await screen.goto(`/r/${evening.tournament}/screen`);
  const { page: desk, leave: leaveDesk } = await site.visitor({ viewport: { width: 1280, height: 800 } });
  await desk.request.post('/api/session/director', { data: { password: DEMO_PASSWORD } });
  await desk.goto(`/desk/${evening.tournament}/room`);
  const { page: phone, leave: leavePhone } = await site.visitor({
    viewport: { width: 390, height: 780 },
    locale: 'pt-PT',
  });
  await phone.goto(`/r/${evening.tournament}/ranking`);

  await desk.getByRole('button', { name: 'Break…' }).click();
  await desk.getByRole('button', { name: '10 min', exact: true }).click();
  await desk.getByRole('button', { name: /^Stop the clock until/ }).click();
  await screen.getByText(/^Coffee until \d\d:\d\d$/).waitFor();
  const standing = await screen.getByRole('timer').textContent();
  await expect.poll(() => desk.getByRole('timer').textContent()).toBe(standing);
  await desk.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => screen.getByText('Coffee until').count()).toBe(0);

  await desk.getByRole('button', { name: 'Quiet, please: others are still playing.' }).click();
  await screen.getByText('Quiet, please: others are still playing.').waitFor();
  // Everybody reads it in his own language, and puts it away when he has.
  const said = phone.getByRole('status').filter({ hasText: 'Silêncio, por favor' });
  await said.waitFor();
  await said.getByRole('button', { name: 'Fechar' }).click();
  await expect.poll(() => said.count()).toBe(0);
  // However much is said, the ranking keeps to its place: nothing of it runs over the foot or out of the screen.
  await desk.getByLabel('Announcement to all phones and the projector').fill('Supper is at ten, next door.');
  await desk.getByRole('button', { name: 'Announce', exact: true }).click();
  await screen.getByText('Supper is at ten, next door.').waitFor();
  await desk.getByRole('button', { name: 'End round 1' }).click();
  await desk.getByRole('button', { name: 'Go on all the same' }).click();
  await screen.getByText('Move for round 2').waitFor();
  await expect
    .poll(() =>
      screen.evaluate(() => {
        const foot = document.querySelector('footer')!.getBoundingClientRect().top;
        const tables = [...document.querySelectorAll('table')].map(
          (each) => each.getBoundingClientRect().bottom,
        );
        return {
          over: tables.filter((bottom) => bottom > foot),
          down: document.documentElement.scrollHeight,
        };
      }),
    )
    .toEqual({ over: [], down: 1080 });
  await desk
    .getByRole('button', { name: /^Take down/ })
    .first()
    .click();
  await expect.poll(() => screen.getByText('Quiet, please').count()).toBe(0);
  await Promise.all([leaveScreen(), leaveDesk(), leavePhone()]);
});
