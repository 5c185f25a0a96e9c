import { ANNEX_II, findConventions } from 'naipe/regulation';
import { expect, test } from 'vitest';
import { ANNEX_PHRASES } from './annex-words.ts';

/** A call as it is written, in every language: `2H / 2S`, `4C`, `7`. */
const CALLS = /^(?:[1-7](?:[CDHS]|NT)?(?: ?\(?[1-7](?:[CDHS]|NT)\)?)?(?: \/ )?)+$/;
const FIGURES = /^\d$/;

const phrases = new Set(
  ANNEX_II.flatMap(({ context, calls, variants, declare }) => [
    context,
    ...calls.flatMap(({ call, meaning }) => [...(CALLS.test(call) ? [] : [call]), meaning]),
    ...variants,
    ...declare,
  ]).filter((phrase) => !FIGURES.test(phrase)),
);
/** Said alike in the language too. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  pt: ['natural', 'forcing'],
  es: ['natural'],
  it: [],
};

const bids = (text: string): readonly string[] =>
  (text.match(/\b[1-7](?:[CDHS]|NT|ST|SA)\b/g) ?? []).map((bid) => bid.replace(/(?:ST|SA)$/, 'NT'));

test.each(['pt', 'es', 'it'] as const)(
  'Annex II says everything in %s, of the same calls',
  async (language) => {
    const words = await ANNEX_PHRASES[language]();
    const missing = [...phrases].filter((phrase) => words[phrase] === undefined);
    expect(missing.filter((phrase) => !ALIKE[language]?.includes(phrase))).toEqual([]);
    expect(Object.keys(words).filter((phrase) => !phrases.has(phrase))).toEqual([]);
    for (const [phrase, told] of Object.entries(words)) expect(bids(told), phrase).toEqual(bids(phrase));
  },
);

test('a convention is found by the words of the reader as well', async () => {
  const words = await ANNEX_PHRASES.pt();
  const found = findConventions('cartas-chave dama', (phrase) => words[phrase] ?? phrase);
  expect(found.map(({ key }) => key)).toEqual(['rkcb']);
  expect(findConventions('cartas-chave dama')).toEqual([]);
});
