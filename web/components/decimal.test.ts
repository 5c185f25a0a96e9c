import { expect, test } from 'vitest';
import { decimalText, percentText, signedDecimal } from './decimal.ts';

test.each([
  ['57.78', 'en', '57.78%'],
  ['57.78', 'pt', '57,78\u00A0%'],
  ['100', 'it', '100\u00A0%'],
] as const)('%s percent in %s is %s', (exact, language, text) => {
  expect(percentText(exact, language)).toBe(text);
});

test.each([
  ['-3', 'en', '−3'],
  ['-3.25', 'es', '−3,25'],
  ['1.5', 'pt', '+1,5'],
  ['0', 'en', '0'],
  ['0.00', 'it', '0,00'],
  ['0.05', 'en', '+0.05'],
] as const)('%s with its sign in %s is %s', (exact, language, text) => {
  expect(signedDecimal(exact, language)).toBe(text);
});

test('a decimal without a sign keeps none', () => {
  expect(decimalText('12.5', 'it')).toBe('12,5');
});
