import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { examplesOf, root } from '../testing/doc-examples.ts';

const run = promisify(execFile);
const folder = `${root}.cache/examples`;
mkdirSync(folder, { recursive: true });

async function printedBy(file: string, code: string, words: readonly string[]): Promise<string> {
  const path = `${folder}/${file}`;
  writeFileSync(path, code);
  const { stdout } = await run(process.execPath, [...words, path], { cwd: root, encoding: 'utf8' });
  rmSync(path);
  return stdout;
}

describe('docs/laws.md: the examples print what the page says', () => {
  const examples = examplesOf('laws.md', 'ts');
  test('there are nine', () => expect(examples.length).toBe(9));
  test.each(examples)('$name', async ({ name, code, printed }) => {
    expect(await printedBy(`${name.replaceAll(/\W/g, '-')}.mjs`, code, [])).toBe(printed);
  });
});

describe('docs/ruling-cases.md: naipe rule prints what the page says', () => {
  const examples = examplesOf('ruling-cases.md', 'json');
  test('there are thirteen', () => expect(examples.length).toBe(13));
  test.each(examples)('$name', async ({ name, code, printed }) => {
    const said = await printedBy(`${name.replaceAll(/\W/g, '-')}.json`, code, ['cli/bin/naipe.js', 'rule']);
    expect(said).toBe(printed);
  });
});

describe('docs/ruling-case.schema.json', () => {
  const schema = JSON.parse(readFileSync(`${root}docs/ruling-case.schema.json`, 'utf8')) as object;
  const valid = new Ajv2020({ allErrors: true }).compile(schema);
  const cases = `${root}core/laws/cases`;

  test.each(readdirSync(cases))('holds for the cases of %s', (file) => {
    valid(JSON.parse(readFileSync(`${cases}/${file}`, 'utf8')));
    expect(valid.errors ?? []).toEqual([]);
  });

  test.each([
    ['no steps', { dealer: 'N' }],
    ['a dealer who is nobody', { dealer: 'Q', steps: [] }],
    ['a field that does not exist', { steps: [], expct: {} }],
    ['a trick that is not played', { steps: [], contract: '4HS', trick: 14 }],
  ])('does not hold for %s', (_what, wrong) => {
    expect(valid(wrong)).toBe(false);
  });
});
