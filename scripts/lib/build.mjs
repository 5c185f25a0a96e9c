import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, root, runBin } from './run.mjs';

const STAMP = `${root}.cache/built`;
const SKIPPED = new Set(['node_modules', 'dist']);
const PACKAGES = ['core', 'server', 'web', 'cli'];

function filesBelow(folder) {
  return readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name) || entry.name.includes('.test.')) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** The sources' contents as one word: what a clone, a checkout or a copy does to file times does not matter. */
function sourcesNow() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'tsconfig.base.json', ...PACKAGES.flatMap(filesBelow)]) {
    hash.update(`${file}\0`).update(readFileSync(root + file));
  }
  return hash.digest('hex');
}

const hasCode = (at) => filesBelow(at).some((file) => /\.tsx?$/.test(file));

const isBuilt = () =>
  existsSync(STAMP) &&
  PACKAGES.filter(hasCode).every((at) => existsSync(`${root}${at}/dist`)) &&
  readFileSync(STAMP, 'utf8') === sourcesNow();

/** Builds all four packages. The sources are read first: what changes during a build makes it stale. */
export async function build() {
  const sources = sourcesNow();
  await must('Building', runBin('typescript/bin/tsc', ['-b', 'cli/tsconfig.build.json']));
  // Whatever runs the build, tests too: without it the pages would get the slow React that developers use.
  const env = { NODE_ENV: 'production' };
  await must(
    'Building the pages',
    runBin('vite/bin/vite.js', ['build', 'web', '--logLevel', 'warn'], { env }),
  );
  mkdirSync(`${root}.cache`, { recursive: true });
  writeFileSync(STAMP, sources);
}

export async function buildIfStale() {
  if (isBuilt()) return;
  console.log('Building…');
  await build();
}
