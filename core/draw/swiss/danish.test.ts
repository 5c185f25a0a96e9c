import { describe, expect, test } from 'vitest';
import { Fraction, orThrow, parseFraction } from '../../base/index.ts';
import { certainPlaces, drawDanish, type ScoredTeam } from './danish.ts';

const TWENTY = Fraction.of(20);

/** Teams 1, 2, 3... with these points; those not named come a point apart below. */
function scored(count: number, points: readonly string[], byes: readonly number[] = []): ScoredTeam[] {
  const named = points.map((text) => orThrow(parseFraction(text)));
  return Array.from({ length: count }, (_, index) => ({
    id: `${index + 1}`,
    met: [],
    byes: byes.includes(index + 1) ? 1 : 0,
    points: named[index] ?? (named.at(-1) as Fraction).minus(index - named.length + 1),
  }));
}

function danish(teams: readonly ScoredTeam[], last = true): string {
  const { matches, bye } = orThrow(drawDanish({ teams, last, mostPerRound: TWENTY }));
  const text = matches.map(({ home, away }) => `${home}-${away}`).join(' ');
  return bye === null ? text : `${text} bye ${bye}`;
}

describe('RTP 3.6.12.8: Danish rounds', () => {
  const plain = '1-2 3-4 5-6 7-8 9-10 11-12';
  test.each([
    ['S24: two places certain', 10, ['110.20', '89.90', '69.80', '64.80'], '1-10 2-9 3-4 5-6 7-8'],
    ['S25: exactly 20.00 is not certain', 10, ['110.20', '90.20'], '1-2 3-4 5-6 7-8 9-10'],
    ['W09 (a)', 12, ['118.41', '98.40', '91.05', '90.10'], '1-12 2-3 4-5 6-7 8-9 10-11'],
    ['W09 (b)', 12, ['118.39', '98.40'], plain],
    [
      'W09 (c): the first is not certain, so the second does not count',
      12,
      ['120.00', '116.00', '95.00'],
      plain,
    ],
    ['W09 (d)', 12, ['130.00', '109.50', '89.00', '80.00'], '1-12 2-11 3-4 5-6 7-8 9-10'],
  ])('%s', (_case, count, points, expected) => {
    expect(danish(scored(count, points))).toBe(expected);
  });

  test('RTP 3.6.7.3: a team that has left stands last whatever it won, and is left out', () => {
    const teams = scored(4, ['50', '40', '30', '20']);
    const gone = { id: '5', met: [], byes: 0, points: orThrow(parseFraction('45')), absent: true };
    expect(danish([...teams, gone], false)).toBe('1-2 3-4');
  });

  test('W10: leader against last in the last round only', () => {
    expect(danish(scored(12, ['141.00', '100.00', '97.00']), false)).toBe(plain);
    expect(danish(scored(12, ['125.40', '100.00', '97.00']))).toBe('1-12 2-3 4-5 6-7 8-9 10-11');
  });

  test('rematches are allowed', () => {
    const teams = scored(4, ['40', '35']).map((team) => ({
      ...team,
      met: ['1', '2', '3', '4'].filter((id) => id !== team.id),
    }));
    expect(danish(teams)).toBe('1-2 3-4');
  });

  test('an odd number: the lowest without a bye sits out, before the others are paired', () => {
    expect(danish(scored(5, ['80', '50', '49', '48', '47'], [5]))).toBe('1-5 2-3 bye 4');
  });

  test('RTP 3.6.12.2: without byes the last three play a triple, and who leads for certain meets the last of the others', () => {
    const teams = scored(7, ['118.41', '98.40', '91.05', '90.10', '50', '49', '48']);
    const made = orThrow(drawDanish({ teams, last: true, mostPerRound: TWENTY, odd: 'triple' }));
    expect([made.bye, made.triple?.teams, made.triple?.met]).toEqual([null, ['5', '6', '7'], []]);
    expect(made.matches.map(({ home, away }) => `${home}-${away}`)).toEqual(['1-4', '2-3']);
    expect(made.reasons.map(({ code }) => code)).toEqual(['place-certain', 'danish', 'triple']);
  });

  test('the director fixes a match and rules one out: the others stay in the order of the standings', () => {
    const teams = scored(8, ['60', '59', '58', '57', '56', '55', '54', '53']);
    const made = orThrow(
      drawDanish({
        teams,
        last: true,
        mostPerRound: TWENTY,
        fixed: [{ home: '4', away: '1' }],
        forbidden: [{ home: '2', away: '3' }],
      }),
    );
    expect(made.matches.map(({ home, away }) => `${home}-${away}`)).toEqual(['4-1', '2-5', '3-6', '7-8']);
  });

  test('all places can be certain', () => {
    expect(certainPlaces(scored(3, ['100', '70', '40']), TWENTY)).toBe(2);
    expect(danish(scored(4, ['100', '70', '40', '10']))).toBe('1-4 2-3');
  });

  test('teams that do not stand in order are refused', () => {
    const answer = drawDanish({ teams: scored(4, ['40', '45']), last: true, mostPerRound: TWENTY });
    expect(answer.ok ? '' : answer.error.message).toBe(
      'Team 2 has more points than 1 above it: teams stand in the order of the standings.',
    );
  });
});
