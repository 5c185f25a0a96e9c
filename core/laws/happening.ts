import type { Card, Seat } from '../game/index.ts';
import type { AnyCall } from './any-call.ts';
import type { Meaning } from './meaning.ts';
import type { Report } from './report.ts';

/** What a player does or says at the table, legal or not, and what is found out. In the order it happened. */
export type Happening =
  | Called
  | Changed
  | Exposed
  | CardFell
  | LeadFaced
  /** What is noticed, said or done around the table (Laws 9 to 22 and 40). */
  | Report
  /** The auction is over and nothing is left to say: somebody is to lead. */
  | { readonly type: 'lead-due' }
  | { readonly type: 'hands-returned' }
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
  readonly how?: 'dropped' | 'shown' | 'named';
}

/** A card comes from a hand onto the table as played or led, in turn or not. Dummy's cards come from dummy's seat. */
export interface CardFell {
  readonly type: 'card';
  readonly seat: Seat;
  readonly card: Card;
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
}

/** All that goes into a table. */
export type Input = Happening | Answered;
