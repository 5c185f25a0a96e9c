import { describe, expect, test } from 'vitest';
import { draftOf, newSide, readSideDraft, type SideDraft } from './side-draft.ts';
import { newOutcome } from './weights.ts';

const side = (changes: Partial<SideDraft>): SideDraft => ({ ...newSide('A'), ...changes });
const outcomes = (...pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([result, weight], index) => ({ ...newOutcome(index), result, weight }));

describe('an adjusted score as typed', () => {
  test.each([
    [side({}), { kind: 'named', name: 'A' }],
    [side({ kind: 'kept' }), { kind: 'kept' }],
    [side({ kind: 'percent', value: '57,5' }), { kind: 'percent', percent: '57.5' }],
    [side({ kind: 'imps', value: '−3' }), { kind: 'imps', imps: '-3' }],
    [
      side({ kind: 'assigned', outcomes: outcomes(['4sn=', '100']) }),
      { kind: 'assigned', outcomes: [{ result: '4SN=', weight: '1' }] },
    ],
    // Law 12C1(c): an assigned score may be weighted.
    [
      side({ kind: 'assigned', outcomes: outcomes(['4sn=', '60'], ['4sn-1', '40 %']) }),
      {
        kind: 'assigned',
        outcomes: [
          { result: '4SN=', weight: '60/100' },
          { result: '4SN-1', weight: '40/100' },
        ],
      },
    ],
    [
      side({ kind: 'assigned', outcomes: outcomes(['4sn=', '2/3'], ['pass', '1/3']) }),
      {
        kind: 'assigned',
        outcomes: [
          { result: '4SN=', weight: '2/3' },
          { result: 'Pass', weight: '1/3' },
        ],
      },
    ],
    [
      side({ kind: 'assigned', outcomes: outcomes(['4sn=', '12,5'], ['4sn-1', '87,5']) }),
      {
        kind: 'assigned',
        outcomes: [
          { result: '4SN=', weight: '125/1000' },
          { result: '4SN-1', weight: '875/1000' },
        ],
      },
    ],
  ])('%j', (draft, score) => {
    expect(readSideDraft(draft)).toEqual({ ok: true, value: score });
  });

  test.each([
    [side({ kind: 'percent', value: 'x' }), 'value'],
    [side({ kind: 'assigned', outcomes: outcomes(['4s', '100']) }), 'result'],
    [side({ kind: 'assigned', outcomes: outcomes(['4sn=', '60'], ['4sn-1', '30']) }), 'weights'],
    [side({ kind: 'assigned', outcomes: outcomes(['4sn=', '']) }), 'weights'],
    [side({ kind: 'assigned', outcomes: outcomes(['4sn=', '0']) }), 'weights'],
  ])('%j lacks its %s', (draft, code) => {
    expect(readSideDraft(draft)).toMatchObject({ ok: false, error: { code } });
  });

  // Law 12C1(e): what the table made, what would have been without the infraction, and what without the own error.
  test.each([
    { kind: 'kept' },
    { kind: 'named', name: 'A+' },
    { kind: 'percent', percent: '57.5' },
    {
      kind: 'assigned',
      outcomes: [
        { result: '4SN=', weight: '2/3' },
        { result: 'Pass', weight: '1/3' },
      ],
    },
    {
      kind: 'self-inflicted',
      table: [{ result: '3SW=', weight: '1' }],
      withoutInfraction: [{ result: '2HN=', weight: '1' }],
      withoutError: [{ result: '3SW-1', weight: '1' }],
    },
  ] as const)('what the Laws propose is read as it was proposed: %j', (score) => {
    expect(readSideDraft(draftOf(score))).toEqual({ ok: true, value: score });
  });
});
