import { expect, test } from 'vitest';
import { boardsOf } from './boards.ts';

test('the boards of a session are those of all cards, each once, in order', () => {
  const plays = (round: number, boards: readonly number[]) =>
    ({ kind: 'plays', round, table: 1, side: 'NS', opponents: '2', boards, switched: false }) as const;
  const card = { section: 'A', number: 1, contestant: { contestant: '1', names: ['A', 'B'] } } as const;
  const cards = [
    { ...card, lines: [plays(1, [10, 9]), plays(2, [1, 2])] },
    { ...card, lines: [plays(1, [2, 1]), { kind: 'sits-out', round: 2 } as const] },
  ];
  expect(boardsOf({ cards })).toEqual([1, 2, 9, 10]);
});
