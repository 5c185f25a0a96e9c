import { expect, test } from 'vitest';
import { type Findable, type Found, findAnything } from './find-anything.ts';

const findable: Findable = {
  parts: [
    { part: 'room', name: 'Sala' },
    { part: 'history', name: 'Histórico' },
  ],
  boards: [1, 2, 13],
  room: undefined,
  entries: [
    {
      pair: '13',
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
      return `part ${found.part}`;
    case 'board':
      return `board ${found.board}`;
    case 'entry':
      return `entry ${found.board} ${found.text}`;
    case 'table':
      return `table ${found.table}`;
    case 'pair':
      return `pair ${found.pair}`;
  }
}

test.each([
  ['', ['part room', 'part history']],
  ['histo', ['part history']],
  ['13', ['board 13', 'pair 13']],
  ['b13', ['board 13']],
  ['p13', ['pair 13']],
  ['joao', ['pair 13']],
  ['13 4sn+1', ['entry 13 4sn+1']],
  ['4sn+1', []],
  ['zzz', []],
])('%j finds %j', (text, found) => {
  expect(findAnything(text, findable).map(words)).toEqual(found);
});
