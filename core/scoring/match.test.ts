import { describe, expect, test } from 'vitest';
import { Fraction, ok, orThrow } from '../base/index.ts';
import { afterSelfInflictedDamage } from './group-scorer.ts';
import {
  balanced,
  boardImps,
  CROSS_IMPS,
  knockoutBoard,
  matchesOfRounds,
  type Outcome,
  oneAtFault,
  type VpsForMargin,
  vpsAfterPenalties,
  vpsOfNets,
} from './index.ts';
import { F, scored, traveller } from './testing/lines.ts';

const outcomes = (...list: readonly (readonly [number, string])[]): Outcome[] =>
  list.map(([ns, weight]) => ({ ns, weight: F(weight) }));
const result = (ns: number): Outcome[] => outcomes([ns, '1']);

describe('team boards in IMPs', () => {
  test('Law 12C1(c): weighted at one table', () => {
    expect(boardImps(outcomes([620, '0.5'], [-100, '0.3'], [170, '0.2']), result(170))).toEqual(F('2.9'));
  });

  test('Law 12C1(c): weighted at both tables', () => {
    expect(boardImps(outcomes([420, '0.7'], [-50, '0.3']), outcomes([420, '0.6'], [170, '0.4']))).toEqual(
      F('-0.84'),
    );
  });

  test('Law 12C4: in a knock-out each side takes the mean', () => {
    expect(knockoutBoard({ a: F('5'), b: F('-1') })).toEqual(balanced(F('3')));
    expect(knockoutBoard({ a: F('3'), b: F('0') })).toEqual(balanced(F('1.5')));
    expect(knockoutBoard({ a: F('3'), b: F('3') })).toEqual(balanced(F('0')));
    expect(knockoutBoard({ a: F('0'), b: F('-3') })).toEqual(balanced(F('1.5')));
  });

  test('Law 12C1(e): an error after the infraction', () => {
    // Against +420 at the other table: 4S= would be 0, 5DX-2 is -3, 5DX made is -14.
    const [table, without, noError] = [-550, 420, 300].map((ns) =>
      Number(boardImps(result(ns), result(420)).numerator),
    );
    expect([table, without, noError]).toEqual([-14, 0, -3]);
    expect(afterSelfInflictedDamage(-14, 0, -3, 'that-part')).toBe(-11);
    expect(knockoutBoard({ a: F('-11'), b: F('0') })).toEqual(balanced(F('-5.5')));
  });

  test('Law 12C1(e): no damage, no adjustment', () => {
    expect(afterSelfInflictedDamage(12, 10, 14, 'that-part')).toBe(12);
  });

  test('Law 86B1: the other table clearly favours one side, an assigned score stands', () => {
    expect(boardImps(result(1430), outcomes([680, '0.6'], [1430, '0.4']))).toEqual(F('7.8'));
  });

  test('Law 86B2(b): the better of average plus and the assigned score, the offender its complement', () => {
    expect(oneAtFault(F('7.8'), F('3'))).toEqual(balanced(F('7.8')));
    expect(oneAtFault(F('1.2'), F('3'))).toEqual(balanced(F('3')));
  });

  test('Law 86B2(a): three boards without comparison, nobody at fault', () => {
    const nets = { a: F('5').plus(9), b: F('-5').plus(9) };
    expect(nets).toEqual({ a: F('14'), b: F('4') });
    expect(knockoutBoard(nets).a).toEqual(F('5'));
  });
});

describe('VPs', () => {
  /** A scale of our own for the tests: 10 to each, half a VP an IMP, at most 20. */
  const halfVps: VpsForMargin = (imps) => {
    const over = Fraction.min(Fraction.of(imps, 2), Fraction.of(10));
    return ok({ winner: over.plus(10), loser: Fraction.of(10).minus(over) });
  };
  const vps = (a: string, b: string) =>
    orThrow(vpsOfNets({ a: F(a), b: F(b) }, 24, halfVps, 'half-away-from-zero'));

  test('Law 90: a penalty in IMPs is taken from its team alone: each has VPs from its own net', () => {
    expect(vps('21', '-24')).toEqual({ a: F('20'), b: F('0') });
    expect(vps('7', '-10')).toEqual({ a: F('13.5'), b: F('5') });
  });

  test('a margin that is not whole is rounded once, for the scale', () => {
    expect(vps('4.27', '-4.27')).toEqual({ a: F('12'), b: F('8') });
    expect(vps('2.5', '-2.5')).toEqual({ a: F('11.5'), b: F('8.5') });
  });

  test('penalties in VPs come off after conversion', () => {
    const penalty = { contestant: 'A', clause: 'Law 90', amount: { unit: 'vps', value: F('0.5') } } as const;
    expect(vpsAfterPenalties(F('15'), [penalty, { ...penalty, amount: 'warning' }])).toEqual(F('14.5'));
  });

  test('the rounds of an IMP pairs session are matches', () => {
    const lines = [
      ...traveller(1, [420, -50]).map((line) => ({ ...line, round: 1 })),
      ...traveller(2, [170, 140]).map((line) => ({ ...line, round: 1 })),
    ];
    const session = scored(lines, { method: CROSS_IMPS });
    const [first, second] = orThrow(matchesOfRounds(session, halfVps, 'half-away-from-zero'));
    // 470 points are 10 IMPs, 30 points 1.
    expect(first).toMatchObject({ a: 'N1', b: 'E1', vps: { a: F('15.5'), b: F('4.5') } });
    expect(first).toMatchObject({ imps: { a: F('11'), b: F('0') }, points: balanced(F('590')) });
    expect(second).toMatchObject({ a: 'N2', b: 'E2', boardsWon: { a: F('0'), b: F('2') } });
  });
});
