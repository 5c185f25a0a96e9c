import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../game/index.ts';
import { LAWS_EDITIONS } from '../editions.ts';
import { isEnglish } from '../texts/testing/english.ts';
import { findTerms, loadGlossary, placeText, TERM_IDS, TERM_NAMES, termPlaces, termsIn } from './index.ts';

describe.each(LANGUAGES)('the glossary in %s', (language) => {
  test('explains every word, and tells the same editions apart as the English one', async () => {
    const english = await loadGlossary('en');
    const here = await loadGlossary(language);
    for (const id of TERM_IDS) {
      expect(here[id].means, id).toMatch(/^[A-ZÀ-Ý0-9].*[.]$/u);
      for (const edition of LAWS_EDITIONS) {
        expect([id, edition, here[id][edition] === undefined]).toEqual([
          id,
          edition,
          english[id][edition] === undefined,
        ]);
        expect(here[id][edition] ?? 'X.', `${id} ${edition}`).toMatch(/^[A-ZÀ-Ý].*[.]$/u);
      }
    }
    const texts = TERM_IDS.flatMap((id) => Object.values(here[id]) as string[]);
    if (language !== 'en')
      expect(texts.map((text) => text.replaceAll('matchpoint', '')).filter(isEnglish)).toEqual([]);
  });

  test('has an entry, or a word about its absence, for every edition', async () => {
    const here = await loadGlossary(language);
    const silent = TERM_IDS.flatMap((id) => {
      const told = termPlaces(id).flatMap(({ editions }) => editions);
      return LAWS_EDITIONS.filter(
        (edition) => !told.includes(edition) && here[id][edition] === undefined,
      ).map((edition) => `${id} ${edition}`);
    });
    expect(silent).toEqual([]);
  });
});

describe('where a word is defined', () => {
  test.each([
    // The chapter of definitions of 1997 has convention and no artificial call; those of 2007 and 2017 the reverse.
    ['convention', ['Definitions (1997)']],
    ['artificial-call', ['Definitions (2007, 2017)']],
    // 2017 leaves the revoke to Law 61A.
    ['revoke', ['Definitions (1997, 2007)', 'Law 61A (2017)']],
    ['comparable-call', ['Law 23A (2017)']],
    ['clarification-period', ['Law 22B1 (2007)', 'Law 17D1 (2017)']],
    ['extraneous', ['Definitions (2017)']],
    ['infraction', ['Definitions (2007, 2017)']],
  ] as const)('%s', (id, places) => {
    expect(termPlaces(id).map((each) => placeText(each, 'en'))).toEqual(places);
  });
});

describe('finding a word', () => {
  test.each([
    ['revoke', 'it', 'revoke'],
    ['Renúncia', 'en', 'revoke'],
    ['renuncia', 'en', 'revoke'],
    ['RENUNCIO', 'pt', 'revoke'],
    ['renonce', 'es', 'revoke'],
    ['psych', 'en', 'psychic-call'],
    ['declaração', 'pt', 'bid'],
    ['LHO', 'es', 'lho'],
    ['right hand', 'en', 'rho'],
  ] as const)('%s, reading in %s', (typed, language, id) => {
    expect(findTerms(typed, language)[0]).toBe(id);
  });

  test('in one’s own language first: presa is a trick to an Italian', () => {
    expect(findTerms('presa', 'it')[0]).toBe('trick');
    expect(findTerms('morto', 'pt')).toEqual(['dummy']);
  });

  test('nothing typed: all of them in the order of their names', () => {
    expect(findTerms(' ', 'en')).toHaveLength(TERM_IDS.length);
    expect(findTerms('', 'pt')[0]).toBe('opponent'); // adversário
  });

  test('no word', () => expect(findTerms('xyzzy', 'en')).toEqual([]));

  test('every name finds its word', () => {
    for (const id of TERM_IDS)
      for (const language of LANGUAGES)
        for (const name of TERM_NAMES[id][language]) expect(findTerms(name, language)).toContain(id);
  });
});

describe('words in the sentences of rulings', () => {
  const marked = (sentence: string, language: (typeof LANGUAGES)[number]) =>
    termsIn(sentence, language).flatMap(({ text, term }) => (term === undefined ? [] : [[text, term]]));

  test('the longest name counts, once, and nothing is lost', () => {
    const sentence = '♠A is a major penalty card of West; a penalty card stays, as penalty cards do.';
    expect(marked(sentence, 'en')).toEqual([
      ['major penalty card', 'major-penalty-card'],
      ['penalty card', 'penalty-card'],
    ]);
    expect(
      termsIn(sentence, 'en')
        .map(({ text }) => text)
        .join(''),
    ).toBe(sentence);
  });

  test('in their forms: plurals and genders', () => {
    expect(marked('As cartas penalizadas e as renúncias', 'pt')).toEqual([
      ['cartas penalizadas', 'penalty-card'],
      ['renúncias', 'revoke'],
    ]);
    expect(marked('Dos reclamaciones', 'es')).toEqual([['reclamaciones', 'claim']]);
    expect(marked('Le carte penalizzate', 'it')).toEqual([['carte penalizzate', 'penalty-card']]);
  });

  test('not inside other words, and not what everybody says', () => {
    expect(marked('The acclaimed declarer led a trump', 'en')).toEqual([]);
  });
});
