import { lhoOf } from '../game/index.ts';
import { sharedIn } from './clauses/by-edition.ts';

import { cancelledFrom, note, withdrawnBy } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { asCall, type Procedure, type Scene, untilNoticed } from './ruling/procedure.ts';
import { looksPassedOut, type MadeCall, type Table } from './table/table.ts';

/**
 * Law 17D3 (2007: 17E2; 1997: 34): three passes have followed a call, but a player lost his turn to one out of
 * rotation. The auction has not ended: it goes back to him, and the passes after his turn are cancelled. Only when
 * nobody has bid and all the hands are back in the board is it too late for that, since 2007.
 */
export function* rightToCallRetained({ table, irregularity }: Scene<Irregular<'skipped-player'>>): Procedure {
  const clause = sharedIn(table).skippedPlayer;
  const { skipped } = irregularity;
  if (table.ended === 'hands-returned') {
    yield note('passed-out', sharedIn(table).passedOut);
    return [];
  }
  const { calls, ending } = yield* untilNoticed(
    skipped,
    clause,
    handsBackEnd(table) ? ['hands-returned'] : [],
  );
  if (ending !== undefined) {
    yield note('passed-out', sharedIn(table).passedOut);
    return [ending];
  }
  const at = table.calls.length - LAST_FOUR + gapIn(table.calls.slice(-LAST_FOUR));
  yield cancelledFrom(at, clause);
  for (const { made, offender } of cancelledPasses(table, at)) {
    yield withdrawnBy(offender.seat, made, table.edition);
  }
  yield note('auction-goes-back', clause, { seat: skipped });
  return calls.map(asCall);
}

/**
 * Do the hands, once they are back in the board, end the auction period (Law 17D2; 2007: 22B2)? In 1997 only a pass
 * by each of the four does (17E).
 */
export const handsBackEnd = (table: Table): boolean => table.edition !== 1997 && looksPassedOut(table);

const LAST_FOUR = 4;

const isOutOfPlace = (calls: readonly MadeCall[], { seat }: MadeCall, index: number): boolean => {
  const before = calls[index - 1];
  return before !== undefined && lhoOf(before.seat) !== seat;
};

const gapIn = (calls: readonly MadeCall[]): number =>
  calls.findIndex((made, index) => isOutOfPlace(calls, made, index));

/**
 * The cancelled passes, each with the player whose pass out of rotation is to blame for it: whoever passed after
 * him in rotation was entitled to (Law 29A).
 */
function cancelledPasses(
  { calls }: Table,
  at: number,
): readonly { readonly made: MadeCall; readonly offender: MadeCall }[] {
  const passes: { made: MadeCall; offender: MadeCall }[] = [];
  for (const [index, made] of calls.entries()) {
    if (index < at) continue;
    const offender = isOutOfPlace(calls, made, index) ? made : (passes.at(-1)?.offender ?? made);
    passes.push({ made, offender });
  }
  return passes;
}
