import { expect, test } from 'vitest';
import { printPastedTeam, readPastedTeams } from './paste-teams.ts';

const PLAYERS = ['Ana Alfa', 'Rui Beta', 'Eva Gama', 'Gil Delta'];

test.each([
  ['a name; its players, with commas', 'Lisboa; Ana Alfa, Rui Beta, Eva Gama, Gil Delta'],
  ['tabs, as from a spreadsheet', 'Lisboa\tAna Alfa\tRui Beta\tEva Gama\tGil Delta'],
  ['a colon after the name', 'Lisboa: Ana Alfa, Rui Beta, Eva Gama, Gil Delta'],
  ['spaces here and there', '  Lisboa ;  Ana  Alfa ,Rui Beta, Eva Gama,  Gil Delta  '],
])('reads %s', (_what, text) => {
  expect(readPastedTeams(text)).toEqual({ teams: [{ name: 'Lisboa', players: PLAYERS }], unread: [] });
});

test('a number in front is the number of the team', () => {
  expect(readPastedTeams('12. Lisboa; Ana Alfa, Rui Beta\n7\tPorto\tEva Gama').teams).toEqual([
    { number: '12', name: 'Lisboa', players: ['Ana Alfa', 'Rui Beta'] },
    { number: '7', name: 'Porto', players: ['Eva Gama'] },
  ]);
});

test('a name alone is a team whose players come later', () => {
  expect(readPastedTeams('Lisboa\n\nPorto').teams).toEqual([
    { name: 'Lisboa', players: [] },
    { name: 'Porto', players: [] },
  ]);
});

test('players without a team are not understood', () => {
  expect(readPastedTeams('Ana Alfa, Rui Beta')).toEqual({ teams: [], unread: ['Ana Alfa, Rui Beta'] });
});

test('what is printed is read again', () => {
  const teams = [
    { number: '3', name: 'Lisboa', players: PLAYERS },
    { name: 'Porto', players: [] },
  ];
  expect(readPastedTeams(teams.map(printPastedTeam).join('\n')).teams).toEqual(teams);
});
