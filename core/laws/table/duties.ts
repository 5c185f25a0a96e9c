import {
  CALLS,
  type Call,
  isBid,
  isSufficient,
  type Seat,
  whyNotDouble,
  whyNotRedouble,
} from '../../game/index.ts';
import type { Clause } from '../clauses/clause.ts';
import { type AnyCall, isBidOverSeven } from '../happening/any-call.ts';
import type { Replacing } from '../ruling/ruling.ts';
import { standingOf, type Table, turnOf } from './table.ts';

/** Must the player pass, and by which clause? The longer duty counts. */
export function passDuty(
  table: Table,
  seat: Seat,
): { readonly duration: 'once' | 'rest'; readonly clause: Clause } | undefined {
  const owed = table.persists
    .filter((item) => item.type === 'must-pass')
    .filter((item) => item.seat === seat);
  return owed.find(({ duration }) => duration === 'rest') ?? owed[0];
}

/** The call that the player has to make again (Laws 31A1 and 32A1). */
export const repeatDuty = (table: Table, seat: Seat) =>
  table.persists.filter((item) => item.type === 'must-repeat').find((item) => item.seat === seat);

/** May the player not double or redouble at this turn (1997 and 2007, Law 30B2(b))? */
export const doubleBan = (table: Table, seat: Seat) =>
  table.persists.filter((item) => item.type === 'no-double').find((item) => item.seat === seat);

/** The cancelled calls whose place the player has to fill. */
export const replacementsDue = (
  table: Table,
  seat: Seat,
): readonly (Replacing & { readonly from: number })[] =>
  table.persists.filter((item) => item.type === 'replacing').filter((item) => item.seat === seat);

/** May that player double or redouble the last bid (Law 19)? */
export function isAdmissible(table: Table, seat: Seat, call: AnyCall): boolean {
  const standing = standingOf(table.calls);
  if (call === 'X') return whyNotDouble(standing, seat) === undefined;
  if (call === 'XX') return whyNotRedouble(standing, seat) === undefined;
  return true;
}

/** Is it a bid that does not supersede the last one (Law 18D)? */
export function isInsufficient(table: Table, call: AnyCall): boolean {
  if (isBidOverSeven(call) || !isBid(call)) return false;
  const { bid } = standingOf(table.calls);
  return bid !== undefined && !isSufficient(call, bid);
}

/**
 * Has the player to bid or pass in place of his insufficient bid? In 1997 he had (Law 27B); later a double is
 * tried first, as it may mean the same, and ruled out once it did not (Law 27B3).
 */
const bidsOrPasses = (table: Table, seat: Seat): boolean =>
  replacementsDue(table, seat).some(
    ({ rule }) => rule === '27-bar' || (rule === '27' && table.edition === 1997),
  );

/** The calls that the player whose turn it is may legally make: nothing else is offered to him. */
export function callsOpenTo(table: Table): readonly Call[] {
  const seat = turnOf(table);
  if (seat === undefined || table.open.length > 0) return [];
  if (passDuty(table, seat) !== undefined) return ['Pass'];
  const owed = repeatDuty(table, seat)?.call;
  if (owed !== undefined && !isBidOverSeven(owed)) return [owed];
  const banned = doubleBan(table, seat) !== undefined || bidsOrPasses(table, seat);
  return CALLS.filter(
    (call) =>
      !isInsufficient(table, call) &&
      isAdmissible(table, seat, call) &&
      !(banned && (call === 'X' || call === 'XX')),
  );
}
