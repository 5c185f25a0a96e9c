import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { must, root, run } from './run.mjs';

const packagesIn = (lockFile) => JSON.parse(readFileSync(root + lockFile, 'utf8')).packages;

const LIBC = process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
const names = (list, here) => list === undefined || list.includes(here);

/** Programs for one kind of machine are optional to npm, which says nothing when it fails to fetch one. */
const isForThisMachine = ({ os, cpu, libc }) =>
  os !== undefined && names(os, process.platform) && names(cpu, process.arch) && names(libc, LIBC);

/** npm notes what it installed: does every package that the lock file demands stand there in its version? */
function hasLockedVersions() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([at, { version, link, optional, ...kind }]) =>
      link ||
      !at.startsWith('node_modules/') ||
      (optional && !isForThisMachine(kind)) ||
      installed[at]?.version === version,
  );
}

/** SQLite is compiled for one version of Node: after a change of Node it has to be installed again. */
function sqliteLoads() {
  const Database = createRequire(`${root}server/package.json`)('better-sqlite3');
  new Database(':memory:').close();
  return true;
}

function isInstalled() {
  try {
    return hasLockedVersions() && sqliteLoads();
  } catch {
    return false;
  }
}

/** Fetches the dependencies unless they are there already, for this lock file and this Node; SQLite may be compiled meanwhile. */
export async function fetchIfNeeded() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(
      `Naipe needs Node 20.19 or newer; this is ${process.version}. Install a newer Node and try again.`,
    );
    process.exit(1);
  }
  if (isInstalled()) return { compiled: Promise.resolve() };
  console.log('Installing what Naipe needs (once)…');
  const fetched = () => run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  await must('Installing', fetched());
  // A part that did not come over a slow line the first time.
  if (!hasLockedVersions()) await must('Installing', fetched());
  return { compiled: must('Compiling SQLite', run('npm', ['rebuild', '--loglevel=error'])) };
}

/** Installs the dependencies unless they are there already. */
export async function installIfNeeded() {
  const { compiled } = await fetchIfNeeded();
  await compiled;
}
