import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fraction, orThrow } from '../../base/index.ts';
import { balanced, byScale, vpsOfNets } from '../../scoring/index.ts';
import { F } from '../../scoring/testing/lines.ts';
import { type FourValues, rtpTeamHandicap, rtpWithHandicap } from './team-handicap.ts';
import { RTP_2014_VPS } from './vp.ts';

const inProportion = (margin: Fraction, boards: number) =>
  vpsOfNets(balanced(margin), boards, byScale(RTP_2014_VPS), 'in-proportion');

/** A line-up whose four players are worth so much together. */
const four = (total: number): FourValues => [70, 60, 50, total - 180];

const handicap = (a: number, b: number, boards: number) =>
  rtpTeamHandicap({ a: four(a), b: four(b), boards });

describe('RTP 3.6.9: the handicap of teams', () => {
  test('I06: 310 against 250, 24 boards: 9.60 IMPs to the second', () => {
    expect(handicap(310, 250, 24)).toEqual({ a: F('0'), b: F('9.60') });
    expect(handicap(250, 310, 24)).toEqual({ a: F('9.60'), b: F('0') });
  });

  test.each([
    [275, 240, 16, '3.73'],
    [300, 287, 20, '1.73'],
    [412, 333, 32, '16.85'],
    [280, 279, 8, '0.05'],
    [280, 280, 24, '0'],
  ])('I07: %i against %i, %i boards: %s IMPs', (a, b, boards, expected) => {
    expect(handicap(a, b, boards).b).toEqual(F(expected));
  });

  test('I08: two parts of 12, 310 against 250 and 298 against 262: 4.80 and 2.88, 7.68 in all', () => {
    const parts = [
      { a: four(310), b: four(250), boards: 12 },
      { a: four(298), b: four(262), boards: 12 },
    ];
    expect(parts.map((part) => rtpTeamHandicap(part).b)).toEqual([F('4.80'), F('2.88')]);
    expect(rtpWithHandicap({ a: F('40'), b: F('30') }, parts)).toEqual({ a: F('40'), b: F('37.68') });
  });

  const part = { a: four(275), b: four(240), boards: 16 };

  test('I09, A14: 38–30 over 16 boards becomes 38–33.73: a margin of 4 in the table, 11.20–8.80', () => {
    const { a, b } = rtpWithHandicap({ a: F('38'), b: F('30') }, [part]);
    expect(b).toEqual(F('33.73'));
    const margin = a.minus(b);
    const vps = vpsOfNets(balanced(margin), 16, byScale(RTP_2014_VPS), 'half-away-from-zero');
    expect(orThrow(vps)).toEqual({ a: F('11.20'), b: F('8.80') });
    expect(orThrow(inProportion(margin, 16))).toEqual({ a: F('11.28'), b: F('8.72') });
    expect(orThrow(inProportion(margin.negated(), 16))).toEqual({ a: F('8.72'), b: F('11.28') });
  });

  test('I10: a knock-out of 30–27 is lost with hundredths: 30–30.73', () => {
    const { a, b } = rtpWithHandicap({ a: F('30'), b: F('27') }, [part]);
    expect([a, b]).toEqual([F('30'), F('30.73')]);
    expect(b.compare(a)).toBe(1);
  });

  test('never helps the stronger team, and both sides see the same figure', () => {
    const strength = fc.integer({ min: 180, max: 400 });
    fc.assert(
      fc.property(strength, strength, fc.integer({ min: 1, max: 64 }), (a, b, boards) => {
        const given = handicap(a, b, boards);
        const turned = handicap(b, a, boards);
        expect(given).toEqual({ a: turned.b, b: turned.a });
        expect((a > b ? given.a : given.b).sign).toBe(0);
      }),
    );
  });

  test('in proportion, VPs meet the cells of Annex I at whole IMPs', () => {
    fc.assert(
      fc.property(fc.integer({ min: -80, max: 80 }), (margin) => {
        const whole = vpsOfNets(balanced(F(`${margin}`)), 16, byScale(RTP_2014_VPS), 'half-up');
        expect(inProportion(F(`${margin}`), 16)).toEqual(whole);
      }),
    );
  });
});
