import { describe, expect, test } from 'vitest';
import { Fraction, orThrow } from '../../base/index.ts';
import { lotsFrom } from '../lots.ts';
import { potSeries } from './pots.ts';
import { carriedOver, finalPools, rankGroups } from './promotion.ts';

const teams = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index + 1}`, iv: 900 - index }));

describe('ROP 8.2.4: pots', () => {
  test('S07: 13 teams in 3 series, pots 1–3, 4–6, 7–9, 10–12, 13', () => {
    const { pots, series } = orThrow(potSeries(teams(13), 3, lotsFrom('meeting')));
    expect(pots.map((pot) => pot.join(' '))).toEqual(['1 2 3', '4 5 6', '7 8 9', '10 11 12', '13']);
    expect(series.map(({ length }) => length).toSorted()).toEqual([4, 4, 5]);
    for (const pot of pots.slice(0, 4)) {
      expect(series.map((list) => list.filter((team) => pot.includes(team)).length)).toEqual([1, 1, 1]);
    }
  });

  test('every order of a pot comes about equally often, and the short pot falls to every series', () => {
    const orders = new Map<string, number>();
    const long = [0, 0, 0];
    const lots = lotsFrom('fair');
    for (let time = 0; time < 6000; time++) {
      const { series } = orThrow(potSeries(teams(7), 3, lots));
      const key = series.map(([first]) => first).join('');
      orders.set(key, (orders.get(key) ?? 0) + 1);
      long[series.findIndex(({ length }) => length === 3)]! += 1;
    }
    expect(orders.size).toBe(6);
    // 1000 and 2000 expected; five standard deviations.
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(145);
    for (const count of long) expect(Math.abs(count - 2000)).toBeLessThan(183);
  });
});

describe('ROP 8.2.4: from preliminary to final pools', () => {
  const standings = [
    ['a1', 'a2', 'a3', 'a4', 'a5'],
    ['b1', 'b2', 'b3', 'b4'],
    ['c1', 'c2', 'c3', 'c4'],
  ];
  const thirteen = { block: 2, sizes: [6, 6, 1] };

  test('13 teams: the first two of each, the third and fourth, and the fifth is 13th', () => {
    expect(finalPools(standings, thirteen).pools).toEqual([
      ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'],
      ['a3', 'a4', 'b3', 'b4', 'c3', 'c4'],
      ['a5'],
    ]);
  });

  test('13 teams, one withdraws: those below move up, and the fifth comes into the second pool', () => {
    const { pools, withdrawn } = finalPools(standings, thirteen, ['b1']);
    expect(pools).toEqual([
      ['a1', 'a2', 'b2', 'b3', 'c1', 'c2'],
      ['a3', 'a4', 'b4', 'c3', 'c4', 'a5'],
    ]);
    expect(rankGroups(pools, withdrawn).at(-1)).toBe('b1');
  });

  test('26 teams: the sixth of the long series joins the fifth pool', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((series) =>
      [1, 2, 3, 4, 5, ...(series === 'a' ? [6] : [])].map((place) => `${series}${place}`),
    );
    const { pools } = finalPools(five, { block: 1, sizes: [5, 5, 5, 5, 6] });
    expect(pools[0]).toEqual(['a1', 'b1', 'c1', 'd1', 'e1']);
    expect(pools[4]).toEqual(['a5', 'b5', 'c5', 'd5', 'e5', 'a6']);
  });

  test('RTP 3.6.10.2 (R24): the last of group 1 ahead of the first of group 2', () => {
    expect(
      rankGroups([
        ['p', 'q'],
        ['r', 's'],
      ]),
    ).toEqual(['p', 'q', 'r', 's']);
  });
});

describe('what goes along into the next phase', () => {
  const points = (home: string, away: string, won: number) => ({
    home,
    away,
    homePoints: Fraction.of(won, 100),
    awayPoints: Fraction.of(2000 - won, 100),
  });
  const matches = [points('a', 'b', 1203), points('a', 'c', 1500), points('b', 'c', 900)];
  const carried = (rule: 'none' | 'all' | 'among', part?: Fraction) =>
    [...carriedOver(['a', 'b'], matches, rule, part).values()].map((each) => each.toDecimal(2));

  test('nothing, everything, or what was won against each other', () => {
    expect(carried('none')).toEqual(['0.00', '0.00']);
    expect(carried('all')).toEqual(['27.03', '16.97']);
    expect(carried('among')).toEqual(['12.03', '7.97']);
    expect(carriedOver(['a', 'b'], matches, 'all', Fraction.of(1, 2)).get('a')?.toString()).toBe('2703/200');
  });
});
