import { openingLeaderOf, partnerOf, rhoOf, SEATS, type Seat, seatAfter, sideOf } from '../../game/index.ts';
import { fromTheStart, wrongHands } from '../13-wrong-number-of-cards.ts';
import { choiceDue, designationDue } from '../50-penalty-cards.ts';
import { isBidOverSeven } from '../happening/any-call.ts';
import type { Called, CardFell, Changed, Exposed, LeadFaced, Simultaneous } from '../happening/happening.ts';
import type { Report, Reported } from '../happening/report.ts';
import type { CallIrregularity, Irregularity } from '../ruling/irregularity.ts';
import { madeBy } from '../ruling/procedure.ts';
import type { CallDuty, Lasting, LeadLimit, Replacing } from '../ruling/ruling.ts';
import {
  doubleBan,
  isAdmissible,
  isInsufficient,
  passDuty,
  repeatDuty,
  replacementsDue,
} from '../table/duties.ts';
import { isRepeating, withCall } from '../table/effects.ts';
import { cardsInTrick, isDefender, isPlayFinished, properLeader } from '../table/play-state.ts';
import {
  finalContract,
  isAuctionEnded,
  type MadeCall,
  skippedPlayer,
  standingOf,
  type Table,
  tableWith,
  turnOf,
} from '../table/table.ts';

/** The table with the call, for the time being at least, and what is wrong with it, if anything is. */
interface Dispatched {
  readonly table: Table;
  readonly irregularity: Irregularity | undefined;
}

/** Which law, if any, has to deal with what happened. The order of the tests matters. */
export function irregularityOf(
  table: Table,
  happening: Called | Changed | Exposed | Simultaneous | Report,
): Dispatched {
  switch (happening.type) {
    case 'exposed':
      return { table, irregularity: exposureOf(table, happening) };
    case 'change':
      return { table, irregularity: changeOf(table, happening) };
    case 'call':
      return callDispatched(table, happening);
    case 'simultaneous':
      return { table, irregularity: simultaneous(table, happening) };
    case 'counted':
      return { table, irregularity: reported(fromTheStart(table, happening)) };
    default:
      return { table, irregularity: reported(happening) };
  }
}

/** A report as its law gets it. */
const reported = (report: Report): Reported => ({ ...report, offender: offenderOf(report) });

function offenderOf(report: Report): Seat {
  if (report.type === 'counted') return wrongHands(report)[0] ?? SEATS[0];
  return 'offender' in report ? report.offender : report.seat;
}

/** Law 33: the call of the player whose turn it was comes first, the others are deemed to follow in rotation. */
function simultaneous(table: Table, { calls }: Simultaneous): Irregularity | undefined {
  const turn = turnOf(table) ?? table.dealer;
  const inOrder = SEATS.map((_, steps) => seatAfter(turn, steps)).flatMap((seat) =>
    calls.filter((called) => called.seat === seat),
  );
  const last = inOrder.at(-1);
  return last && { type: 'simultaneous-calls', offender: last.seat, calls: inOrder };
}

/** In the auction Law 24 deals with a card exposed, in the play Law 49. */
function exposureOf(table: Table, exposed: Exposed): Irregularity {
  const { seat, cards, how = 'dropped' } = exposed;
  return table.played === undefined
    ? { ...exposed, offender: seat }
    : { type: 'exposed-in-play', offender: seat, cards, how };
}

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

function callDispatched(table: Table, called: Called): Dispatched {
  const { seat, call } = called;
  const made = madeBy(called);
  const turn = turnOf(table);
  // A call that had to be repeated has been, whatever becomes of it now.
  const repeated = turn === seat ? repeatDuty(table, seat) : undefined;
  const broken = turn === seat && passDuty(table, seat) === undefined ? brokenDuty(table, called) : undefined;
  const ready = withCall(
    tableWith(table, { persists: table.persists.filter((item) => item !== repeated) }),
    made,
  );
  const at = table.calls.length;
  const irregular = (type: PlainIrregularity): Dispatched => ({
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
  return { table: ready, irregularity: undefined };
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

/**
 * A card led face up that cannot be an opening lead: the auction is not over, or its player is no defender. It is
 * a card exposed in the auction period (Law 24).
 */
export function leadTooEarly(table: Table, { seat, card }: LeadFaced): Exposed | undefined {
  const contract = finalContract(table);
  const defends =
    contract !== undefined && contract !== 'passed-out' && sideOf(contract.declarer) !== sideOf(seat);
  return defends || card === undefined ? undefined : { type: 'exposed', seat, cards: [card], led: true };
}

/** A faced lead that was the other defender's to make is a card led out of turn (Law 54). */
export function ledByWrongDefender(table: Table, { seat, card }: LeadFaced): CardFell | undefined {
  const contract = finalContract(table);
  const isWrong = contract !== undefined && contract !== 'passed-out' && openingLeaderOf(contract) !== seat;
  return isWrong && card !== undefined ? { type: 'card', seat, card } : undefined;
}

/** What is due at a table at which no ruling is open. */
export function settling(table: Table): { readonly table: Table; readonly due: Irregularity | undefined } {
  const skipped = skippedPlayer(table);
  const last = table.calls.at(-1);
  if (skipped !== undefined && last !== undefined && table.ended === undefined) {
    return { table, due: { type: 'skipped-player', offender: last.seat, skipped } };
  }
  // What is due comes from what lasts.
  if (table.persists.length === 0) return { table, due: undefined };
  for (const item of table.persists) {
    const due = dueNow(table, item);
    if (due !== undefined) {
      return { table: tableWith(table, { persists: table.persists.filter((each) => each !== item) }), due };
    }
  }
  const choice = isLeadAwaited(table) ? choiceDue(table) : undefined;
  return { table, due: choice ?? designationDue(table) ?? repeatDue(table) };
}

/** Is this the moment at which something that lasted has to be dealt with? */
function dueNow(table: Table, item: Lasting): Irregularity | undefined {
  const leader = leaderAwaited(table);
  switch (item.type) {
    case 'replacing': {
      const at = calledSince(table, item);
      const made = table.calls[at];
      const offender = item.seat;
      return made && { type: 'replacement', offender, made, at, turn: offender, replacing: item };
    }
    case 'lead-limit':
      return leader !== undefined && isDecided(table, item, leader)
        ? { type: 'lead-limit', offender: item.offender, limit: item }
        : undefined;
    case 'exposed':
      return leader !== undefined || table.ended === 'hands-returned'
        ? { type: 'exposed-cards-due', offender: item.seat, exposed: item }
        : undefined;
    case 'must-repeat-all':
      return isRepeating(table, item)
        ? undefined
        : { type: 'repeat-broken', offender: item.seat, newcomer: item.newcomer === true };
    case 'revoke':
      return isBoardPlayed(table)
        ? { type: 'revoke-due', offender: item.seat, trick: item.trick }
        : undefined;
    case 'early-lead':
      return leader === undefined
        ? undefined
        : {
            type: 'early-lead-due',
            offender: item.seat,
            card: item.card,
            over: item.over,
            clause: item.clause,
          };
    case 'review':
      return table.ended === 'play-over' || table.ended === 'hands-returned'
        ? { ...item, offender: item.offender }
        : undefined;
    default:
      return undefined;
  }
}

/** Is it known what becomes of a lead limit: the offender's partner leads now, or his side does not defend? */
const isDecided = ({ played }: Table, { offender }: LeadLimit, leader: Seat): boolean =>
  leader === partnerOf(offender) || (played !== undefined && !isDefender(played, offender));

/** Are the tricks all accounted for, by play or by a claim? */
const isBoardPlayed = ({ played, ended }: Table): boolean =>
  ended === 'play-over' || (played !== undefined && isPlayFinished(played));

/** Is nothing on the table yet of the trick that somebody has to lead to? */
const isLeadAwaited = ({ played }: Table): boolean =>
  played !== undefined && !isPlayFinished(played) && cardsInTrick(played).length === 0;

const leaderAwaited = (table: Table): Seat | undefined =>
  table.played !== undefined && isLeadAwaited(table) ? properLeader(table.played) : undefined;

const calledSince = (table: Table, { seat, from }: { readonly seat: Seat; readonly from: number }): number =>
  table.calls.findIndex((made, index) => index >= from && made.seat === seat);

/** After a pass by his right-hand opponent the offender has to repeat his cancelled call (Laws 31A1 and 32A1). */
function repeatDue(table: Table): Irregularity | undefined {
  const turn = turnOf(table);
  const before = table.calls.at(-1);
  if (turn === undefined || before?.call !== 'Pass' || before.seat !== rhoOf(turn)) return undefined;
  const replacing = replacementsDue(table, turn).find(
    ({ rule, from }) => (rule === '31A' || rule === '32A') && table.calls.length > from,
  );
  return replacing && { type: 'repeat-due', offender: turn, replacing };
}
