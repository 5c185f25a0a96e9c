import { describe, expect, test } from 'vitest';
import { Fraction } from '../../base/index.ts';
import { adjusted, named, rank, tableScore } from '../../scoring/index.ts';
import {
  boardWorth,
  F,
  fractions,
  fromTable,
  scored,
  scoresEW,
  scoresNS,
  traveller,
} from '../../scoring/testing/lines.ts';
import { ROP_PAIRS_SCORING, ropAlternatingPlaces, ropOverall } from './pairs-scoring.ts';

const policy = ROP_PAIRS_SCORING;

/** Percentages made in the other sessions of the tournament. */
const elsewhere = (ns: string, ew: string) =>
  new Map([
    ['N1', { points: F(ns), top: F('100'), boards: 20 }],
    ['E1', { points: F(ew), top: F('100'), boards: 20 }],
  ]);

describe('ROP 5.8: several forms of a board', () => {
  const eight = traveller(1, [10, 20, 30, 40, 50, 60, 70, 80]);

  test('M07: 450, 420, 420 are 70, 55 and 55%', () => {
    const lines = [...eight, ...fromTable(9, traveller(1, [450, 420, 420], 'other'))]; // eleven results: top 20
    expect(scoresNS(scored(lines, { policy })).slice(8)).toEqual(fractions('14', '11', '11'));
  });

  test('M08: two equal results: 60% to all four pairs', () => {
    const lines = [
      ...eight,
      ...fromTable(9, traveller(1, [50, 50], 'other')),
      ...fromTable(11, traveller(1, [90])),
    ];
    const session = scored(lines, { policy });
    expect([...scoresNS(session).slice(8, 10), ...scoresEW(session).slice(8, 10)]).toEqual(
      fractions('12', '12', '12', '12'),
    );
  });

  test('M10: one result: 60% to both, whatever they make', () => {
    const others = [boardWorth(1, 11, 18), boardWorth(2, 11, 18)].flat();
    const third = boardWorth(3, 11, 0).map((line, at) => (at === 0 ? { ...line, group: 'other' } : line));
    const session = scored([...others, ...third], { policy });
    expect([session.lineScore(22, 'NS'), session.lineScore(22, 'EW')]).toEqual(fractions('12', '12'));
  });

  test('Law 88 with the average of the tournament, not of the session', () => {
    const lines = [
      ...boardWorth(1, 11, 8), // 40% in this session
      ...traveller(2, [adjusted(named('A+'), named('A-')), 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]),
    ];
    // Elsewhere 80 of 100 and here 8 of 20: 88 of 120, that is 73 1/3%.
    const session = scored(lines, { policy, elsewhere: elsewhere('80', '30') });
    expect(session.lineScore(11, 'NS')).toEqual(Fraction.of(44, 3));
    expect(session.lineScore(11, 'EW')).toEqual(F('8')); // 1997: 40%, no lower
  });
});

test('M16, ROP 5.12: a missing result gives the average of the tournament less 30%', () => {
  const lines = traveller(1, [adjusted(named('omitted')), 10, 20, 30, 40, 50, 60, 70, 80]); // top 16
  const session = scored(lines, { policy, elsewhere: elsewhere('55', '45') });
  expect([session.lineScore(0, 'NS'), session.lineScore(0, 'EW')]).toEqual(fractions('4', '2.4'));
});

test('M24, ROP 5.13: a board turned 90° exchanges the directions; North–South lose 20% of the top', () => {
  const lines = [
    { board: 1, ns: 'seated EW', ew: 'seated NS', score: tableScore(420) },
    ...traveller(1, [400, 430]),
  ];
  const penalties = [
    { contestant: 'seated NS', clause: 'ROP 9.1', amount: { unit: 'percent-of-top', value: F('20') } },
  ] as const;
  const session = scored(lines, { policy, penalties });
  expect(session.total('seated EW')?.points).toEqual(F('2'));
  expect(session.total('seated NS')?.points).toEqual(F('1.2'));
});

describe('ROP 5.9: one list from two lines', () => {
  test.each([
    [20, 6],
    [69, 6],
    [70, 8],
    [89, 8],
    [90, 10],
    [109, 10],
    [110, 12],
  ])('M22: with %i pairs the first %i places alternate', (pairs, places) => {
    expect(ropAlternatingPlaces(pairs)).toBe(places);
  });

  test('M21: the others go by percentage', () => {
    const line = (name: string, ...percents: readonly string[]) =>
      rank(percents.map((percent, at) => ({ contestant: `${name}${at + 1}`, value: F(percent) })));
    const list = ropOverall(
      line('NS', '66', '64', '60', '45', '44'),
      line('EW', '58', '52', '51', '50', '49.5'),
    );
    expect(list.map(({ contestant }) => contestant).join(' ')).toBe(
      'NS1 EW1 NS2 EW2 NS3 EW3 EW4 EW5 NS4 NS5',
    );
  });
});
