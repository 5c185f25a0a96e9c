import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const packages = Object.entries(lock.packages as Readonly<Record<string, Locked>>);

test('the lock file names no download address', () => {
  expect(packages.filter(([, { resolved, link }]) => resolved !== undefined && !link)).toEqual([]);
});

test('the lock file holds the packages of every platform, not only of the one it was written on', () => {
  const held = new Set(packages.map(([at]) => at));
  const missing = packages.flatMap(([at, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !held.has(`node_modules/${name}`) && !held.has(`${at}/node_modules/${name}`),
    ),
  );
  expect(missing).toEqual([]);
});
