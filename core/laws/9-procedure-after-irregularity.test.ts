import { describe, expect, test } from 'vitest';
import { attentionRight, preventionRight } from './9-procedure-after-irregularity.ts';
import { PHASES, type Phase, ROLES, type Role } from './17-auction-period.ts';
import { LAWS_EDITIONS, type LawsEdition } from './editions.ts';

const AUCTION_PERIOD = ['before', 'auction', 'clarification'] as const;

describe('Law 9A: who may draw attention to an irregularity', () => {
  test.each(LAWS_EDITIONS)('%i: everybody in the auction period, the dummy-to-be too (9A1)', (edition) => {
    for (const phase of AUCTION_PERIOD)
      for (const role of [undefined, ...ROLES])
        expect(attentionRight(edition, { phase, role })).toEqual({ has: true, clause: '9A1' });
  });

  test.each<[LawsEdition, string, string]>([
    [1997, '9A2(a)', '9A2(b)(1)'],
    [2007, '9A2', '9A3'],
    [2017, '9A2', '9A4'],
  ])('%i: in the play declarer and defenders (%s), not dummy (%s)', (edition, players, dummy) => {
    const right = (role: Role, phase: Phase = 'play') => attentionRight(edition, { phase, role });
    expect(right('declarer')).toEqual({ has: true, clause: players });
    expect(right('defender')).toEqual({ has: true, clause: players });
    expect(right('dummy')).toEqual({ has: false, clause: dummy });
    expect(right('dummy', 'over')).toEqual({ has: true, clause: dummy });
  });
});

describe('Law 9A3: who may try to prevent one', () => {
  test.each(LAWS_EDITIONS)('%i: everybody but dummy, at any time', (edition) => {
    for (const phase of PHASES)
      for (const role of ['declarer', 'defender'] as const)
        for (const byDeclarer of [true, false])
          expect(preventionRight(edition, { phase, role }, byDeclarer).has).toBe(true);
  });

  test.each<[LawsEdition, boolean, boolean, string]>([
    [1997, true, true, '9A2(b)(2)'],
    [1997, false, false, '42B2'],
    [2007, true, true, '9A3'],
    [2007, false, false, '42B2'],
    [2017, true, true, '9A3'],
    [2017, false, true, '9A3'],
  ])("%i: dummy, when it is declarer's (%s): %s (%s)", (edition, byDeclarer, has, clause) => {
    expect(preventionRight(edition, { phase: 'play', role: 'dummy' }, byDeclarer)).toEqual({ has, clause });
  });
});
