import { describe, expect, test } from 'vitest';
import {
  BIDS,
  type Doubling,
  levelOf,
  SEATS,
  type Seat,
  type Strain,
  scoreFor,
  seatAfter,
  seatsOf,
  sideOf,
  strainOf,
  VULNERABILITIES,
  type Vulnerability,
} from '../game/index.ts';
import { parOf } from './par.ts';
import { numbers } from './testing/naive.ts';
import { TABLE_STRAINS } from './tricks.ts';

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

/** An auction in which everybody sees what every contract makes: how far it has come. */
interface Auction {
  /** The place of the last bid among all bids, below zero for none, and who would play it. */
  readonly bid: number;
  readonly declarer: Seat;
  readonly doubling: Doubling;
  readonly turn: Seat;
  readonly passes: number;
}

/**
 * What North–South get when every call is tried: pass, double, redouble, and every higher bid with either partner as its declarer.
 * Nothing of it is shared with `parOf` but the scores.
 */
function byEveryCall(
  tricksOf: Readonly<Record<Seat, Line>>,
  vulnerability: Vulnerability,
  dealer: Seat,
): number {
  const known = new Map<string, number>();
  const worthOf = ({ bid, declarer, doubling }: Auction): number => {
    const name = BIDS[bid];
    if (name === undefined) return 0;
    const [level, strain] = [levelOf(name), strainOf(name)];
    return scoreFor(
      'NS',
      { contract: { level, strain, declarer, doubling }, tricks: tricksOf[declarer][strain] },
      vulnerability,
    );
  };
  const from = (auction: Auction): number => {
    const { bid, declarer, doubling, turn, passes } = auction;
    if (passes === (bid < 0 ? 4 : 3)) return worthOf(auction);
    const key = `${bid}${declarer}${doubling}${turn}${passes}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const next = seatAfter(turn, 1);
    const isOurs = sideOf(turn) === sideOf(declarer);
    const values = [from({ ...auction, turn: next, passes: passes + 1 })];
    if (bid >= 0 && doubling === (isOurs ? 'X' : ''))
      values.push(from({ ...auction, doubling: isOurs ? 'XX' : 'X', turn: next, passes: 0 }));
    for (let higher = bid + 1; higher < BIDS.length; higher++)
      for (const player of seatsOf(sideOf(turn)))
        values.push(from({ bid: higher, declarer: player, doubling: '', turn: next, passes: 0 }));
    const best = sideOf(turn) === 'NS' ? Math.max(...values) : Math.min(...values);
    known.set(key, best);
    return best;
  };
  return from({ bid: -1, declarer: dealer, doubling: '', turn: dealer, passes: 0 });
}

test('par is what an auction comes to in which every call is tried', () => {
  const next = numbers(35);
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  for (let each = 0; each < 60; each++) {
    const most = Object.fromEntries(TABLE_STRAINS.map((strain) => [strain, upTo(13)])) as Line;
    // Partners take about as many tricks, and opponents about the rest.
    const line = (of: (strain: Strain) => number): Line =>
      Object.fromEntries(
        TABLE_STRAINS.map((strain) => [strain, Math.max(0, of(strain) - (upTo(3) === 0 ? 1 : 0))]),
      ) as Line;
    const ours = (strain: Strain): number => most[strain];
    const theirs = (strain: Strain): number => 13 - most[strain];
    const known = { N: line(ours), S: line(ours), E: line(theirs), W: line(theirs) };
    const vulnerability = VULNERABILITIES[each % 4] ?? 'None';
    const dealer = SEATS[upTo(3)] ?? 'N';
    expect(parOf(known, vulnerability, dealer).ns, JSON.stringify({ known, vulnerability, dealer })).toBe(
      byEveryCall(known, vulnerability, dealer) || 0,
    );
  }
});
