import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { F } from '../../scoring/testing/lines.ts';
import { byRtpValue, RTP_2014_TIERS, rtpPairValue, rtpPlayerValue, rtpTeamValue } from './value-index.ts';

describe('RTP 1.3.4: the value index of a player', () => {
  /** Invented figures: the federation sets its own. */
  const values = { 'national-1': 90, 'first-spades': 65, 'second-hearts': 45 };
  const value = (player: Parameters<typeof rtpPlayerValue>[1]) => orThrow(rtpPlayerValue(values, player));

  test('I01: a first licence, no record: 20', () => {
    expect(value('no-record')).toBe(20);
    expect(value({ lastLicensed: {} })).toBe(20);
  });

  test('I02: National 90 and ranking category 65: the larger', () => {
    expect(value({ listed: { national: 'national-1', ranking: 'first-spades' } })).toBe(90);
    expect(value({ listed: { ranking: 'first-spades' } })).toBe(65);
  });

  test('I03: licensed long ago: the National category of the last season, or else its ranking category', () => {
    expect(value({ lastLicensed: { ranking: 'second-hearts' } })).toBe(45);
    expect(value({ lastLicensed: { national: 'national-1', ranking: 'second-hearts' } })).toBe(90);
  });

  test('a category that the federation has not valued is refused', () => {
    expect(rtpPlayerValue(values, { listed: { ranking: 'toString' } }).ok).toBe(false);
  });

  test('three tiers', () => {
    expect(RTP_2014_TIERS.national).toBe(RTP_2014_TIERS.first);
    expect(RTP_2014_TIERS['second-clubs']).toBe(2);
    expect(RTP_2014_TIERS['third-spades']).toBe(RTP_2014_TIERS.unclassified);
  });
});

describe('RTP 3.5.2: the value index of a pair', () => {
  test('I04: the sum; of a triplet 90, 60, 45 two thirds of it, 130', () => {
    expect(rtpPairValue(90, 60)).toEqual(F('150'));
    expect(rtpPairValue(90, 60, 45)).toEqual(F('130'));
    expect(rtpPairValue(90, 60, 46)).toEqual(F('392/3'));
    expect(rtpPairValue(0.1, 0.2)).toEqual(F('3/10'));
  });

  test('three of the same value are worth a pair of them', () => {
    fc.assert(
      fc.property(fc.nat(200), (value) => {
        expect(rtpPairValue(value, value, value)).toEqual(rtpPairValue(value, value));
      }),
    );
  });

  test('equals stand in the order of their best-ranked players: 35th before 40th', () => {
    const entries = [
      { name: 'twelve', value: F('100'), bestRank: 40 },
      { name: 'unlisted', value: F('100') },
      { name: 'eleven', value: F('100'), bestRank: 35 },
      { name: 'ten', value: F('101'), bestRank: 90 },
    ];
    expect(entries.sort(byRtpValue).map(({ name }) => name)).toEqual(['ten', 'eleven', 'twelve', 'unlisted']);
  });
});

describe('RTP 3.6.2: the value index of a team', () => {
  const men = [95, 80, 75].map((value) => ({ value }));
  const women = [70, 60].map((value) => ({ value, woman: true }));

  test('I05: men 95, 80, 75 and women 70, 60: 320, and 305 in a mixed event', () => {
    expect(orThrow(rtpTeamValue([...women, ...men], 'open'))).toBe(320);
    const tenths = [0.1, 0.2, 0, 0].map((value) => ({ value }));
    expect(orThrow(rtpTeamValue(tenths, 'open'))).toBe(0.3);
    expect(orThrow(rtpTeamValue([...women, ...men], 'mixed'))).toBe(305);
  });

  test('too few players are refused', () => {
    expect(rtpTeamValue(men, 'open').ok).toBe(false);
    expect(rtpTeamValue([...men, ...women.slice(1)], 'mixed').ok).toBe(false);
    expect(rtpTeamValue([...men.slice(2), ...women], 'mixed').ok).toBe(false);
  });
});
