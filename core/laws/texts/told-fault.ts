import type { Fault, ParseFault } from '../../base/index.ts';
import type { Language } from '../../game/index.ts';
import type { Params } from '../ruling/ruling.ts';
import type { FaultCode } from './en/judged-play.ts';
import { playWords } from './play-words.ts';

/** A fault that can be told in every language; its message is the English one. */
export interface ToldFault extends Fault {
  readonly told: FaultCode;
  readonly params: Params;
}

const sentence = (told: FaultCode, params: Params, language: Language): string =>
  `${playWords(`fault/${told}`, params, language)}.`;

/** Builds a fault from the words for it; `code` is what programs go by. */
export const toldFault = <Code extends string>(code: Code, told: FaultCode, params: Params = {}) =>
  ({ code, told, params, message: sentence(told, params, 'en') }) as const;

/** What is wrong, in a sentence of the language. What has no words in it is told in English. */
export function faultText(fault: Fault | ToldFault | ParseFault, language: Language): string {
  if (language === 'en') return fault.message;
  if ('told' in fault) return sentence(fault.told, fault.params, language);
  if (!('found' in fault)) return fault.message;
  return fault.found === ''
    ? sentence('ends-early', {}, language)
    : sentence('unreadable', { found: fault.found }, language);
}
