import type { Fault, ParseFault } from '../../base/index.ts';
import type { Language } from '../../game/index.ts';
import type { Params } from '../ruling/ruling.ts';
import { playWords } from './play-words.ts';
import type { FaultCode, ToldFault } from './told-fault.ts';

const sentence = (told: FaultCode, params: Params, language: Language): string =>
  `${playWords(`fault/${told}`, params, language)}.`;

/** What is wrong, in a sentence of the language. What has no words in it is told in English. */
export function faultText(fault: Fault | ToldFault | ParseFault, language: Language): string {
  if ('told' in fault) return sentence(fault.told, fault.params, language);
  if (language === 'en' || !('found' in fault)) return fault.message;
  return fault.found === ''
    ? sentence('ends-early', {}, language)
    : sentence('unreadable', { found: fault.found }, language);
}
