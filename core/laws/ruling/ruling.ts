import type { Params } from '../../base/index.ts';
import type { Card, Seat, Side, Suit } from '../../game/index.ts';
import type { Clause } from '../clauses/clause.ts';
import type { MadeCall } from '../happening/made-call.ts';
import type { NoticedRevoke, RevokeQuestion } from '../table/play-memory.ts';
import type { RecordedTrick, TrickCount } from '../tricks/record.ts';
import type { Persisting, ReplacementRule } from './lasting.ts';
import type { Suggestion } from './suggestion.ts';

export type * from './lasting.ts';
export type * from './question.ts';
export type { Params, Suggestion };

/** Something that lasted ends. */
export interface Lifted {
  readonly type: 'lifted';
  readonly what: Persisting['type'];
  readonly seat: Seat;
  /** Only what concerns this call, or these cards. */
  readonly about?: string;
  /** Only what that law has to judge. */
  readonly rule?: ReplacementRule;
  /** Only what concerns these suits. */
  readonly suits?: readonly Suit[];
  /** The cards that are picked up by it. */
  readonly cards?: readonly Card[];
  /** Only what concerns this trick. */
  readonly trick?: number;
  readonly clause: Clause;
}

/** What a ruling does: to the calls that stand, and what persists. Each with the clause that says so. */
export type Consequence =
  | { readonly type: 'accepted'; readonly made: MadeCall; readonly clause: Clause }
  /** The call at that place is cancelled, with all that followed it if `later`, unless it is only looked at `afresh`. */
  | {
      readonly type: 'cancelled';
      readonly at: number;
      readonly later: boolean;
      readonly afresh?: boolean;
      readonly clause: Clause;
    }
  /** A call came before there was a ruling, and stands for the time being. */
  | { readonly type: 'followed'; readonly made: MadeCall; readonly clause: Clause }
  /** A call takes the place of the one at `at`, or is added at the end. */
  | { readonly type: 'placed'; readonly at: number; readonly made: MadeCall; readonly clause: Clause }
  | Lifted
  /** Something to say that changes nothing: `code` names the text. */
  | { readonly type: 'note'; readonly code: string; readonly params: Params; readonly clause: Clause }
  | { readonly type: 'board-over'; readonly clause: Clause }
  /** A card comes onto the table, or goes back to the hand it came from. */
  | {
      readonly type: 'card-played' | 'card-withdrawn';
      readonly seat: Seat;
      readonly card: Card;
      /** Only to make room for the right card below it: it lies there again, unless its player changes it. */
      readonly fallsAgain?: true;
      readonly clause: Clause;
    }
  /** A card that was missing from a finished trick comes to it: it counts, or it is only placed there (Law 67). */
  | {
      readonly type: 'card-supplied' | 'card-placed';
      readonly seat: Seat;
      readonly card: Card;
      readonly trick: number;
      readonly clause: Clause;
    }
  /** A card that was missing is back in its hand, and counts as having been there all the time (Law 14B4). */
  | { readonly type: 'card-restored'; readonly seat: Seat; readonly card: Card; readonly clause: Clause }
  /** Another player becomes declarer (Law 54A). */
  | { readonly type: 'declarer'; readonly seat: Seat; readonly clause: Clause }
  /** A revoke is put right: the tricks as they are after it (Law 62). */
  | {
      readonly type: 'revoke-corrected';
      readonly seat: Seat;
      readonly card: Card;
      readonly second: Card;
      readonly tricks: readonly RecordedTrick[];
      readonly clause: Clause;
    }
  /** A claim or concession has shared out the tricks that were left (Laws 69 and 70). */
  | { readonly type: 'claim-settled'; readonly by: Seat; readonly rest: TrickCount; readonly clause: Clause }
  /** Attention is drawn to a revoke: only now does it count. */
  | (NoticedRevoke & { readonly type: 'attention-drawn'; readonly clause: Clause })
  /** A player asks another whether he has none of the suit led (Law 61B). */
  | (RevokeQuestion & { readonly type: 'revoke-asked'; readonly clause: Clause })
  /** What a claim had settled is open again, for the cards have changed. */
  | { readonly type: 'claim-reopened'; readonly by: Seat; readonly clause: Clause }
  /** Tricks go over to a side (Law 64A), for the revoke of that player in that trick. */
  | {
      readonly type: 'tricks-moved';
      readonly to: Side;
      readonly tricks: number;
      readonly seat?: Seat;
      readonly trick?: number;
      readonly clause: Clause;
    }
  /** The irregularity that dummy pointed out is not rectified: it is as if it had been accepted (Law 43B3). */
  | { readonly type: 'waived'; readonly clause: Clause }
  /** Declarer has said what he does about penalty cards before the lead to this trick. */
  | { readonly type: 'lead-free'; readonly trick: number; readonly clause: Clause }
  /** A card was led or played that does not lie in its trick: it may have established a revoke (Law 63A1). */
  | {
      readonly type: 'play-attempted';
      readonly seat: Seat;
      readonly card: Card;
      readonly clause: Clause;
    }
  /** Declarer took back a lead to this trick and has to lead from the other hand (Law 55B2). */
  | { readonly type: 'lead-retracted'; readonly trick: number; readonly clause: Clause }
  /** A defender has said from which hand declarer leads to this trick (Law 43B2(a)). */
  | { readonly type: 'lead-given'; readonly trick: number; readonly seat: Seat; readonly clause: Clause }
  | Persisting;
