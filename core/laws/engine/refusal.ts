import type { Seat } from '../../game/index.ts';
import { countRefusal } from '../13-wrong-number-of-cards.ts';
import { CLAUSES } from '../clauses/by-edition.ts';

import type { Happening } from '../happening/happening.ts';
import { refused, type TableRefusal } from '../ruling/refused.ts';
import { finalContract, looksPassedOut, standingOf, type Table } from '../table/table.ts';

/** Why something that happened cannot be looked at: what is asked for does not exist, or a duty says otherwise. */
export function refusalOf(table: Table, happening: Happening): TableRefusal | undefined {
  // What kind of score the board gets is looked at when it is over.
  if (table.ended === 'board-over' && happening.type !== 'adjustment') return refused('board-over');
  switch (happening.type) {
    case 'call':
      return periodOver(table);
    case 'simultaneous':
      return (
        periodOver(table) ??
        (new Set(happening.calls.map(({ seat }) => seat)).size < 2
          ? refused('not-simultaneous', {}, '33')
          : undefined)
      );
    case 'change':
      return nothingToChange(table, happening.seat);
    case 'hand-met-again':
      return nothingToCompare(table, happening.seat);
    case 'counted':
      return countRefusal(table, happening);
    case 'lead-faced':
      return happening.card === undefined ? auctionNotOver(table) : undefined;
    case 'lead-due':
    case 'play-over':
      return auctionNotOver(table);
    case 'hands-returned':
      return somebodyBid(table);
    default:
      return undefined;
  }
}

const periodOver = ({ ended, edition }: Table): TableRefusal | undefined =>
  ended === undefined ? undefined : refused('auction-period-over', {}, CLAUSES.auctionPeriodOver[edition]);

const nothingToChange = ({ calls }: Table, seat: Seat): TableRefusal | undefined =>
  calls.some((made) => made.seat === seat) ? undefined : refused('nothing-to-change', { seat }, '25');

const nothingToCompare = ({ calls }: Table, seat: Seat): TableRefusal | undefined =>
  calls.some((made) => made.seat === seat) ? undefined : refused('no-call-yet', { seat });

const auctionNotOver = (table: Table): TableRefusal | undefined =>
  finalContract(table) === undefined ? refused('auction-not-over', {}, '22') : undefined;

/**
 * The hands go back unplayed only where nobody has bid: all four have passed, or it looked as if they had. In 1997
 * that changes nothing.
 */
const somebodyBid = (table: Table): TableRefusal | undefined =>
  looksPassedOut(table) || (table.edition === 1997 && standingOf(table.calls).bid === undefined)
    ? undefined
    : refused('not-passed-out', {}, CLAUSES.auctionPeriodOver[table.edition]);
