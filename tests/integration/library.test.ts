import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the first TypeScript example of a page against the built package and answers what it prints. */
function printedBy(page: string): string {
  const [, code = ''] = /```ts\n([\s\S]+?)```/.exec(readFileSync(`${root}${page}`, 'utf8')) ?? [];
  const folder = `${root}.cache/examples`;
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${page.replaceAll('/', '-')}.mjs`;
  writeFileSync(file, code);
  const printed = execFileSync(process.execPath, [file], { encoding: 'utf8' });
  rmSync(file);
  return printed;
}

test('the library in six lines, as the README shows it', () => {
  const printed = printedBy('README.md');
  expect(printed).toContain('♠ A K Q J');
  expect(printed.trimEnd().endsWith('990')).toBe(true);
});

test("the example of the package's own page", () => {
  expect(printedBy('core/README.md')).toBe('450\n');
});
