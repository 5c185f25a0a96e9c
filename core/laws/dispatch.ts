import { partnerOf, rhoOf, type Seat } from '../game/index.ts';
import { choiceDue } from './50-penalty-cards.ts';
import { isBidOverSeven } from './any-call.ts';
import { cardRefusal } from './card-dispatch.ts';
import { doubleBan, isAdmissible, isInsufficient, passDuty, repeatDuty, replacementDue } from './duties.ts';
import { type ByEdition, CLAUSES } from './editions.ts';
import { isRepeating, withCall } from './effects.ts';
import type { Called, Changed, Exposed, Happening } from './happening.ts';
import type { CallIrregularity, Irregularity } from './irregularity.ts';
import { cardsInTrick, isPlayFinished, properLeader } from './play-state.ts';
import type { TableRefusal } from './refusal.ts';
import type { Report } from './report.ts';
import { reported } from './report-procedures.ts';
import type { Lasting, Replacing } from './ruling.ts';
import { isAuctionEnded, type MadeCall, skippedPlayer, standingOf, type Table, turnOf } from './table.ts';

/** The table with the call, for the time being at least, and what is wrong with it, if anything is. */
interface Dispatched {
  readonly table: Table;
  readonly irregularity: Irregularity | undefined;
}

/** Which law, if any, has to deal with what happened. The order of the tests matters. */
export function irregularityOf(table: Table, happening: Called | Changed | Exposed | Report): Dispatched {
  switch (happening.type) {
    case 'exposed':
      return { table, irregularity: exposureOf(table, happening) };
    case 'change':
      return { table, irregularity: changeOf(table, happening) };
    case 'call':
      return callDispatched(table, happening);
    default:
      return { table, irregularity: reported(happening) };
  }
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

function changeOf(table: Table, { seat, call, meaning }: Called | Changed): Irregularity | undefined {
  const last = lastCallOf(table, seat);
  if (last === undefined) return undefined;
  const second: MadeCall = { seat, call, ...(meaning === undefined ? {} : { meaning }) };
  return { type: 'change-of-call', offender: seat, at: last.at, first: last.made, second };
}

type PlainIrregularity = Exclude<CallIrregularity['type'], 'replacement'>;

function callDispatched(table: Table, called: Called): Dispatched {
  const { seat, call, meaning } = called;
  const made: MadeCall = { seat, call, ...(meaning === undefined ? {} : { meaning }) };
  const turn = turnOf(table);
  const irregular = (type: PlainIrregularity, ready: Table = table): Dispatched => ({
    table: withCall(ready, made),
    irregularity: { type, offender: seat, made, at: ready.calls.length, turn },
  });
  if (isAuctionEnded(table)) return irregular('after-final-pass');
  if (isChange(table, called)) return { table, irregularity: changeOf(table, called) };
  if (isBidOverSeven(call)) return irregular('over-seven');
  // Law 28A: a player who has to pass is taken to have done so.
  const implied = turn !== undefined && turn === rhoOf(seat) && passDuty(table, turn) !== undefined;
  const ready = implied ? withCall(table, { seat: turn, call: 'Pass' }) : table;
  if (turnOf(ready) !== seat) {
    return irregular(isAdmissible(table, seat, call) ? 'out-of-rotation' : 'inadmissible-double');
  }
  if (passDuty(ready, seat) !== undefined && call !== 'Pass') return irregular('obliged-to-pass', ready);
  const replacing = replacementDue(ready, seat);
  if (replacing !== undefined && isRuledAtOnce(replacing)) {
    const at = ready.calls.length;
    const irregularity = { type: 'replacement', offender: seat, made, at, turn, replacing } as const;
    return { table: withCall(ready, made), irregularity };
  }
  if (!isAdmissible(ready, seat, call)) return irregular('inadmissible-double', ready);
  if (isInsufficient(ready, call)) return irregular('insufficient-bid', ready);
  return { table: withCall(ready, made), irregularity: undefined };
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

/** Where each edition says when the auction period ends. */
const AUCTION_PERIOD_OVER: ByEdition<string> = { 1997: '17E', 2007: '22B1', 2017: '17D1' };

/** Why something that happened cannot be looked at: what is asked for does not exist, or a duty says otherwise. */
export function refusalOf(table: Table, happening: Happening): TableRefusal | undefined {
  if (table.ended === 'board-over' && happening.type !== 'adjustment') {
    return { code: 'board-over', message: 'The board is over at this table: the director has scored it.' };
  }
  if (happening.type === 'change' && lastCallOf(table, happening.seat) === undefined) {
    return {
      code: 'nothing-to-change',
      message: `${happening.seat} has made no call that could be changed.`,
    };
  }
  if (happening.type === 'hand-met-again' && lastCallOf(table, happening.seat) === undefined) {
    return {
      code: 'no-call-yet',
      message: `${happening.seat} has not called yet: there is nothing to compare with ${happening.cancelled}.`,
    };
  }
  if (happening.type === 'card') return cardRefusal(table, happening);
  if (happening.type !== 'call') return undefined;
  const { seat, call } = happening;
  if (table.ended !== undefined) {
    return {
      code: 'auction-period-over',
      clause: AUCTION_PERIOD_OVER[table.edition],
      message: 'The auction period is over: nobody calls any more.',
    };
  }
  if (turnOf(table) !== seat) return undefined;
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

/** What is due at a table at which no ruling is open. */
export function settling(table: Table): { readonly table: Table; readonly due: Irregularity | undefined } {
  const skipped = skippedPlayer(table);
  const last = table.calls.at(-1);
  if (skipped !== undefined && last !== undefined && table.ended === undefined) {
    return { table, due: { type: 'skipped-player', offender: last.seat, skipped } };
  }
  for (const item of table.persists) {
    const due = dueNow(table, item);
    if (due !== undefined) {
      return { table: { ...table, persists: table.persists.filter((each) => each !== item) }, due };
    }
  }
  const choice = isLeadAwaited(table) ? choiceDue(table) : undefined;
  return { table: withForcedRepeat(table), due: choice };
}

/** Is this the moment at which something that lasted has to be dealt with? */
function dueNow(table: Table, item: Lasting): Irregularity | undefined {
  const leader = leaderAwaited(table);
  switch (item.type) {
    case 'replacing': {
      const at = isRuledAtOnce(item) ? -1 : calledSince(table, item);
      const made = table.calls[at];
      const offender = item.seat;
      return made && { type: 'replacement', offender, made, at, turn: offender, replacing: item };
    }
    case 'lead-limit':
      return leader === partnerOf(item.offender)
        ? { type: 'lead-limit', offender: item.offender, limit: item }
        : undefined;
    case 'exposed':
      return leader !== undefined
        ? { type: 'exposed-cards-due', offender: item.seat, exposed: item }
        : undefined;
    case 'must-repeat-all':
      return isRepeating(table, item) ? undefined : { type: 'repeat-broken', offender: item.seat };
    case 'review':
      return table.ended === 'play-over' ? { ...item, offender: item.offender } : undefined;
    default:
      return undefined;
  }
}

/** Is nothing on the table yet of the trick that somebody has to lead to? */
const isLeadAwaited = ({ played }: Table): boolean =>
  played !== undefined && !isPlayFinished(played) && cardsInTrick(played).length === 0;

const leaderAwaited = (table: Table): Seat | undefined =>
  table.played !== undefined && isLeadAwaited(table) ? properLeader(table.played) : undefined;

const calledSince = (table: Table, { seat, from }: { readonly seat: Seat; readonly from: number }): number =>
  table.calls.findIndex((made, index) => index >= from && made.seat === seat);

/** After a pass by his right-hand opponent the offender has to repeat his cancelled call (Laws 31A1 and 32A1). */
function withForcedRepeat(table: Table): Table {
  const turn = turnOf(table);
  const replacing = turn === undefined ? undefined : replacementDue(table, turn);
  const before = table.calls.at(-1);
  if (turn === undefined || replacing === undefined || before === undefined) return table;
  const atRho = replacing.rule === '31A' || replacing.rule === '32A';
  const passed = before.call === 'Pass' && before.seat === rhoOf(turn) && table.calls.length > replacing.from;
  if (!atRho || !passed) return table;
  const clause = replacing.rule === '31A' ? '31A1' : table.edition === 2017 ? '32A1' : '32B1';
  return {
    ...table,
    persists: [
      // The call comes as it was: nothing is left of its having come too early.
      ...table.persists.filter(
        (item) =>
          item !== replacing && !isInformationOn(item, replacing.withdrawn, CLAUSES.withdrawn[table.edition]),
      ),
      { type: 'must-repeat', seat: turn, call: replacing.withdrawn.call, clause, from: table.calls.length },
    ],
  };
}

const isInformationOn = (
  item: Table['persists'][number],
  { seat, call }: MadeCall,
  clause: string,
): boolean =>
  item.type === 'information' && item.by === seat && item.about === call && item.clause === clause;
