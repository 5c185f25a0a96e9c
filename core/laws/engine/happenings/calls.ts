import { rhoOf, SEATS, type Seat, seatAfter } from '../../../game/index.ts';
import { sharedIn } from '../../clauses/by-edition.ts';
import { isAnyCall, isBidOverSeven } from '../../happening/any-call.ts';
import type { Called, Changed, Simultaneous } from '../../happening/happening.ts';
import type { CallIrregularity, Irregularity } from '../../ruling/irregularity.ts';
import { madeBy } from '../../ruling/procedure.ts';
import { refused, type TableRefusal } from '../../ruling/refused.ts';
import type { CallDuty, Replacing } from '../../ruling/ruling.ts';
import {
  doubleBan,
  isAdmissible,
  isInsufficient,
  passDuty,
  repeatDuty,
  replacementsDue,
} from '../../table/duties.ts';
import { withCall } from '../../table/effects.ts';
import {
  isAuctionEnded,
  type MadeCall,
  standingOf,
  type Table,
  tableWith,
  turnOf,
} from '../../table/table.ts';
import type { Rule, Step, Taken } from './definition.ts';

const periodOver = (table: Table): TableRefusal | undefined =>
  table.ended === undefined && !hasBegunLater(table)
    ? undefined
    : refused('auction-period-over', {}, sharedIn(table.edition).auctionPeriodOver);

/** Did the table begin with the play, and has the opening lead been faced? */
const hasBegunLater = ({ play, played }: Table): boolean =>
  play !== undefined && played !== undefined && (played.firstTrick > 1 || played.tricks.length > 0);

/** A call stands for the time being at least, whatever is wrong with it. */
export const CALL: Rule<Called> = { refusal: periodOver, taken: callTaken };

const readCall = (text: string) => {
  const call = text === 'P' ? 'Pass' : text;
  return isAnyCall(call) ? call : undefined;
};

export const CALL_STEP: Step<Called> = {
  forms: [
    { example: 'N 1H', tells: 'a call: a bid, `P`, `X`, `XX`, or a bid of more than seven such as `8C`' },
  ],
  bare: (seat, word) => {
    const call = readCall(word);
    return call && { type: 'call', seat, call };
  },
  write: ({ seat, call }) => `${seat} ${call}`,
};

export const CHANGE: Rule<Changed> = {
  refusal: (table, { seat }) => {
    if (table.calls.some((made) => made.seat === seat)) return undefined;
    if (table.play === undefined) return refused('nothing-to-change', { seat }, '25');
    return periodOver(table) ?? refused('calls-unknown', {}, '25');
  },
  taken: (table, changed) => ({ table, irregularity: changeOf(table, changed) }),
};

export const CHANGE_STEP: Step<Changed> = {
  forms: [{ example: 'N change 1NT', tells: 'a player puts another call in place of his last one' }],
  verbs: {
    change: (seat, [word = '']) => {
      const call = readCall(word);
      return call && { type: 'change', seat, call };
    },
  },
  write: ({ seat, call }) => `${seat} change ${call}`,
};

/** Law 33: the call of the player whose turn it was comes first, the others are deemed to follow in rotation. */
export const SIMULTANEOUS: Rule<Simultaneous> = {
  refusal: (table, { calls }) =>
    periodOver(table) ??
    (new Set(calls.map(({ seat }) => seat)).size < 2 ? refused('not-simultaneous', {}, '33') : undefined),
  taken: (table, { calls }) => {
    const turn = turnOf(table) ?? table.dealer;
    const inOrder = SEATS.map((_, steps) => seatAfter(turn, steps)).flatMap((seat) =>
      calls.filter((called) => called.seat === seat),
    );
    const last = inOrder.at(-1);
    return {
      table,
      irregularity: last && { type: 'simultaneous-calls', offender: last.seat, calls: inOrder },
    };
  },
};

export const SIMULTANEOUS_STEP: Step<Simultaneous> = {
  forms: [{ example: 'N 1H & E P', tells: 'calls, or cards, at the same moment' }],
  together: (told) => {
    const calls = told.filter((each) => each.type === 'call');
    return calls.length === told.length ? { type: 'simultaneous', calls } : undefined;
  },
  write: ({ calls }) => calls.map(({ seat, call }) => `${seat} ${call}`).join(' & '),
};

/** The player's last call that stands, with its place. */
function lastCallOf(table: Table, seat: Seat): { readonly at: number; readonly made: MadeCall } | undefined {
  const at = table.calls.findLastIndex((made) => made.seat === seat);
  const made = table.calls[at];
  return made === undefined ? undefined : { at, made };
}

function changeOf(table: Table, changed: Called | Changed): Irregularity | undefined {
  const { seat } = changed;
  const last = lastCallOf(table, seat);
  if (last === undefined) return undefined;
  return { type: 'change-of-call', offender: seat, at: last.at, first: last.made, second: madeBy(changed) };
}

type PlainIrregularity = Exclude<CallIrregularity['type'], 'replacement' | 'against-duty'>;

function callTaken(table: Table, called: Called): Taken {
  const { seat, call } = called;
  const made = madeBy(called);
  const turn = turnOf(table);
  // A call that had to be repeated has been, whatever becomes of it now.
  const repeated = turn === seat ? repeatDuty(table, seat) : undefined;
  const broken = turn === seat && passDuty(table, seat) === undefined ? brokenDuty(table, called) : undefined;
  const free =
    repeated === undefined
      ? table
      : tableWith(table, { persists: table.persists.filter((item) => item !== repeated) });
  const ready = withCall(free, made);
  const at = table.calls.length;
  const irregular = (type: PlainIrregularity): Taken => ({
    table: ready,
    irregularity: { type, offender: seat, made, at, turn },
  });
  if (isAuctionEnded(table)) return irregular('after-final-pass');
  if (isChange(table, called)) return { table, irregularity: changeOf(table, called) };
  if (broken !== undefined)
    return {
      table: ready,
      irregularity: { type: 'against-duty', offender: seat, made, at, turn, duty: broken },
    };
  if (isBidOverSeven(call)) return irregular('over-seven');
  // Law 28A: a player who has to pass is taken to have done so.
  if (turn !== undefined && turn === rhoOf(seat) && passDuty(table, turn) !== undefined) {
    return { table, irregularity: { type: 'pass-implied', offender: turn, called } };
  }
  if (turn !== seat) {
    return irregular(isAdmissible(table, seat, call) ? 'out-of-rotation' : 'inadmissible-double');
  }
  if (passDuty(table, seat) !== undefined && call !== 'Pass') return irregular('obliged-to-pass');
  const replacing = replacementsDue(table, seat).find(isRuledAtOnce);
  if (replacing !== undefined) {
    return {
      table: ready,
      irregularity: { type: 'replacement', offender: seat, made, at, turn, replacing },
    };
  }
  if (!isAdmissible(table, seat, call)) return irregular('inadmissible-double');
  if (isInsufficient(table, call)) return irregular('insufficient-bid');
  return { table: ready };
}

/** The duty that the call of the player whose turn it is goes against, if there is one. */
function brokenDuty(table: Table, { seat, call }: Called): CallDuty | undefined {
  const owed = repeatDuty(table, seat);
  if (owed !== undefined && owed.call !== call) return owed;
  return call === 'X' || call === 'XX' ? doubleBan(table, seat) : undefined;
}

/** Law 27 has its own words for a replacement that is not legal either; elsewhere that call's own law comes first. */
const isRuledAtOnce = ({ rule }: Replacing): boolean => rule.startsWith('27');

/**
 * A call by the player who called last, at his left-hand opponent's turn, changes his call (Laws 30B2, 31C, 32C).
 * Before 2017 a second pass while nobody has bid is a pass out of rotation like any other (Law 30A).
 */
function isChange(table: Table, { seat, call }: Called): boolean {
  if (table.calls.at(-1)?.seat !== seat) return false;
  return table.edition === 2017 || call !== 'Pass' || standingOf(table.calls).bid !== undefined;
}
