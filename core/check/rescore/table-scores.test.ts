import { describe, expect, test } from 'vitest';
import { differencesIn, pairsFile, rescored } from '../testing/results-texts.ts';

/**
 * Board 1, nobody vulnerable. 1 met 4, 2 met 5, 3 met 6: 4♠ made (420), 3NT+1 (430), 2♠ made (110). North–South: 2, 4
 * and 0 matchpoints.
 */
const board = (first: { played: string; score: number }, points = true): string => {
  const line = (ns: string, ew: string, played: string, score: number, won: [string, string]) => ({
    ns,
    ew,
    played,
    score,
    ...(points ? { points: won } : {}),
  });
  return pairsFile('MATCH_POINTS', [
    {
      pairs: [],
      boards: [
        {
          board: 1,
          lines: [
            line('1', '4', first.played, first.score, ['2', '2']),
            line('2', '5', '3NTN+1', 430, ['4', '0']),
            line('3', '6', '2SN=', 110, ['0', '4']),
          ],
        },
      ],
    },
  ]);
};

describe('table scores (Law 77)', () => {
  test('right ones are counted', () => {
    const { checked, differences } = rescored(board({ played: '4SN=', score: 420 }));
    expect(checked).toEqual({ table: 3, board: 6, totals: 0 });
    expect(differences).toEqual([]);
  });

  test.each([
    ['the score of the other vulnerability', '4SN=', 620, 'wrong-vulnerability', '420'],
    ['the sign wrong', '4SN=', -420, 'wrong-side', '420'],
    ['a score that no contract gives', '4SN=', 410, 'impossible-score', '420'],
    // 4♠+1 is 450, which would beat 430; the matchpoints say that 1 did not beat 2.
    ['the tricks misprinted: matchpoints follow the score', '4SN+1', 420, 'misprinted-contract', '450'],
    // 450 would beat 430; the matchpoints say that 1 did not.
    ['the score misprinted: matchpoints follow the contract', '4SN=', 450, 'misprinted-score', '420'],
  ])('%s', (_, played, score, cause, computed) => {
    const result = rescored(board({ played, score }));
    expect(differencesIn(result)).toEqual([
      `board 1, pairs 1 and 4: table score ${score}, not ${computed} (${cause})`,
    ]);
  });

  test('without matchpoints nothing tells which is wrong, and no cause is given', () => {
    const { differences } = rescored(board({ played: '4SN=', score: 450 }, false));
    expect(differences.map(({ cause }) => cause)).toEqual(['none']);
    expect(differences[0]?.why).toBe('4SN=: No known cause fits. 4S+1 by NS gives it.');
  });

  test('the contract that would give a misprinted score is named, the likest first', () => {
    const { differences } = rescored(board({ played: '4SN+1', score: 420 }));
    expect(differences[0]?.why).toContain('4S= by NS');
  });

  test.each([
    // By 4♠ made the board is right as it stands; by 450 pair 1 beats 430, so that it has 4 and pair 2 has 2.
    ['contract', ['board 1, pairs 1 and 4: table score 450, not 420 (misprinted-score)']],
    [
      'score',
      [
        'board 1, pairs 1 and 4: table score 450, not 420 (misprinted-contract)',
        'board 1, pair 1: matchpoints 2, not 4 (none)',
        'board 1, pair 4: matchpoints 2, not 0 (none)',
        'board 1, pair 2: matchpoints 4, not 2 (none)',
        'board 1, pair 5: matchpoints 0, not 2 (none)',
      ],
    ],
  ] as const)('of a contract and a figure in conflict the %s can be kept', (keep, expected) => {
    expect(differencesIn(rescored(board({ played: '4SN=', score: 450 }), { keep }))).toEqual(expected);
  });

  test('a contract that cannot be read is a finding, and its points are kept', () => {
    const text = board({ played: '4SN=', score: 420 }).replace('<CONTRACT>4S<', '<CONTRACT>42<');
    const { checked, differences } = rescored(text);
    expect(checked.table).toBe(2);
    expect(differences).toEqual([]);
  });
});
