import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium, ready to be driven; it talks to nobody but the pages it is given. */
export function launchBrowser({ executablePath = findChromium(), env = process.env } = {}) {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, env, args: [...QUIET, ...asRoot] });
}
