import type { Fact, Json } from '../facts/fact-log.ts';
import {
  DamagedFact,
  type FactRow,
  factHash,
  firstDamaged,
  type HashedFactRow,
  NO_HASH,
} from './fact-hash.ts';

export const toFact = ({ sequence, time, actor, cause, type, data }: FactRow): Fact => ({
  sequence,
  time,
  actor,
  cause,
  type,
  data: JSON.parse(data) as Json,
});

/** The facts, each found to be what was written. */
export function checkedFacts(
  stream: string,
  from: number,
  before: string | undefined,
  rows: readonly HashedFactRow[],
): readonly Fact[] {
  const damaged = firstDamaged(stream, rows, { sequence: from - 1, hash: before ?? NO_HASH });
  if (damaged !== undefined) throw new DamagedFact(stream, damaged);
  return rows.map(toFact);
}

/** Each fact as it is kept, with the hash that ties it to the one before it. */
export function chained(stream: string, before: string, facts: readonly Fact[]): readonly HashedFactRow[] {
  let hash = before;
  return facts.map((fact) => {
    const row = { ...fact, data: JSON.stringify(fact.data) };
    hash = factHash(stream, hash, row);
    return { ...row, hash };
  });
}

/** Names a stream with everything in it: two that have the same hash hold the same facts. */
export const hashOf = (stream: string, facts: readonly Fact[]): string =>
  chained(stream, NO_HASH, facts).at(-1)?.hash ?? NO_HASH;
