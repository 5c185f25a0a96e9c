import { LANGUAGES } from 'naipe/game';
import { expect, test } from 'vitest';
import { COMMON } from './common.ts';
import { DESK } from './desk.ts';
import { OFFICE } from './office.ts';
import { PHONE } from './phone.ts';
import { RESULTS } from './results.ts';
import { RULINGS } from './rulings.ts';

/** Every text by its key, with the particulars it names: `score.by` says `seat`. */
function textsOf(messages: object, path = ''): ReadonlyMap<string, string> {
  const texts = Object.entries(messages).flatMap(([key, value]): readonly (readonly [string, string])[] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : [...textsOf(value, `${path}${key}.`)],
  );
  return new Map(texts);
}

const particularsOf = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();

const AREAS = {
  common: COMMON,
  phone: PHONE,
  desk: DESK,
  results: RESULTS,
  rulings: RULINGS,
  office: OFFICE,
};

const cases = Object.entries(AREAS).flatMap(([area, texts]) =>
  LANGUAGES.map((language) => [area, language, textsOf(texts.en), textsOf(texts[language])] as const),
);

test.each(cases)(
  '%s in %s says everything, and names the same particulars',
  (_area, _language, en, other) => {
    expect([...other.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [key, text] of other) {
      expect(text.trim(), key).not.toBe('');
      expect(particularsOf(text), key).toEqual(particularsOf(en.get(key) ?? ''));
    }
  },
);
