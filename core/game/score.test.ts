import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS } from './call.ts';
import { STRAINS } from './card.ts';
import { DOUBLINGS, parseBoardResult, type Undertaking } from './contract.ts';
import { declarerScore, scoreFor, scoreNS } from './score.ts';
import { boardResults, vulnerabilities } from './testing/arbitraries.ts';

/**
 * A second reading of Law 77, written from its prose and sharing no table with the first: it adds up the premiums
 * one trick at a time, with undertricks as the law has them (each further one, and a bonus from the fourth).
 */
function law77(contract: Undertaking, tricks: number, vulnerable: boolean): number {
  const doubled = contract.doubling === 'X';
  const redoubled = contract.doubling === 'XX';
  const pick = (plain: number, x: number, xx: number) => (redoubled ? xx : doubled ? x : plain);
  const minor = contract.strain === 'C' || contract.strain === 'D';
  let points = 0;

  const wanted = 6 + contract.level;
  if (tricks < wanted) {
    for (let undertrick = 1; undertrick <= wanted - tricks; undertrick++) {
      if (undertrick === 1) points -= vulnerable ? pick(100, 200, 400) : pick(50, 100, 200);
      else points -= vulnerable ? pick(100, 300, 600) : pick(50, 200, 400);
      if (undertrick >= 4 && !vulnerable) points -= pick(0, 100, 200);
    }
    return points;
  }

  for (let odd = 1; odd <= contract.level; odd++) {
    const value = minor ? 20 : contract.strain === 'NT' && odd === 1 ? 40 : 30;
    points += pick(value, value + value, value + value + value + value);
  }
  const game = points >= 100;
  for (let over = 1; over <= tricks - wanted; over++) {
    points += vulnerable ? pick(minor ? 20 : 30, 200, 400) : pick(minor ? 20 : 30, 100, 200);
  }
  if (contract.level === 6) points += vulnerable ? 750 : 500;
  if (contract.level === 7) points += vulnerable ? 1500 : 1000;
  points += game ? (vulnerable ? 500 : 300) : 50;
  points += pick(0, 50, 100);
  return points;
}

describe('Law 77', () => {
  test('every contract, doubling, vulnerability and number of tricks agrees with a second computation', () => {
    let compared = 0;
    for (const level of LEVELS)
      for (const strain of STRAINS)
        for (const doubling of DOUBLINGS)
          for (const vulnerable of [false, true])
            for (let tricks = 0; tricks <= 13; tricks++) {
              const contract = { level, strain, doubling };
              expect([contract, tricks, vulnerable, declarerScore(contract, tricks, vulnerable)]).toEqual([
                contract,
                tricks,
                vulnerable,
                law77(contract, tricks, vulnerable),
              ]);
              compared++;
            }
    expect(compared).toBe(7 * 5 * 3 * 2 * 14);
  });

  // Scores every player knows by heart.
  test.each([
    ['1NTN=', 'None', 90],
    ['2CS+1', 'All', 110],
    ['4SN+1', 'None', 450],
    ['4SXN+1', 'NS', 990],
    ['3NTE=', 'EW', -600],
    ['5DW+1', 'None', -420],
    ['6NTS=', 'NS', 1440],
    ['7SXXN=', 'All', 2940],
    ['1CXXN=', 'None', 230],
    ['1DXXN=', 'None', 230],
    ['2SXN=', 'None', 470],
    ['2SN-1', 'NS', -100],
    ['4HXE-4', 'None', 800],
    ['4HXE-4', 'EW', 1100],
    ['7NTXXN-13', 'NS', -7600],
    ['Pass', 'All', 0],
  ] as const)('%s at %s is %i for North–South', (text, vulnerability, ns) => {
    const result = parseBoardResult(text);
    expect(result.ok && scoreNS(result.value, vulnerability)).toBe(ns);
  });

  test('what one side scores the other loses, and a score is a multiple of ten', () => {
    fc.assert(
      fc.property(boardResults, vulnerabilities, (result, vulnerability) => {
        const ns = scoreFor('NS', result, vulnerability);
        expect(ns + scoreFor('EW', result, vulnerability)).toBe(0);
        expect(Object.is(ns, -0)).toBe(false);
        expect(ns % 10 === 0).toBe(true);
      }),
    );
  });
});
