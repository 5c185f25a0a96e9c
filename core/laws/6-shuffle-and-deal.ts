import type { Seat } from '../game/index.ts';
import { artificialByFault } from './12-artificial-score.ts';
import { phaseOf } from './17-auction-period.ts';
import { PASSED_OUT } from './22-end-of-auction.ts';
import { mayBeDealtAnew } from './86-team-play.ts';
import { sharedIn } from './clauses/by-edition.ts';
import { boardOver, boardStatus, note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { judged, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import { finalContract, type Table } from './table/table.ts';

/** Law 6D: is the board dealt again? */
export function* misdealt({ table, irregularity }: Scene<Irregular<'misdealt'>>): Procedure {
  const { what, seat } = irregularity;
  switch (what) {
    case 'wrongly-dealt':
    case 'card-seen':
      return yield* beforeTheAuction(table, what === 'card-seen' ? seat : undefined);
    case 'not-shuffled':
    case 'played-before':
      yield* noResultStands(table);
      return [];
    case 'director-orders':
      yield* redealOrdered(table);
      return [];
  }
}

/** Law 6D1: until the auction begins (1997: for both sides) the board is dealt again; a card seen later is information from elsewhere. */
function* beforeTheAuction(table: Table, seer: Seat | undefined): Procedure {
  if (!(yield* hasBegun(table))) {
    yield* dealtAgain(table, '6D1');
    return [];
  }
  yield note('auction-begun', '6D1');
  if (seer !== undefined) return [{ type: 'from-elsewhere', seat: seer }];
  // A misdeal that comes to light later has fouled the board.
  yield note('board-is-fouled', '87A');
  return [];
}

/** In 1997 the auction begins for a side when one of it looks at his cards (Law 17A), whoever has called; later with the first call. */
function* hasBegun(table: Table): Telling<boolean> {
  if (phaseOf(table) !== 'before') return true;
  return table.edition === 1997 && (yield* judged('both-sides-looked', '17A', {}, '6D1'));
}

/** Law 6D2: no result stands on cards that were not shuffled, or of another session; since 2007 unless that is the purpose. */
function* noResultStands(table: Table): Telling<void> {
  if (table.edition !== 1997 && (yield* judged('replay-intended', '6D2'))) {
    yield note('result-stands', '6D2');
    return;
  }
  yield note('no-result-stands', '6D2');
  yield* dealtAgain(table, '6D2');
}

/** Law 6D3: at the director's order, but not where the board was passed out. */
function* redealOrdered(table: Table): Telling<void> {
  const contract = finalContract(table);
  // Asked where the auction was not told.
  const isPassedOut =
    contract === undefined
      ? yield* judged('passed-out-by-all', PASSED_OUT[table.edition], {}, '6D3')
      : contract === 'passed-out';
  if (isPassedOut) {
    yield note('no-redeal', PASSED_OUT[table.edition]);
    return;
  }
  yield* dealtAgain(table, '6D3');
}

/** Dealt again by Law 6, unless a contestant of a match may know how it ends without the board: then an adjusted score. */
export function* dealtAgain(
  { edition }: Pick<Table, 'edition'>,
  clause: '6D1' | '6D2' | '6D3' | '13A3',
): Telling<void> {
  if (yield* mayBeDealtAnew(sharedIn(edition).matchKnown, clause)) {
    yield boardStatus('replaced', clause);
    yield note('dealt-again', clause);
    return;
  }
  yield* artificialByFault(edition, 'shall');
  yield boardOver(sharedIn(edition).matchKnown);
}
