import type { TableCardsView, TravellerRow, TravellerView } from 'naipe/tournament';
import { describe, expect, test } from 'vitest';
import { boardNumbers, chooseLine, isOpen, linesOfBoard, nextOpenLine } from './lines.ts';

const cards: TableCardsView = {
  session: 1,
  cards: [
    {
      section: 'A',
      table: 1,
      lines: [
        { round: 1, ns: '1', ew: '2', boards: [1, 2] },
        { round: 2, ns: '1', ew: '4', boards: [3, 4] },
      ],
    },
    {
      section: 'A',
      table: 2,
      lines: [
        { round: 1, ns: '3', ew: '4', boards: [3, 4] },
        { round: 2, ns: '3', ew: null, boards: [1, 2] },
        { round: 3, ns: '3', ew: '2', boards: [3, 4] },
      ],
    },
  ],
};

const row = (
  round: number,
  table: number,
  status: TravellerRow['status'],
  result?: string,
): TravellerRow => ({
  section: 'A',
  round,
  table,
  ns: { contestant: '1', names: ['Ana Um', 'Rui Um'] },
  ew: { contestant: '4', names: ['Eva Quatro', 'Gil Quatro'] },
  status,
  ...(result === undefined ? {} : { result: { result, ns: 0, ew: 0 } }),
});

const traveller = (rows: readonly TravellerRow[]): TravellerView => ({
  session: 1,
  board: 3,
  dealer: 'S',
  vulnerable: 'EW',
  cancelled: false,
  rows,
  toPlay: 0,
  full: 3,
  top: '4',
});

const none = () => false;

describe('the lines of a board', () => {
  test('are the meetings that play it, in order; who sits alone plays nothing', () => {
    expect(boardNumbers(cards)).toEqual([1, 2, 3, 4]);
    expect(linesOfBoard(3, cards).map(({ key }) => key)).toEqual(['A/1/2', 'A/2/1', 'A/3/2']);
    expect(linesOfBoard(1, cards).map(({ key }) => key)).toEqual(['A/1/1']);
    const names = new Map([['1', ['Ana Alfa', 'Rui Beta']]] as const);
    expect(linesOfBoard(1, cards, undefined, names)).toMatchObject([
      { ns: { contestant: '1', names: ['Ana Alfa', 'Rui Beta'] }, ew: { contestant: '2', names: ['', ''] } },
    ]);
  });

  test('bear what the traveller says, also of a meeting that was not planned', () => {
    const lines = linesOfBoard(3, cards, traveller([row(2, 1, 'agreed', '4SN='), row(4, 2, 'to-play')]));
    expect(lines.map(({ key }) => key)).toEqual(['A/1/2', 'A/2/1', 'A/3/2', 'A/4/2']);
    expect(lines.map(isOpen)).toEqual([true, false, true, true]);
  });

  test('are taken one after the other, from the top again', () => {
    const lines = linesOfBoard(3, cards, traveller([row(2, 1, 'agreed', '4SN=')]));
    expect(chooseLine(lines, undefined, none)?.key).toBe('A/1/2');
    expect(chooseLine(lines, { table: 2 }, none)?.key).toBe('A/1/2');
    expect(chooseLine(lines, { table: 1 }, none)?.key).toBe('A/2/1');
    expect(chooseLine(lines, { table: 2, section: 'A' }, none)?.key).toBe('A/1/2');
    expect(chooseLine(lines, { table: 2, section: 'B' }, none)).toBeUndefined();
    expect(chooseLine(lines, { pair: '2' }, none)?.key).toBe('A/3/2');
    expect(chooseLine(lines, { pair: '9' }, none)).toBeUndefined();
    expect(nextOpenLine(lines, 'A/1/2', none)?.key).toBe('A/3/2');
    expect(nextOpenLine(lines, 'A/3/2', ({ key }) => key === 'A/3/2')?.key).toBe('A/1/2');
    expect(nextOpenLine(lines, 'A/3/2', () => true)).toBeUndefined();
  });
});
