import { describe, expect, test } from 'vitest';
import {
  type Asking,
  type CorrectionTime,
  correctionTime,
  requestRight,
} from './20-review-and-explanation.ts';
import { LAWS_EDITIONS, type LawsEdition } from './editions.ts';
import { REQUESTS, type RequestKind } from './happening/report.ts';

const asking = (given: Partial<Asking>): Asking => ({
  phase: 'auction',
  role: undefined,
  atTurn: false,
  firstTurn: false,
  barred: false,
  ...given,
});

type Row = readonly [who: string, given: Partial<Asking>, allowed: readonly RequestKind[]];

/** Laws 20 and 41B as they stand in 2007 and 2017. */
const MATRIX: readonly Row[] = [
  ['a player at his turn to call', { atTurn: true }, ['clarification', 'review', 'explanation', 'one-call']],
  ['a player not at his turn', {}, ['clarification']],
  [
    'the opening leader before the lead',
    { phase: 'clarification', role: 'defender', atTurn: true, firstTurn: true },
    ['clarification', 'lead', 'review', 'explanation', 'one-call'],
  ],
  [
    "the leader's partner before the lead is faced",
    { phase: 'clarification', role: 'defender', firstTurn: true },
    ['clarification', 'lead', 'review', 'explanation', 'one-call'],
  ],
  [
    'the presumed declarer before the lead is faced',
    { phase: 'clarification', role: 'declarer', firstTurn: true },
    ['clarification', 'review', 'explanation', 'one-call'],
  ],
  ['the presumed dummy', { phase: 'clarification', role: 'dummy' }, ['clarification']],
  [
    'a defender at his first turn to play',
    { phase: 'play', role: 'defender', atTurn: true, firstTurn: true },
    ['review', 'explanation', 'one-call', 'contract'],
  ],
  [
    'declarer at his first turn to play',
    { phase: 'play', role: 'declarer', atTurn: true, firstTurn: true },
    ['review', 'explanation', 'one-call', 'contract'],
  ],
  [
    'a defender at a later turn',
    { phase: 'play', role: 'defender', atTurn: true },
    ['explanation', 'one-call', 'contract'],
  ],
  [
    'declarer at a later turn',
    { phase: 'play', role: 'declarer', atTurn: true },
    ['explanation', 'one-call', 'contract'],
  ],
  ['a defender not at his turn', { phase: 'play', role: 'defender' }, []],
  ['dummy', { phase: 'play', role: 'dummy', atTurn: true, firstTurn: true }, []],
];

describe('Laws 20 and 41: who may ask what, and when', () => {
  for (const edition of LAWS_EDITIONS)
    test.each(MATRIX)(`${edition}: %s`, (_who, given, allowed) => {
      const granted = REQUESTS.filter((what) => requestRight(edition, what, asking(given)).has);
      // 1997 has no question about a single call (20F1). Whoever may have an explanation may ask further for it (20F1).
      const further: readonly RequestKind[] = allowed.includes('explanation') ? ['supplementary'] : [];
      const expected = [...allowed.filter((what) => edition !== 1997 || what !== 'one-call'), ...further];
      expect(granted.toSorted()).toEqual(expected.toSorted());
    });

  test.each<[LawsEdition, boolean]>([
    [1997, true],
    [2007, true],
    [2017, false],
  ])('%i: a player who has to pass: no review (20B), an explanation: %s (20F1)', (edition, explained) => {
    const barred = asking({ atTurn: true, barred: true });
    expect(requestRight(edition, 'review', barred)).toEqual({ has: false, clause: '20B' });
    expect(requestRight(edition, 'explanation', barred)).toEqual({ has: explained, clause: '20F1' });
  });
});

describe('Law 20F1: a further question to partner’s', () => {
  test.each<[string, Partial<Asking>, LawsEdition, string]>([
    ['in the auction', {}, 2017, '20F1'],
    ['in the play', { phase: 'play', role: 'defender' }, 2007, '20F1'],
    ['in the play, where 1997 has no word of it', { phase: 'play', role: 'defender' }, 1997, '20F2'],
    ['never by dummy', { phase: 'play', role: 'dummy' }, 2017, '20F2'],
  ])('not before his turn, %s: %o, %i (%s)', (_where, given, edition, clause) => {
    expect(requestRight(edition, 'supplementary', asking(given))).toEqual({ has: false, clause });
  });
});

type When = Parameters<typeof correctionTime>[2];

describe('Laws 20F4, 20F5 and 75: when a wrong explanation is corrected', () => {
  test.each<[LawsEdition, When['phase'], CorrectionTime, string]>([
    [1997, 'auction', 'due', '75D1'],
    [1997, 'play', 'due', '75D1'],
    [2007, 'auction', 'due', '20F4'],
    [2007, 'play', 'due', '20F4'],
    [2017, 'auction', 'allowed', '20F4(a)'],
    [2017, 'clarification', 'due', '20F4(a)'],
    [2017, 'play', 'due', '75B2'],
  ])("%i: one's own, %s: %s (%s)", (edition, phase, time, clause) => {
    expect(correctionTime(edition, 'own', { phase, role: undefined })).toEqual({ time, clause });
  });

  test.each<[When, CorrectionTime, string]>([
    [{ phase: 'auction', role: undefined }, 'too-early', '20F5(a)'],
    [{ phase: 'clarification', role: 'declarer' }, 'due', '20F5(b)(ii)'],
    [{ phase: 'clarification', role: 'dummy' }, 'due', '20F5(b)(ii)'],
    [{ phase: 'clarification', role: 'defender' }, 'too-early', '20F5(b)(i)'],
    [{ phase: 'play', role: 'defender' }, 'too-early', '20F5(b)(i)'],
    [{ phase: 'over', role: 'defender' }, 'due', '20F5(b)(i)'],
    [{ phase: 'play', role: 'declarer' }, 'too-late', '20F5(b)(ii)'],
    [{ phase: 'over', role: 'dummy' }, 'too-late', '20F5(b)(ii)'],
  ])("partner's, %o: %s (%s; 1997: 75D2)", (when, time, clause) => {
    expect(correctionTime(2017, 'partner', when)).toEqual({ time, clause });
    expect(correctionTime(2007, 'partner', when)).toEqual({ time, clause });
    expect(correctionTime(1997, 'partner', when)).toEqual({ time, clause: '75D2' });
  });
});
