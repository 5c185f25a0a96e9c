import { LANGUAGES, type Language } from 'naipe/game';
import { loadContents } from 'naipe/laws/contents';
import {
  editionNotes,
  findTerms,
  type Glossary,
  loadGlossary,
  placeText,
  TERM_NAMES,
  type TermId,
  termName,
  termPlaces,
} from 'naipe/laws/glossary';
import { type Command, done, wrongInput, wrongUsage } from '../command.ts';
import { languageGiven } from '../language-option.ts';
import { lawData, lawTold, lawWanted } from '../law-words.ts';

const HELP = `Usage:
  naipe define WORD
  naipe define CLAUSE

What a word of the Laws means, in our own words; where each edition defines it, and what differs between them. The
word may be typed in any of the four languages, with or without accents.

Of a law or clause, such as 73 or 27B1(a): what the law is about, the clauses on which rulings rest by edition, what the
revision of 12 December 2023 changed in it ("2023"), and the words that it defines.

  --language L     en, pt, es or it: the language of the answer
  --json           for programs: every word that was found, the closest first`;

const MOST_OTHERS = 8;

/** One word with everything that is known of it, for people. */
function told(id: TermId, glossary: Glossary, language: Language): string {
  const [name, ...others] = TERM_NAMES[id][language];
  const elsewhere = LANGUAGES.filter((each) => each !== language).map(
    (each) => `${each} ${termName(id, each)}`,
  );
  return [
    `${[name, ...others].join(', ')} (${elsewhere.join(', ')})`,
    glossary[id].means,
    ...editionNotes(glossary[id]).map(({ edition, text }) => `  ${edition}: ${text}`),
    termPlaces(id)
      .map((place) => placeText(place, language))
      .join(', '),
  ].join('\n');
}

const asData = (id: TermId, glossary: Glossary, language: Language) => ({
  id,
  name: termName(id, language),
  names: TERM_NAMES[id],
  means: glossary[id].means,
  editions: editionNotes(glossary[id]),
  places: termPlaces(id),
});

export const define: Command = {
  help: HELP,
  options: { language: { type: 'string' } },
  run: async (given) => {
    const word = given.words.join(' ');
    if (word === '') return wrongUsage('Which word? For example: naipe define revoke');
    const language = languageGiven(given);
    if (typeof language !== 'string') return language;
    const law = lawWanted(word);
    if (law !== undefined) {
      const contents = await loadContents(language);
      return done(lawData(law, contents), lawTold(law, contents, language));
    }
    const [first, ...others] = findTerms(word, language);
    if (first === undefined)
      return wrongInput({
        code: 'unknown-word',
        message: `The glossary has no word "${word}". Try a part of it, or another language’s word.`,
      });
    const glossary = await loadGlossary(language);
    const more = others.slice(0, MOST_OTHERS).map((id) => termName(id, language));
    return done(
      [first, ...others].map((id) => asData(id, glossary, language)),
      [told(first, glossary, language), ...(more.length === 0 ? [] : [`→ ${more.join(', ')}`])].join('\n'),
    );
  },
};
