import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** The same browser without its window first: tests take two thirds of the time in it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** A browser on this machine, the one that is named before all others. */
export function findChromium() {
  const named = process.env.NAIPE_CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  for (const name of process.platform === 'win32' ? [] : NAMES) {
    const which = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (which.status === 0) return which.stdout.trim();
  }
  return PLACES.find((place) => existsSync(place));
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** The browser the tests drive: one on this machine, or Debian's, installed when we may. Never skipped. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (canInstall()) {
    console.log('Installing chromium for the browser tests (once)…');
    const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'fonts-dejavu-core'];
    await run('apt-get', ['update', '-qq'], quiet);
    // An older Debian has only the whole browser.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', [...install, name], quiet);
      const installed = findChromium();
      if (installed) return installed;
    }
  }
  console.error(
    'The browser tests need Chromium or Google Chrome, and none was found on this machine.\n' +
      'Install one (Debian or Ubuntu: sudo apt-get install chromium) or name it: NAIPE_CHROMIUM=/path/to/chrome npm test',
  );
  console.log('\n0 passed, 1 failed');
  return process.exit(1);
}
