import { fillGaps } from '../../base/index.ts';
import type { Language } from '../../game/index.ts';
import type { Finding, FindingWords, Note, TextPlace } from '../finding.ts';
import { type PbnTexts, pbnEn } from './words/en.ts';
import { pbnEs } from './words/es.ts';
import { pbnIt } from './words/it.ts';
import { pbnPt } from './words/pt.ts';

const TEXTS: Readonly<Record<Language, PbnTexts>> = { en: pbnEn, pt: pbnPt, es: pbnEs, it: pbnIt };

type Key = keyof PbnTexts;

/** What a tag's value should have been. */
export type ExpectedValue = Key extends infer Each
  ? Each extends `expected/${infer Value}`
    ? Value
    : never
  : never;
/** What is wrong in a PBN file, by the words that say it. */
type PbnFault = Exclude<Key, `expected/${string}`>;

type Params = FindingWords['params'] & { readonly expected?: ExpectedValue };

/** How the reader of PBN writes a finding down: in words that every language has. */
export type Tell = (code: string, place: number | TextPlace, told: PbnFault, params?: Params) => void;

const sentence = (told: PbnFault, params: Params, language: Language): string => {
  const texts = TEXTS[language];
  const filled = fillGaps(texts[told], (name) =>
    name === 'expected' && params.expected !== undefined
      ? texts[`expected/${params.expected}`]
      : params[name]?.toString(),
  );
  return `${filled}.`;
};

/**
 * Notes findings with their words; the message is the English sentence. A habit of the file is told once. `columnOf` knows
 * where on a line the reader stands, or where its tag does.
 */
export function telling(note: Note, columnOf: (line: number) => number | undefined): Tell {
  const habits = new Set<string>();
  return (code, place, told, params = {}) => {
    if (told === 'as-written') {
      const habit = `${params.tag} ${params.habit}`;
      if (habits.has(habit)) return;
      habits.add(habit);
    }
    const column = typeof place === 'number' ? columnOf(place) : undefined;
    const where = typeof place === 'number' && column !== undefined ? { line: place, column } : place;
    note(code, where, sentence(told, params, 'en'), { told, params });
  };
}

const isPbnFault = (told: string): told is PbnFault => Object.hasOwn(pbnEn, told);

/** A finding in a sentence of the language; one that has no words in it is told in English. */
export function findingText({ code, message, words }: Finding, language: Language): string {
  const { told, params } = words ?? { told: code, params: {} };
  return isPbnFault(told) ? sentence(told, params, language) : message;
}
