// Takes the pictures of the documentation: `node scripts/screenshots.mjs`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from './lib/browser.mjs';
import { buildIfStale } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { root } from './lib/run.mjs';

const LAPTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const PICTURES = [
  { name: 'start-laptop-light', device: LAPTOP, theme: 'light', language: 'en' },
  { name: 'start-laptop-dark', device: LAPTOP, theme: 'dark', language: 'pt', suits: 'four' },
  { name: 'start-phone-light', device: PHONE, theme: 'light', language: 'en', suits: 'four' },
  { name: 'start-phone-dark', device: PHONE, theme: 'dark', language: 'it' },
  { name: 'settings-phone-light', device: PHONE, theme: 'light', language: 'es', settings: true },
];

await installIfNeeded();
await buildIfStale();
const { serve } = await import('@naipe/server');
const dataFolder = mkdtempSync(join(tmpdir(), 'naipe-pictures-'));
const serving = await serve({ dataFolder, webFolder: `${root}web/dist`, port: 0 });
if (!serving.ok) throw new Error(serving.error.message);
const browser = await launchBrowser(await ensureChromium());
mkdirSync(`${root}docs/pictures`, { recursive: true });

for (const { name, device, theme, language, suits = 'two', settings = false } of PICTURES) {
  const context = await browser.newContext({ ...device, colorScheme: theme, reducedMotion: 'reduce' });
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
  const page = await context.newPage();
  await page.goto(serving.value.address, { waitUntil: 'networkidle' });
  if (settings) {
    await page.getByRole('banner').getByRole('button').click();
    await page.getByRole('dialog').waitFor();
  }
  await page.screenshot({ path: `${root}docs/pictures/${name}.png`, fullPage: device === LAPTOP });
  await context.close();
  console.log(`docs/pictures/${name}.png`);
}

await browser.close();
await serving.value.close();
rmSync(dataFolder, { recursive: true });
