import { describe, expect, test } from 'vitest';
import { datumOf, impsFromDatum } from './datum.ts';
import {
  adjusted,
  assigned,
  BUTLER,
  type ButlerMethod,
  CROSS_IMPS,
  CROSS_IMPS_SUMMED,
  LAW_POLICIES,
  named,
  scoreSession,
  TOTAL_POINTS,
  weighted,
} from './index.ts';
import { F, fractions, scored, scoresEW, scoresNS, traveller } from './testing/lines.ts';

describe('cross-IMPs (Law 78B against every other result)', () => {
  // 420 v -50: 10, v 170: 6, v 420: 0; 170 v -50: 6.
  const lines = traveller(1, [420, 420, 170, -50]);

  test('summed', () => {
    const session = scored(lines, { method: CROSS_IMPS_SUMMED });
    expect(scoresNS(session)).toEqual(fractions('16', '16', '-6', '-26'));
    expect(scoresEW(session)).toEqual(fractions('-16', '-16', '6', '26'));
  });

  test('a comparison', () => {
    expect(scoresNS(scored(lines, { method: CROSS_IMPS }))).toEqual(fractions('16/3', '16/3', '-2', '-26/3'));
  });

  test('Law 12C1(c): a weighted score is weighted in IMPs, comparison by comparison', () => {
    const ruling = adjusted(weighted([620, F('1/2')], [-100, F('1/2')]));
    const session = scored(traveller(1, [ruling, 170]), { method: CROSS_IMPS });
    // Half of each. The mean of the points, 260, would be worth 3.
    // imps(450) = 10, imps(-270) = -7.
    expect(scoresNS(session)).toEqual(fractions('3/2', '-3/2'));
  });

  test('a single result has nothing to compare with', () => {
    expect(scoresNS(scored(traveller(1, [420]), { method: CROSS_IMPS }))).toEqual(fractions('0'));
  });
});

describe('Butler', () => {
  const butler = (dropAtEachEnd: number, datum: ButlerMethod['datum']): ButlerMethod => ({
    kind: 'butler',
    dropAtEachEnd,
    datum,
  });
  const nearest10 = { multipleOf: 10, rounding: 'half-away-from-zero' } as const;

  test('the datum is the mean without the extremes, rounded as the rule says', () => {
    const results = [1430, 620, 650, 170, -100];
    expect(datumOf(results, 1, butler(0, 'exact'))).toEqual(F('554'));
    expect(datumOf(results, 1, butler(1, nearest10))).toEqual(F('480'));
    expect(datumOf([50, 60, 65, 65], 1, butler(0, nearest10))).toEqual(F('60'));
    expect(datumOf([65], 1, butler(0, nearest10))).toEqual(F('70'));
    expect(datumOf([-65], 1, butler(0, nearest10))).toEqual(F('-70'));
    expect(datumOf([65], 1, butler(0, { multipleOf: 10, rounding: 'half-toward-zero' }))).toEqual(F('60'));
    expect(datumOf([65], 1, butler(0, { multipleOf: 10, rounding: 'half-even' }))).toEqual(F('60'));
  });

  test('dropping never leaves a board without a result', () => {
    expect(datumOf([100, 200], 1, butler(3, 'exact'))).toEqual(F('150'));
    expect(datumOf([100, 200, 600], 1, butler(3, 'exact'))).toEqual(F('200'));
  });

  test('IMPs against an exact datum go by the least difference of each row', () => {
    expect(impsFromDatum(100, F('80.5'))).toBe(0); // 19.5 points are not yet 20
    expect(impsFromDatum(100, F('80'))).toBe(1);
    expect(impsFromDatum(-100, F('-50.5'))).toBe(-1); // 49.5 points are not yet 50
  });

  test('scores a board', () => {
    const session = scored(traveller(1, [1430, 620, 650, 170, -100]), { method: BUTLER });
    // Datum 480: differences 950, 140, 170, -310, -580.
    expect(scoresNS(session)).toEqual(fractions('14', '4', '5', '-7', '-11'));
    expect(scoresEW(session)).toEqual(fractions('-14', '-4', '-5', '7', '11'));
  });

  test('a weighted score enters the datum with its mean and is scored in IMPs', () => {
    const ruling = adjusted(weighted([620, F('0.5')], [-100, F('0.5')]));
    const session = scored(traveller(1, [ruling, 260, 260]), { method: butler(0, nearest10) });
    // Datum 260: imps(360) = 8, imps(-360) = -8.
    expect(scoresNS(session)).toEqual(fractions('0', '0', '0'));
  });

  test('a split score: each direction has its own datum', () => {
    const session = scored(traveller(1, [adjusted(assigned(100), assigned(400)), 100, 100]), {
      method: butler(0, nearest10),
    });
    expect(scoresNS(session)).toEqual(fractions('0', '0', '0'));
    // Datum for East–West's direction 200: 200 against, 100 for, twice.
    expect(scoresEW(session)).toEqual(fractions('-5', '3', '3'));
  });
});

describe('total points (Law 78C)', () => {
  test('the net of all boards played', () => {
    const lines = [420, -50, 600, -200].flatMap((score, at) => traveller(at + 1, [score]));
    expect(scored(lines, { method: TOTAL_POINTS }).total('N1')?.points).toEqual(F('770'));
    expect(scored(lines, { method: TOTAL_POINTS }).total('E1')?.value).toEqual(F('-770'));
  });

  test('an artificial score by name has no value there', () => {
    const result = scoreSession({
      lines: traveller(1, [adjusted(named('A+'))]),
      method: TOTAL_POINTS,
      policy: LAW_POLICIES[2017],
    });
    expect(result.ok ? '' : result.error.message).toBe(
      'Board 1, table 1: A+ has no value at total points (Law 78C): give points.',
    );
  });
});
