import type { ClauseByEdition } from './clauses/by-edition.ts';

import { note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import type { Procedure, Scene } from './ruling/procedure.ts';
import { finalContract } from './table/table.ts';

const PASSED_OUT: ClauseByEdition = { 1997: '22A', 2007: '22A1', 2017: '22B' };
const CONTRACT: ClauseByEdition = { 1997: '22B', 2007: '22A2', 2017: '22A' };

/** Law 22: four passes end the board, and it is not dealt again; a contract is played. */
export function* redealWanted({ table, irregularity }: Scene<Irregular<'redeal-wanted'>>): Procedure {
  const { seat } = irregularity;
  const passedOut = finalContract(table) === 'passed-out';
  const clause = (passedOut ? PASSED_OUT : CONTRACT)[table.edition];
  yield note(passedOut ? 'no-redeal' : 'board-is-played', clause, { seat });
  return [];
}
