import type { Database } from 'better-sqlite3';
import { type DataFinding, dataFinding } from '../finding.ts';
import type { StorageNotice } from '../store.ts';

export function keepNotice(database: Database, finding: DataFinding): void {
  database
    .prepare<[string, string]>('INSERT INTO storage_notice (time, finding) VALUES (?, ?)')
    .run(new Date().toISOString(), JSON.stringify(finding));
}

export const noticesOf = (database: Database): readonly StorageNotice[] =>
  database
    .prepare<[], { readonly id: number; readonly time: string; readonly finding: string }>(
      'SELECT id, time, finding FROM storage_notice ORDER BY id',
    )
    .all()
    .map((row) => ({ ...row, finding: dataFinding.parse(JSON.parse(row.finding)) }));

export function dropNotice(database: Database, id: number): void {
  database.prepare<[number]>('DELETE FROM storage_notice WHERE id = ?').run(id);
}
