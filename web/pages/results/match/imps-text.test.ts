import { expect, test } from 'vitest';
import { bothImps } from './imps-text.ts';

test.each([
  ['5-5', '5–5'],
  ['40-20.5', '40–20,5'],
  ['-3-12', '−3–12'],
  ['12.5', '12,5'],
])('%s reads %s', (text, expected) => {
  const write = (figure: string) => figure.replace('.', ',').replace('-', '−');
  expect(bothImps(text, write)).toBe(expected);
});
