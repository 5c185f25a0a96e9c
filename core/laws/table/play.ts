import { type Contract, openingLeaderOf, type Seat } from '../../game/index.ts';
import type { RecordedTrick, TrickCount } from '../tricks/record.ts';
import { NOTHING_REMEMBERED, type PlayMemory } from './play-memory.ts';

/** Where a table takes up the play: the contract, and the trick that is about to be led to. */
export interface PlaySetup {
  readonly contract: Contract;
  /** The number of the next trick; the first unless said otherwise. */
  readonly trick?: number;
  /** Who has the lead; declarer's left-hand opponent unless said otherwise. */
  readonly leader?: Seat;
}

/** The play so far, as the cards fell. Cards taken back stay in the record with the clause that took them. */
export interface TablePlay {
  readonly contract: Contract;
  readonly tricks: readonly RecordedTrick[];
  readonly firstTrick: number;
  readonly firstLeader: Seat;
  /** The trick for which declarer has said what he does about penalty cards (Laws 50D2 and 51B). */
  readonly askedFor: number;
  /** The trick to which declarer had to take back a lead out of turn, and has not led again (Law 60B). */
  readonly retractedFor: number;
  /** The hand from which a defender told declarer to lead to a trick (Law 43B2(a)). */
  readonly leadGiven?: { readonly trick: number; readonly seat: Seat } | undefined;
  /** Hands that put no card to a trick that went on without it, nobody having noticed (Law 67). */
  readonly omitted?: readonly Omission[] | undefined;
  /** A claim or concession that ended the play, with the tricks it shared out. */
  readonly claimed?: { readonly by: Seat; readonly rest: TrickCount } | undefined;
  readonly memory: PlayMemory;
}

/** No card came from that hand to the trick of that number. */
export interface Omission {
  readonly trick: number;
  readonly seat: Seat;
}

/** A play in which no card has fallen yet. */
export const startedPlay = ({
  contract,
  trick = 1,
  leader = openingLeaderOf(contract),
}: PlaySetup): TablePlay => ({
  contract,
  tricks: [],
  firstTrick: trick,
  firstLeader: leader,
  askedFor: 0,
  retractedFor: 0,
  leadGiven: undefined,
  omitted: undefined,
  claimed: undefined,
  memory: NOTHING_REMEMBERED,
});

/** The play with something of it changed. Every field is named: plays of one shape are read and copied many times faster. */
export const playWith = (play: TablePlay, change: Partial<TablePlay>): TablePlay => ({
  contract: change.contract ?? play.contract,
  tricks: change.tricks ?? play.tricks,
  firstTrick: play.firstTrick,
  firstLeader: play.firstLeader,
  askedFor: change.askedFor ?? play.askedFor,
  retractedFor: change.retractedFor ?? play.retractedFor,
  leadGiven: change.leadGiven ?? play.leadGiven,
  omitted: change.omitted ?? play.omitted,
  claimed: change.claimed ?? play.claimed,
  memory: change.memory ?? play.memory,
});
