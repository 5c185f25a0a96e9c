import { describe, expect, test } from 'vitest';
import { dealerOf, isVulnerable, readVulnerability, vulnerabilityOf } from './board.ts';

describe('Law 2', () => {
  test('North deals board 1, East 2, South 3, West 4, and so on', () => {
    expect([1, 2, 3, 4, 5, 18, 35, 36, 37].map(dealerOf)).toEqual([
      'N',
      'E',
      'S',
      'W',
      'N',
      'E',
      'S',
      'W',
      'N',
    ]);
  });

  // The lists of the law itself.
  test.each([
    ['None', [1, 8, 11, 14]],
    ['NS', [2, 5, 12, 15]],
    ['EW', [3, 6, 9, 16]],
    ['All', [4, 7, 10, 13]],
  ])('%s vulnerable on %j, and on those plus 16, 32, …', (vulnerability, boards) => {
    for (const board of boards) {
      expect(vulnerabilityOf(board)).toBe(vulnerability);
      expect(vulnerabilityOf(board + 16)).toBe(vulnerability);
      expect(vulnerabilityOf(board + 1600)).toBe(vulnerability);
    }
  });

  test('a side is vulnerable when the board says so', () => {
    expect(isVulnerable('NS', 'NS')).toBe(true);
    expect(isVulnerable('EW', 'NS')).toBe(false);
    expect(isVulnerable('EW', 'All')).toBe(true);
    expect(isVulnerable('NS', 'None')).toBe(false);
  });
});

test('vulnerability in the words people use', () => {
  expect(readVulnerability('Love')).toBe('None');
  expect(readVulnerability('n-s')).toBe('NS');
  expect(readVulnerability(' Both ')).toBe('All');
  expect(readVulnerability('toString')).toBeUndefined();
});
