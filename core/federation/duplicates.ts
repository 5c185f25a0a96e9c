import { ERASED_NAME } from '../base/index.ts';
import type { Person, PersonNumber } from './person.ts';
import { type Federation, plainNameOf } from './state.ts';

/** Two in the register who may be one, and why. */
export interface Duplicate {
  readonly one: PersonNumber;
  readonly other: PersonNumber;
  readonly because: 'same-name' | 'same-name-and-birth' | 'names-in-other-order';
}

const words = (person: Person): string => plainNameOf(person).split(' ').sort().join(' ');

function reason(one: Person, other: Person): Duplicate['because'] | undefined {
  // Whoever was born on another day is somebody else, whatever the name.
  if (one.born !== undefined && other.born !== undefined && one.born !== other.born) return undefined;
  if (plainNameOf(one) !== plainNameOf(other)) return 'names-in-other-order';
  return one.born !== undefined && one.born === other.born ? 'same-name-and-birth' : 'same-name';
}

/** Those who may stand twice in the register: the same words in the name, and no other date of birth. */
export function duplicates({ people }: Federation): readonly Duplicate[] {
  const groups = new Map<string, PersonNumber[]>();
  for (const [number, person] of people) {
    if (person.name === ERASED_NAME) continue;
    const key = words(person);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [number]);
    else group.push(number);
  }
  return [...groups.values()].flatMap((group) =>
    group.flatMap((one, at) =>
      group.slice(at + 1).flatMap((other): readonly Duplicate[] => {
        const [first, second] = [people.get(one), people.get(other)];
        const because = first && second && reason(first, second);
        return because === undefined ? [] : [{ one, other, because }];
      }),
    ),
  );
}

/** Both as one: what the one to stay does not say, the other does; licences and lists of both. */
export function mergedPerson(stays: Person, goes: Person): Person {
  const licences = [...new Set([...(stays.licences ?? []), ...(goes.licences ?? [])])].sort((a, b) => a - b);
  const lists = new Set(stays.indexes?.map(({ list }) => list));
  const indexes = [...(stays.indexes ?? []), ...(goes.indexes ?? []).filter(({ list }) => !lists.has(list))];
  return {
    ...goes,
    ...stays,
    ...(licences.length === 0 ? {} : { licences }),
    ...(indexes.length === 0
      ? {}
      : { indexes: indexes.sort((one, other) => (one.date < other.date ? -1 : 1)) }),
  };
}
