// Takes the pictures of the documentation: `node scripts/screenshots.mjs`, or only those whose names are given.
import { mkdirSync } from 'node:fs';
import { buildIfStale } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { root } from './lib/run.mjs';
import { readUsage } from './lib/usage.mjs';

/** The round began so long ago for whoever looks. */
const INTO_THE_ROUND = 9 * 60_000;

const { positionals: wanted } = readUsage({
  command: 'node scripts/screenshots.mjs',
  takes: '[NAME…]',
  does: 'Takes the pictures of the documentation into docs/pictures, or only those that are named.',
});

await installIfNeeded();
await buildIfStale();
const { launchBrowser } = await import('./lib/browser.mjs');
const { PICTURES } = await import('./pictures/pictures.mjs');
const { setStage } = await import('./pictures/stage.mjs');

const isWanted = ({ name, as }) => wanted.length === 0 || as === 'table' || wanted.includes(name);

const stage = await setStage();
const browser = await launchBrowser({ executablePath: await ensureChromium() });
const folder = `${root}docs/pictures`;
mkdirSync(folder, { recursive: true });

/** Somebody new with a browser of their own. */
async function comeIn({ device, as, theme = 'light', language = 'en', suits = 'two' }) {
  const context = await browser.newContext({
    ...device,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  await context.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      let drawn = 0; // always the same deals: a picture changes only when the page does
      crypto.getRandomValues = (bytes) => {
        for (const at of bytes.keys()) bytes[at] = (++drawn * 2_654_435_761) >>> 11;
        return bytes;
      };
    },
    { 'naipe-language': language, 'naipe-suits': suits },
  );
  if (as === 'director') {
    await context.request.post(`${stage.address}/api/session/director`, {
      data: { password: stage.password },
    });
  }
  const page = await context.newPage();
  await page.clock.setFixedTime(Date.now() + INTO_THE_ROUND);
  return page;
}

/** The one phone at the table, which goes on where the picture before left it. */
let phone;
for (const picture of PICTURES.filter(isWanted)) {
  const atTable = picture.as === 'table';
  if (atTable) phone ??= await comeIn(picture);
  const page = atTable ? phone : await comeIn(picture);
  await picture.show(page, stage);
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.screenshot({ path: `${folder}/${picture.name}.png` });
  if (!atTable) await page.context().close();
  console.log(`docs/pictures/${picture.name}.png`);
}

await browser.close();
await stage.strike();
