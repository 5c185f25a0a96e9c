import type { Page } from 'playwright-core';

export interface Directions {
  /** How often such a name is to be read or heard. */
  readonly names: number;
  /** Where one may change places with what stands beside it. */
  readonly loose: readonly string[];
}

/**
 * Whether names written from right to left keep to themselves: in an element or between signs that isolate them, or alone
 * in their place. Looks at texts, fields, what is only heard, and the title.
 */
export const directions = (page: Page, names: readonly string[]): Promise<Directions> =>
  page.evaluate((known) => {
    const RIGHT_TO_LEFT = /\p{Script=Hebrew}/u;
    const withoutIsolated = (text: string) => text.replaceAll(/\u2068[^\u2069]*\u2069/g, '');
    const isAlone = (text: string) => {
      const found = known.filter((name) => text.includes(name));
      const rest = found.reduce((left, name) => left.replace(name, ''), text);
      return found.length === 1 && !/[\p{L}\p{N}]/u.test(rest);
    };
    const isIsolating = (element: Element) =>
      element.localName === 'option' || /isolate|plaintext/.test(getComputedStyle(element).unicodeBidi);
    const aroundOf = (element: Element): Element =>
      isIsolating(element) || element.parentElement === null ? element : aroundOf(element.parentElement);

    let count = 0;
    const loose: string[] = [];
    const look = (text: string | null, isKept: () => boolean, where: () => string) => {
      if (text === null || !RIGHT_TO_LEFT.test(text)) return;
      count += 1;
      if (RIGHT_TO_LEFT.test(withoutIsolated(text)) && !isKept()) loose.push(where());
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement: parent, textContent } = text;
      if (parent === null || parent.closest('script, style') !== null) continue;
      const around = aroundOf(parent);
      look(
        textContent,
        () =>
          around.localName === 'bdi' ||
          around.hasAttribute('dir') ||
          isAlone(withoutIsolated(around.textContent ?? '')),
        () => around.outerHTML.slice(0, 240),
      );
    }
    for (const element of document.querySelectorAll('*')) {
      for (const attribute of ['aria-label', 'title', 'alt', 'placeholder']) {
        const words = element.getAttribute(attribute);
        look(
          words,
          () => isAlone(withoutIsolated(words ?? '')),
          () => `${attribute}: ${words}`,
        );
      }
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        look(
          element.value,
          () => element.dir === 'auto' || getComputedStyle(element).unicodeBidi === 'plaintext',
          () => `typed: ${element.outerHTML.slice(0, 240)}`,
        );
    }
    look(
      document.title,
      () => isAlone(document.title),
      () => `the title: ${document.title}`,
    );
    return { names: count, loose: [...new Set(loose)] };
  }, names);
