import { describe, expect, test } from 'vitest';
import { LAWS_EDITIONS, questionKey } from './index.ts';
import { DISCARD_AT_TEN } from './tricks/testing/endings.ts';
import { PLAYED_OUT } from './tricks/testing/played-out.ts';
import { firstTricks, rectifications, ruled, tricksNS, type Written } from './tricks/testing/records.ts';

const IN_TIME = { calledOnNextBoard: [], roundEnded: false, handsReturned: true } as const;

describe('claims and concessions', () => {
  const JUST_PLAYED = firstTricks(DISCARD_AT_TEN.play, 1);
  const claimed = (rest: { NS: number; EW: number }, by: 'W' | 'S' = 'W'): Written => ({
    ...DISCARD_AT_TEN,
    play: JUST_PLAYED,
    claim: { by, assented: true, objected: false, rest },
  });

  test.each(LAWS_EDITIONS)('%i 63A3: the offenders concede the rest: the revoke trick alone', (edition) => {
    const { ruffedAndWonNothingLater: board } = PLAYED_OUT;
    const claim = { by: 'W', assented: true, objected: false, rest: { NS: 7, EW: 0 } } as const;
    const written = { ...board, play: firstTricks(board.play, 6), claim };
    expect(rectifications(written, edition)).toEqual([{ kind: 'transfer', clauses: ['64A1'], tricks: [6] }]);
    expect(tricksNS(written, edition)).toBe(10);
  });

  test.each(LAWS_EDITIONS)('%i 64A: tricks claimed count as won after the revoke', (edition) => {
    expect(rectifications(claimed({ NS: 2, EW: 1 }), edition)).toEqual([
      { kind: 'transfer', clauses: ['64A2'], tricks: ['claimed'] },
    ]);
    expect(tricksNS(claimed({ NS: 2, EW: 1 }), edition)).toBe(9);
  });

  test('1997 64A2: whether one of them was won with the nine of clubs only a director knows', () => {
    const written = claimed({ NS: 1, EW: 2 });
    const asked = ruled(written, 1997);
    expect(asked.rulings[0]?.rectification).toMatchObject({ kind: 'pending', awaits: 'judgement' });
    expect(asked.judgements.map(questionKey)).toContain('64A2:T10E');
    expect(asked.final).toBeUndefined();
    const answered = (answer: string) => tricksNS(written, 1997, { answers: { '64A2:T10E': answer } });
    expect([answered('yes'), answered('no')]).toEqual([9, 8]);
    expect(tricksNS(written, 2017)).toBe(8);
  });

  test('1997 64A2: not asked when he has no such card left', () => {
    const written: Written = {
      ...DISCARD_AT_TEN,
      play: `
        S: CA C2 C3 D2
        S: S5 H4 D6 C9`,
      claim: { by: 'W', assented: true, objected: false, rest: { NS: 0, EW: 2 } },
    };
    expect(ruled(written, 1997).rulings[0]?.rectification).toEqual({
      kind: 'transfer',
      clauses: ['64A2'],
      tricks: ['claimed'],
    });
  });

  test.each(LAWS_EDITIONS)('%i: a claim within the revoke trick: who won it is asked', (edition) => {
    const within: Written = {
      ...DISCARD_AT_TEN,
      contract: '3DS',
      play: 'N: C3 D2',
      claim: { by: 'E', assented: true, objected: false, rest: { NS: 2, EW: 2 } },
    };
    const asked = ruled(within, edition);
    expect(asked.rulings[0]?.rectification).toMatchObject({ kind: 'pending', clauses: ['64A'] });
    expect(asked.judgements.map(questionKey)).toContain('64A:T10E');
    const given = (seat: string) =>
      ruled(within, edition, { answers: { '64A:T10E': seat, '64A2:T10E': 'no' } });
    expect(given('E').rulings[0]?.rectification).toEqual({
      kind: 'transfer',
      clauses: ['64A1'],
      tricks: [10, 'claimed'],
    });
    expect(given('S').rulings[0]?.rectification).toMatchObject({ clauses: ['64A2'], tricks: ['claimed'] });
    expect(given('W').rulings[0]?.rectification).toMatchObject({ clauses: ['64A2'], tricks: [10] });
  });

  test('2017 63A4, 64B4: agreed because West called; North speaks before, or after, his side called', () => {
    const before = { ...IN_TIME, calledOnNextBoard: ['W'] } as const;
    const after = { ...IN_TIME, calledOnNextBoard: ['W', 'N'] } as const;
    const written = claimed({ NS: 2, EW: 1 }, 'S');
    expect(rectifications({ ...written, attention: before }, 2017)).toMatchObject([{ clauses: ['64A2'] }]);
    expect(rectifications({ ...written, attention: after }, 2017)).toMatchObject([{ clauses: ['64B4'] }]);
  });

  test.each(LAWS_EDITIONS)(
    '%i 62A, 70: an open revoke is corrected before the claim is ruled on',
    (edition) => {
      const claim = { by: 'S', assented: false, objected: true } as const;
      const report = ruled({ ...DISCARD_AT_TEN, play: JUST_PLAYED, claim }, edition);
      expect(report.rulings[0]).toMatchObject({
        standing: { status: 'open' },
        rectification: { clauses: ['62A'] },
      });
      expect(report.final).toBeUndefined();
    },
  );
});
