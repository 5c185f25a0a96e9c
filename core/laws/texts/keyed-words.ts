import type { Params } from '../../base/index.ts';
import type { Language } from '../../game/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { filledText } from './fill-text.ts';
import { it } from './it/index.ts';
import { pt } from './pt/index.ts';
import type { LawTexts, Texts } from './texts.ts';

/** The words of the rulings, by language. */
export const TEXTS: Readonly<Record<Language, LawTexts>> = { en, pt, es, it };

/** A sentence about a ruling with the clause it rests on. */
export interface Sentence {
  readonly text: string;
  readonly clause: string;
}

/** A text with its gaps filled. */
export const fillText = (template: string, params: Params, language: Language): string =>
  filledText(template, params, language, TEXTS[language].words);

/** The first of the keys that has words. A key without any is a gap in the texts, and shows as itself. */
export function words(texts: Texts, keys: readonly string[], params: Params, language: Language): string {
  const key = keys.find((each) => texts[each] !== undefined) ?? keys.at(-1) ?? '';
  return fillText(texts[key] ?? key, params, language);
}
