import { describe, expect, test } from 'vitest';
import { LAWS_EDITIONS, type LawsEdition, questionKey, shortfall } from './index.ts';
import { BOTH_AT_ELEVEN, DISCARD_AT_TEN } from './tricks/testing/endings.ts';
import { PLAYED_OUT } from './tricks/testing/played-out.ts';
import { firstTricks, rectifications, ruled, tricksNS, type Written } from './tricks/testing/records.ts';

const IN_TIME = { calledOnNextBoard: [], roundEnded: false, handsReturned: true } as const;

test('64A2: one trick; 1997 one more, because East wins trick 13 with the nine of clubs', () => {
  expect(LAWS_EDITIONS.map((edition) => tricksNS(DISCARD_AT_TEN, edition))).toEqual([8, 7, 7]);
  expect(rectifications(DISCARD_AT_TEN, 1997)).toEqual([
    { kind: 'transfer', clauses: ['64A2'], tricks: [11, 12] },
  ]);
});

describe.each(LAWS_EDITIONS)('Law 64B of %i', (edition) => {
  const { ruffedAndWonLater: board } = PLAYED_OUT;

  test('64B4: attention after the innocent side had called on the next board', () => {
    const attention = { ...IN_TIME, calledOnNextBoard: ['E', 'N'] } as const;
    expect(rectifications({ ...board, attention }, edition)).toEqual([
      { kind: 'no-transfer', clauses: ['64B4'] },
    ]);
    expect(tricksNS({ ...board, attention }, edition)).toBe(9);
    const partner = { ...IN_TIME, calledOnNextBoard: ['S'] } as const;
    expect(tricksNS({ ...board, attention: partner }, edition)).toBe(9);
  });

  test('64B4: a call by the offending side does not matter', () => {
    const attention = { ...IN_TIME, calledOnNextBoard: ['E'] } as const;
    expect(tricksNS({ ...board, attention }, edition)).toBe(11);
    const both = { ...IN_TIME, calledOnNextBoard: ['E', 'W'] } as const;
    expect(tricksNS({ ...board, attention: both }, edition)).toBe(11);
  });

  test('64B5: attention after the round had ended', () => {
    const attention = { ...IN_TIME, roundEnded: true };
    expect(rectifications({ ...board, attention }, edition)).toEqual([
      { kind: 'no-transfer', clauses: ['64B5'] },
    ]);
    const late = { ...attention, calledOnNextBoard: ['N'] } as const;
    expect(rectifications({ ...board, attention: late }, edition)).toMatchObject([
      { clauses: ['64B4', '64B5'] },
    ]);
  });

  test('64B4: of one revoke among several', () => {
    const attentionTo = [{ ...IN_TIME, calledOnNextBoard: ['N'], trick: 6, seat: 'W' }] as const;
    expect(rectifications({ ...PLAYED_OUT.bothDefenders, attentionTo }, edition)).toMatchObject([
      { kind: 'transfer', tricks: [5] },
      { kind: 'no-transfer', clauses: ['64B4'] },
    ]);
    expect(tricksNS({ ...PLAYED_OUT.bothDefenders, attentionTo }, edition)).toBe(10);
  });

  test('64B3: a penalty card that would have followed suit', () => {
    const faced = [{ seat: 'E', cards: ['C9'], as: 'major-penalty-card', from: 10 }] as const;
    expect(rectifications({ ...DISCARD_AT_TEN, faced }, edition)[0]).toEqual({
      kind: 'no-transfer',
      clauses: ['64B3'],
    });
  });

  test('64B1: nothing won from the revoke on, and in a claim either', () => {
    expect(rectifications(PLAYED_OUT.discardedAndWonNothing, edition)).toMatchObject([{ clauses: ['64B1'] }]);
    const claim = { by: 'E', assented: true, objected: false, rest: { NS: 3, EW: 0 } } as const;
    const conceded = { ...DISCARD_AT_TEN, play: firstTricks(DISCARD_AT_TEN.play, 1), claim };
    expect(rectifications(conceded, edition)).toEqual([{ kind: 'no-transfer', clauses: ['64B1'] }]);
  });

  test('the end of play is awaited before tricks are counted', () => {
    const begun = { ...board, play: firstTricks(board.play, 9) };
    expect(rectifications(begun, edition)).toEqual([
      { kind: 'pending', clauses: ['64A'], awaits: 'end-of-play' },
    ]);
    expect(ruled(begun, edition).final).toBeUndefined();
    const claim = { by: 'S', assented: false, objected: true } as const;
    expect(rectifications({ ...begun, claim }, edition)).toMatchObject([
      { kind: 'pending', awaits: 'claim' },
    ]);
  });
});

describe('64B2: the same player in the same suit again', () => {
  /** East’s first discard on a club was corrected; then he discards on the next one too. */
  const AGAIN: Written = {
    contract: '3NTS',
    deal: 'N:..876.53 9.9.2.96 543...AK .654..42',
    earlier: { NS: 4, EW: 4 },
    play: `
      S: CK C4 C5 D2~62A E=C6
      S: CA C2 C3 D2
      S: S5 H4 D6 S9
      E: H9 S3 H5 D7
      E: C9 S4 H6 D8`,
  };

  test('2017: only after an established one; before, after any', () => {
    expect(LAWS_EDITIONS.map((edition) => rectifications(AGAIN, edition)[1]?.clauses)).toEqual([
      ['64B2'],
      ['64B2'],
      ['64A2'],
    ]);
    expect(LAWS_EDITIONS.map((edition) => tricksNS(AGAIN, edition))).toEqual([6, 6, 7]);
  });

  test('both established: the first pays, the second only in equity', () => {
    const equity = (edition: LawsEdition) =>
      ruled(PLAYED_OUT.sameSuitTwice, edition).rulings.map((ruling) =>
        ruling.equity.map(({ clause }) => clause),
      );
    expect(LAWS_EDITIONS.map(equity)).toEqual([
      [['64C'], ['64C']],
      [['64C'], ['64C']],
      [['64C1'], ['64C2(a)']],
    ]);
  });
});

describe('64B3: a card that was merely face up, of a hand shown', () => {
  const faced = [{ seat: 'E', cards: ['S9', 'H9', 'D2', 'C9'], as: 'faced', from: 10 }] as const;

  test('until 2007 no transfer; in 2017 only penalty cards and dummy’s are exempt', () => {
    const clauses = (edition: LawsEdition) =>
      rectifications({ ...DISCARD_AT_TEN, faced }, edition)[0]?.clauses;
    expect(LAWS_EDITIONS.map(clauses)).toEqual([['64B3'], ['64B3'], ['64A2']]);
  });

  test('a card faced in another suit exempts nobody', () => {
    const other = [{ ...faced[0], cards: ['S9', 'H9'] }] as const;
    const clauses = (edition: LawsEdition) =>
      rectifications({ ...DISCARD_AT_TEN, faced: other }, edition)[0]?.clauses;
    expect(LAWS_EDITIONS.map(clauses)).toEqual([['64A2'], ['64A2'], ['64A2']]);
  });
});

describe('both sides revoke', () => {
  test('on one trick, both established: 1997 equity alone, 2007 and 2017 64B7', () => {
    const clauses = (edition: LawsEdition) =>
      rectifications(BOTH_AT_ELEVEN, edition).map((one) => one.clauses);
    expect(LAWS_EDITIONS.map(clauses)).toEqual([
      [['64C'], ['64C']],
      [['64B7'], ['64B7']],
      [['64B7'], ['64B7']],
    ]);
    for (const edition of LAWS_EDITIONS) expect(tricksNS(BOTH_AT_ELEVEN, edition)).toBe(5);
  });

  test('1997, read literally: each pays', () => {
    const readings = { bothOnOneTrick: 'each' } as const;
    expect(rectifications(BOTH_AT_ELEVEN, 1997, { readings })).toEqual([
      { kind: 'transfer', clauses: ['64A2'], tricks: [11] },
      { kind: 'no-transfer', clauses: ['64B1'] },
    ]);
    expect(tricksNS(BOTH_AT_ELEVEN, 1997, { readings })).toBe(6);
  });

  /** South’s discard was corrected; East’s stands. */
  const ONE_CORRECTED: Written = {
    ...BOTH_AT_ELEVEN,
    play: `
      N: C5 D2 H2~62A CK S=C7
      W: CQ S2 C6 H2
      W: S4 S3 D3 H3`,
  };

  test('one of them corrected: 1997 and 2017 the other pays, 2007 not', () => {
    expect(LAWS_EDITIONS.map((edition) => rectifications(ONE_CORRECTED, edition)[0]?.clauses)).toEqual([
      ['64A2'],
      ['64B7'],
      ['64A2'],
    ]);
    const readings = { bothOnOneTrick: 'equity-always' } as const;
    expect(rectifications(ONE_CORRECTED, 1997, { readings })[0]?.clauses).toEqual(['64C']);
  });

  test('2017 64C2(b): the question is the probable result without any revoke', () => {
    const { rulings } = ruled(PLAYED_OUT.bothSides, 2017);
    // One question for the board, whichever of the revokes it is asked of.
    expect(rulings.map(({ equity }) => equity.map(questionKey))).toEqual([['64C2(b):T2S'], ['64C2(b):T2S']]);
    expect(ruled(PLAYED_OUT.bothSides, 2017).judgements.map(questionKey)).toEqual(['64C2(b):T2S']);
    const older = ruled(PLAYED_OUT.bothSides, 2007).rulings[0]?.equity.map(({ clause }) => clause);
    expect(older).toEqual(['64C']);
  });
});

describe('64C: equity', () => {
  test.each(LAWS_EDITIONS)('%i: asked after every established revoke, and the answer is kept', (edition) => {
    const clause = edition === 2017 ? '64C1' : '64C';
    const id = `${clause}:T7N`;
    const asked = ruled(PLAYED_OUT.dummyRuffed, edition);
    expect(asked.judgements.map(questionKey)).toEqual([id]);
    expect(asked.adjust).toEqual([]);
    const damaged = ruled(PLAYED_OUT.dummyRuffed, edition, { answers: { [id]: 'yes' } });
    expect(damaged.adjust).toEqual([clause]);
    // 12C: after yes, what declarer would have made.
    const key = edition === 1997 ? '12C2:T7N' : '12C1:T7N';
    expect(damaged.judgements.map(questionKey)).toEqual([key]);
    expect(damaged.assigned).toBeUndefined();
    const assigned = ruled(PLAYED_OUT.dummyRuffed, edition, { answers: { [id]: 'yes', [key]: '9' } });
    expect(assigned.judgements).toEqual([]);
    expect(assigned.assigned).toMatchObject({ tricks: { NS: 9, EW: 4 }, scoreNS: -50 });
    const other = ruled(PLAYED_OUT.dummyRuffed, edition, {
      answers: { [id]: 'yes', [key]: 'another-result' },
    });
    expect([other.judgements, other.assigned]).toEqual([[], undefined]);
    expect(ruled(PLAYED_OUT.dummyRuffed, edition, { answers: { [id]: 'no' } }).adjust).toEqual([]);
  });

  test('double-dummy evidence: only what the revoke itself cost, beyond what went over', () => {
    const known = (least: number, after: number) => ({ before: { least, most: least }, after });
    expect(shortfall(known(4, 2), 3, 0)).toBe(1); // dummy’s ruff: no transfer
    expect(shortfall(known(6, 1), 1, 1)).toBe(4); // the ending: one trick is far from enough
    expect(shortfall(known(11, 11), 8, 1)).toBe(0); // lost by later play
    expect(shortfall(known(10, 9), 9, 1)).toBe(0); // made good by the transfer
  });
});
