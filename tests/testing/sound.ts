import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LAPTOP, overflow, PHONE, violations } from './site.ts';

/** Both sizes and both themes: what a theme changes, it changes at every size. */
export const LOOKS = [
  { size: LAPTOP.viewport, colorScheme: 'light' },
  { size: PHONE.viewport, colorScheme: 'dark' },
] as const;
export type Look = (typeof LOOKS)[number];

/** Accessible in both themes, on a laptop and on a phone, and nowhere wider than the screen. */
export async function looksSound(
  page: Page,
  looks: readonly Look[] = LOOKS,
  also: (look: Look, where: string) => Promise<void> = async () => {},
): Promise<void> {
  const before = page.viewportSize();
  for (const [at, look] of looks.entries()) {
    const { size, colorScheme } = look;
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    const where = `${new URL(page.url()).pathname} in ${colorScheme}, ${size.width} wide`;
    expect(await violations(page, at === 0 ? 'all' : 'look'), where).toEqual([]);
    expect(await overflow(page), where).toBeLessThanOrEqual(0);
    await also(look, where);
  }
  if (before !== null) await page.setViewportSize(before);
}
