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

/** In thousands of bytes, made small and then compressed: the engine and the laws that a table is given (docs/laws.md). */
const LIMITS = [
  { laws: ['CALL_AND_CARD_LAWS'], minified: 132, compressed: 43 },
  { laws: ['CALL_AND_CARD_LAWS', 'TRICK_LAWS'], minified: 182, compressed: 59 },
  { laws: ['CALL_AND_CARD_LAWS', 'CLAIM_LAWS'], minified: 211, compressed: 69 },
  { laws: ['CALL_AND_CARD_LAWS', 'REPORT_LAWS'], minified: 242, compressed: 80 },
  { laws: ['EVERY_LAW'], minified: 320, compressed: 105 },
] as const;

test.each(LIMITS)(
  'who rules by $laws carries no other laws, no words and no cases',
  async ({ laws, minified, compressed }) => {
    const names = ['happen', 'answer', 'undo', 'lawsOf', 'tableUnder', ...laws];
    const code = await bundleOf(`export { ${names.join(', ')} } from 'naipe/laws';`);
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
    expect(code.length / 1000).toBeLessThan(minified);
    expect(gzipSync(code).length / 1000).toBeLessThan(compressed);
  },
);

test('the engine alone knows no law: it is given those that a table is ruled by', async () => {
  const code = await bundleOf("export { happen } from 'naipe/laws';");
  expect(code.includes('insufficient-bid')).toBe(false);
  expect(code.length / 1000).toBeLessThan(30);
});

test('the words come from a place of their own', async () => {
  const code = await bundleOf("export { rulingText } from 'naipe/laws/texts';");
  expect(code.includes('Nothing irregular')).toBe(true);
});
