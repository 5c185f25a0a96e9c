import type { Card, Rank, Seat, Suit } from '../../game/index.ts';
import type { Statement } from '../claims/statement.ts';
import type { Attention } from '../tricks/record.ts';
import type { AnyCall } from './any-call.ts';
import type { ClaimingAct } from './claiming-act.ts';
import type { Meaning } from './meaning.ts';
import type { Report } from './report.ts';
import type { TrickHappening } from './trick-happening.ts';

/** What a player does or says at the table, legal or not, and what is found out. In the order it happened. */
export type Happening =
  | Called
  | Changed
  | Exposed
  | Simultaneous
  | CardFell
  | DummyNamed
  | CardRenamed
  | DummyMisplaced
  | SeveralCards
  | SimultaneousCards
  | CardHeld
  | FifthCard
  | Misexplained
  | DummyActed
  | { readonly type: 'lead-down'; readonly seat: Seat }
  | Claimed
  | ClaimReopened<'agreement-withdrawn'>
  | ClaimReopened<'concession-withdrawn'>
  | RevokeNoticed
  | RevokeAsked
  | LeadFaced
  | HandsReturned
  | TrickHappening
  /** What is noticed, said or done around the table (Laws 9 to 22 and 40). */
  | Report
  /** The auction is over and nothing is left to say: somebody is to lead. */
  | { readonly type: 'lead-due' }
  | { readonly type: 'director'; readonly by: Seat }
  | { readonly type: 'play-over' };

/** A call by anybody, at any time. */
export interface Called {
  readonly type: 'call';
  readonly seat: Seat;
  readonly call: AnyCall;
  readonly meaning?: Meaning;
}

/** A player puts another call in place of his last one. */
export interface Changed {
  readonly type: 'change';
  readonly seat: Seat;
  readonly call: AnyCall;
  readonly meaning?: Meaning;
}

/** Cards of a player come into a position in which his partner could see them. */
export interface Exposed {
  readonly type: 'exposed';
  readonly seat: Seat;
  readonly cards: readonly Card[];
  /** Put on the table as a lead. */
  readonly led?: boolean;
  /** In the play: how it came about (Law 50B). A card dropped is the usual one. */
  readonly how?: (typeof EXPOSURE_WAYS)[number];
}

/** How a card comes to light. */
export const EXPOSURE_WAYS = ['dropped', 'shown', 'named'] as const;

/** Calls that several players made at the same moment (Law 33). */
export interface Simultaneous {
  readonly type: 'simultaneous';
  readonly calls: readonly Called[];
}

/** The hands of a board on which nobody bid go back. */
export interface HandsReturned {
  readonly type: 'hands-returned';
}

/** What ends the auction period: an opening lead, or that the hands go back (Law 17D). */
export type EndOfAuctionPeriod = LeadFaced | CardFell | HandsReturned;

/** A card comes from a hand onto the table as played or led, in turn or not. Dummy's cards come from dummy's seat. */
export interface CardFell {
  readonly type: 'card';
  readonly seat: Seat;
  readonly card: Card;
  /** An opponent had told the player, wrongly, that it was his turn (Law 47E1). */
  readonly misled?: boolean;
}

/** Declarer names dummy's card, in full or in too few words (Law 46). */
export interface DummyNamed {
  readonly type: 'dummy-named';
  readonly seat: Seat;
  readonly suit?: Suit;
  readonly rank?: Rank;
  readonly word?: (typeof DUMMY_WORDS)[number];
  /** He pointed at the suit: word and gesture together name the card in full (Laws 45C4(a) and 46A). */
  readonly pointing?: boolean;
}

/** `play` is “play”, “play one”: neither suit nor rank, as with “play anything” (Law 46B5). */
export const DUMMY_WORDS = ['high', 'win', 'low', 'anything', 'play'] as const;

/** A player says that he meant another card than the one he named (Law 45C4(b)). */
export interface CardRenamed {
  readonly type: 'card-renamed';
  /** The hand from which the card was named. */
  readonly seat: Seat;
  readonly card: Card;
}

/** Dummy puts out a card that declarer did not name (Law 45D). */
export interface DummyMisplaced {
  readonly type: 'dummy-misplaced';
  readonly seat: Seat;
  /** The card that dummy put out; his last one unless said otherwise. */
  readonly card?: Card;
  /** The card that declarer had named. */
  readonly named: Card;
}

/** Cards that several players played at the same moment (Law 58A). */
export interface SimultaneousCards {
  readonly type: 'simultaneous-cards';
  readonly cards: readonly CardFell[];
}

/** A card is held or touched in a way that may have made it a card played (Law 45C1 to C3). */
export interface CardHeld {
  readonly type: 'card-held';
  readonly seat: Seat;
  readonly card: Card;
}

/** One card more comes to a trick that is complete (Law 45E). */
export interface FifthCard {
  readonly type: 'fifth-card';
  readonly seat: Seat;
  readonly card: Card;
}

/** Several cards of one hand come onto the table at once: those whose faces are seen (Law 58B). */
export interface SeveralCards {
  readonly type: 'several-cards';
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** An explanation on which the player's last card rested turns out to be mistaken (Law 47E2). */
export interface Misexplained {
  readonly type: 'misexplained-play';
  readonly seat: Seat;
  /** For an opening lead: dummy has faced a card. */
  readonly dummySeen?: boolean;
}

/** Attention is drawn to a revoke (Law 62A), with what had happened by then if the play was over. */
export interface RevokeNoticed extends Partial<Attention> {
  readonly type: 'revoke-noticed';
  readonly by: Seat;
  /** The hand it came from, and the trick; the last revoke that nobody has spoken of unless said otherwise. */
  readonly of?: Seat;
  readonly trick?: number;
}

/** A player asks another whether he has none of the suit that he did not follow (Law 61B). */
export interface RevokeAsked {
  readonly type: 'revoke-asked';
  readonly by: Seat;
  readonly asked: Seat;
  /** Not in words: a look, or a card left unturned for the purpose (1997, Law 61B). */
  readonly wordless?: boolean;
}

/** What dummy does beyond putting out the cards he is told (Laws 42 and 43). */
export interface DummyActed {
  readonly type: 'dummy-acted';
  readonly act: DummyAct;
}

/** What dummy may do that Laws 42 and 43 speak of. */
export const DUMMY_ACTS = [
  'calls-director',
  'draws-attention',
  'takes-part',
  'exchanges-hands',
  'watches-declarer',
  'looks-at-defender',
  'was-shown-hand',
  'asks-declarer',
  'asks-defender',
  'warns-declarer',
  'warns-defender',
  'suggests',
] as const;
/** One of them. */
export type DummyAct = (typeof DUMMY_ACTS)[number];

/** A player claims or concedes tricks, or says or does what may amount to it (Law 68). */
export interface Claimed {
  readonly type: 'claim';
  readonly seat: Seat;
  /** What was said or done: that his side wins so many tricks, unless it was something else. */
  readonly act?: ClaimingAct['kind'];
  /** How many of the tricks not complete; all of them when no number was named. */
  readonly tricks?: number;
  /** The number is that of the whole board: "ten tricks", "one down". */
  readonly inAll?: boolean;
  /** The line of play that he stated (Law 68C). */
  readonly statement?: Statement;
  /** Cards that he showed with it. */
  readonly shown?: readonly Card[];
}

/** What had happened since a claim was agreed to: the side that agreed has called on the next board, or more. */
export type SinceAgreement = 'nothing' | 'next-board' | 'round-over' | 'period-over';

/** A side takes back its agreement to a claim (Law 69B), or what it conceded (Law 71). */
export interface ClaimReopened<
  Type extends 'agreement-withdrawn' | 'concession-withdrawn' =
    | 'agreement-withdrawn'
    | 'concession-withdrawn',
> {
  readonly type: Type;
  readonly seat: Seat;
  readonly since: SinceAgreement;
  /** How many tricks he wants back, if he says so. */
  readonly tricks?: number;
}

/** The opening lead is faced. */
export interface LeadFaced {
  readonly type: 'lead-faced';
  readonly seat: Seat;
  readonly card?: Card;
}

/** What an answer to an open question is. */
export interface Answered {
  readonly type: 'answer';
  readonly answer: string;
  /** The question that it is meant for, where that was said. */
  readonly question?: string;
}

/** Which happening it is. */
export type HappeningType = Happening['type'];
/** The happening of that type. */
export type HappeningOf<Type extends HappeningType> = Extract<Happening, { readonly type: Type }>;

/** All that goes into a table. */
export type Input = Happening | Answered;
