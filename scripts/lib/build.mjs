import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, root, runBin } from './run.mjs';

const STAMP = `${root}.cache/built`;
const SKIPPED = new Set(['node_modules', 'dist', 'data', '.cache']);
const SOURCES = ['core', 'server', 'web', 'cli'];

/** The newest change below a folder, and in the folder itself (a deleted file touches its folder). */
function newest(folder) {
  let time = statSync(folder).mtimeMs;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name) || entry.name.includes('.test.')) continue;
    const path = join(folder, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return time;
}

const lastChange = () =>
  Math.max(
    statSync(`${root}package-lock.json`).mtimeMs,
    statSync(`${root}tsconfig.base.json`).mtimeMs,
    ...SOURCES.map((at) => newest(root + at)),
  );

const isBuilt = () =>
  existsSync(STAMP) &&
  SOURCES.every((at) => existsSync(`${root}${at}/dist`)) &&
  statSync(STAMP).mtimeMs >= lastChange();

/** Builds all four packages. The time is taken first: what changes during a build makes it stale. */
export async function build() {
  const started = new Date();
  await must('Building', runBin('typescript/bin/tsc', ['-b', 'cli/tsconfig.build.json']));
  await must('Building the pages', runBin('vite/bin/vite.js', ['build', 'web', '--logLevel', 'warn']));
  mkdirSync(`${root}.cache`, { recursive: true });
  writeFileSync(STAMP, started.toISOString());
}

export async function buildIfStale() {
  if (isBuilt()) return;
  console.log('Building…');
  await build();
}
