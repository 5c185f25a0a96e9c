import type { PersonSeen } from 'naipe/federation';
import { expect, test } from 'vitest';
import { isIndexWhole, personOf, typedPerson } from './typed-person.ts';

const ADA: Required<PersonSeen> = {
  number: 7,
  name: 'Ada Nobody',
  id: '101',
  sex: 'F',
  born: '1960-03-01',
  club: 'NOW',
  region: 'Norte',
  nationality: 'POR',
  licences: [2025, 2026],
  category: 'second-hearts',
  national: true,
  indexes: [
    { list: '2025/2', date: '2025-07-01', value: 55 },
    { list: '2026/1', date: '2026-01-01', value: 60 },
  ],
  points: 12.5,
  rank: 240,
  grade: 'regional',
};

test('somebody who is opened and saved is the same, to the last field', () => {
  const { number: _, ...person } = ADA;
  expect(personOf(ADA, typedPerson(ADA))).toEqual(person);
});

test('somebody new has what was typed, and what was emptied is said no more', () => {
  expect(personOf(undefined, { ...typedPerson(undefined), name: ' Bo Nobody ' })).toEqual({
    name: 'Bo Nobody',
  });
  const emptied = { ...typedPerson(undefined), name: 'Ada Nobody', licences: '2026, 2027' };
  expect(personOf(ADA, emptied)).toEqual({
    name: 'Ada Nobody',
    licences: [2026, 2027],
    indexes: ADA.indexes,
  });
});

test('RTP 1.3.4: a value index of a new list comes after those of earlier ones; of the same list it is corrected', () => {
  const typed = typedPerson(ADA);
  const later = personOf(ADA, { ...typed, list: '2026/2', listed: '2026-07-01', index: '65' });
  expect(later.indexes?.map(({ list, value }) => `${list} ${value}`)).toEqual([
    '2025/2 55',
    '2026/1 60',
    '2026/2 65',
  ]);
  expect(personOf(ADA, { ...typed, index: '61' }).indexes?.at(-1)).toEqual({
    list: '2026/1',
    date: '2026-01-01',
    value: 61,
  });
  expect(isIndexWhole(typed)).toBe(true);
  expect(isIndexWhole({ ...typed, listed: '' })).toBe(false);
});
