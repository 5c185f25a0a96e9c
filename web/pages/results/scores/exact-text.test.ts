import { expect, test } from 'vitest';
import { exactText } from './exact-text.ts';

test.each([
  ['2', '2'],
  ['-3', '-3'],
  ['3/2', '1.5'],
  ['-1/3', '-0.33'],
  ['200/2', '100'],
])('%s is read %s', (exact, text) => {
  expect(exactText(exact)).toBe(text);
});
