import type { Language } from '../../game/index.ts';
import type { Fact } from '../ruling/ruling.ts';
import { playWords } from './play-words.ts';

/** Something to look at before answering. */
export const factText = ({ code, params }: Fact, language: Language): string =>
  `${playWords(`fact/${code}`, params, language)}.`;
