import { ANNEX_II, findConventions } from 'naipe/regulation';
import { expect, test } from 'vitest';
import { ANNEX_PHRASES, conventionName } from './annex-words.ts';

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
/** The first name of each, by which pages call it; many are said as in English. */
const names = new Set(ANNEX_II.flatMap((each) => each.names.slice(0, 1)));
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
    expect(Object.keys(words).filter((phrase) => !phrases.has(phrase) && !names.has(phrase))).toEqual([]);
    for (const [phrase, told] of Object.entries(words)) expect(bids(told), phrase).toEqual(bids(phrase));
  },
);

test.each([
  ['pt', '1ST cómico', 'Transferências para naipes pobres'],
  ['es', '1ST cómico', 'Transferencias a los menores'],
  ['it', '1SA comico', 'Transfer per i minori'],
] as const)(
  'in %s conventions are called as players call them: %s, %s',
  async (language, comic, transfers) => {
    const words = await ANNEX_PHRASES[language]();
    const called = ANNEX_II.map((each) => conventionName(each, (phrase) => words[phrase] ?? phrase));
    expect(called).toEqual(expect.arrayContaining([comic, transfers, 'Stayman', 'Lebensohl']));
    // What is English and no name of a person, a place or a convention.
    const english =
      /\b(?:opening|response|suit|overcall|raises|doubles|minors|transfers|signal|replies|strong)\b/i;
    expect(called.filter((name) => english.test(name))).toEqual([]);
    const found = findConventions(transfers, (phrase) => words[phrase] ?? phrase);
    expect(found.map(({ key }) => key)).toContain('minor-transfers');
  },
);

test('a convention is found by the words of the reader as well', async () => {
  const words = await ANNEX_PHRASES.pt();
  const found = findConventions('cartas-chave dama', (phrase) => words[phrase] ?? phrase);
  expect(found.map(({ key }) => key)).toEqual(['rkcb']);
  expect(findConventions('cartas-chave dama')).toEqual([]);
});
