import { isCard, isSeat, type Language } from '../../game/index.ts';
import type { Judgement, JudgementFact, PossibleAnswer } from '../tricks/judgement.ts';
import { playWords } from './play-words.ts';
import { fillText } from './wording.ts';

/** What the director is asked. */
export const judgementText = ({ code, params }: Judgement, language: Language): string =>
  playWords(`question/${code}`, params, language);

/** An answer: a word, a player or a card. */
export function judgementAnswerText(answer: PossibleAnswer, language: Language): string {
  if (isSeat(answer)) return fillText('{seat}', { seat: answer }, language);
  if (isCard(answer)) return fillText('{card}', { card: answer }, language);
  return playWords(`answer/${answer}`, {}, language);
}

/** Something to look at before answering. */
export const factText = ({ code, params }: JudgementFact, language: Language): string =>
  `${playWords(`fact/${code}`, params, language)}.`;
