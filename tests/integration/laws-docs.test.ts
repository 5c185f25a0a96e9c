import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { examplesOf, printedBy, root } from '../testing/doc-examples.ts';

describe('docs/laws.md: the examples print what the page says', () => {
  const examples = examplesOf('laws.md', 'ts');
  test('there are ten', () => expect(examples.length).toBe(10));
  test.each(examples)('$name', async (example) => {
    expect(await printedBy(example, 'mjs')).toBe(example.printed);
  });
});

describe('docs/ruling-cases.md: naipe rule prints what the page says', () => {
  const examples = examplesOf('ruling-cases.md', 'json');
  test('there are thirteen', () => expect(examples.length).toBe(13));
  test.each(examples)('$name', async (example) => {
    expect(await printedBy(example, 'json', ['cli/bin/naipe.js', 'rule'])).toBe(example.printed);
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
