import { DEFAULT_STYLE } from 'naipe/game';
import { expect, test } from 'vitest';
import { resultText } from './result-text.ts';

test.each([
  ['4SXN+1', 'en', '4♠x N +1'],
  ['3NTW-2', 'pt', '3ST O −2'],
  ['1HE=', 'it', '1♥ E ='],
  ['Pass', 'en', 'Pass'],
  ['A+ / A-', 'en', 'A+ / A-'],
] as const)('%s in %s is %s', (notation, language, text) => {
  expect(resultText(notation, { ...DEFAULT_STYLE, language })).toBe(text);
});
