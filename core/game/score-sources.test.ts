import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printUndertaking } from './contract.ts';
import { scoreNS } from './score.ts';
import { isPossibleScore, scoreSources } from './score-sources.ts';
import { sideOf } from './seat.ts';
import { boardResults, vulnerabilities } from './testing/arbitraries.ts';

const written = (ns: number, vulnerability: 'None' | 'NS' | 'EW' | 'All') =>
  scoreSources(ns, vulnerability)
    .map((source) => `${source.side} ${printUndertaking(source)} ${source.tricks}`)
    .sort();

describe('Law 79, RTP 2.2.7.2: which contracts give a score', () => {
  test('990 to North–South, vulnerable', () => {
    // 4♥ or 4♠ doubled with an overtrick: 240 + 500 + 50 + 200. 6♣ or 6♦ not doubled would be 1370.
    expect(written(990, 'NS')).toEqual(['NS 4HX 11', 'NS 4SX 11']);
  });

  test('50 is one undertrick, not vulnerable, whoever reads it', () => {
    const sources = scoreSources(50, 'None');
    expect(new Set(sources.map(({ side }) => side))).toEqual(new Set(['EW']));
    expect(sources).toHaveLength(35);
  });

  test.each([10, 30, 60, 220, 290, 410, 620, 7610, 15, -40])(
    '%i cannot be scored with nobody vulnerable',
    (ns) => {
      expect(isPossibleScore(ns, 'None')).toBe(false);
    },
  );

  test('a score that needs vulnerability is impossible without it: 620', () => {
    expect(isPossibleScore(620, 'NS')).toBe(true);
    expect(isPossibleScore(620, 'EW')).toBe(false);
  });

  test('zero is a passed-out board: no contract scores it', () => {
    expect(scoreSources(0, 'All')).toEqual([]);
    expect(isPossibleScore(0, 'All')).toBe(true);
  });

  test('the result that gave a score is among its sources', () => {
    fc.assert(
      fc.property(boardResults, vulnerabilities, (result, vulnerability) => {
        if (result === 'passed-out') return;
        const { declarer, ...undertaking } = result.contract;
        expect(scoreSources(scoreNS(result, vulnerability), vulnerability)).toContainEqual({
          side: sideOf(declarer),
          ...undertaking,
          tricks: result.tricks,
        });
      }),
    );
  });
});
