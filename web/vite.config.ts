import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown } from 'vite';
import type { Shell } from './offline/shell.ts';

/** Writes each text file compressed beside itself: the server sends what the browser takes. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg)$/.test(file)) continue;
        const path = join(dir, file);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content));
      }
    },
  };
}

const SERVICE_WORKER = 'service-worker.js';
/** What opens without a network: the phones' pages with their words in every language, and the front door. */
const OFFLINE =
  /[\\/]pages[\\/](table|player)[\\/]index\.ts$|[\\/]locales[\\/]\w+[\\/](phone|results)\.ts$|[\\/]start-page\.tsx$/;

/** Tells the service worker which files the phones' pages need, once the build knows their names. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    writeBundle: {
      order: 'pre',
      sequential: true,
      handler({ dir = '' }, bundle) {
        const path = join(dir, SERVICE_WORKER);
        const shell = JSON.stringify(JSON.stringify(shellOf(dir, bundle)));
        writeFileSync(
          path,
          readFileSync(path, 'utf8').replace(/(["'`])__SHELL__\1/, () => shell),
        );
      },
    },
  };
}

function shellOf(dir: string, bundle: Rolldown.OutputBundle): Shell {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const entry = chunks.find(({ isEntry, fileName }) => isEntry && fileName !== SERVICE_WORKER);
  if (entry === undefined) throw new Error('The build has no entry.');
  const needed = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || needed.has(name)) return;
    needed.add(name);
    for (const each of file.viteMetadata?.importedAssets ?? []) needed.add(each);
    file.imports.forEach(add);
  };
  add(entry.fileName);
  for (const { fileName, facadeModuleId } of chunks) if (OFFLINE.test(facadeModuleId ?? '')) add(fileName);
  for (const name of Object.keys(bundle))
    if (/-latin-wght-normal-.*\.woff2$|\.css$/.test(name)) needed.add(name);
  const files = [...needed, 'before-paint.js', 'icon.svg'].sort();
  const hash = createHash('sha256');
  for (const name of ['index.html', ...files]) hash.update(name).update(readFileSync(join(dir, name)));
  return {
    version: hash.digest('hex').slice(0, 16),
    entry: entry.fileName,
    files: files.map((name) => `/${name}`),
  };
}

/** Two files that need each other begin with half of what they need: the build says so, not a page that lacks a word. */
function withoutCircles(): Plugin {
  return {
    name: 'without-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const done = new Set<string>();
      const visit = (name: string, way: readonly string[]): void => {
        if (way.includes(name)) throw new Error(`Files need each other: ${[...way, name].join(', ')}`);
        const file = bundle[name];
        if (file?.type !== 'chunk' || done.has(name)) return;
        for (const next of file.imports) visit(next, [...way, name]);
        done.add(name);
      };
      for (const name of Object.keys(bundle)) visit(name, []);
    },
  };
}

const TYPEFACE = '@fontsource-variable/atkinson-hyperlegible-next';

/** Asks for the typeface with the page itself, not only once its styles are read, and gives it its licence on the way. */
function typeface(): Plugin {
  return {
    name: 'typeface',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /-latin-wght-normal-.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          })),
    },
    generateBundle() {
      // The SIL Open Font License asks that every copy come with it.
      const source = readFileSync(createRequire(import.meta.url).resolve(`${TYPEFACE}/LICENSE`));
      this.emitFile({ type: 'asset', fileName: 'assets/atkinson-hyperlegible-next-license.txt', source });
    },
  };
}

/**
 * What several pages share is one file: on a club's Wi-Fi each file costs more than the few kilobytes in it, and left alone every shared
 * component becomes one. The words of the Laws are as large as the Laws, and change at other times.
 */
const GROUPS = [
  { name: 'laws-words', test: /core[\\/]laws[\\/]texts/, priority: 1 },
  {
    name: 'shared',
    test: /node_modules|web[\\/](announcements|app|clock|components|live|theme)[\\/]|core[\\/](base|game)[\\/]/,
    minShareCount: 2,
    priority: 2,
  },
];

export default defineConfig({
  plugins: [react(), typeface(), withoutCircles(), offline(), precompress()],
  resolve: { conditions: ['naipe-source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // The largest, the words of the Laws, is 505 kB.
    chunkSizeWarningLimit: 600,
    // One file, too: 29 kB as it is sent.
    cssCodeSplit: false,
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'offline/service-worker.ts' },
      output: {
        // It looks after what lies beside and below it.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: GROUPS,
        },
      },
      checks: { pluginTimings: false },
    },
  },
});
