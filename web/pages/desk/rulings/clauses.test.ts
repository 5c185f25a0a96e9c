import { expect, test } from 'vitest';
import { adjustmentClause, regulatedClauses, usualClauses } from './clauses.ts';
import { newSide, type SideDraft } from './side-draft.ts';
import { newOutcome } from './weights.ts';

const artificial = newSide('A+');
const assigned: SideDraft = { ...artificial, kind: 'assigned' };
const weighted: SideDraft = { ...assigned, outcomes: [newOutcome(1, '60'), newOutcome(2, '40')] };

test.each([
  [1997, artificial, 'Law 12C1'],
  [1997, assigned, 'Law 12C2'],
  [1997, weighted, 'Law 12C3'],
  [2007, artificial, 'Law 12C2'],
  [2007, assigned, 'Law 12C1'],
  [2017, weighted, 'Law 12C1(c)'],
] as const)('Laws %d: an adjusted score rests on its law', (laws, side, clause) => {
  expect(adjustmentClause(laws, side, artificial)).toBe(clause);
});

test.each([
  [1997, 'Law 72B1'],
  [2007, 'Law 23'],
  [2017, 'Law 72C'],
] as const)('Laws %d: who could have known is offered under its number there, %s', (laws, clause) => {
  expect(usualClauses('adjust', laws)).toContain(clause);
});

test('out of the ranking and out of the room: each regulation offers its own paragraph and none of the other', () => {
  expect(regulatedClauses('ranked', 'rtp-2014')).toEqual(['RTP 2.2.2.2']);
  expect(regulatedClauses('ranked', 'rop')).toEqual(['ROP 5.11']);
  expect(regulatedClauses('exclude', 'rtp-2014')).toEqual(['RTP 3.2.1']);
  expect(regulatedClauses('exclude', 'rop')).toEqual([]);
  expect(regulatedClauses('ranked', 'wbf')).toEqual([]);
});
