import type { Language } from '../../game/index.ts';
import type { Params } from '../ruling/ruling.ts';
import { type ClaimTexts, claimEn } from './en/judged-claim.ts';
import { type PlayTexts, playEn } from './en/judged-play.ts';
import { claimEs } from './es/judged-claim.ts';
import { playEs } from './es/judged-play.ts';
import { claimIt } from './it/judged-claim.ts';
import { playIt } from './it/judged-play.ts';
import { fillText } from './keyed-words.ts';
import { claimPt } from './pt/judged-claim.ts';
import { playPt } from './pt/judged-play.ts';

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
