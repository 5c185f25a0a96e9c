import type { Params } from '../../base/index.ts';
import type { Card, Seat, Side, Suit } from '../../game/index.ts';
import type { ClaimQuestion } from '../claims/index.ts';
import type { Clause } from '../clauses/clause.ts';
import type { AnyCall } from '../happening/any-call.ts';
import type { CardFell, EndOfAuctionPeriod } from '../happening/happening.ts';
import type { MadeCall } from '../happening/made-call.ts';
import type { Strength } from '../introduction.ts';
import type { NoticedRevoke, RevokeQuestion } from '../table/play-memory.ts';
import type { FactCode } from '../texts/en/judged-play.ts';
import type { RecordedTrick, TrickCount } from '../tricks/record.ts';
import type { Suggestion } from './suggestion.ts';

export type { Params, Suggestion };

/** Who answers a question: the director judges, a player chooses (Law 10C2: without asking partner). */
export type Answerer = 'director' | Seat;

/** One of the answers that a question has. */
export interface Answer {
  readonly id: string;
  /** The clause that gives this answer its effect. */
  readonly clause: Clause;
}

/** Something to look at before answering. */
export interface Fact {
  readonly code: FactCode;
  readonly params: Params;
}

/** The player's card in a trick that a question is about. */
export interface About {
  readonly trick: number;
  readonly seat: Seat;
}

/** What only a person can say: a judgement of the director, or a player's choice between his options. */
export interface Question {
  readonly type: 'question';
  readonly id: string;
  readonly answerer: Answerer;
  readonly clause: Clause;
  /** Where it is about a card of a trick: one clause asks one thing of it. */
  readonly about?: About;
  readonly params: Params;
  readonly answers: readonly Answer[];
  readonly suggestion?: Suggestion;
  /** What to look at before answering. */
  readonly facts?: readonly Fact[];
  /** The contested claim that it is about, for a search of the director's own (Law 70). */
  readonly claim?: ClaimQuestion;
  /** Players whose calls or cards, made before there is an answer, are an answer themselves. */
  readonly heard: readonly Seat[];
  /** Which of the two counts. */
  readonly hears: 'call' | 'card';
  /** What else answers it by happening before there is an answer. */
  readonly overtakenBy: readonly EndOfAuctionPeriod['type'][];
}

/** What lasts after a ruling, with the number of calls that stood when it began. */
export type Lasting = Persisting & { readonly from: number };

/** What a ruling leaves behind. */
export type Persisting =
  | {
      readonly type: 'must-pass';
      readonly seat: Seat;
      readonly duration: 'once' | 'rest';
      readonly clause: Clause;
    }
  | CallDuty
  /** The calls of a cancelled auction that the player has to make again, one by one (1997 and 2007, Law 15C). */
  | {
      readonly type: 'must-repeat-all';
      readonly seat: Seat;
      readonly calls: readonly AnyCall[];
      /** He has sat down since: whether a call of his that differs counts is for the director to say. */
      readonly newcomer?: boolean;
      readonly clause: Clause;
    }
  | Replacing
  | LeadLimit
  | LeadOrder
  | PlayOrder
  | CardOrder
  | Information
  | Review
  | ExposedCards
  | PenaltyCard
  /** A revoke that was established: its price is told when the play is over (Law 64). */
  | { readonly type: 'revoke'; readonly seat: Seat; readonly trick: number; readonly clause: Clause }
  | { readonly type: 'score-cap'; readonly side: Side; readonly clause: Clause }
  | { readonly type: 'right-lost'; readonly side: Side; readonly right: string; readonly clause: Clause }
  /** What a player may not be able to claim any more (Law 65D). */
  | { readonly type: 'right-at-risk'; readonly seat: Seat; readonly right: string; readonly clause: Clause }
  | EarlyLead
  | AdjustedScore
  | PenaltyPossible;

/** What a player may not call at his turn, or has to. */
export type CallDuty =
  | { readonly type: 'no-double'; readonly seat: Seat; readonly clause: Clause }
  | { readonly type: 'must-repeat'; readonly seat: Seat; readonly call: AnyCall; readonly clause: Clause };

/** A card led to the next trick before the one on the table was complete (Law 45E), with one played on it (Law 60A). */
export interface EarlyLead {
  readonly type: 'early-lead';
  readonly seat: Seat;
  readonly card: Card;
  readonly over?: CardFell;
  readonly clause: Clause;
}

/** A cancelled call whose place its maker has yet to fill: what he calls there decides what follows. */
export interface Replacing {
  readonly type: 'replacing';
  readonly seat: Seat;
  readonly withdrawn: MadeCall;
  readonly rule: ReplacementRule;
  readonly clause: Clause;
}

/** Which law judges the call that comes in place of a cancelled one. */
export type ReplacementRule = '27' | '27-bar' | '30B' | '31A' | '31B' | '32A' | '32B';

/** Cards that lie face up until the auction is over (Law 24). */
export interface ExposedCards {
  readonly type: 'exposed';
  readonly seat: Seat;
  readonly cards: readonly Card[];
  /** Put on the table as a lead. */
  readonly led: boolean;
  readonly clause: Clause;
}

/** Declarer will have a say in the first lead of the offender's partner, should the offender defend (Law 26). */
export interface LeadLimit {
  readonly type: 'lead-limit';
  readonly offender: Seat;
  readonly withdrawn: MadeCall;
  /** How many calls stood before the turn at which the call was withdrawn, if it was not the last one. */
  readonly from?: number;
  readonly clause: Clause;
}

/** A suit that a player may not lead, or must, while it lasts. */
export interface LeadOrder {
  readonly type: 'lead-order';
  readonly seat: Seat;
  readonly order: 'forbid' | 'require';
  readonly suit: Suit;
  readonly clause: Clause;
}

/** What a player must contribute at his next turn: his highest or lowest of a suit, or a card of one or of another (Law 57A). */
export interface PlayOrder {
  readonly type: 'play-order';
  readonly seat: Seat;
  readonly order: 'highest' | 'lowest' | 'require' | 'forbid';
  readonly suit: Suit;
  readonly clause: Clause;
}

/** Which of several penalty cards declarer wants played now (Law 51A). */
export interface CardOrder {
  readonly type: 'card-order';
  readonly seat: Seat;
  readonly card: Card;
  readonly clause: Clause;
}

/** A card of a defender that lies face up and has to be played (Laws 49 and 50). */
export interface PenaltyCard {
  readonly type: 'penalty-card';
  readonly seat: Seat;
  readonly card: Card;
  readonly kind: 'major' | 'minor';
  readonly clause: Clause;
}

/** Who may use what was seen or heard: a side that may, a side that may not. */
export interface Information {
  readonly type: 'information';
  /** What it comes from: the call or card withdrawn, or the code of something else. */
  readonly about: string;
  readonly by: Seat;
  readonly authorised: Side | undefined;
  readonly unauthorised: Side | undefined;
  readonly clause: Clause;
}

/** A question that the director answers when the board is over. */
export interface Review {
  readonly type: 'review';
  readonly offender: Seat;
  readonly clause: Clause;
}

/** A procedural penalty that the director may give (Law 90), never by itself. */
export interface PenaltyPossible {
  readonly type: 'penalty-possible';
  readonly side: Side;
  /** How strongly the law that was broken binds; nothing where it says itself what a breach is worth. */
  readonly strength?: Strength;
  readonly clause: Clause;
}

/** A score that the director may or shall adjust (Law 12). */
export interface AdjustedScore {
  readonly type: 'adjusted-score';
  readonly kind: 'assigned' | 'artificial' | 'either';
  /** `shall` where the law leaves no choice. */
  readonly strength: 'may' | 'shall';
  /** For that side alone; the other keeps what it has, or gets a score of its own. */
  readonly side?: Side;
  /** What an artificial score gives the side, by its share in the fault (Law 12C2(a)). */
  readonly award?: 'average-plus' | 'average' | 'average-minus';
  /** The tricks that declarer is taken to have won, where an assigned score leaves the contract. */
  readonly tricks?: number;
  /** It is for another board or for others: the board that they should have played, whoever loses this one elsewhere. */
  readonly elsewhere?: 'right-board' | 'others';
  /** What the director found when he looked at the damage. */
  readonly facts?: readonly Fact[];
  readonly clause: Clause;
}

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
