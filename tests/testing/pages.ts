import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** A phone held upright. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** What axe finds wrong on a page, each with the elements concerned. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source); // evaluated by the debugger, so the page's own policy stays in force
  return page.evaluate(async () => {
    const found = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

/** By how much a page is wider than its screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
