import { describe, expect, test } from 'vitest';
import { Fraction } from '../../base/index.ts';
import { resolveFigure } from '../../scoring/index.ts';
import { fromTable, scored, scoresEW, scoresNS, traveller } from '../../scoring/testing/lines.ts';
import { proposePenalty } from '../penalty-table.ts';
import type { OffenceCompetition } from '../penalty-tariff.ts';
import type { ProfileId } from '../profile.ts';
import { PROFILES } from '../profiles.ts';
import { choicesOf, isWay, profileRead, READINGS } from './index.ts';

const numbered = (letter: string, last: number): readonly string[] =>
  Array.from({ length: last }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`);

test('everything that the digests of both regulations call ambiguous is listed once, with how it is read', () => {
  const ids = READINGS.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const asked = [...numbered('A', 36), ...numbered('B', 16), 'E1'];
  expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
  for (const { question, taken, by } of READINGS)
    for (const text of [question, taken, by]) expect(text).not.toBe('');
});

test('without being told a regulation is as it is', () => {
  expect(profileRead('rtp-2014', {})).toEqual(PROFILES['rtp-2014']);
  expect(profileRead('rop', {})).toEqual(PROFILES.rop);
  expect(profileRead('wbf', { A03: 'complement' })).toBe(PROFILES.wbf);
  expect(choicesOf('rtp-2014').every(({ ways }) => Object.keys(ways).length > 1)).toBe(true);
  expect([isWay('A03', 'complement'), isWay('A03', 'toString'), isWay('Z99', 'complement')]).toEqual([
    true,
    false,
    false,
  ]);
});

const read = (profile: ProfileId, id: string, way: string) => profileRead(profile, { [id]: way });

describe('scores', () => {
  test('A01, RTP 2.2.3.1: who has 36% elsewhere gets 40%, or 36% by Law 12C2(c)', () => {
    const late = (way: string) =>
      resolveFigure(read('rtp-2014', 'A01', way).scoring.awards.late.percent, Fraction.of(36)).toString();
    expect([late('flat-40'), late('own-if-lower')]).toEqual(['40', '36']);
  });

  /** Nine tables; three of them played another form: 450, 420, 420. */
  const lines = [
    ...traveller(1, [50, 60, 70, 80, 90, 100]),
    ...fromTable(7, traveller(1, [450, 420, 420], 'turned')),
  ];

  test('A03, RTP 3.5.7: the opponents of 70, 55 and 55% of a top of 16 mirror them, or get what is left of 100', () => {
    const of = (way: string) => {
      const session = scored(lines, { policy: read('rtp-2014', 'A03', way).scoring });
      return [scoresNS(session), scoresEW(session)].map((side) => side.slice(6).map(String));
    };
    // M07: 70% = 11.2, 55% = 8.8; mirrored 50% = 8, 65% = 10.4; the complement 30% = 4.8, 45% = 7.2.
    expect(of('mirrored')).toEqual([
      ['56/5', '44/5', '44/5'],
      ['8', '52/5', '52/5'],
    ]);
    expect(of('complement')).toEqual([
      ['56/5', '44/5', '44/5'],
      ['24/5', '36/5', '36/5'],
    ]);
  });

  test.each(['rtp-2014', 'rop'] as const)(
    '%s: the largest group of four results has three, by order or by the formula',
    (profile) => {
      const four = [...traveller(1, [450, 420, 400]), ...fromTable(4, traveller(1, [50], 'turned'))];
      const of = (way: string) =>
        scoresNS(scored(four, { policy: read(profile, 'largest-group', way).scoring })).map(String);
      // Top 6: 70, 60, 50% are 4.2, 3.6, 3; the formula (x + 1)·4/3 − 1 of 4, 2, 0 is 17/3, 3, 1/3. Alone: 60%.
      expect(of('by-order')).toEqual(['21/5', '18/5', '3', '18/5']);
      expect(of('formula')).toEqual(['17/3', '3', '1/3', '18/5']);
    },
  );

  test('B12, ROP 5.8: alone with 63.2% in the tournament: 60%, or 63.2% by Law 88', () => {
    const alone = (way: string) => {
      const { alone: rule } = read('rop', 'B12', way).scoring.groups;
      return rule === 'formula' ? rule : resolveFigure(rule.percent, Fraction.of(632, 10)).toDecimal(1);
    };
    expect([alone('sixty-both'), alone('law-88')]).toEqual(['60.0', '63.2']);
  });

  test('B15, ROP 5.12: 55% less 30% is 25%, or 50% less 30% is 20%', () => {
    const omitted = (way: string) =>
      resolveFigure(read('rop', 'B15', way).scoring.awards.omitted.percent, Fraction.of(55)).toString();
    expect([omitted('own'), omitted('fifty')]).toEqual(['25', '20']);
  });

  test('E1, RTP Annex I: 24 boards and 19 IMPs', () => {
    const award = (way: string, margin = 19) =>
      read('rtp-2014', 'E1', way).teams.match.scale.award(margin, 24);
    expect(award('misprint')).toEqual({ winner: 1408, loser: 592 });
    expect(award('as-printed')).toEqual({ winner: 1480, loser: 520 });
    expect(award('as-printed', 20)).toEqual({ winner: 1426, loser: 574 });
  });
});

describe('penalties', () => {
  const charged = (
    [profile, id, way]: readonly [ProfileId, string, string],
    kind: string,
    told: { readonly minutes?: number; readonly harm?: boolean },
    competition: OffenceCompetition = 'pairs',
  ) => {
    const { penalties } = read(profile, id, way);
    if (penalties === undefined) throw new Error('no table');
    const proposal = proposePenalty(penalties, { kind, competition, repetition: 1, ...told });
    return proposal.ok
      ? proposal.value.measures.map((each) =>
          'value' in each ? `${each.form} ${each.value.toString()}` : each.form,
        )
      : proposal.error.message;
  };

  test('A19, RTP 2.1.11.2: first lateness of 6 minutes without a lost board; 5 minutes are warned either way', () => {
    expect(charged(['rtp-2014', 'A19', 'warning'], 'late-or-slow', { minutes: 6 })).toEqual(['warning']);
    expect(charged(['rtp-2014', 'A19', 'penalty'], 'late-or-slow', { minutes: 6 })).toEqual([
      'procedural 10',
    ]);
    expect(charged(['rtp-2014', 'A19', 'penalty'], 'late-or-slow', { minutes: 5 })).toEqual(['warning']);
  });

  test('RTP 2.1.11.3: a convention card that harmed nobody', () => {
    const card = (way: string, harm: boolean) =>
      charged(['rtp-2014', 'card-without-harm', way], 'convention-card', { harm });
    expect([card('nothing', false), card('warning', false)]).toEqual([[], ['warning']]);
    expect([card('nothing', true), card('warning', true)]).toEqual([['procedural 10'], ['procedural 10']]);
  });

  test('ROP 9.1: 25 minutes late and not eliminated', () => {
    const late = (way: string) => charged(['rop', 'late-over-20', way], 'late', { minutes: 25 });
    expect(late('director-decides')).toEqual(['decision']);
    expect(late('as-16-to-20')).toEqual(['procedural 50', 'decision']);
  });

  test('B01, ROP 9.2: a pool match 11 minutes late has 6 to pay for: two blocks begun, one completed', () => {
    const late = (way: string) => charged(['rop', 'B01', way], 'late-pool', { minutes: 11 }, 'teams');
    expect([late('begun'), late('completed')]).toEqual([['procedural 12'], ['procedural 6']]);
  });

  test('B02, ROP 9.2: a knock-out match 5 minutes late', () => {
    const late = (way: string) => charged(['rop', 'B02', way], 'late-knockout', { minutes: 5 }, 'teams');
    expect([late('nothing-within-5'), late('from-the-first')]).toEqual([[], ['procedural 5']]);
  });
});
