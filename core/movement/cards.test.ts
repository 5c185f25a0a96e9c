import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { guideCards, tableCards } from './cards.ts';
import { howell } from './howell.ts';
import { individual } from './individual.ts';
import { mitchell } from './mitchell.ts';
import { range } from './numbers.ts';

const five = orThrow(mitchell({ pairs: 10, rounds: 5, boardsPerRound: 2 }));

describe('guide cards', () => {
  test('say where a pair sits, against whom, with which boards', () => {
    const card = guideCards(five).find(({ number }) => number === 6);
    expect(card?.lines.slice(0, 2)).toEqual([
      { round: 1, table: 1, side: 'EW', opponents: 1, boards: [1, 2], switched: false },
      { round: 2, table: 2, side: 'EW', opponents: 2, boards: [5, 6], switched: false },
    ]);
  });

  test('say when a pair sits out', () => {
    const cards = guideCards(orThrow(howell({ pairs: 7, boardsPerRound: 4 })));
    expect(cards.map(({ number }) => number)).toEqual(range(1, 7));
    expect(cards[0]?.lines[0]).toEqual({ round: 1, sitsOut: true, table: 1 });
  });

  test('name the partner in an individual', () => {
    const movement = orThrow(individual({ players: 9, boardsPerRound: 2 }));
    const lines = guideCards(movement)[0]?.lines ?? [];
    const partners = lines.flatMap((line) => ('partner' in line ? [line.partner] : []));
    expect(partners.sort()).toEqual(range(2, 9));
    expect(lines.filter((line) => 'sitsOut' in line)).toEqual([{ round: 1, sitsOut: true }]);
  });
});

describe('table cards', () => {
  test('say who stays, who goes where, and where the boards go', () => {
    const [first] = tableCards(five);
    expect(first?.lines[0]).toEqual({
      round: 1,
      ns: 1,
      ew: 6,
      boards: [1, 2],
      played: true,
      moves: [
        { number: 1, to: 'stay' },
        { number: 6, to: 'seat', table: 2, side: 'EW' },
      ],
      boardsMove: { to: 'table', tables: [5] },
    });
    expect(first?.lines.at(-1)).toMatchObject({
      moves: [{ to: 'end' }, { to: 'end' }],
      boardsMove: { to: 'end' },
    });
  });

  test('send boards to the bye-stand', () => {
    const relay = orThrow(mitchell({ pairs: 8, rounds: 4, boardsPerRound: 2 }));
    // Four tables with a bye-stand between 2 and 3: the boards of table 3 rest there.
    expect(tableCards(relay)[2]?.lines[0]?.boardsMove).toEqual({ to: 'bye-stand' });
  });

  test('move nobody who is not there', () => {
    const cards = tableCards(orThrow(howell({ pairs: 7, boardsPerRound: 4 })));
    expect(cards[0]?.lines[0]).toMatchObject({ ns: 8, played: false, moves: [{ number: 1 }] });
  });

  test('send those without a seat to wait', () => {
    const cards = tableCards(orThrow(individual({ players: 9, boardsPerRound: 2 })));
    const moves = cards.flatMap(({ lines }) => lines[0]?.moves ?? []);
    expect(moves.filter((move) => move.to === 'sit-out')).toEqual([{ number: 2, to: 'sit-out' }]);
  });
});
