import { describe, expect, test } from 'vitest';
import { examplesOf, printedBy } from '../testing/doc-examples.ts';

describe('docs/double-dummy.md: the examples print what the page says', () => {
  const examples = examplesOf('double-dummy.md', 'ts');
  test('there are three', () => expect(examples.length).toBe(3));
  test.each(examples)('$name', async (example) => {
    expect(await printedBy(example, 'mjs')).toBe(example.printed);
  });
});
