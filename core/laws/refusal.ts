import type { Fault } from '../base/index.ts';
import type { Seat } from '../game/index.ts';
import { cardRefusal } from './card-dispatch.ts';
import { doubleBan, passDuty, repeatDuty } from './duties.ts';
import { CLAUSES } from './editions.ts';
import type { Called, Happening } from './happening.ts';
import { finalContract, standingOf, type Table, turnOf } from './table.ts';

/** Why the engine does not take an input: a sentence, and the clause where there is one. */
export interface TableRefusal extends Fault {
  readonly clause?: string;
}

/** Why something that happened cannot be looked at: what is asked for does not exist, or a duty says otherwise. */
export function refusalOf(table: Table, happening: Happening): TableRefusal | undefined {
  // What kind of score the board gets is looked at when it is over.
  if (table.ended === 'board-over' && happening.type !== 'adjustment') {
    return { code: 'board-over', message: 'The board is over at this table: the director has scored it.' };
  }
  switch (happening.type) {
    case 'call':
      return periodOver(table) ?? dutyAgainst(table, happening);
    case 'simultaneous':
      return (
        periodOver(table) ??
        (new Set(happening.calls.map(({ seat }) => seat)).size < 2
          ? { code: 'not-simultaneous', message: 'Name the calls of at least two players.' }
          : undefined)
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
  ended === undefined
    ? undefined
    : {
        code: 'auction-period-over',
        clause: CLAUSES.auctionPeriodOver[edition],
        message: 'The auction period is over: nobody calls any more.',
      };

const nothingToChange = ({ calls }: Table, seat: Seat): TableRefusal | undefined =>
  calls.some((made) => made.seat === seat)
    ? undefined
    : { code: 'nothing-to-change', message: `${seat} has made no call that could be changed.` };

const nothingToCompare = ({ calls }: Table, seat: Seat): TableRefusal | undefined =>
  calls.some((made) => made.seat === seat)
    ? undefined
    : { code: 'no-call-yet', message: `${seat} has not called yet: there is nothing to compare.` };

const auctionNotOver = (table: Table): TableRefusal | undefined =>
  finalContract(table) === undefined
    ? { code: 'auction-not-over', clause: '22', message: 'The auction is not over.' }
    : undefined;

/** The hands go back unplayed only where nobody has bid: all four have passed, or it looked as if they had. */
function somebodyBid({ calls, edition }: Table): TableRefusal | undefined {
  const passes = calls.filter(({ call }) => call === 'Pass').length;
  return standingOf(calls).bid === undefined && passes >= ALL_FOUR
    ? undefined
    : {
        code: 'not-passed-out',
        clause: CLAUSES.auctionPeriodOver[edition],
        message: 'The hands go back only when the board was passed out.',
      };
}

const ALL_FOUR = 4;

/** A call that a duty of the player whose turn it is rules out before any other law looks at it. */
function dutyAgainst(table: Table, { seat, call }: Called): TableRefusal | undefined {
  if (turnOf(table) !== seat || passDuty(table, seat) !== undefined) return undefined;
  const owed = repeatDuty(table, seat);
  if (owed !== undefined && owed.call !== call) {
    return { code: 'must-repeat', clause: owed.clause, message: `${seat} has to repeat ${owed.call}.` };
  }
  const ban = doubleBan(table, seat);
  if (ban !== undefined && (call === 'X' || call === 'XX')) {
    return {
      code: 'no-double',
      clause: ban.clause,
      message: `${seat} may not double or redouble at this turn.`,
    };
  }
  return undefined;
}
