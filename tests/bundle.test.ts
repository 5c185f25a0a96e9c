import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What a page gets that uses only this of the package: one file, made small. */
async function bundleOf(code: string): Promise<string> {
  const entry = 'virtual:entry';
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['naipe-source'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .map((each) => (each.type === 'chunk' ? each.code : ''))
    .join('');
}

/**
 * In thousands of bytes. Of 287: the laws' own procedures 133, results with weights and polls 11, what is normal in a contested
 * claim 49, what happens and which law deals with it 33, revokes and defective tricks 29, what stands at a table and how a law asks
 * 21, the game 6, English 6.
 */
const LIMITS = { minified: 289, compressed: 94 };

test('who only rules carries neither the words of four languages nor the cases, and stays small', async () => {
  const code = await bundleOf("export { happen } from 'naipe/laws';");
  expect(code.includes('insufficient-bid')).toBe(true);
  // Words of rulings, which only naipe/laws/texts brings, and a step of case files.
  const words = [
    'Nothing irregular',
    'Nada de irregular',
    'Nada irregular',
    'Nulla di irregolare',
    'notices-revoke',
  ];
  expect(words.filter((word) => code.includes(word))).toEqual([]);
  expect(code.length / 1000).toBeLessThan(LIMITS.minified);
  expect(gzipSync(code).length / 1000).toBeLessThan(LIMITS.compressed);
});

test('the words come from a place of their own', async () => {
  const code = await bundleOf("export { rulingText } from 'naipe/laws/texts';");
  expect(code.includes('Nothing irregular')).toBe(true);
});
