import { expect, test } from 'vitest';
import { printPastedTeam, readPastedTeams } from './paste-teams.ts';

const PLAYERS = ['Ana Alfa', 'Rui Beta', 'Eva Gama', 'Gil Delta'];

test.each([
  ['a name; its players, with commas', 'Lisboa; Ana Alfa, Rui Beta, Eva Gama, Gil Delta'],
  ['semicolons all along', 'Lisboa;Ana Alfa;Rui Beta;Eva Gama;Gil Delta'],
  ['tabs, as from a spreadsheet', 'Lisboa\tAna Alfa\tRui Beta\tEva Gama\tGil Delta'],
  ['a colon after the name', 'Lisboa: Ana Alfa, Rui Beta, Eva Gama, Gil Delta'],
  ['pairs with dashes', 'Lisboa; Ana Alfa – Rui Beta, Eva Gama - Gil Delta'],
  ['fields in quotes', '"Lisboa";"Ana Alfa";"Rui Beta";"Eva Gama";"Gil Delta"'],
  ['spaces here and there', '  Lisboa ;  Ana  Alfa ,Rui Beta, Eva Gama,  Gil Delta  '],
  [
    'a mark of its encoding, and empty cells at the end',
    '\uFEFFLisboa\tAna Alfa\tRui Beta\tEva Gama\tGil Delta\t\t\r\n',
  ],
])('reads %s', (_what, text) => {
  expect(readPastedTeams(text)).toEqual({ teams: [{ name: 'Lisboa', players: PLAYERS }], faults: [] });
});

test.each([
  '12. Lisboa; Ana Alfa, Rui Beta',
  '12;Lisboa;Ana Alfa;Rui Beta',
  '12,"Lisboa",Ana Alfa,Rui Beta',
  '12\tLisboa\tAna Alfa\tRui Beta',
])('a number in front is the number of the team: %s', (line) =>
  expect(readPastedTeams(line).teams).toEqual([
    { number: '12', name: 'Lisboa', players: ['Ana Alfa', 'Rui Beta'] },
  ]),
);

test('what is in quotes may have any sign in it, quotes too; quotes within a name are its own', () => {
  const list = '"Clube; o ""Velho"""\tAna Alfa\nCafé "Azul"; Rui Beta';
  expect(readPastedTeams(list).teams.map(({ name }) => name)).toEqual(['Clube; o "Velho"', 'Café "Azul"']);
});

test('a name alone is a team whose players come later', () => {
  expect(readPastedTeams('Lisboa\n\nPorto').teams).toEqual([
    { name: 'Lisboa', players: [] },
    { name: 'Porto', players: [] },
  ]);
});

test('what cannot be entered is named with its line, and the rest is read', () => {
  const list = [
    '1. Lisboa; Ana Alfa, Rui Beta',
    '',
    'Ana Alfa, Rui Beta',
    '1. Porto; Eva Gama',
    'LISBÔA; Gil Delta',
    '2. Faro; Zé Ómega, ana  álfa',
    '3. Braga; A, B, C, D, E, F, G, H, I',
    '4. Évora; Gil Delta',
  ].join('\n');
  const { teams, faults } = readPastedTeams(list);
  expect(teams.map(({ name }) => name)).toEqual(['Lisboa', 'Évora']);
  expect(faults.map(({ line, code, what }) => [line, code, what])).toEqual([
    [3, 'unread', 'Ana Alfa, Rui Beta'],
    [4, 'number-twice', '1'],
    [5, 'team-twice', 'LISBÔA'],
    [6, 'player-twice', 'ana álfa'],
    [7, 'too-many', 'Braga'],
  ]);
});

test('what is printed is read again', () => {
  const teams = [
    { number: '3', name: 'Lisboa', players: PLAYERS },
    { name: 'Porto; Norte', players: [] },
  ];
  expect(readPastedTeams(teams.map(printPastedTeam).join('\n')).teams).toEqual(teams);
});
