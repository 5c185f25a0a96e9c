import type { Database } from 'better-sqlite3';
import { firstDamaged, type HashedFactRow } from '../fact-hash.ts';
import type { DataFinding } from '../finding.ts';
import { rowsOf, versionsOf } from './chain-facts.ts';
import { isChained } from './schema.ts';

/** At every start so many facts of each tournament are looked at, the latest. */
const LATEST = 25;
/** A file up to this size is looked through at every start: it takes a blink. */
const QUICKLY_CHECKED_BYTES = 32 * 1024 * 1024;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What SQLite says of its own file. */
function fileFindings(database: Database, check: 'quick_check' | 'integrity_check'): readonly DataFinding[] {
  const detail = String(database.pragma(`${check}(1)`, { simple: true }));
  return detail === 'ok' ? [] : [{ kind: 'file', detail }];
}

function streamFindings(database: Database, stream: string, version: number, after: number): DataFinding[] {
  let before: Pick<HashedFactRow, 'sequence' | 'hash'> | undefined;
  if (after > 0) {
    const hash = database
      .prepare<[string, number], string>('SELECT hash FROM fact WHERE stream = ? AND sequence = ?')
      .pluck()
      .get(stream, after);
    if (hash === undefined) return [{ kind: 'fact', tournament: stream, fact: after }];
    before = { sequence: after, hash };
  }
  for (const rows of rowsOf(database, stream, after)) {
    const fact = firstDamaged(stream, rows, before);
    if (fact !== undefined) return [{ kind: 'fact', tournament: stream, fact }];
    before = rows.at(-1);
  }
  return before?.sequence === version ? [] : [{ kind: 'fact', tournament: stream, fact: version }];
}

function allFindings(
  database: Database,
  check: 'quick_check' | 'integrity_check' | undefined,
  from: (version: number) => number,
): readonly DataFinding[] {
  const findings: DataFinding[] = [];
  const look = (looking: () => readonly DataFinding[]): void => {
    try {
      findings.push(...looking());
    } catch (error) {
      findings.push({ kind: 'file', detail: reasonOf(error) });
    }
  };
  if (check !== undefined) look(() => fileFindings(database, check));
  if (!isChained(database)) return findings;
  look(() =>
    versionsOf(database).flatMap(({ stream, version }) =>
      streamFindings(database, stream, version, from(version)),
    ),
  );
  return findings;
}

const sizeOf = (database: Database): number =>
  Number(database.pragma('page_count', { simple: true })) *
  Number(database.pragma('page_size', { simple: true }));

/** A look at what was written last, for every start. */
export const checkQuickly = (database: Database): readonly DataFinding[] =>
  allFindings(database, sizeOf(database) <= QUICKLY_CHECKED_BYTES ? 'quick_check' : undefined, (version) =>
    Math.max(0, version - LATEST),
  );

/** Every page and every fact. */
export const checkFully = (database: Database): readonly DataFinding[] =>
  allFindings(database, 'integrity_check', () => 0);
