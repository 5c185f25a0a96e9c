import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { drawnSigns } from './testing/coverage.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Where the words of pages are written. */
const WRITTEN = ['web', 'core/laws/texts'];
/** Drawn by us wherever they are seen. */
const SUITS = '♠♥♦♣';

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.ts$/.test(file))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => join(folder, file));
}

test('the typeface that comes with the pages draws letters, figures, accents and the minus, and no arrows or suits', () => {
  const drawn = drawnSigns();
  for (const sign of 'Aaç ñüœ0=+−–’“”…€%ŁšÇ') expect(drawn).toContain(sign);
  for (const sign of '♠♥→▲✓') expect(drawn).not.toContain(sign);
});

test('pages say nothing that their typeface cannot draw: signs are icons', () => {
  const drawn = drawnSigns() + SUITS;
  const strange = WRITTEN.flatMap(sourcesBelow).flatMap((file) => {
    const text = withoutComments(readFileSync(join(root, file), 'utf8'));
    const signs = new Set([...text].filter((sign) => !drawn.includes(sign) && !/\s/.test(sign)));
    return signs.size === 0 ? [] : [`${file}: ${[...signs].join(' ')}`];
  });
  expect(strange).toEqual([]);
});
