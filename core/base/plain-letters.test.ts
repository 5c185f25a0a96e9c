import { expect, test } from 'vitest';
import { plainLetters } from './plain-letters.ts';

test.each([
  ['João Ção', 'joao cao'],
  ['JOA\u0303O', 'joao'],
  ['Søren Straße', 'soren strasse'],
  ['Łukasz Đorđe', 'lukasz dorde'],
  ['Æsop Œuvre', 'aesop oeuvre'],
  ['أحمد', 'احمد'],
])('%s is compared as %s', (typed, plain) => expect(plainLetters(typed)).toBe(plain));
