import type { Call, Card, PartialDeal, Seat, Vulnerability } from '../../game/index.ts';

/** A LIN file as it stands: the boards of an evening, or a match with its two rooms. */
export interface LinFile {
  readonly match?: LinMatch;
  /** What a `rs` command lists: the results of a match, room by room, as they are written. */
  readonly results: readonly string[];
  readonly boards: readonly LinBoard[];
}

/** What a `vg` command says of a match. */
export interface LinMatch {
  readonly title: string;
  readonly segment: string;
  /** `I` for IMPs, `P` for matchpoints, `B` for board-a-match. */
  readonly scoring: string;
  readonly home: string;
  readonly away: string;
}

export type Room = 'open' | 'closed';

/** One table's record of a board. */
export interface LinBoard {
  readonly room?: Room;
  readonly board?: number;
  readonly players: Readonly<Partial<Record<Seat, string>>>;
  readonly dealer?: Seat;
  readonly vulnerability?: Vulnerability;
  readonly hands: PartialDeal;
  readonly calls: readonly LinCall[];
  /** In the order in which they were played. */
  readonly cards: readonly Card[];
  /** Declarer's tricks in all, where the play ended with a claim. */
  readonly claimed?: number;
  readonly comments: readonly string[];
  readonly line: number;
}

export interface LinCall {
  readonly call: Call;
  readonly alerted: boolean;
  readonly explanation?: string;
}
