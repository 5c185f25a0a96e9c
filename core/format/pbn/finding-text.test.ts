import { expect, test } from 'vitest';
import { LANGUAGES } from '../../game/index.ts';
import { findingText } from './finding-text.ts';
import { readPbn } from './reader.ts';
import { pbnEn } from './words/en.ts';
import { pbnEs } from './words/es.ts';
import { pbnIt } from './words/it.ts';
import { pbnPt } from './words/pt.ts';

const gapsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted();

test.each([
  ['pt', pbnPt],
  ['es', pbnEs],
  ['it', pbnIt],
] as const)('%s says the same of a finding as English, save what is wrong with a hand', (_, texts) => {
  for (const [key, text] of Object.entries(pbnEn))
    expect(gapsOf(texts[key as keyof typeof texts]), key).toEqual(
      gapsOf(text).filter((gap) => gap !== 'why'),
    );
});

test.each([
  [
    '[Board "x"]',
    [
      'Board is "x", expected a number from 1.',
      'Board é "x"; espera-se um número a partir de 1.',
      'Board es "x"; se espera un número a partir de 1.',
      'Board è "x"; ci si aspetta un numero da 1 in su.',
    ],
  ],
  [
    '[Board "1"]\n[Auction "N"]\n1S foo AP',
    [
      'Auction: "foo" stands where a call: Pass, X, XX, AP, 1C to 7NT or - is expected.',
      'Auction: "foo" está onde se espera uma voz: Pass, X, XX, AP, 1C a 7NT ou -.',
      'Auction: "foo" está donde se espera una voz: Pass, X, XX, AP, 1C a 7NT o -.',
      'Auction: "foo" sta dove ci si aspetta una chiamata: Pass, X, XX, AP, da 1C a 7NT o -.',
    ],
  ],
  [
    '[Board "1" x',
    [
      'A tag cannot be read: expected "]" after the value of Board.',
      'Não se consegue ler uma etiqueta: falta "]" depois do valor de Board.',
      'No se puede leer una etiqueta: falta "]" después del valor de Board.',
      'Un’etichetta non si può leggere: manca "]" dopo il valore di Board.',
    ],
  ],
])('what is wrong with %j, in each language', (text, sentences) => {
  const [finding] = readPbn(text).findings;
  if (finding === undefined) throw new Error('There is something wrong with it.');
  expect(finding.message).toBe(sentences[0]);
  expect(LANGUAGES.map((language) => findingText(finding, language)).toSorted()).toEqual(
    sentences.toSorted(),
  );
});

test('there is more like it, in words too; a finding without words is told as it is', () => {
  const last = readPbn('[Board "x"]\n\n'.repeat(3000)).findings.at(-1);
  expect(last && findingText(last, 'it')).toBe('Ce n’è dell’altro; non si annota oltre.');
  expect(findingText({ code: 'other', line: 1, message: 'Something.' }, 'pt')).toBe('Something.');
});
