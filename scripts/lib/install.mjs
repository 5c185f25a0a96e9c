import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { must, root, run } from './run.mjs';

const STAMP = `${root}node_modules/.naipe-installed`;
const MANIFESTS = [
  'package-lock.json',
  ...['', 'core/', 'server/', 'web/', 'cli/'].map((at) => `${at}package.json`),
];

function wanted() {
  const hash = createHash('sha256').update(process.version);
  for (const file of MANIFESTS) hash.update(readFileSync(root + file));
  return hash.digest('hex');
}

/** Installs the dependencies unless they are there already, for this lock file and this Node. */
export async function installIfNeeded() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(
      `Naipe needs Node 20.19 or newer; this is ${process.version}. Install a newer Node and try again.`,
    );
    process.exit(1);
  }
  const stamp = wanted();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  console.log('Installing what Naipe needs (once)…');
  await must('Installing', run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']));
  writeFileSync(STAMP, stamp);
}
