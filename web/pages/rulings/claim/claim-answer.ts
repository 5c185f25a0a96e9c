import type { Fault } from 'naipe/base';
import type { ClaimJudgement, ClassWeight } from 'naipe/laws';

/** What the search says to the page. */
export type ClaimAnswer =
  | { readonly type: 'fault'; readonly fault: Fault }
  | { readonly type: 'judged'; readonly judgement: ClaimJudgement }
  /** What the ruling would be with a class of play taken the other way. */
  | { readonly type: 'weighed'; readonly weight: ClassWeight }
  | { readonly type: 'done' };
