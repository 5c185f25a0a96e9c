import { expect, test } from 'vitest';
import { KnownPlayers } from './known-players.ts';

const known = new KnownPlayers([
  { name: 'Inês Conceição', id: '1001' },
  { name: 'Søren Müller' },
  { name: 'Ana Conde', id: '2002' },
]);

test.each([
  ['ines', 'Inês Conceição'],
  ['INÊS', 'Inês Conceição'],
  ['conceicao', 'Inês Conceição'],
  ['conceiçao ines', 'Inês Conceição'],
  ['concecao', 'Inês Conceição'],
  ['soren', 'Søren Müller'],
  ['muler', 'Søren Müller'],
  ['2002', 'Ana Conde'],
])('"%s" finds %s first', (typed, name) => {
  expect(known.search(typed)[0]?.name).toBe(name);
});

test('several words must all fit', () => {
  expect(known.search('ana conceição')).toEqual([]);
  expect(
    known
      .search('con')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Ana Conde', 'Inês Conceição']);
  expect(known.search('')).toEqual([]);
});
