import type { Seat } from '../../game/index.ts';
import { CLAUSES } from '../editions.ts';
import type { Called, Happening } from '../happening/happening.ts';
import { refused, type TableRefusal } from '../ruling/refused.ts';
import { doubleBan, passDuty, repeatDuty } from '../table/duties.ts';
import { finalContract, standingOf, type Table, turnOf } from '../table/table.ts';
import { cardRefusal } from './card-dispatch.ts';

/** Why something that happened cannot be looked at: what is asked for does not exist, or a duty says otherwise. */
export function refusalOf(table: Table, happening: Happening): TableRefusal | undefined {
  // What kind of score the board gets is looked at when it is over.
  if (table.ended === 'board-over' && happening.type !== 'adjustment') return refused('board-over');
  switch (happening.type) {
    case 'call':
      return periodOver(table) ?? dutyAgainst(table, happening);
    case 'simultaneous':
      return (
        periodOver(table) ??
        (new Set(happening.calls.map(({ seat }) => seat)).size < 2 ? refused('not-simultaneous') : undefined)
      );
    case 'change':
      return periodOver(table) ?? nothingToChange(table, happening.seat);
    case 'hand-met-again':
      return nothingToCompare(table, happening.seat);
    case 'card':
      return cardRefusal(table, happening);
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
  calls.some((made) => made.seat === seat) ? undefined : refused('nothing-to-change', { seat });

const nothingToCompare = ({ calls }: Table, seat: Seat): TableRefusal | undefined =>
  calls.some((made) => made.seat === seat) ? undefined : refused('no-call-yet', { seat });

const auctionNotOver = (table: Table): TableRefusal | undefined =>
  finalContract(table) === undefined ? refused('auction-not-over', {}, '22') : undefined;

/** The hands go back unplayed only where nobody has bid: all four have passed, or it looked as if they had. */
function somebodyBid({ calls, edition }: Table): TableRefusal | undefined {
  const passes = calls.filter(({ call }) => call === 'Pass').length;
  return standingOf(calls).bid === undefined && passes >= ALL_FOUR
    ? undefined
    : refused('not-passed-out', {}, CLAUSES.auctionPeriodOver[edition]);
}

const ALL_FOUR = 4;

/** A call that a duty of the player whose turn it is rules out before any other law looks at it. */
function dutyAgainst(table: Table, { seat, call }: Called): TableRefusal | undefined {
  if (turnOf(table) !== seat || passDuty(table, seat) !== undefined) return undefined;
  const owed = repeatDuty(table, seat);
  if (owed !== undefined && owed.call !== call) {
    return refused('must-repeat', { seat, call: owed.call }, owed.clause);
  }
  const ban = doubleBan(table, seat);
  return ban !== undefined && (call === 'X' || call === 'XX')
    ? refused('no-double', { seat }, ban.clause)
    : undefined;
}
