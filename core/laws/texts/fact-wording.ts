import type { Language } from '../../game/index.ts';
import type { Fact } from '../ruling/ruling.ts';
import { playWords } from './play-words.ts';

/** Something to look at before answering. */
export function factText({ code, params }: Fact, language: Language): string {
  const text = playWords(`fact/${code}`, params, language);
  return text.endsWith('?') ? text : `${text}.`;
}
