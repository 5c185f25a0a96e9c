import { type Fact, type NewFactOf, type Person, withoutPerson } from 'naipe/tournament';
import {
  DamagedFact,
  type FactRow,
  factHash,
  firstDamaged,
  type HashedFactRow,
  NO_HASH,
  type RewrittenStream,
} from '../storage/index.ts';
import { moreWordsIn, titleOf, toldBy } from './find-person.ts';

/** By whom, when and at whose word something is erased. */
type Erasing = Pick<Fact, 'actor' | 'time' | 'cause'>;

/** The row without the person; the same row when it does not name him. */
function rowWithout(stream: string, row: HashedFactRow, person: Person): HashedFactRow {
  const fact = toldBy(row);
  const rest = withoutPerson(fact, person, undefined, moreWordsIn(stream));
  return rest === fact ? row : { ...row, actor: rest.actor, data: JSON.stringify(rest.data) };
}

/**
 * A tournament written anew without the person, and that it was done at its end; nothing when he is not named in it.
 * Nothing else in it changes, but for the hashes, which follow from what stands there. One that is damaged is left as it
 * is: new hashes would hide the damage.
 */
export function rewrittenWithout(
  stream: string,
  rows: readonly HashedFactRow[],
  person: Person,
  erasing: Erasing,
): RewrittenStream | undefined {
  const damaged = firstDamaged(stream, rows);
  if (damaged !== undefined) throw new DamagedFact(stream, damaged);
  const changed: HashedFactRow[] = [];
  let hash = NO_HASH;
  let facts = 0;
  for (const row of rows) {
    const rest = rowWithout(stream, row, person);
    if (rest !== row) facts++;
    hash = factHash(stream, hash, rest);
    if (hash !== row.hash) changed.push({ ...rest, hash });
  }
  const [first] = rows;
  if (facts === 0 || first === undefined) return undefined;
  const erased: NewFactOf<'person-erased'> = { type: 'person-erased', data: { facts } };
  const added: FactRow = {
    ...erasing,
    sequence: rows.length + 1,
    type: erased.type,
    data: JSON.stringify(erased.data),
  };
  const { actor, time } = erasing;
  return {
    changed,
    added: { ...added, hash: factHash(stream, hash, added) },
    removal: {
      actor,
      time,
      kind: 'person',
      tournament: stream,
      date: titleOf(stream, rowWithout(stream, first, person)).date,
      facts: rows.length,
      chain: '',
    },
  };
}
