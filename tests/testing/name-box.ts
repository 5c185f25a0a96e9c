import type { Locator } from 'playwright-core';
import { eventually } from './site.ts';

/**
 * Types into a box that finds what is typed, and takes one of those it offers. It waits as a person does: until what is
 * offered answers the last letter, so that nothing moves or goes away under the pointer.
 */
export async function pickFound(box: Locator, typed: string, wanted: RegExp): Promise<void> {
  await box.fill(typed);
  const option = box.page().getByRole('option', { name: wanted });
  await option.waitFor();
  await eventually(() => box.getAttribute('aria-busy')).not.toBe('true');
  await option.click();
  await option.waitFor({ state: 'hidden' });
}
