import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { CONTESTED_CLAIM_PROCEDURE, withLaterPlay } from './70-contested-claim.ts';
import { judgeClaim, NOTHING_SAID } from './claims/index.ts';
import { claimOf, ending } from './claims/testing/endings.ts';
import { LAWS_EDITIONS } from './editions.ts';

describe.each(LAWS_EDITIONS)('Law 70, %s', (edition) => {
  test('70B: the steps, in the order of the edition', () => {
    const steps = CONTESTED_CLAIM_PROCEDURE[edition].map(({ clause, step }) => `${clause} ${step}`);
    expect(steps).toEqual(
      edition === 1997
        ? ['70B1 repeat-statement', '70B2 face-cards', '70B3 hear-objections']
        : ['70B1 repeat-statement', '70B2 hear-objections', '70B3 face-cards'],
    );
  });

  test('70B: facing the cards is required in 1997 and open to the director since', () => {
    const facing = CONTESTED_CLAIM_PROCEDURE[edition].find(({ step }) => step === 'face-cards');
    expect(facing?.force).toBe(edition === 1997 ? 'required' : 'optional');
  });

  test('70D3 (2007): South plays the ace of spades after his claim, which saves the stranded winner', () => {
    const position = ending('NT', { N: 'HA C2', E: 'CA DA', S: 'SA H3', W: 'SK HK' });
    const later = withLaterPlay(edition, NOTHING_SAID, ['SA'], true);
    expect(later.clauses).toEqual(edition === 2007 ? ['68D', '70D3'] : ['68D']);
    const { awarded } = orThrow(
      judgeClaim(claimOf(position, { edition, player: 'weak', statement: later.statement })),
    );
    expect(awarded).toBe(edition === 2007 ? 2 : 1);
  });

  test('70D3: the director need not take later play as part of the statement', () => {
    expect(withLaterPlay(edition, NOTHING_SAID, ['SA'], false).statement).toEqual(NOTHING_SAID);
    expect(withLaterPlay(edition, NOTHING_SAID, [], true).statement).toEqual(NOTHING_SAID);
  });
});
