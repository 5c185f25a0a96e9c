import { expect, test } from 'vitest';
import { ANNEX_II, findConventions } from './conventions.ts';

test('Annex II has 51 entries, Flannery and Antiflannery printed as one', () => {
  expect(ANNEX_II).toHaveLength(52);
  expect(new Set(ANNEX_II.map(({ key }) => key)).size).toBe(52);
});

test.each([
  ['stay', ['puppet-stayman', 'stayman']],
  ['cómico', ['comic-1nt']],
  ['no such thing', []],
])('%s finds %j by name, however it is accented', (text, keys) => {
  const found = findConventions(text).map(({ key }) => key);
  for (const key of keys) expect(found).toContain(key);
  if (keys.length === 0) expect(found).toEqual([]);
});
