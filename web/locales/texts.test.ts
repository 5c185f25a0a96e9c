import { LANGUAGES, type Language } from 'naipe/game';
import { expect, test } from 'vitest';
import { TEXTS } from './areas.ts';
import { COMMON } from './common.ts';

/** Every text by its key, with the particulars it names: `score.by` says `seat`. */
function textsOf(messages: object, path = ''): ReadonlyMap<string, string> {
  const texts = Object.entries(messages).flatMap(([key, value]): readonly (readonly [string, string])[] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : [...textsOf(value, `${path}${key}.`)],
  );
  return new Map(texts);
}

const particularsOf = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();

const here = (language: Language) => (): object => COMMON[language];
const AREAS = {
  ...TEXTS,
  common: { en: here('en'), pt: here('pt'), es: here('es'), it: here('it') },
};

const cases = Object.entries(AREAS).flatMap(([area, texts]) =>
  LANGUAGES.map((language) => [area, language, texts.en, texts[language]] as const),
);

test.each(cases)(
  '%s in %s says everything, and names the same particulars',
  async (_area, _language, inEnglish, inOther) => {
    const [en, other] = [textsOf(await inEnglish()), textsOf(await inOther())];
    expect([...other.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [key, text] of other) {
      expect(text.trim(), key).not.toBe('');
      expect(particularsOf(text), key).toEqual(particularsOf(en.get(key) ?? ''));
    }
  },
);

/** Values that i18next takes for its own when a text is asked for: `ns` names where the words are looked for. */
const TAKEN = /\{\{(ns|lng|lngs|keyPrefix|defaultValue|replace|postProcess)\}\}/;

test.each(Object.entries(AREAS))(
  '%s names no particular that the library takes for its own, but where we fill in ourselves',
  async (_, { en }) => {
    const named = Array.from(textsOf(await en())).filter(([, text]) => TAKEN.test(text));
    expect(named.map(([key]) => key).filter((key) => !/^(refusal|finding)\./.test(key))).toEqual([]);
  },
);
