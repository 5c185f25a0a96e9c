import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';

/** The oldest TypeScript that core/README.md promises, and ours. */
const COMPILERS = ['tests/oldest-typescript/', ''].map((at) => {
  const folder = `${root}${at}node_modules/typescript`;
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
  return { version, bin: `${folder}/bin/tsc` };
});

const CODE = `import { laws } from 'naipe';
import { contractOf, parseAuction, scoreNS } from 'naipe/game';
import { matchpointTraveller } from 'naipe/scoring';

const auction = parseAuction('N', '1S Pass 4S AP');
const contract = auction.ok ? contractOf(auction.value) : undefined;
if (contract && contract !== 'passed-out') console.log(scoreNS({ contract, tricks: 11 }, 'None'));
console.log(typeof laws.happen, typeof matchpointTraveller);
`;
const PRINTED = '450\nfunction function\n';

/** A project of somebody who knows nothing of this repository. */
let project: string;
const packed = () => join(project, 'node_modules', 'naipe');
const npm = (folder: string, ...args: readonly string[]) =>
  execFileSync('npm', [...args], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const node = (...args: readonly string[]) =>
  execFileSync(process.execPath, [...args], { cwd: project, encoding: 'utf8' });

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'naipe-package-'));
  writeFileSync(join(project, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }');
  writeFileSync(join(project, 'use.ts'), CODE);
  const [{ filename }] = JSON.parse(npm(`${root}core`, 'pack', '--json', '--pack-destination', project));
  npm(project, 'install', '--offline', '--no-audit', '--no-fund', `./${filename}`);
});
afterAll(() => rmSync(project, { recursive: true }));

describe('the package as it is published', () => {
  test('runs in Node', () => {
    writeFileSync(join(project, 'use.mjs'), CODE);
    expect(node('use.mjs')).toBe(PRINTED);
  });

  test.each(
    COMPILERS.flatMap((compiler) => [
      { ...compiler, module: 'NodeNext', resolution: 'NodeNext' },
      { ...compiler, module: 'ESNext', resolution: 'Bundler' },
    ]),
  )(
    'has types that TypeScript $version checks whole, resolving as $resolution',
    ({ bin, module, resolution }) => {
      const options = [
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        'false',
        '--target',
        'ES2022',
        '--lib',
        'ES2022,DOM',
      ];
      node(bin, ...options, '--module', module, '--moduleResolution', resolution, 'use.ts');
    },
  );

  test('goes through a bundler', async () => {
    await build({
      root: project,
      logLevel: 'error',
      build: { lib: { entry: 'use.ts', formats: ['es'], fileName: 'bundle' }, outDir: 'bundled' },
    });
    expect(node('bundled/bundle.js')).toBe(PRINTED);
  });

  test('brings its licence, and points at no file that it does not bring', () => {
    const files = readdirSync(packed(), { recursive: true, encoding: 'utf8' });
    expect(readFileSync(join(packed(), 'LICENSE'), 'utf8')).toBe(readFileSync(`${root}LICENSE`, 'utf8'));
    expect(files.filter((file) => /\.map$|\.test\.|(?<!\.d)\.ts$/.test(file))).toEqual([]);
    const pointing = files
      .filter((file) => file.endsWith('.js'))
      .filter((file) => readFileSync(join(packed(), file), 'utf8').includes('sourceMappingURL'));
    expect(pointing).toEqual([]);
  });

  test('has an index for each folder that its root names', () => {
    const index = readFileSync(join(packed(), 'dist/index.js'), 'utf8');
    const folders = readdirSync(join(packed(), 'dist'), { withFileTypes: true }).filter((at) =>
      at.isDirectory(),
    );
    for (const { name } of folders)
      expect(index, name).toContain(`export * as ${name} from './${name}/index.js'`);
    for (const { name } of folders) expect(existsSync(join(packed(), 'dist', name, 'index.d.ts'))).toBe(true);
  });
});
