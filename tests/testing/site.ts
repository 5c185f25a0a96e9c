import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { APIRequestContext, Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { launchBrowser } from '../../scripts/lib/browser.mjs';
import { addressOf, type Started, setupCodeOf, start } from './started.ts';
import { hideFonts } from './typeface.ts';

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const LAPTOP = { viewport: { width: 1280, height: 800 } };

/** Patient: a busy machine is slow, not wrong. */
const PATIENCE = 60_000;

/** What the browser says where nobody asked for a service worker. */
const NO_WORKER = /Service Worker registration blocked/;

/** What the browser complains about, but for what is expected. */
function complaintsOf(page: Page, expected: RegExp | undefined): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !NO_WORKER.test(message.text()) && expected?.test(message.text()) !== true)
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** What is asked beside the pages is as patient as they are: on a busy machine a server may ask to be left alone for some seconds. */
function patiently(request: APIRequestContext): void {
  for (const verb of ['get', 'post'] as const) {
    const ask = request[verb].bind(request);
    request[verb] = async (...asked) => {
      const answer = await ask(...asked);
      const seconds = answer.headers()['retry-after'];
      if (answer.status() !== 503 || seconds === undefined) return answer;
      await new Promise((resolve) => setTimeout(resolve, 1000 * Number(seconds)));
      return request[verb](...asked);
    };
  }
}

/** Somebody's browser with one page. */
export interface Visitor {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly leave: () => Promise<void>;
}

/** The program as a process of its own, on an empty folder, and a browser to look at it with. */
export class Site {
  readonly address: string;
  private readonly browser: Browser;
  private readonly started: Started;
  private readonly folder: string;

  private constructor(address: string, browser: Browser, started: Started, folder: string) {
    this.address = address;
    this.browser = browser;
    this.started = started;
    this.folder = folder;
  }

  /** Stands on the terminal until there is a password. */
  get setupCode(): string {
    return setupCodeOf(this.started);
  }

  static async open(): Promise<Site> {
    const folder = mkdtempSync(join(tmpdir(), 'naipe-site-'));
    const started = start({ dataFolder: join(folder, 'data') });
    const env = { ...process.env, FONTCONFIG_FILE: hideFonts(folder) };
    const [address, browser] = await Promise.all([addressOf(started), launchBrowser({ env })]);
    return new Site(address, browser, started, folder);
  }

  /**
   * Somebody new, with an English browser unless told; `expected` is what the console may say. Pages are kept for the
   * time without a network only where that is looked at: every visitor would fetch them once more.
   */
  async visitor(options: BrowserContextOptions, expected?: RegExp): Promise<Visitor> {
    const context = await this.browser.newContext({
      locale: 'en-GB',
      reducedMotion: 'reduce',
      baseURL: this.address,
      serviceWorkers: 'block',
      ...options,
    });
    patiently(context.request);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    return { page, complaints: complaintsOf(page, expected), leave: () => context.close() };
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.started.process.kill('SIGINT');
    await this.started.exit;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Only what is wrong is told, by its element, which needs no selector that finds it; our pages have no frames and no styles of others. */
const AXE = {
  resultTypes: ['violations'],
  selectors: false,
  preload: false,
  iframes: false,
  // The keys of the tricks show `+1` and are heard as `one over`.
  rules: { 'label-content-name-mismatch': { enabled: false } },
} satisfies axe.RunOptions;

/** What a size or a theme decides; the other rules look at what a page says, which neither changes. */
const RULES_OF_A_LOOK = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/** What axe finds wrong, each with the elements concerned: by every rule, or by those that another look can break. */
export async function violations(page: Page, rules: 'all' | 'look' = 'all'): Promise<readonly string[]> {
  // Evaluated by the debugger, so the page's own policy stays in force.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options = rules === 'all' ? AXE : { ...AXE, rules: {}, runOnly: RULES_OF_A_LOOK };
  return page.evaluate(async (asked) => {
    const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, asked);
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, options);
}

/** By how much the page is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Pages and servers take a moment. */
export const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: PATIENCE });

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

export async function press(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await button(page, name).click();
}

export const field = (page: Page | Locator, name: string) => page.getByLabel(name, { exact: true });

/** The cells of the rows of a table's body. */
export const cells = (table: Locator): Promise<readonly (readonly string[])[]> =>
  table
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => Array.from(row.children, (cell) => cell.textContent ?? '')));

/** The same, only the columns of those headings. */
export async function columns(
  table: Locator,
  wanted: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const headings = await table.locator('thead th').allTextContents();
  const places = wanted.map((heading) => headings.indexOf(heading));
  return (await cells(table)).map((row) => places.map((place) => row[place] ?? ''));
}

/** On how many sheets a page is printed. */
export async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
