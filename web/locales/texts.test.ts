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
