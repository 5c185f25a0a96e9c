import type { Card, Seat } from '../../game/index.ts';
import type { Clause } from '../clauses/clause.ts';
import type {
  Called,
  CardFell,
  Claimed,
  ClaimReopened,
  DummyAct,
  DummyNamed,
  Exposed,
} from '../happening/happening.ts';
import type { MadeCall } from '../happening/made-call.ts';
import type { Reported } from '../happening/report.ts';
import type { TrickIrregularity } from '../happening/trick-happening.ts';
import type { Attention } from '../tricks/record.ts';
import type { CallDuty, ExposedCards, LeadLimit, PenaltyCard, Replacing } from './ruling.ts';

/** A call that is not as it should be, and its place among the calls that stand. */
export interface IrregularCall {
  readonly offender: Seat;
  readonly made: MadeCall;
  readonly at: number;
  /** Whose turn it was; nobody's after the auction. */
  readonly turn: Seat | undefined;
}

/** What went wrong, and what the law that deals with it needs to know. */
export type Irregularity =
  | (IrregularCall & { readonly type: 'insufficient-bid' })
  | (IrregularCall & { readonly type: 'out-of-rotation' })
  | (IrregularCall & { readonly type: 'inadmissible-double' })
  | (IrregularCall & { readonly type: 'obliged-to-pass' })
  | (IrregularCall & { readonly type: 'over-seven' })
  | (IrregularCall & { readonly type: 'after-final-pass' })
  /** A call in the place of one that was cancelled: not wrong in itself, but judged. */
  | (IrregularCall & { readonly type: 'replacement'; readonly replacing: Replacing })
  /** Another call than the one to be repeated (Laws 31A1 and 32A1), or a double that is barred at this turn (Law 30B2(b)). */
  | (IrregularCall & { readonly type: 'against-duty'; readonly duty: CallDuty })
  | ChangeOfCall
  | Reported
  | TrickIrregularity
  /** A player who had to repeat his calls of a cancelled auction made another (1997 and 2007, Law 15C). */
  | { readonly type: 'repeat-broken'; readonly offender: Seat; readonly newcomer: boolean }
  /** A call at the turn of a player who has to pass (Law 28A): no fault of anybody's. */
  | { readonly type: 'pass-implied'; readonly offender: Seat; readonly called: Called }
  | { readonly type: 'simultaneous-calls'; readonly offender: Seat; readonly calls: readonly Called[] }
  /** The player before the offender passed: the cancelled call has to be made again. */
  | { readonly type: 'repeat-due'; readonly offender: Seat; readonly replacing: Replacing }
  | { readonly type: 'skipped-player'; readonly offender: Seat; readonly skipped: Seat }
  | {
      readonly type: 'lead-limit';
      readonly offender: Seat;
      readonly limit: LeadLimit & { readonly from: number };
      /** His side declares: nobody of it leads. */
      readonly declares?: true;
    }
  | (Exposed & { readonly type: 'exposed'; readonly offender: Seat })
  | { readonly type: 'exposed-cards-due'; readonly offender: Seat; readonly exposed: ExposedCards }
  | LeadOutOfTurn
  /** A defender leads or plays before his partner has played to the trick (Law 57A). */
  | { readonly type: 'premature-play'; readonly offender: Seat; readonly card: Card; readonly leads: boolean }
  /** Declarer plays from one of his hands before it is its turn (Law 57C3). */
  | { readonly type: 'declarers-early-card'; readonly offender: Seat; readonly card: Card }
  | {
      readonly type: 'fifth-card';
      readonly offender: Seat;
      readonly card: Card;
      /** The trick is complete, so that it may have been a lead to the next. */
      readonly mayLead: boolean;
    }
  | { readonly type: 'card-held'; readonly offender: Seat; readonly card: Card }
  | { readonly type: 'simultaneous-plays'; readonly offender: Seat; readonly cards: readonly CardFell[] }
  | {
      readonly type: 'dummy-named';
      readonly offender: Seat;
      readonly dummy: Seat;
      readonly named: DummyNamed;
    }
  | {
      readonly type: 'card-renamed';
      /** The hand that the card is from; who named it is `by`, declarer for dummy. */
      readonly offender: Seat;
      readonly by: Seat;
      readonly card: Card;
      readonly second: Card;
      /** Nobody of the side has played since. */
      readonly inTime: boolean;
    }
  | {
      readonly type: 'dummy-misplaced';
      readonly offender: Seat;
      readonly card: Card;
      readonly named: Card;
      /** Not both sides have played to the next trick. */
      readonly inTime: boolean;
    }
  | { readonly type: 'misled-card'; readonly offender: Seat; readonly card: Card; readonly leads: boolean }
  | {
      readonly type: 'misexplained-play';
      readonly offender: Seat;
      readonly card: Card;
      readonly inTime: boolean;
    }
  | { readonly type: 'several-cards'; readonly offender: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'played-before-correction'; readonly offender: Seat; readonly card: Card }
  /** A lead that lies face down: not his to make, or, where nobody is to lead yet, made while the auction goes on. */
  | { readonly type: 'lead-face-down'; readonly offender: Seat; readonly leader?: Seat }
  | { readonly type: 'dummy-acted'; readonly offender: Seat; readonly act: DummyAct }
  /** A defender plays at his right-hand opponent's turn (Law 57D). */
  | { readonly type: 'played-at-rho'; readonly offender: Seat; readonly card: Card }
  | {
      readonly type: 'penalty-card-not-played';
      readonly offender: Seat;
      readonly card: Card;
      /** The cards he had to choose from. */
      readonly due: readonly Card[];
    }
  | {
      readonly type: 'penalty-card-choice';
      readonly offender: Seat;
      readonly leader: Seat;
      readonly declarer: Seat;
      readonly cards: readonly PenaltyCard[];
    }
  /** A defender could play one of several penalty cards (Law 51A). */
  | { readonly type: 'penalty-card-designation'; readonly offender: Seat; readonly cards: readonly Card[] }
  /** A player who has no card that does what an opponent has required (Law 59): no fault of his. */
  | {
      readonly type: 'unable-to-comply';
      readonly offender: Seat;
      readonly trick: number;
      readonly leads: boolean;
      /** The card that he played, where nobody sees whether he had another. */
      readonly card?: Card;
    }
  | {
      readonly type: 'exposed-in-play';
      readonly offender: Seat;
      readonly cards: readonly Card[];
      readonly how: 'dropped' | 'shown' | 'named';
    }
  | {
      readonly type: 'revoke-noticed';
      readonly by: Seat;
      /** The hand that revoked; who spoke of one where none is found. */
      readonly offender: Seat;
      readonly trick: number;
      /** The card with which he revoked; nothing where none is found. */
      readonly card?: Card;
      readonly attention: Attention;
    }
  /** A question about a possible revoke: not wrong in itself, unless by one who may not ask. */
  | {
      readonly type: 'revoke-asked';
      readonly offender: Seat;
      readonly asked: Seat;
      readonly wordless: boolean;
      /** The hand, the trick and the card that the question is about. */
      readonly hand: Seat;
      readonly trick: number;
      readonly card: Card;
    }
  /** The play is over, and a revoke that was established has its price (Law 64). */
  | { readonly type: 'revoke-due'; readonly offender: Seat; readonly trick: number }
  /** Not wrong in itself, but the play stops for it (Law 68D). */
  | { readonly type: 'claim'; readonly offender: Seat; readonly claim: Claimed }
  | ClaimReopening<'agreement-withdrawn'>
  | ClaimReopening<'concession-withdrawn'>
  /** The trick has come to its end, and a card was led to the next one before (Law 45E). */
  | {
      readonly type: 'early-lead-due';
      readonly offender: Seat;
      readonly card: Card;
      /** A card that the next hand had played on it. */
      readonly over: CardFell | undefined;
      readonly clause: Clause;
    }
  | { readonly type: 'review'; readonly offender: Seat; readonly clause: Clause }
  /** The hands went back into the board before the auction was over, or with the play still to come. Nobody's in particular. */
  | { readonly type: 'hands-back-early'; readonly offender: Seat };

/** A claim that was agreed to is looked at again (Laws 69 and 71). */
type ClaimReopening<Type extends ClaimReopened['type']> = Pick<ClaimReopened, 'since' | 'tricks'> & {
  readonly type: Type;
  readonly offender: Seat;
};

/** A lead from a hand that did not have it. The card lies on the table for the time being. */
export interface LeadOutOfTurn {
  readonly type: 'lead-out-of-turn';
  /** The hand it came from. */
  readonly offender: Seat;
  readonly leader: Seat;
  readonly card: Card;
  readonly trick: number;
}

/** A player puts another call in place of the one he made. */
export interface ChangeOfCall {
  readonly type: 'change-of-call';
  readonly offender: Seat;
  readonly at: number;
  readonly first: MadeCall;
  readonly second: MadeCall;
}

/** An irregularity that is a call. */
export type CallIrregularity = Extract<Irregularity, IrregularCall>;
/** Which irregularity it is. */
export type IrregularityType = Irregularity['type'];
/** The irregularity of that type. */
export type Irregular<Type extends IrregularityType> = Extract<Irregularity, { readonly type: Type }>;
