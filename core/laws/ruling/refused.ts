import { type Fault, fillGaps } from '../../base/index.ts';
import type { Clause } from '../clauses/clause.ts';
import { type RefusalTexts, refusals } from '../texts/en/refusals.ts';
import type { Params } from './ruling.ts';

/** Why something is refused, by the words that say it. */
export type RefusalCode = keyof RefusalTexts;

/** Why the engine does not take an input: a sentence in English, what it names, and the clause where there is one. */
export interface TableRefusal extends Fault {
  readonly code: RefusalCode;
  /** What the sentence names, to say it in other words. */
  readonly params: Params;
  readonly clause?: Clause;
}

/** A refusal with its English sentence in the notation of cases; `refusalText` says it as players of a language do. */
export const refused = (code: RefusalCode, params: Params = {}, clause?: Clause): TableRefusal => ({
  code,
  params,
  ...(clause === undefined ? {} : { clause }),
  message: fillGaps(refusals[code], (name) => params[name]),
});
