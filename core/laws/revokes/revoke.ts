import type { Card, Seat, Suit } from '../../game/index.ts';
import type { Clause } from '../clauses/clause.ts';

/** A revoke found in a record (Law 61A), or one that a defective trick is deemed to be (Law 67B1). */
export interface Revoke {
  readonly trick: number;
  /** Where the card lies among those of its trick, from 0. */
  readonly place: number;
  /** The hand it came from: dummy's revoke is dummy's, though declarer plays its cards. */
  readonly seat: Seat;
  /** Nothing when no card was played at all. */
  readonly card: Card | undefined;
  /**
   * `follow`: did not follow suit. `suit`: did not lead or play as an opponent had required. `card`: did not play
   * a penalty card. `deemed`: no card at all.
   */
  readonly kind: 'follow' | 'suit' | 'card' | 'deemed';
  /** The suit in which the player revoked. */
  readonly suit: Suit;
  /** The cards that he held and that would have been legal. */
  readonly couldHavePlayed: readonly Card[];
  readonly clause: Clause;
}
