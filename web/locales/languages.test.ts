import { expect, test } from 'vitest';
import { chooseLanguage } from './languages.ts';

test.each([
  [['pt-PT', 'en'], 'pt'],
  [['pt-BR'], 'pt'],
  [['de', 'IT-it', 'es'], 'it'],
  [[null, 'es-419'], 'es'],
  [['ptx', 'fr'], 'en'],
  [[], 'en'],
])('of the wishes %j, %s is spoken', (wished, language) => {
  expect(chooseLanguage(wished)).toBe(language);
});
