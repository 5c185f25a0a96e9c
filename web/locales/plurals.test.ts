import i18next from 'i18next';
import { LANGUAGES } from 'naipe/game';
import { expect, test } from 'vitest';
import { countAsInPortugal } from './plurals.ts';

test.each(LANGUAGES)('%s: one is one, nothing and two are several', (language) => {
  const texts = { pairs_one: 'one', pairs_other: 'several' };
  const i18n = i18next.createInstance();
  void i18n.init({ lng: language, resources: { [language]: { translation: texts } }, initAsync: false });
  countAsInPortugal(i18n);
  expect([0, 1, 2, 21].map((count) => i18n.t('pairs', { count } as never))).toEqual([
    'several',
    'one',
    'several',
    'several',
  ]);
});
