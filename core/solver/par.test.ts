import { describe, expect, test } from 'vitest';
import type { Seat, Strain } from '../game/index.ts';
import { parOf } from './par.ts';

type Line = Readonly<Record<Strain, number>>;

const table = (ns: Line, ew: Line): Readonly<Record<Seat, Line>> => ({ N: ns, S: ns, E: ew, W: ew });
const EVEN: Line = { C: 6, D: 6, H: 6, S: 6, NT: 6 };

describe('par', () => {
  test('a game that nobody can outbid: 4♠ made, and no sacrifice is cheaper', () => {
    const both = table({ ...EVEN, S: 10 }, { C: 6, D: 6, H: 6, S: 3, NT: 3 });
    // The cheapest sacrifices, 5♣ and 5♦, are five down: 1100, more than 420.
    expect(parOf(both, 'None', 'N')).toEqual({ ns: 420, contracts: ['4SN=', '4SS='] });
  });

  test('a sacrifice: 5♦ doubled, two down for 300, against 420', () => {
    const both = table({ ...EVEN, S: 10 }, { C: 5, D: 9, H: 4, S: 3, NT: 3 });
    expect(parOf(both, 'None', 'N')).toEqual({ ns: 300, contracts: ['5DXE-2', '5DXW-2'] });
    // Vulnerable it costs 500: they let 4♠ be.
    expect(parOf(both, 'EW', 'N')).toEqual({ ns: 420, contracts: ['4SN=', '4SS='] });
  });

  test('where both sides make one no-trump and nothing more, it belongs to who bids first', () => {
    const both = table({ ...EVEN, NT: 7 }, { ...EVEN, NT: 7 });
    expect(parOf(both, 'None', 'N')).toEqual({ ns: 90, contracts: ['1NTN=', '1NTS='] });
    expect(parOf(both, 'None', 'E')).toEqual({ ns: -90, contracts: ['1NTE=', '1NTW='] });
  });

  test('nobody makes anything: passed out', () => {
    expect(parOf(table(EVEN, EVEN), 'All', 'S')).toEqual({ ns: 0, contracts: [] });
  });
});
