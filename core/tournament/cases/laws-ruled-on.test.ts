import { expect, test } from 'vitest';
import { lawOfClause, lawsRuledOn } from './laws-ruled-on.ts';

test.each([
  ['64A1', 64],
  ['Law 64A1', 64],
  ['Laws 15B, 12', 15],
  ['9', 9],
  ['RTP 2.1.5', undefined],
  ['ROP 4.10', undefined],
])('%s belongs to law %s', (clause, law) => {
  expect(lawOfClause(clause)).toBe(law);
});

test('each law counts once a case, the most frequent first, then by number; paragraphs of a regulation are no laws', () => {
  const cases = [
    { clauses: ['61A', '64A1', '64A2'] },
    { clauses: ['27B1(a)', 'RTP 2.1.8.4'] },
    { clauses: ['61A', 'Law 64C1'] },
    { clauses: ['RTP 2.1.5', '16B1'] },
  ];
  expect(lawsRuledOn(cases)).toEqual([
    { law: 61, cases: 2 },
    { law: 64, cases: 2 },
    { law: 16, cases: 1 },
    { law: 27, cases: 1 },
  ]);
});
