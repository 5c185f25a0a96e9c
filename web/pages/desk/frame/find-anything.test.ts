import { expect, test } from 'vitest';
import { type Findable, findAnything } from './find-anything.ts';

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
  const words = findAnything(text, findable).map((each) => {
    switch (each.kind) {
      case 'part':
        return `part ${each.part}`;
      case 'board':
        return `board ${each.board}`;
      case 'entry':
        return `entry ${each.board} ${each.text}`;
      case 'table':
        return `table ${each.table}`;
      case 'pair':
        return `pair ${each.pair}`;
    }
  });
  expect(words).toEqual(found);
});
