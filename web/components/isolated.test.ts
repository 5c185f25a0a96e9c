import i18next from 'i18next';
import { expect, test } from 'vitest';
import { filledIn } from '../live/refusal.ts';
import { isolated } from './isolated.ts';
import { namesText } from './pair-names.tsx';

const HEBREW = 'פלונית אלמונית';
const ARABIC = 'فلان الفلاني';
const ISOLATED = `\u2068${HEBREW}\u2069`;

test('a name written from right to left keeps to itself; others stay as they are', () => {
  expect(isolated(HEBREW)).toBe(ISOLATED);
  expect(isolated(`${ARABIC} 3`)).toBe(`\u2068${ARABIC} 3\u2069`);
  for (const name of ['João Pêra', 'Ægir & Søn', '王小明', '4♠', '']) expect(isolated(name)).toBe(name);
});

test('so it does between partners, in refusals and in every sentence of the pages', async () => {
  expect(namesText({ contestant: '1', names: [HEBREW, 'Ana Nobody'] })).toBe(`${ISOLATED} – Ana Nobody`);
  expect(filledIn('{{name}} directs here.', { name: HEBREW })).toBe(`${ISOLATED} directs here.`);
  const texts = i18next.createInstance();
  const say = (key: string, given: object): string =>
    (texts.t as (key: string, given: object) => string)(key, given);
  await texts.init({
    lng: 'en',
    resources: { en: { translation: { entered: 'Pair {{pair}}: {{players}} (1)' } } },
    interpolation: { escapeValue: true, escape: isolated },
  });
  expect(say('entered', { pair: 3, players: HEBREW })).toBe(`Pair 3: ${ISOLATED} (1)`);
  expect(say('entered', { pair: 3, players: 'A & <B>' })).toBe('Pair 3: A & <B> (1)');
});
