import type { TableTile } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { type Findable, type Found, findAnything } from './find-anything.ts';

const tile = (section: string, table: number): TableTile => ({
  section,
  table,
  round: 1,
  ns: null,
  ew: null,
  state: 'idle',
  boards: [],
  boardsIn: 0,
  boardsAgreed: 0,
  missing: [],
  late: false,
  odd: false,
  rounds: [],
});

const findable: Findable = {
  words: { board: 'carteira', table: 'mesa', pair: 'par' },
  parts: [
    { part: 'room', name: 'Sala' },
    { part: 'history', name: 'Histórico' },
    { part: 'rulings', search: 'what=penalty', name: 'Penalidade ou advertência' },
    { part: 'rulings', search: 'what=late', name: 'Par atrasado' },
  ],
  boards: [1, 2, 13],
  room: {
    session: 1,
    status: 'open',
    sections: ['A', 'B'].map((section) => ({
      section,
      round: 1,
      rounds: 3,
      tables: [tile(section, 2), tile(section, 3)],
    })),
    missing: [],
    absences: [],
    stopped: [],
    postponed: [],
    requests: [],
    authorisations: [],
    resultsIn: 0,
    resultsExpected: 0,
  },
  entries: [
    {
      contestant: '13',
      kind: 'pair',
      name: 'Ana Alfa, João Beta',
      players: [{ name: 'Ana Alfa' }, { name: 'João Beta' }],
      stationary: false,
      withdrawn: false,
      seats: [],
    },
  ],
};

function words(found: Found): string {
  switch (found.kind) {
    case 'part':
      return `part ${found.part}${found.search === undefined ? '' : `?${found.search}`}`;
    case 'board':
      return `board ${found.board}`;
    case 'entry':
      return `entry ${found.board} ${found.text}`;
    case 'table':
      return `table ${found.section}${found.table}`;
    case 'pair':
      return `pair ${found.pair}`;
  }
}

test.each([
  ['', ['part room', 'part history', 'part rulings?what=penalty', 'part rulings?what=late']],
  ['histo', ['part history']],
  ['13', ['board 13', 'pair 13']],
  ['b13', ['board 13']],
  ['p13', ['pair 13']],
  ['joao', ['pair 13']],
  ['beta joao', ['pair 13']],
  ['carteira 13', ['board 13']],
  ['mesa 2', ['table A2', 'table B2']],
  ['table 2', ['table A2', 'table B2']],
  ['t2', ['table A2', 'table B2']],
  ['mesa b2', ['table B2']],
  ['b2', ['board 2', 'table B2']],
  ['2', ['board 2', 'table A2', 'table B2']],
  ['Par 13', ['pair 13']],
  ['penalidade', ['part rulings?what=penalty']],
  ['atrasado par', ['part rulings?what=late']],
  ['13 4sn+1', ['entry 13 4sn+1']],
  ['4sn+1', []],
  ['zzz', []],
])('%j finds %j', (text, found) => {
  expect(findAnything(text, findable).map(words)).toEqual(found);
});

test('a team is found by its own name, by a player of it, and by its number', () => {
  const team: Findable['entries'][number] = {
    contestant: '7',
    kind: 'team',
    name: 'Amigos de São Nunca',
    players: ['Ana Alfa', 'João Beta', 'Rui Gama', 'Zé Delta'].map((name) => ({ name })),
    stationary: false,
    withdrawn: false,
    seats: [],
  };
  const found = { kind: 'pair', pair: '7', names: 'Amigos de São Nunca' };
  for (const text of ['sao nunca', 'gama', 'par 7'])
    expect(findAnything(text, { ...findable, boards: [], entries: [team] }), text).toEqual([found]);
});
