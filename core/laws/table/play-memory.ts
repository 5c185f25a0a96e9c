import type { Card, Seat } from '../../game/index.ts';
import type { Attempt, Attention, FacedCards, Inquiry, PlayRecord, Requirement } from '../tricks/record.ts';

/** A revoke to which attention was drawn, and what had happened by then. */
export interface NoticedRevoke extends Attention {
  readonly trick: number;
  readonly seat: Seat;
  readonly card: Card;
  /** Dummy spoke of it who had lost the right to: it costs nothing by itself (Law 43B3). */
  readonly free?: boolean;
  /** Cards of the hand that lay face up though they were no penalty cards (Laws 62B2 and 64B3). */
  readonly faced?: readonly Card[];
}

/** "Having none?", and whether dummy asked it without the rights of dummy (Law 43B2(b)). */
export interface RevokeQuestion extends Inquiry {
  readonly rightsLost: boolean;
}

/** What Laws 61 to 64 look back at besides the cards that fell. */
export interface PlayMemory {
  /** Penalty cards from trick to trick, those since played among them. */
  readonly faced: readonly FacedCards[];
  /** What was required of the players who have played since. */
  readonly requirements: readonly Requirement[];
  readonly named: NonNullable<PlayRecord['named']>;
  readonly attempted: readonly Attempt[];
  readonly questions: readonly RevokeQuestion[];
  readonly noticed: readonly NoticedRevoke[];
}

/** The memory with which a play begins. */
export const NOTHING_REMEMBERED: PlayMemory = {
  faced: [],
  requirements: [],
  named: [],
  attempted: [],
  questions: [],
  noticed: [],
};
