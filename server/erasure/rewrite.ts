import type { Database } from 'better-sqlite3';
import { type Fact, type NewFactOf, type Person, withoutPerson } from 'naipe/tournament';
import {
  DamagedFact,
  type FactRow,
  factHash,
  firstDamaged,
  type HashedFactRow,
  NO_HASH,
  rowsOf,
} from '../storage/index.ts';
import { toldBy } from './find-person.ts';

/** By whom, when and at whose word something is erased. */
export type Erasing = Pick<Fact, 'actor' | 'time' | 'cause'>;

export interface Rewritten {
  /** How many facts there were. */
  readonly before: number;
  readonly version: number;
  readonly hash: string;
}

/** The row without the person; the same row when it does not name him. */
function rowWithout(row: HashedFactRow, person: Person): HashedFactRow {
  const fact = toldBy(row);
  const rest = withoutPerson(fact, person);
  return rest === fact ? row : { ...row, actor: rest.actor, data: JSON.stringify(rest.data) };
}

/**
 * Writes a tournament anew without the person, and that it was done at its end. Nothing else in it changes, but for the
 * hashes, which follow from what stands there. One that is damaged is left as it is: new hashes would hide the damage.
 */
export function rewriteWithout(
  database: Database,
  stream: string,
  person: Person,
  erasing: Erasing,
): Rewritten | undefined {
  const change = database.prepare<[string, string, string, string, number]>(
    'UPDATE fact SET actor = ?, data = ?, hash = ? WHERE stream = ? AND sequence = ?',
  );
  let last: { readonly sequence: number; readonly hash: string } | undefined;
  let hash = NO_HASH;
  let facts = 0;
  for (const rows of rowsOf(database, stream)) {
    const damaged = firstDamaged(stream, rows, last);
    if (damaged !== undefined) throw new DamagedFact(stream, damaged);
    last = rows.at(-1);
    for (const row of rows) {
      const rest = rowWithout(row, person);
      if (rest !== row) facts++;
      hash = factHash(stream, hash, rest);
      if (hash !== row.hash) change.run(rest.actor, rest.data, hash, stream, row.sequence);
    }
  }
  if (facts === 0 || last === undefined) return undefined;
  const before = last.sequence;
  const version = before + 1;
  const erased: NewFactOf<'person-erased'> = { type: 'person-erased', data: { facts } };
  const row: FactRow = {
    ...erasing,
    sequence: version,
    type: erased.type,
    data: JSON.stringify(erased.data),
  };
  hash = factHash(stream, hash, row);
  database
    .prepare<FactRow & { readonly stream: string; readonly hash: string }>(
      `INSERT INTO fact (stream, sequence, time, actor, cause, type, data, hash)
       VALUES (:stream, :sequence, :time, :actor, :cause, :type, :data, :hash)`,
    )
    .run({ ...row, stream, hash });
  return { before, version, hash };
}
