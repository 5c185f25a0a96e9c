import { type History, historyOf } from '../tricks/history.ts';
import { whyImpossible } from '../tricks/impossible.ts';
import { playOf } from './play-state.ts';
import { tableRecord } from './record.ts';
import { rememberOf } from './remember.ts';
import type { Table } from './table.ts';

/** The play of a table with what can be worked out of it; nothing when the cards cannot have been played so. */
export const tableHistory = rememberOf((table: Table): History | undefined => {
  const record = tableRecord(table, playOf(table));
  return whyImpossible(record) === undefined ? historyOf(record) : undefined;
});
