import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { agreementEvidence, agreementState, type Withdrawal, withdrawnAgreement } from './69-agreed-claim.ts';
import { ending } from './claims/testing/endings.ts';
import { LAWS_EDITIONS } from './editions.ts';

describe('Law 69A, all editions', () => {
  test('agreement is established by a call on the next board or the end of the round', () => {
    const since = { objection: 'none', calledOnNextBoard: false, roundEnded: false } as const;
    expect(agreementState(since).kind).toBe('open');
    expect(agreementState({ ...since, calledOnNextBoard: true }).kind).toBe('established');
    expect(agreementState({ ...since, roundEnded: true }).kind).toBe('established');
  });

  test('an objection in time contests the claim; a late one leaves Laws 69B and 71', () => {
    const objected = { calledOnNextBoard: true, roundEnded: false } as const;
    expect(agreementState({ ...objected, objection: 'in-time' })).toEqual({
      kind: 'contested',
      clause: '70',
    });
    expect(agreementState({ ...objected, objection: 'late' }).kind).toBe('established');
  });
});

describe.each(LAWS_EDITIONS)('Law 69B, %s', (edition) => {
  const asking = (more: Partial<Withdrawal>) =>
    withdrawnAgreement({
      edition,
      agreedTo: 'claim',
      withinCorrectionPeriod: true,
      alreadyWon: 0,
      notLosable: 0,
      likelyWon: 0,
      ...more,
    });

  test('a trick already won goes back', () => {
    expect(asking({ alreadyWon: 1 })).toEqual({
      returned: 1,
      clauses: [edition === 1997 ? '69B' : '69B1'],
    });
    expect(asking({ alreadyWon: 2 }).returned).toBe(2);
  });

  test('a trick that was probable, not sure: 2007 and 2017 give it back, 1997 does not', () => {
    expect(asking({ likelyWon: 1 })).toEqual(
      edition === 1997 ? { returned: 0, clauses: ['69B'] } : { returned: 1, clauses: ['69B2'] },
    );
  });

  test('a trick that no normal play loses goes back in every edition', () => {
    expect(asking({ notLosable: 1, likelyWon: 1 }).returned).toBe(1);
  });

  test('agreement to a concession: the edition of 1997 lets only that to a claim be withdrawn', () => {
    expect(asking({ agreedTo: 'concession', alreadyWon: 1 }).returned).toBe(edition === 1997 ? 0 : 1);
    expect(asking({ agreedTo: 'concession', likelyWon: 1, notLosable: 1 }).returned).toBe(
      edition === 1997 ? 0 : 1,
    );
  });

  test('79C: nothing after the correction period', () => {
    expect(asking({ withinCorrectionPeriod: false, alreadyWon: 1 })).toEqual({
      returned: 0,
      clauses: ['79C'],
    });
    expect(asking({ withinCorrectionPeriod: false, likelyWon: 1, notLosable: 1 }).returned).toBe(0);
  });

  test('evidence: West agrees to lose three tricks and holds an ace', () => {
    // South can throw no king on the ace of spades: whenever he leads the king of spades, West takes it.
    const position = ending('NT', {
      N: 'C4 C3 C2',
      E: 'D6 D5 D4',
      S: 'SK HA HK',
      W: 'SA D2 D3',
    });
    expect(orThrow(agreementEvidence(edition, position, 'W', 3))).toEqual({ notLosable: 1, doubleDummy: 1 });
    expect(orThrow(agreementEvidence(edition, position, 'W', 2))).toEqual({ notLosable: 0, doubleDummy: 0 });
  });

  test('evidence: a claim of two by a defender, who has only one', () => {
    // West cashes the ace of spades; South's king of diamonds takes the other trick whatever is led.
    const position = ending('NT', { N: 'C3 C2', E: 'H3 H2', S: 'DK DQ', W: 'SA D2' }, { leader: 'W' });
    expect(orThrow(agreementEvidence(edition, position, 'N', 2))).toEqual({ notLosable: 1, doubleDummy: 1 });
  });
});
