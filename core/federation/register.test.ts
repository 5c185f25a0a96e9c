import { expect, test } from 'vitest';
import { ERASED_NAME } from '../base/index.ts';
import { duplicates } from './duplicates.ts';
import { previewImport } from './import-people.ts';
import { readCategory, readPeopleFile, shortCategory, writePeopleFile } from './people-file.ts';
import type { Person } from './person.ts';
import { valueIndexOn } from './person.ts';
import { searchPeople } from './search.ts';
import { actingAs, NO_FEDERATION } from './state.ts';
import { after, decided, OFFICE, registerOf } from './testing/given.ts';
import { seenPerson } from './views.ts';

const ADA = { name: 'Ada Nobody', id: '101', born: '1960-03-01', club: 'NOW' } as const;
const BO = { name: 'Bô Ninguém', id: '102', sex: 'M' } as const;

const withClubs = () =>
  ['NOW', 'ELSE'].reduce(
    (federation, code) => after(federation, 'write-club', { code, name: `Club ${code}` }),
    NO_FEDERATION,
  );

test('a list with five faults: each is named with its line, what stands there and the remedy', () => {
  const csv = [
    'number,name,sex,born,category',
    '1,Ada Nobody,F,1960-02-30,N',
    '2,,M,1961-01-01,1',
    '3,Cy Nobody,X,1962-01-01,2S',
    '4,Di Nobody,F,1963-01-01,7Z',
    '4,Ed Nobody,M,1964-01-01,NC',
    '4,Flo Nobody,F,1965-01-01,NC',
    '5,Gil Nobody,M,01/02/1966,3♥',
  ].join('\n');
  const { lines, faults } = previewImport(NO_FEDERATION, csv);
  expect(faults.map(({ line, code, found }) => [line, code, found])).toEqual([
    [2, 'bad-date', '1960-02-30'],
    [3, 'no-name', undefined],
    [4, 'bad-sex', 'X'],
    [5, 'bad-category', '7Z'],
    [7, 'number-twice', '4'],
  ]);
  expect(faults[0]?.message).toBe(
    'Line 2: "1960-02-30" is no day of the calendar. Write it as 1961-05-31 or 31/05/1961.',
  );
  expect(lines.map(({ line, kind }) => [line, kind])).toEqual([
    [6, 'new'],
    [8, 'new'],
  ]);
  const refused = decided(NO_FEDERATION, 'import-people', { csv });
  expect(refused.ok ? '' : refused.error.code).toBe('faulty-lines');
  const register = after(NO_FEDERATION, 'import-people', { csv, leaveOutFaulty: true });
  expect([...register.people.values()].map(({ name, born, category }) => [name, born, category])).toEqual([
    ['Ed Nobody', '1964-01-01', 'unclassified'],
    ['Gil Nobody', '1966-02-01', 'third-hearts'],
  ]);
});

test('the first line: a column that is not known, one that stands twice, none for the name', () => {
  const codes = (text: string) => readPeopleFile(text).faults.map(({ code }) => code);
  expect(codes('name,shoe size\nAda,38')).toEqual(['unknown-column']);
  expect(codes('nome;nombre\nAda;Ada')).toEqual(['column-twice']);
  expect(codes('number\n1')).toEqual(['no-name-column']);
  expect(codes('name\n"Ada')).toEqual(['open-quote']);
  expect(codes('name\nAda,Bo')).toEqual(['too-many-cells']);
});

test('a second list: who is known by number or by name is changed, and it is told in what; what is empty stays', () => {
  const register = registerOf(ADA, BO, { name: 'Cy Nobody' });
  const csv =
    'number;name;club;list;listed;index\n101;Ada Nobody;ELSE;;;\n102;Bo Ninguem;;;;\n;cy nobody;;2014/1;2014-01-01;45\n;Di Nobody;;;;';
  const { lines, faults } = previewImport(register, csv);
  expect(faults).toEqual([]);
  expect(lines.map((line) => (line.kind === 'changed' ? line.differences : line.kind))).toEqual([
    [{ field: 'club', from: 'NOW', to: 'ELSE' }],
    [{ field: 'name', from: 'Bô Ninguém', to: 'Bo Ninguem' }],
    [
      { field: 'name', from: 'Cy Nobody', to: 'cy nobody' },
      { field: 'indexes', from: '', to: '45 (2014/1)' },
    ],
    'new',
  ]);
  const then = after(register, 'import-people', { csv });
  expect(then.people.get(1)).toEqual({ ...ADA, club: 'ELSE' });
  expect(previewImport(then, csv).lines.every(({ kind }) => kind === 'same')).toBe(true);
});

test('a name that several have says too little; a date of birth decides', () => {
  const register = registerOf(
    { name: 'Ada Nobody', born: '1950-01-01' },
    { name: 'Ada Nobody', born: '1980-01-01' },
  );
  expect(previewImport(register, 'name\nAda Nobody').faults.map(({ code }) => code)).toEqual([
    'several-people',
  ]);
  const { lines } = previewImport(register, 'name,born,sex\nAda Nobody,1980-01-01,F');
  expect(lines).toMatchObject([{ kind: 'changed', written: { number: 2 } }]);
});

test('clubs and regions: once some are entered, a person is of one of them', () => {
  const register = withClubs();
  expect(previewImport(register, 'name,club\nAda,NOWHERE').faults.map(({ code }) => code)).toEqual([
    'unknown-club',
  ]);
  const refused = decided(register, 'write-person', { person: { name: 'Ada', club: 'NOWHERE' } });
  expect(refused.ok ? '' : refused.error.code).toBe('no-such-club');
});

test('what is exported is imported without a change', () => {
  const register = registerOf(
    {
      ...ADA,
      licences: [2013, 2014],
      category: 'second-hearts',
      national: true,
      points: 12.5,
      rank: 3,
      grade: 'national',
    },
    {
      ...BO,
      indexes: [{ list: '2014/1', date: '2014-01-01', value: 45 }],
      nationality: 'POR',
      region: 'Norte',
    },
  );
  const csv = writePeopleFile(register.people.values());
  expect(previewImport(register, csv).lines.map(({ kind }) => kind)).toEqual(['same', 'same']);
});

test('duplicates are found and merged; who was born on another day is somebody else', () => {
  const register = registerOf(
    { name: 'Ada Nobody', id: '101', licences: [2013] },
    { name: 'Nobody Áda', born: '1960-03-01', licences: [2014] },
    { name: 'Ada Nobody', born: '1999-09-09' },
  );
  expect(duplicates(register)).toEqual([
    { one: 1, other: 2, because: 'names-in-other-order' },
    { one: 1, other: 3, because: 'same-name' },
  ]);
  const merged = after(register, 'merge-people', { from: 2, into: 1 });
  expect([...merged.people.keys()]).toEqual([1, 3]);
  expect(merged.people.get(1)).toEqual({
    name: 'Ada Nobody',
    id: '101',
    born: '1960-03-01',
    licences: [2013, 2014],
  });
  expect(merged.merged.get(2)).toBe(1);
  const refused = decided(merged, 'merge-people', { from: 3, into: 1 });
  expect(refused.ok ? '' : refused.error.code).toBe('born-on-other-days');
});

test.each([
  ['second-hearts', '2H'],
  ['third-clubs', '3C'],
  ['national', 'N'],
  ['first', '1'],
  ['unclassified', 'NC'],
] as const)('%s is written and read as %s', (category, short) => {
  expect([shortCategory(category), readCategory(short)]).toEqual([short, category]);
});

test('a member number is one person’s', () => {
  const refused = decided(registerOf(ADA), 'write-person', { person: { ...BO, id: '101' } });
  expect(refused.ok ? '' : refused.error.code).toBe('member-number-taken');
});

test('the value index is that of the latest list on the day', () => {
  const indexes = [
    { list: 'a', date: '2013-01-01', value: 40 },
    { list: 'b', date: '2014-01-01', value: 45 },
  ];
  const person = { name: 'Ada', indexes };
  expect(['2012-12-31', '2013-12-31', '2014-01-01'].map((day) => valueIndexOn(person, day))).toEqual([
    undefined,
    40,
    45,
  ]);
});

test('search: after every change each is found as he is now, and nobody as he was', () => {
  let register = registerOf(ADA, BO, { name: 'Cy Nobody' }, { name: 'Ada Else', id: '104' });
  const found = (...texts: readonly string[]) => texts.map((text) => searchPeople(register, { text }));
  expect(found('no', 'ada', 'ci', '10')).toEqual([[1, 3], [4, 1], [], [4, 1, 2]]);
  register = after(register, 'write-person', { number: 3, person: { name: 'Cira Alguém', id: '103' } });
  expect(found('no', 'al', 'ci', '103')).toEqual([[1], [3], [3], [3]]);
  register = after(register, 'write-person', { person: { name: 'Aab Nobody' } });
  expect(found('no', 'a', '')).toEqual([
    [5, 1],
    [5, 4, 1, 3],
    [5, 4, 1, 2, 3],
  ]);
  register = after(register, 'merge-people', { from: 5, into: 1 });
  expect(found('no', 'aab', '101')).toEqual([[1], [], [1]]);
  register = after(register, 'write-person', { number: 4, person: { name: ERASED_NAME } });
  expect(found('ada', 'else', '104', '')).toEqual([[1], [], [], [1, 2, 3]]);
});

test('search: words in any order, accents aside, the number; who was erased is not found', () => {
  const register = registerOf(ADA, BO, { name: ERASED_NAME }, { name: 'Zoë Ada Ñandú' });
  expect(searchPeople(register, { text: 'ada' })).toEqual([1, 4]);
  expect(searchPeople(register, { text: 'ninguem bo' })).toEqual([2]);
  expect(searchPeople(register, { text: '102' })).toEqual([2]);
  expect(searchPeople(register, { text: 'anon' })).toEqual([]);
  expect(searchPeople(register, { text: '', club: 'NOW' })).toEqual([1]);
});

test('until somebody is appointed for the federation whoever directs keeps the register; then only its office', () => {
  expect(actingAs(NO_FEDERATION, 'Ada')).toEqual({ role: 'federation', director: 'Ada' });
  expect(actingAs(NO_FEDERATION, undefined)).toBeUndefined();
  const kept = after(NO_FEDERATION, 'appoint-officer', { director: 'Bo', role: 'federation' });
  expect(actingAs(kept, 'Ada')).toEqual({ role: 'director', director: 'Ada' });
  expect(actingAs(kept, 'Bo')).toMatchObject({ role: 'federation' });
  const refused = decided(
    after(kept, 'appoint-officer', { director: 'Cy', role: 'organiser' }),
    'dismiss-officer',
    { director: 'Bo' },
  );
  expect(refused.ok ? '' : refused.error.code).toBe('last-of-the-federation');
});

test('a club’s office writes its own people, and of them only who they are', () => {
  const club = { role: 'club', club: 'NOW' } as const;
  const register = after(withClubs(), 'write-person', { person: { name: 'Bo', club: 'ELSE' } });
  const code = (person: Person, number?: number) => {
    const decision = decided(
      register,
      'write-person',
      { person, ...(number === undefined ? {} : { number }) },
      club,
    );
    return decision.ok ? 'done' : decision.error.code;
  };
  expect(code({ name: 'Ada', club: 'NOW', born: '1960-03-01' })).toBe('done');
  expect(code({ name: 'Ada', club: 'NOW', category: 'national' })).toBe('not-your-club');
  expect(code({ name: 'Ada', club: 'ELSE' })).toBe('not-your-club');
  expect(code({ name: 'Bo', club: 'NOW' }, 1)).toBe('not-your-club');
});

test('privacy: what each office sees of a person', () => {
  const person = {
    ...ADA,
    licences: [2014],
    nationality: 'POR',
    points: 7,
    indexes: [{ list: 'a', date: '2014-01-01', value: 45 }],
  };
  const partsFor = (acting: Parameters<typeof seenPerson>[0]) =>
    Object.keys(seenPerson(acting, 1, person) ?? {}).sort();
  const all = ['born', 'club', 'id', 'indexes', 'licences', 'name', 'nationality', 'number', 'points'];
  expect(partsFor(OFFICE)).toEqual(all);
  expect(partsFor({ role: 'club', club: 'NOW' })).toEqual(all);
  const forEntries = ['club', 'id', 'indexes', 'name', 'number'];
  expect(partsFor({ role: 'club', club: 'ELSE' })).toEqual(forEntries);
  expect(partsFor({ role: 'organiser' })).toEqual(forEntries);
  expect(partsFor({ role: 'director' })).toEqual(forEntries);
  expect(seenPerson(undefined, 1, person)).toBeUndefined();
});
