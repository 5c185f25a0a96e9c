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
