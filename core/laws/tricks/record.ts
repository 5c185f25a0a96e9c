import type { Card, Contract, PartialDeal, Seat, Side, Suit, Vulnerability } from '../../game/index.ts';
import type { Clause } from '../clauses/clause.ts';

/** A card as it fell, legal or not. */
export interface CardPlayed {
  readonly seat: Seat;
  readonly card: Card;
  /** The clause under which it was taken back into the hand; absent when it stands. */
  readonly withdrawn?: Clause;
  /**
   * `placed`: put among the played cards by the director, for a card that was never played (Law 67B1).
   * `surplus`: went along with another card of the same hand (Law 67B2). Neither decides who won the trick.
   */
  readonly role?: 'placed' | 'surplus';
  /** It was played, and went back to the hand instead of among the played cards (Law 67B3 of 2017). */
  readonly strayed?: true;
  /** Nobody has noticed that the card is surplus: the hand lacks it. */
  readonly unnoticed?: true;
}

/** The cards of a trick in the order they fell: four when all went well. */
export interface RecordedTrick {
  readonly plays: readonly CardPlayed[];
}

/** Cards of a player that lay face up, dummy's aside, from one trick to another. */
export interface FacedCards {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  /** Face up as penalty cards (Law 50), or merely face up: a hand shown in a concession that was withdrawn. */
  readonly as: 'major-penalty-card' | 'minor-penalty-card' | 'faced';
  /** The first trick to which the player had to play with them face up. */
  readonly from: number;
  /** The last one, when they were picked up again. */
  readonly to?: number;
}

/** What a law, or an opponent who chose among the options it gave him, required of a player (Law 61A). */
export interface Requirement {
  readonly trick: number;
  readonly seat: Seat;
  /** What gave the opponent the option: `26B`, `50D2(a)`, `57A`. */
  readonly clause: Clause;
  readonly must: Must;
}

/** What a player had to do at his turn. */
export type Must =
  | { readonly do: 'play-suit'; readonly suit: Suit }
  | { readonly do: 'avoid-suits'; readonly suits: readonly Suit[] }
  | { readonly do: 'play-one-of'; readonly cards: readonly Card[] }
  | { readonly do: 'play-highest' | 'play-lowest'; readonly suit: Suit };

/** "Having none?": somebody asked whether a card played to a trick was a revoke (Law 61B). The first comes first. */
export interface Inquiry {
  readonly trick: number;
  readonly asker: Seat;
  readonly asked: Seat;
  /** The card it was about, where it may have been another than that of the revoke: one that replaced it. */
  readonly card?: Card;
}

/** A claim or concession that ended the play after the last card recorded (Law 68). */
export interface ClaimMade {
  readonly by: Seat;
  /** The other side said or showed that it agreed. */
  readonly assented: boolean;
  /** The other side objected before the limits of Law 69A. */
  readonly objected: boolean;
  /** How the tricks not completed were shared, once that is agreed or ruled (Laws 69 to 71). */
  readonly rest?: TrickCount;
}

/** A card that somebody led or played to a trick, and that went back under that clause or became a penalty card. */
export interface Attempt {
  readonly trick: number;
  readonly by: Seat;
  readonly card: Card;
  readonly clause: Clause;
  /** How many cards had fallen to the trick before, where that was not complete. */
  readonly afterCards?: number;
}

/** A claim or concession after which the play went on all the same (Law 68D2(b) of 2017). */
export interface VoidClaim {
  readonly by: Seat;
  /** The trick on the table or about to be led to, and how many cards had fallen to it. */
  readonly trick: number;
  readonly cards: number;
}

/** Tricks of each side. */
export type TrickCount = Readonly<Record<Side, number>>;

/** What had already happened when attention was first drawn to a revoke. */
export interface Attention {
  /** Who had called on the next board (Laws 64B4, 69A). */
  readonly calledOnNextBoard: readonly Seat[];
  readonly roundEnded: boolean;
  /** All four hands were back in the board (Law 62D1). */
  readonly handsReturned: boolean;
}

/** Nothing of the sort: attention was drawn with the cards still on the table. */
export const IN_TIME: Attention = { calledOnNextBoard: [], roundEnded: false, handsReturned: false };

/**
 * What was really played on a board, whole or in part, legal or not, up to the moment of the ruling. Tricks are
 * numbered from 1; a record may begin later, with the tricks already won by each side.
 */
export interface PlayRecord {
  readonly contract: Contract;
  readonly vulnerability: Vulnerability;
  /** The hands where the record begins, where known. A hand not given is known from the cards it played. */
  readonly hands: PartialDeal;
  /** Tricks won before the record begins. */
  readonly earlier?: TrickCount;
  /** Only the number of those tricks is known, not who won them. */
  readonly earlierWinnersUnknown?: boolean;
  readonly tricks: readonly RecordedTrick[];
  readonly faced?: readonly FacedCards[];
  readonly requirements?: readonly Requirement[];
  /** Cards named or otherwise designated for a trick, before any of them fell (Law 63A2). */
  readonly named?: readonly { readonly trick: number; readonly by: Seat }[];
  /** Cards led or played that never lay in a trick, because they came too soon or were misled (Law 63A1). */
  readonly attempted?: readonly Attempt[];
  readonly inquiries?: readonly Inquiry[];
  /** Dummy has broken Law 43A2 on this board. */
  readonly dummyLostRights?: boolean;
  readonly claim?: ClaimMade;
  readonly voidClaims?: readonly VoidClaim[];
  /** For every revoke, unless `attentionTo` says otherwise of one. */
  readonly attention?: Attention;
  readonly attentionTo?: readonly (Attention & { readonly trick: number; readonly seat: Seat })[];
}
