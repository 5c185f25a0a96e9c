import { describe, expect, test } from 'vitest';
import {
  adjusted,
  assigned,
  BUTLER,
  CROSS_IMPS,
  LAW_POLICIES,
  named,
  TOTAL_POINTS,
  weighted,
} from './index.ts';
import { F, fractions, fromTable, scored, traveller } from './testing/lines.ts';

describe('why a contestant has its score', () => {
  test('in matchpoints: each comparison with what it gained', () => {
    const session = scored(traveller(7, [650, 620, 620, 170, -100]));
    const why = session.explain('N2', 7);
    expect(why).toMatchObject({
      rule: 'compared',
      clause: 'Law 78A',
      side: 'NS',
      results: 5,
      full: 5,
      top: 8,
    });
    expect(why?.own).toEqual([{ points: 620, weight: F('1') }]);
    expect(why?.comparisons.map(({ against }) => against)).toEqual(['N1', 'N3', 'N4', 'N5']);
    expect(why?.comparisons.map(({ gained }) => gained)).toEqual(fractions('0', '1', '2', '2'));
    expect(why?.sentence).toBe('N2 on board 7: 5.00 matchpoints from 4 comparisons, scored 5.00.');
  });

  test('from East–West the points are their own', () => {
    const why = scored(traveller(7, [650, 620])).explain('E2', 7);
    expect(why?.own[0]?.points).toBe(-620);
    expect(why?.comparisons[0]).toEqual({
      against: 'E1',
      theirs: [{ points: -650, weight: F('1') }],
      gained: F('2'),
    });
  });

  test('with a weighted score in the field', () => {
    const ruling = adjusted(weighted([620, F('0.6')], [170, F('0.4')]));
    const why = scored(traveller(1, [650, 620, 620, ruling, -100])).explain('N2', 1);
    expect(why?.comparisons[2]?.gained).toEqual(F('1.4'));
    expect(why?.compared).toEqual(F('4.4'));
  });

  test("scaled by Neuberg's formula", () => {
    const session = scored([...traveller(1, [10, 20, 30, 40]), ...traveller(2, [10, 20, 30])]);
    expect(session.explain('N3', 2)).toMatchObject({
      rule: 'neuberg',
      compared: F('4'),
      points: F('17/3'),
      sentence: "N3 on board 2: 4.00 among 3 results, 5.67 among 4 by Neuberg's formula.",
    });
  });

  test('by the order in a small group', () => {
    const groups = { clause: 'a scale for the tests', byOrder: { 2: [65, 55] }, alone: 'formula' } as const;
    const lines = [
      ...traveller(1, [10, 20, 30, 40]),
      ...fromTable(5, traveller(1, [620, 600], 'other form')),
    ];
    const session = scored(lines, { policy: { ...LAW_POLICIES[2017], groups } });
    expect(session.explain('N5', 1)).toMatchObject({
      rule: 'small-group',
      clause: 'a scale for the tests',
      points: F('6.5'),
      sentence: 'N5 on board 1: 2.00 in a group of 2 results, which by order gives 6.50.',
    });
  });

  test('artificial, with the clause of the award', () => {
    const session = scored(traveller(1, [adjusted(named('A+'), named('A-')), 10, 20]));
    expect(session.explain('N1', 1)).toMatchObject({
      rule: 'artificial',
      clause: 'Law 12C2',
      comparisons: [],
      sentence: 'N1 on board 1: an artificial score of 2.40.',
    });
  });

  test('after self-inflicted damage', () => {
    const outcome = (ns: number) => [{ ns, weight: F('1') }];
    const hurt = {
      kind: 'self-inflicted',
      table: outcome(10),
      withoutInfraction: outcome(40),
      withoutError: outcome(20),
    } as const;
    const session = scored(traveller(1, [adjusted(hurt, assigned(40)), 30, 50]));
    // Without the infraction 2 matchpoints, without the error 0, at the table 0: 0 + (2 - 0).
    expect(session.explain('N1', 1)).toMatchObject({
      rule: 'self-inflicted',
      clause: 'Law 12C1(e)',
      points: F('2'),
    });
  });

  test('in IMPs, against the field or a datum, and in points', () => {
    const lines = traveller(1, [420, 420, -50]);
    expect(scored(lines, { method: CROSS_IMPS }).explain('N3', 1)?.sentence).toBe(
      'N3 on board 1: -20.00 IMPs from 2 comparisons, scored -10.00.',
    );
    expect(scored(lines, { method: { ...BUTLER, dropAtEachEnd: 0 } }).explain('N3', 1)).toMatchObject({
      datum: F('260'),
      points: F('-7'),
      sentence: 'N3 on board 1: -7.00 IMPs against a datum of 260 for North–South.',
    });
    expect(scored(lines, { method: TOTAL_POINTS }).explain('E3', 1)?.sentence).toBe(
      'E3 on board 1: 50.00 points.',
    );
  });

  test('without a score, and for boards and contestants it does not know', () => {
    const session = scored(traveller(1, [100, { kind: 'no-score', why: 'cancelled' }]));
    expect(session.explain('N2', 1)).toMatchObject({ rule: 'no-score', points: undefined });
    expect(session.explain('N1', 2)).toBeUndefined();
    expect(session.explain('X', 1)).toBeUndefined();
  });
});
