import type { Language } from '../../game/index.ts';
import type { Params } from '../ruling/ruling.ts';
import { type ClaimTexts, claimEn } from './claim-en.ts';
import { claimEs } from './claim-es.ts';
import { claimIt } from './claim-it.ts';
import { claimPt } from './claim-pt.ts';
import { type PlayTexts, playEn } from './play-en.ts';
import { playEs } from './play-es.ts';
import { playIt } from './play-it.ts';
import { playPt } from './play-pt.ts';
import { fillText } from './wording.ts';

const TEXTS: Readonly<Record<Language, PlayTexts & ClaimTexts>> = {
  en: { ...playEn, ...claimEn },
  pt: { ...playPt, ...claimPt },
  es: { ...playEs, ...claimEs },
  it: { ...playIt, ...claimIt },
};

export type PlayKey = keyof PlayTexts | keyof ClaimTexts;

/** The words of a ruling on the play or on a claim, with their gaps filled. */
export const playWords = (key: PlayKey, params: Params, language: Language): string =>
  fillText(TEXTS[language][key], params, language);
