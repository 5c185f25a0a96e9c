import { type Seat, seatAfter } from '../game/index.ts';
import { cancelledFrom, note, withdrawnBy } from './consequences.ts';
import { CLAUSES } from './editions.ts';
import type { Irregular } from './irregularity.ts';
import type { Procedure, Scene } from './procedure.ts';
import type { MadeCall } from './table.ts';

/**
 * Law 17D3 (2007: 17E2; 1997: 34): three passes have followed a call, but a player lost his turn to one out of
 * rotation. The auction has not ended: it goes back to him, and the passes after his turn are cancelled.
 */
export function* rightToCallRetained({ table, irregularity }: Scene<Irregular<'skipped-player'>>): Procedure {
  const clause = CLAUSES.skippedPlayer[table.edition];
  const { skipped } = irregularity;
  const first = table.calls.length - LAST_FOUR;
  const last = table.calls.slice(first);
  const at = first + last.findIndex((made, index) => index > 0 && isOutOfPlace(last, made, index));
  yield cancelledFrom(at, clause);
  for (const made of offendersAmong(table.calls.slice(at - 1)))
    yield withdrawnBy(made.seat, made, table.edition);
  yield note('auction-goes-back', clause, { seat: skipped });
  return [];
}

const LAST_FOUR = 4;

const isOutOfPlace = (calls: readonly MadeCall[], { seat }: MadeCall, index: number): boolean => {
  const before: Seat | undefined = calls[index - 1]?.seat;
  return before !== undefined && seatAfter(before, 1) !== seat;
};

/** Those who passed out of rotation; whoever passed after them was entitled to (Law 29A). */
const offendersAmong = (calls: readonly MadeCall[]): readonly MadeCall[] =>
  calls.filter((made, index) => index > 0 && isOutOfPlace(calls, made, index));
