import { type Deal, printDeal, type Seat, type Vulnerability } from '../../game/index.ts';
import type { SessionNumber } from '../meeting.ts';
import { conditionsOf } from '../meetings/marking.ts';
import { boardsInPlay } from '../meetings/schedule.ts';
import type { SessionState, Tournament } from '../state.ts';
import type { Makeable, SolvedSoFar } from './makeable.ts';

/** A board with its cards, where a hand record is attached and may be seen. */
export interface BoardHands extends Makeable {
  readonly board: number;
  readonly dealer: Seat;
  readonly vulnerable: Vulnerability;
  /** As PBN writes it, from the dealer: `N:hand hand hand hand`. */
  readonly deal?: string;
}

/** The hand record of a session: its boards in order. */
export interface HandsView {
  readonly session: SessionNumber;
  readonly boards: readonly BoardHands[];
  /** How many of the deals are worked out; told to the director. */
  readonly solved?: SolvedSoFar;
}

/** The cards of a board for showing, when they are known. */
export const dealView = (deal: Deal | undefined, dealer: Seat): { readonly deal?: string } =>
  deal === undefined ? {} : { deal: printDeal(deal, dealer) };

export const handsView = (_: Tournament, session: SessionState): HandsView => ({
  session: session.session,
  boards: boardsInPlay(session).map((board) => {
    const conditions = conditionsOf(board, session.boards.get(board));
    return { board, ...conditions, ...dealView(session.deals.get(board), conditions.dealer) };
  }),
});
