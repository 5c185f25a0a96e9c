import type { Card, Seat, Side, Suit } from '../../game/index.ts';
import type { Clause } from '../clauses/clause.ts';
import type { AnyCall } from '../happening/any-call.ts';
import type { CardFell } from '../happening/happening.ts';
import type { MadeCall } from '../happening/made-call.ts';
import type { Strength } from '../introduction.ts';
import type { AssignedResults, SideResults } from '../outcome/weighted-results.ts';
import type { Fact } from './question.ts';

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
  | BoardStatus
  | ResultRuled
  | Warning
  | Referral
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

/** What becomes of the board where it is not simply scored (Laws 82B2 and 86B2). */
export interface BoardStatus {
  readonly type: 'board-status';
  readonly status: 'cancelled' | 'replaced' | 'postponed' | 'required';
  readonly clause: Clause;
}

/** How many tricks of declarer's are recorded, as the director finds it (Law 79B). */
export interface ResultRuled {
  readonly type: 'result-ruled';
  readonly tricks: number;
  /** For that side alone; the other keeps what is recorded (2017, Law 79B3). */
  readonly side?: Side;
  readonly clause: Clause;
}

/** The director warns a player or a side. */
export interface Warning {
  readonly type: 'warning';
  readonly side: Side;
  readonly player?: Seat;
  readonly clause: Clause;
}

/** The matter goes to somebody else. */
export interface Referral {
  readonly type: 'referral';
  readonly to: 'chief-director' | 'committee' | 'authority' | 'organiser';
  /** Kept from everybody else: it is no verdict (Law 89 as revised in 2023). */
  readonly confidential?: boolean;
  readonly clause: Clause;
}

/** A penalty that the director may give (Laws 90 and 91), never by itself. */
export interface PenaltyPossible {
  readonly type: 'penalty-possible';
  readonly side: Side;
  /** For him alone. */
  readonly player?: Seat;
  /** One of order and discipline (Law 91); a procedural one unless said (Law 90). */
  readonly kind?: 'disciplinary';
  /** How, where the director keeps order. */
  readonly measure?: 'points' | 'suspension' | 'disqualification';
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
  /** What each side is assigned, with weights, once the director has said so (Law 12C1). */
  readonly results?: AssignedResults;
  /** A side that hurt itself: what would have come of it without that part (Law 12C1(e); 2007: 12C1(b)). */
  readonly selfInflicted?: { readonly side: Side; readonly withoutError: SideResults };
  /** The side gets no less than that, should what it is assigned be worth less; the other side the complement (Law 86B2(b)). */
  readonly atLeast?: { readonly side: Side; readonly award: 'average-plus' };
  /** Why a result stands among them that has to be accounted for. */
  readonly reason?: string;
  /** It is for another board or for others: the board that they should have played, whoever loses this one elsewhere. */
  readonly elsewhere?: 'right-board' | 'others';
  /** What the director found when he looked at the damage. */
  readonly facts?: readonly Fact[];
  readonly clause: Clause;
}
