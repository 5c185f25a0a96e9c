import { startedPlay } from './play.ts';
import { finalContract, type Table, tableWith } from './table.ts';

/** The table with the play begun, when the auction has led to a contract. */
export function withPlayBegun(table: Table): Table {
  const contract = finalContract(table);
  return table.played !== undefined || contract === undefined || contract === 'passed-out'
    ? table
    : tableWith(table, { played: startedPlay({ contract }) });
}
