import type { Language } from '../../game/index.ts';
import type { Params } from '../ruling.ts';
import { type PlayTexts, playEn } from './play-en.ts';
import { playEs } from './play-es.ts';
import { playIt } from './play-it.ts';
import { playPt } from './play-pt.ts';
import { fillText } from './wording.ts';

const TEXTS: Readonly<Record<Language, PlayTexts>> = { en: playEn, pt: playPt, es: playEs, it: playIt };

/** The words of a ruling on the play, with their gaps filled. */
export const playWords = (key: keyof PlayTexts, params: Params, language: Language): string =>
  fillText(TEXTS[language][key], params, language);
