import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { drawnSigns } from './coverage.ts';
import { LAPTOP, overflow, PHONE } from './site.ts';
import { BLANK, blankTypeface } from './typeface.ts';

interface Strain {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly style?: string;
}

/** Type that is not ours: every sign as wide as any other. */
const OTHER_TYPE = `:root { --mantine-font-family: "${BLANK}" !important }`;
/** A letter of ours is 0.44 em wide on average, a figure 0.6. */
const OTHER_WIDTH = 500;
const A_FIFTH_WIDER = '* { letter-spacing: 0.088em !important }';

/** What our typeface draws. */
const DRAWN = drawnSigns();

const SMALLEST_PHONE = { width: 320, height: 568 };

/** What pages have to bear: wider text, other type, and the zoom of those who see little. */
const STRAINS: readonly Strain[] = [
  { name: 'with text a fifth wider', size: PHONE.viewport, style: A_FIFTH_WIDER },
  { name: 'in other type', size: PHONE.viewport, style: OTHER_TYPE },
  { name: 'in other type', size: LAPTOP.viewport, style: OTHER_TYPE },
  { name: 'at 200%', size: { width: LAPTOP.viewport.width / 2, height: LAPTOP.viewport.height / 2 } },
  { name: 'on the smallest phone', size: SMALLEST_PHONE },
];

/** Gives a page the blank typeface, under its name; says whether it draws with it. */
const giveOtherType = (page: Page): Promise<boolean> =>
  page.evaluate(
    async ({ family, width, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
      const face = new FontFace(family, bytes, { weight: '100 900' });
      document.fonts.add(await face.load());
      const context = new OffscreenCanvas(1, 1).getContext('2d')!;
      context.font = `1000px "${family}"`;
      return context.measureText('il').width === 2 * width;
    },
    { family: BLANK, width: OTHER_WIDTH, base64: blankTypeface(OTHER_WIDTH).toString('base64') },
  );

/**
 * Once the page has laid itself out anew and nothing that ends by itself still moves: by how much it is wider than the
 * screen, and what stands out of it or is cut off, but for what can be scrolled to and what is only heard.
 */
const measured = (page: Page): Promise<{ readonly wider: number; readonly cutOff: readonly string[] }> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    // What watches its own size hears of it after the first frame, and moves in the second.
    for (let frames = 0; frames < 3; frames += 1) await frame();
    const ends = (animation: Animation) =>
      animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
    const isHeardOnly = ({ clientWidth, clientHeight }: Element) => clientWidth <= 1 || clientHeight <= 1;
    const clips = ({ overflowX, textOverflow }: CSSStyleDeclaration) =>
      (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis';
    const scrolls = (element: Element): boolean =>
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        (element.parentElement !== null && scrolls(element.parentElement)));
    const told = (element: Element, why: string) => `${why}: ${element.outerHTML.slice(0, 160)}`;
    const cutOff = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isHeardOnly(element))
      .flatMap((element) => {
        const style = getComputedStyle(element);
        const wide = element.scrollWidth - element.clientWidth;
        if (wide > 1 && clips(style)) return [told(element, `${wide} px cut off`)];
        if (wide > 1 && element.matches('button, a, td, th, label') && style.display !== 'inline') {
          return scrolls(element) ? [] : [told(element, `${wide} px beyond its edge`)];
        }
        const { right, left, width } = element.getBoundingClientRect();
        const isOut = width > 0 && (right > innerWidth + 1 || left < -1) && style.position !== 'absolute';
        return isOut && !scrolls(element) ? [told(element, `${Math.round(right)} of ${innerWidth} px`)] : [];
      });
    const { scrollWidth, clientWidth } = document.documentElement;
    return { wider: Math.max(0, scrollWidth - clientWidth), cutOff };
  });

/** Whatever the machine's type, however wide the text, and at any zoom: nothing is cut off or scrolls sideways. */
export async function holds(page: Page): Promise<void> {
  const before = page.viewportSize();
  expect(await giveOtherType(page)).toBe(true);
  for (const { name, size, style } of STRAINS) {
    await page.setViewportSize(size);
    const added = style === undefined ? undefined : await page.addStyleTag({ content: style });
    const where = `${new URL(page.url()).pathname} ${name}, ${size.width} wide`;
    expect.soft(await measured(page), where).toEqual({ wider: 0, cutOff: [] });
    await added?.evaluate((element) => (element as Element).remove());
  }
  if (before !== null) await page.setViewportSize(before);
}

/** On a phone, and on the smallest there is, nothing is wider than the screen. */
export async function fitsPhones(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of [PHONE.viewport.width, SMALLEST_PHONE.width]) {
    await page.setViewportSize({ ...PHONE.viewport, width });
    expect(await overflow(page), `${where}, ${width} wide`).toBeLessThanOrEqual(0);
  }
  if (before !== null) await page.setViewportSize(before);
}

/** The signs on a page that the machine's type would draw, each with where; those that are only heard do not count. */
export const strangeSigns = (page: Page): Promise<readonly string[]> =>
  page.evaluate((drawn) => {
    // Spaces, and what only says how to join or turn the words around it, leave no mark.
    const strange = (text: string | null) =>
      [...(text ?? '')].filter((sign) => !drawn.includes(sign) && !/[\p{Z}\p{C}]/u.test(sign)).join('');
    const isSeen = (element: Element) =>
      element.checkVisibility() && getComputedStyle(element).fontSize !== '0px';
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const signs = strange(text.textContent);
      const { parentElement: around } = text;
      if (signs !== '' && around !== null && isSeen(around)) found.push(`${signs}: ${around.outerHTML}`);
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      const signs = strange(field.placeholder) + strange(field.value);
      if (signs !== '' && isSeen(field)) found.push(`${signs}: ${field.outerHTML}`);
    }
    return found;
  }, DRAWN);

/** How many times as wide the words of a page are under the strain that widens them. */
export const widening = (page: Page): Promise<number> =>
  page.evaluate((style) => {
    const line = document.createElement('span');
    line.style.cssText = 'position: absolute; white-space: nowrap';
    line.textContent = document.body.textContent.replaceAll(/\s+/g, ' ');
    document.body.append(line);
    const before = line.getBoundingClientRect().width;
    const wider = document.createElement('style');
    wider.textContent = style;
    document.head.append(wider);
    const after = line.getBoundingClientRect().width;
    for (const added of [line, wider]) added.remove();
    return after / before;
  }, A_FIFTH_WIDER);

/**
 * How much of a picture is still in another, from 0 to 1: the correlation of their brightness, which a veil over the page
 * does not lower and a blank page makes nothing.
 */
export async function likeness(page: Page, pictures: readonly [Buffer, Buffer]): Promise<number> {
  return page.evaluate(
    async (addresses) => {
      const brightness = async (address: string) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d')!;
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, image.width, image.height);
        return Float64Array.from({ length: data.length / 4 }, (_, at) => data[4 * at + 1]!);
      };
      const [a, b] = await Promise.all([brightness(addresses[0]!), brightness(addresses[1]!)]);
      const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
      const [ma, mb] = [mean(a), mean(b)];
      let [ab, aa, bb] = [0, 0, 0];
      for (const [at, value] of a.entries()) {
        ab += (value - ma) * (b[at]! - mb);
        aa += (value - ma) ** 2;
        bb += (b[at]! - mb) ** 2;
      }
      return bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
    },
    pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
  );
}
