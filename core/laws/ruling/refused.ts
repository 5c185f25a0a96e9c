import type { Fault } from '../../base/index.ts';
import { type RefusalTexts, refusals } from '../texts/en/refusals.ts';
import type { Params } from './ruling.ts';

export type RefusalCode = keyof RefusalTexts;

/** Why the engine does not take an input: a sentence in English, what it names, and the clause where there is one. */
export interface TableRefusal extends Fault {
  readonly code: RefusalCode;
  /** What the sentence names, to say it in other words. */
  readonly params: Params;
  readonly clause?: string;
}

/** A refusal with its English sentence in the notation of cases; `refusalText` says it as players of a language do. */
export const refused = (code: RefusalCode, params: Params = {}, clause?: string): TableRefusal => ({
  code,
  params,
  ...(clause === undefined ? {} : { clause }),
  message: refusals[code].replaceAll(/\{(\w+)\}/g, (gap, name: string) => params[name] ?? gap),
});
