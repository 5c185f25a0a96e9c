import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import type { Seat } from '../game/index.ts';
import {
  type Concession,
  cancelledConcession,
  concededDecidedContract,
  concessionEvidence,
} from './71-concession-cancelled.ts';
import { type ClaimPosition, judgeClaim, NOTHING_SAID, tricksLeft } from './claims/index.ts';
import { endings } from './claims/testing/any-ending.ts';
import { ending } from './claims/testing/endings.ts';
import { LAWS_EDITIONS } from './editions.ts';

describe.each(LAWS_EDITIONS)('Law 71, %s', (edition) => {
  const cancelled = (more: Partial<Concession>) => {
    const { returned, clauses, judged } = cancelledConcession({
      edition,
      withinCorrectionPeriod: true,
      alreadyWon: 0,
      byLegal: 0,
      byNormal: 0,
      ...more,
    });
    return { returned, clauses, judged };
  };
  const conceding = (position: ClaimPosition, conceded: number, conceder: Seat = 'S') =>
    orThrow(concessionEvidence(edition, position, conceder, conceded));

  test('a trick already won', () => {
    const clause = edition === 2007 ? '71(1)' : '71A';
    expect(cancelled({ alreadyWon: 1 })).toEqual({
      returned: 1,
      clauses: [clause],
      judged: false,
    });
    expect(cancelled({ alreadyWon: 2 }).returned).toBe(2);
  });

  test('a trick that no legal play loses: two top spades and the lead', () => {
    const position = ending('NT', { N: 'H3 H2', E: 'ST H4', S: 'SA SK', W: 'SQ SJ' });
    expect(cancelled(conceding(position, 1))).toEqual({
      returned: 1,
      clauses: [{ 1997: '71A', 2007: '71(2)', 2017: '71B' }[edition]],
      judged: false,
    });
    expect(cancelled(conceding(position, 2)).returned).toBe(2);
  });

  test('a trick that no normal play loses, though a legal one would', () => {
    // West cashes a heart; South can throw the ace of diamonds and keep the two of clubs, but not normally.
    const position = ending('NT', { N: 'D3 D2', E: 'C9 C8', S: 'DA C2', W: 'HA DK' }, { leader: 'W' });
    expect(cancelled(conceding(position, 2))).toEqual({
      returned: 1,
      clauses: [{ 1997: '71C', 2007: '71(2)', 2017: '71B' }[edition]],
      judged: true,
    });
  });

  test('a defender concedes a trick that his normal play cannot lose', () => {
    const position = ending('NT', { N: 'D3 C9', E: 'S3 S2', S: 'HA DK', W: 'DA C2' }, { leader: 'S' });
    expect(cancelled(conceding(position, 2, 'W'))).toMatchObject({
      returned: 1,
      judged: true,
    });
  });

  test('a trick that a normal play could lose stays conceded', () => {
    // The ace of hearts before the ace of spades blocks the spades.
    const position = ending('NT', { N: 'SQ SJ HA', E: 'S3 S2 HQ', S: 'SA H2 D2', W: 'HK DA DK' });
    expect(cancelled(conceding(position, 1))).toEqual({
      returned: 0,
      clauses: ['71'],
      judged: false,
    });
    expect(cancelled({})).toEqual({ returned: 0, clauses: ['71'], judged: false });
  });

  test('a hand abandoned: every trick that no normal play loses is given back', () => {
    const position = ending('NT', {
      N: 'H5 H4 H3 H2',
      E: 'D5 D4 D3 D2',
      S: 'SA SK SQ C2',
      W: 'S5 S4 S3 CA',
    });
    // Three spades are winners in any order; the club goes to West.
    expect(cancelled(conceding(position, 4)).returned).toBe(3);
  });

  test('79C: nothing after the correction period', () => {
    expect(cancelled({ withinCorrectionPeriod: false, alreadyWon: 1 })).toEqual({
      returned: 0,
      clauses: ['79C'],
      judged: false,
    });
    const position = ending('NT', { N: 'H3', E: 'H4', S: 'SA', W: 'SQ' });
    expect(cancelled({ withinCorrectionPeriod: false, ...conceding(position, 1) }).returned).toBe(0);
  });

  test('declarer concedes one down in four spades with ten tricks in', () => {
    const conceded = (declarerTricks: number) =>
      concededDecidedContract({
        edition,
        by: 'declarer',
        contract: { level: 4, strain: 'S' },
        declarerTricks,
        defenderTricks: 3,
      });
    const clause = { 1997: '71B', 2007: '71(1)', 2017: '71A' }[edition];
    expect(conceded(10)).toEqual({ cancelled: true, clause });
    expect(conceded(9)).toEqual({ cancelled: false, clause: '71' });
  });

  test('a defender concedes a contract that his side has beaten', () => {
    const conceded = (defenderTricks: number) =>
      concededDecidedContract({
        edition,
        by: 'defender',
        contract: { level: 3, strain: 'NT' },
        declarerTricks: 8,
        defenderTricks,
      });
    expect(conceded(5).cancelled).toBe(true);
    expect(conceded(4).cancelled).toBe(false);
  });
});

test.each(LAWS_EDITIONS)(
  '71, %s: what no normal play loses comes back, and what no legal play loses always does',
  (edition) => {
    fc.assert(
      fc.property(
        endings(5),
        fc.nat({ max: 5 }),
        fc.constantFrom<Seat>('S', 'W'),
        (position, most, conceder) => {
          const left = tricksLeft(position);
          const conceded = Math.min(most, left);
          const evidence = orThrow(concessionEvidence(edition, position, conceder, conceded));
          const ruling = { edition, withinCorrectionPeriod: true, alreadyWon: 0, ...evidence };
          const kept = left - conceded;
          const { returned } = cancelledConcession(ruling);
          const { awarded, anyLegal } = orThrow(
            judgeClaim({
              edition,
              position,
              claimer: conceder,
              claimed: kept,
              statement: NOTHING_SAID,
              trumpLikelyForgotten: false,
              partnerPlays: 'normal',
            }),
          );
          expect(kept + returned).toBe(Math.max(kept, awarded));
          expect(kept + returned).toBeGreaterThanOrEqual(anyLegal);
        },
      ),
      { numRuns: 60 },
    );
  },
);
