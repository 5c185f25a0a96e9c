import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { rematchesOf, type SeriesTeam, serpentine } from './serpentine.ts';

/** Teams 1, 2, 3... by falling value; `clubs` says whose they are: `{ L: [2, 3] }`. */
function field(count: number, clubs: Readonly<Record<string, readonly number[]>> = {}): SeriesTeam[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const club = Object.keys(clubs).find((name) => clubs[name]?.includes(number));
    return { id: `${number}`, iv: 1000 - number, ...(club === undefined ? {} : { club }) };
  });
}

const text = (teams: readonly SeriesTeam[], count: number): string =>
  orThrow(serpentine(teams, { count, spread: 'club' }))
    .series.map((series) => series.join(' '))
    .join(' / ');

describe('RTP 3.6.3: the serpentine', () => {
  test.each([
    ['S01', 10, 2, '1 4 5 8 9 / 2 3 6 7 10'],
    ['S02', 9, 3, '1 6 7 / 2 5 8 / 3 4 9'],
    ['S02', 14, 3, '1 6 7 12 13 / 2 5 8 11 14 / 3 4 9 10'],
    ['four series', 11, 4, '1 8 9 / 2 7 10 / 3 6 11 / 4 5'],
  ])('%s: %i teams in %i series', (_case, teams, count, expected) => {
    expect(text(field(teams), count)).toBe(expected);
  });
});

describe('RTP 3.6.3: teams of one club are spread, by exchange', () => {
  test.each([
    ['S03', 10, 2, { L: [2, 3, 5, 6] }, '1 4 5 6 9 / 2 3 7 8 10'],
    ['S04: an odd number, the last is free', 8, 2, { L: [1, 4, 5] }, '1 5 6 8 / 2 3 4 7'],
    ['S05: nobody follows, so backwards (A10)', 8, 2, { L: [1, 4, 5, 8] }, '1 4 6 7 / 2 3 5 8'],
    ['S06', 9, 3, { L: [1, 6, 7] }, '1 8 9 / 2 5 6 / 3 4 7'],
    ['W16', 12, 2, { L: [1, 2, 5, 8, 9] }, '1 4 5 9 10 12 / 2 3 6 7 8 11'],
    ['W17', 15, 3, { P: [1, 6, 7], Q: [2, 4, 5, 8] }, '1 5 9 12 13 / 2 6 8 11 14 / 3 4 7 10 15'],
    ['W18 (A29)', 14, 3, { N: [1, 2, 3, 6, 7] }, '1 6 8 12 13 / 2 5 7 11 14 / 3 4 9 10'],
  ])('%s', (_case, teams, count, clubs: Readonly<Record<string, readonly number[]>>, expected) => {
    expect(text(field(teams, clubs), count)).toBe(expected);
  });

  test('S03: the exchange is told', () => {
    const { exchanges } = orThrow(serpentine(field(10, { L: [2, 3, 5, 6] }), { count: 2, spread: 'club' }));
    expect(exchanges).toEqual([{ why: 'full', team: '6', with: '8', from: 2, to: 1 }]);
  });

  test('without asking for it clubs do not matter', () => {
    const { series } = orThrow(serpentine(field(8, { L: [1, 4, 5, 8] }), { count: 2 }));
    expect(series[0]).toEqual(['1', '4', '5', '8']);
  });
});

test('RTP 3.6.3: equal value, the better best player comes first', () => {
  const teams = [
    { id: 'a', iv: 300, best: 40 },
    { id: 'b', iv: 300, best: 35 },
    { id: 'c', iv: 310, best: 90 },
    { id: 'd', iv: 200 },
  ];
  expect(orThrow(serpentine(teams, { count: 2 })).series).toEqual([
    ['c', 'd'],
    ['b', 'a'],
  ]);
});

test('RTP 3.6.3: teams that met in an earlier phase are kept apart if possible', () => {
  // 1 and 4 would be in series 1; 3 and 4 are of one row, and 3 has met nobody.
  const teams = field(6).map((team) => (team.id === '1' ? { ...team, met: ['4'] } : team));
  const { series, exchanges, rematches } = orThrow(serpentine(teams, { count: 2 }));
  expect(series).toEqual([
    ['1', '3', '5'],
    ['2', '4', '6'],
  ]);
  expect(exchanges).toEqual([{ why: 'met', team: '3', with: '4', from: 2, to: 1 }]);
  expect(rematches).toEqual([]);
  expect(rematchesOf([['1', '4', '5']], [['4', '1']])).toEqual([['1', '4']]);
});

test('sizes differ by one at most, everybody is in one series, and no club has more than its share while it can be helped', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 6 }),
      fc.array(fc.constantFrom('a', 'b', 'c', undefined), { minLength: 12, maxLength: 40 }),
      (count, clubs) => {
        const teams = clubs.map(
          (club, index): SeriesTeam => ({
            id: `${index + 1}`,
            iv: 1000 - index,
            ...(club === undefined ? {} : { club }),
          }),
        );
        const { series, overfull } = orThrow(serpentine(teams, { count, spread: 'club' }));
        expect(new Set(series.flat()).size).toBe(teams.length);
        const sizes = series.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        const clubOf = new Map(teams.map(({ id, club }) => [id, club]));
        for (const club of ['a', 'b', 'c']) {
          const members = clubs.filter((one) => one === club).length;
          const most = Math.max(...series.map((list) => list.filter((id) => clubOf.get(id) === club).length));
          if (overfull.length === 0) expect(most).toBeLessThanOrEqual(Math.ceil(members / count));
        }
      },
    ),
  );
});

test.each([
  [3, 2, 'series-count'],
  [8, 0, 'series-count'],
])('%i teams in %i series are refused', (teams, count, code) => {
  const answer = serpentine(field(teams), { count });
  expect(answer.ok ? '' : answer.error.code).toBe(code);
});

test('a team named twice is refused', () => {
  const answer = serpentine([...field(4), { id: '3', iv: 5 }], { count: 2 });
  expect(answer.ok ? '' : answer.error.message).toBe('Team 3 is named twice.');
});
