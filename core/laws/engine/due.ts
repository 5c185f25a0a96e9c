import { partnerOf, rhoOf, type Seat } from '../../game/index.ts';
import { choiceDue, designationDue } from '../50-penalty-cards.ts';
import { inabilityDue } from '../59-inability.ts';
import type { Irregularity } from '../ruling/irregularity.ts';
import type { Lasting, LeadLimit } from '../ruling/ruling.ts';
import { replacementsDue } from '../table/duties.ts';
import { isRepeating } from '../table/effects.ts';
import { cardsInTrick, isDefender, isPlayFinished, properLeader } from '../table/play-state.ts';
import { skippedPlayer, type Table, tableWith, turnOf } from '../table/table.ts';

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
    // What no law of this table deals with stays as it is: somebody else looks at it.
    if (due !== undefined && table.laws.procedures[due.type] !== undefined) {
      return { table: tableWith(table, { persists: table.persists.filter((each) => each !== item) }), due };
    }
  }
  const choice = isLeadAwaited(table) ? choiceDue(table) : undefined;
  return { table, due: choice ?? inabilityDue(table) ?? designationDue(table) ?? repeatDue(table) };
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
        ? {
            type: 'lead-limit',
            offender: item.offender,
            limit: item,
            ...(leader === partnerOf(item.offender) ? {} : { declares: true }),
          }
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
