import { artificialByFault } from './12-artificial-score.ts';
import { type ClauseByEdition, sharedIn } from './clauses/by-edition.ts';

import { boardOver, note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, type Procedure, type Scene } from './ruling/procedure.ts';
import type { Answer } from './ruling/ruling.ts';
import { finalContract, standingOf, type Table } from './table/table.ts';

/** Nobody has bid, and there is nothing to play. */
export const PASSED_OUT: ClauseByEdition = { 1997: '22A', 2007: '22A1', 2017: '22B' };
const CONTRACT: ClauseByEdition = { 1997: '22B', 2007: '22A2', 2017: '22A' };

/** Law 22: four passes end the board, and it is not dealt again; a contract is played. */
export function* redealWanted({ table, irregularity }: Scene<Irregular<'redeal-wanted'>>): Procedure {
  const { seat } = irregularity;
  const passedOut = finalContract(table) === 'passed-out';
  const clause = (passedOut ? PASSED_OUT : CONTRACT)[table.edition];
  yield note(passedOut ? 'no-redeal' : 'board-is-played', clause, { seat });
  return [];
}

/**
 * The hands went back before Law 22 would have them there. No law says what follows but Law 82, for an error in procedure;
 * and, since 2007, that the auction period is over once they are back where nobody has bid (Law 17D2; 2007: 22B2). By the
 * letter that holds however few have passed: whether it does is the director's to say.
 */
export function* handsBackEarly({ table }: Scene<Irregular<'hands-back-early'>>): Procedure {
  const found = yield* ask({
    id: 'hands-back',
    answerer: 'director',
    clause: '82A',
    answers: [{ id: 'go-on', clause: '82A' }, ...byTheLetter(table), { id: 'no-result', clause: '82B' }],
  });
  if (found === 'passed-out') {
    yield note('passed-out', sharedIn(table).passedOut);
    return [{ type: 'hands-returned' }];
  }
  if (found === 'go-on') yield note('hands-taken-again', '82A');
  else {
    yield* artificialByFault(table.edition, 'shall');
    yield boardOver('82B');
  }
  return [];
}

const byTheLetter = ({ edition, calls, play }: Table): readonly Answer[] =>
  edition === 1997 || play !== undefined || standingOf(calls).bid !== undefined
    ? []
    : [{ id: 'passed-out', clause: sharedIn(edition).passedOut }];
