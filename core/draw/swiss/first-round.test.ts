import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reasonText } from '../texts/reason-text.ts';
import type { SwissMethod, SwissTeam } from './request.ts';
import { drawSwiss, type SwissDraw } from './swiss.ts';

/** Teams 1, 2, 3... in the order of their value index; each letter is a club, a dot none. */
const ofClubs = (clubs: string): SwissTeam[] =>
  [...clubs].map((club, index) => ({
    id: `${index + 1}`,
    met: [],
    byes: 0,
    ...(club === '.' ? {} : { club }),
  }));

const drawn = (method: SwissMethod, clubs: string): SwissDraw => {
  const draw = drawSwiss({ teams: ofClubs(clubs), method, apart: [{ by: 'club' }] });
  if (!draw.ok) throw new Error(draw.error.message);
  return draw.value;
};
const matches = (draw: SwissDraw): string =>
  draw.matches.map(({ home, away }) => `${home}-${away}`).join(' ');

describe('RTP 3.6.12.2: the first round keeps to its method where clubs are kept apart', () => {
  test.each([
    // Nobody of one club would meet: as if there were no rule.
    ['fold', 'xx....', '1-6 2-5 3-4'],
    ['slide', 'xx....', '1-4 2-5 3-6'],
    // 1-3 and 2-4 by the halves are of one club: the halves still meet each other.
    ['slide', 'xyxy', '1-4 2-3'],
    ['slide', 'x...x...', '1-6 2-5 3-7 4-8'],
    // 1-8 of one club: two matches give way, the others stay.
    ['fold', 'x......x', '1-7 2-8 3-6 4-5'],
    ['fold', '...xx...', '1-8 2-7 3-5 4-6'],
    // 1 may meet neither 8 nor 7: 2-7 stays all the same, only the match of 1 and one other give way.
    ['fold', 'x.....xx', '1-6 2-7 3-8 4-5'],
  ] as const)('%s of %s: %s', (method, clubs, expected) => {
    expect(matches(drawn(method, clubs))).toBe(expected);
  });

  test('2 can meet only 5 of the lower half: 1, kept from 4, meets 6, and no half meets itself', () => {
    const teams = ofClubs('......').map((team) => ({ ...team }));
    const forbidden = ['1-4', '2-4', '2-6'].map((text) => {
      const [home = '', away = ''] = text.split('-');
      return { home, away };
    });
    const draw = drawSwiss({ teams, method: 'slide', forbidden });
    expect(draw.ok && matches(draw.value)).toBe('1-6 2-5 3-4');
  });

  test('with a reason that is true of the match', () => {
    const said = (method: SwissMethod, clubs: string): string[] =>
      drawn(method, clubs).reasons.map((reason) => reasonText(reason, 'en'));
    expect(said('fold', 'x.....xx')).toEqual([
      '1 meets 6: 8 and 7 are of the same club',
      '2 meets 7: the highest against the lowest',
      '3 meets 8: 6 has to meet another',
      '4 meets 5: the highest against the lowest',
    ]);
    expect(said('slide', 'xyxy')).toEqual([
      '1 meets 4: 3 is of the same club',
      '2 meets 3: 4 is of the same club',
    ]);
  });
});

/** What all pairings of an even number come to: the fewest matches of one club, then within a half, then of other places. */
function fewest(method: 'fold' | 'slide', teams: readonly SwissTeam[]): number[] {
  const { length } = teams;
  const place = (team: SwissTeam): number => Number(team.id);
  let best = [Number.POSITIVE_INFINITY];
  const isLess = (a: readonly number[], b: readonly number[]): boolean => {
    const at = a.findIndex((value, index) => value !== b[index]);
    return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
  };
  const pair = (left: readonly SwissTeam[], sums: readonly number[]): void => {
    const [one, ...rest] = left;
    if (one === undefined) {
      if (isLess(sums, best)) best = [...sums];
      return;
    }
    for (const other of rest) {
      const [a, b] = [place(one), place(other)];
      const own = method === 'fold' ? a + b === length + 1 : b - a === length / 2;
      const within = a <= length / 2 === b <= length / 2;
      const [clubs = 0, halves = 0, places = 0] = sums;
      pair(
        rest.filter((team) => team !== other),
        [
          clubs + (one.club !== undefined && one.club === other.club ? 1 : 0),
          halves + (within ? 1 : 0),
          places + (own ? 0 : 1),
        ],
      );
    }
  };
  pair(teams, [0, 0, 0]);
  return best;
}

test('no pairing breaks the rule less, and of those none leaves the method less: by trying all', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('fold', 'slide'),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.constantFrom('x', 'y', 'z', '.'), { minLength: 8, maxLength: 8 }),
      (method, couples, letters) => {
        const teams = ofClubs(letters.slice(0, 2 * couples).join(''));
        const draw = drawSwiss({ teams, method, apart: [{ by: 'club', release: 'if-necessary' }] });
        if (!draw.ok) throw new Error(draw.error.message);
        const clubOf = new Map(teams.map(({ id, club }) => [id, club]));
        const half = couples;
        const sums = [0, 0, 0];
        for (const { home, away } of draw.value.matches) {
          const [a = 0, b = 0] = [Number(home), Number(away)].sort((x, y) => x - y);
          if (clubOf.get(home) !== undefined && clubOf.get(home) === clubOf.get(away)) sums[0]!++;
          if (a <= half === b <= half) sums[1]!++;
          if (method === 'fold' ? a + b !== 2 * half + 1 : b - a !== half) sums[2]!++;
        }
        expect(sums).toEqual(fewest(method, teams));
      },
    ),
    { numRuns: 300 },
  );
});
