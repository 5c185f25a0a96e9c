import { readdirSync, readFileSync } from 'node:fs';
import { READINGS } from 'naipe/regulation';
import { expect, test } from 'vitest';
import { desk as en } from '../../../locales/en/desk.ts';
import { desk as es } from '../../../locales/es/desk.ts';
import { desk as it } from '../../../locales/it/desk.ts';
import { desk as pt } from '../../../locales/pt/desk.ts';

type Words = Readonly<
  Record<string, { readonly question: string; readonly way: Readonly<Record<string, string>> }>
>;

test.each(Object.entries({ en, pt, es, it }))(
  '%s: every reading has its question and a word for every way',
  (_, desk) => {
    const words: Words = desk.reading;
    const said = Object.entries(words).map(([id, { way }]) => [id, Object.keys(way)]);
    const asked = READINGS.map(({ id, ways }) => [id, Object.keys(ways ?? { taken: '' })]);
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(asked));
  },
);

test('every reading stands in a line on some page', () => {
  const pages = new URL('../../', import.meta.url);
  const shown = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => {
      const text = readFileSync(new URL(name, pages), 'utf8');
      const lists = text.match(/(?:of=\{|OF_[A-Z]+ = )\[[^\]]*\]/g) ?? [];
      return lists.flatMap((list) => [...list.matchAll(/'([^']+)'/g)].map(([, id]) => id));
    });
  expect(READINGS.map(({ id }) => id).filter((id) => !shown.includes(id))).toEqual([]);
});
