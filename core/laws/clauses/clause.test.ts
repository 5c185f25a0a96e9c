import { describe, expect, expectTypeOf, test } from 'vitest';
import type { ByEdition, ClauseByEdition } from './by-edition.ts';
import type { Clause } from './clause.ts';
import { isClause, isClauseOf } from './is-clause.ts';

describe('a clause', () => {
  test('of the lists, and what stands over it, is one; a misspelt one does not compile', () => {
    expectTypeOf<'27B1(a)' | '27B' | '49' | '20F5(b)(i)' | '20F5(b)' | '20F' | '72C'>().toExtend<Clause>();
    expectTypeOf<'27Z'>().not.toExtend<Clause>();
    expectTypeOf<'64D9'>().not.toExtend<Clause>();
    expectTypeOf<string>().not.toExtend<Clause>();
  });

  test('of another edition does not compile', () => {
    expectTypeOf<'67B3' | '72C'>().toExtend<Clause<2017>>();
    expectTypeOf<'67B3'>().not.toExtend<Clause<2007>>();
    expectTypeOf<'72C'>().not.toExtend<Clause<1997>>();
    expectTypeOf<{ 1997: '67B2'; 2007: '67B2(a)'; 2017: '67B3' }>().toExtend<ClauseByEdition>();
    expectTypeOf<{ 1997: '67B3'; 2007: '67B2(a)'; 2017: '67B3' }>().not.toExtend<ClauseByEdition>();
  });

  test('of another edition does not compile inside what a law says either', () => {
    type Said = ByEdition<{ readonly code: string; readonly clauses: readonly Clause[] }>;
    expectTypeOf<{ code: 'x'; clauses: ['67B3'] }>().toExtend<Said[2017]>();
    expectTypeOf<{ code: 'x'; clauses: ['67B3'] }>().not.toExtend<Said[2007]>();
  });

  test.each(['27B1(a)', '27B', '27', '49', '20F5(b)(i)', '20F5(b)', '71(1)', '90'])(
    '%s can be read',
    (text) => expect(isClause(text)).toBe(true),
  );

  test.each(['27Z', '94', '20F5(b', '64D9', '', 'early', '27B1(a) '])('%s cannot be read', (text) =>
    expect(isClause(text)).toBe(false),
  );

  test('is read for an edition', () => {
    expect(isClauseOf(2017, '67B3')).toBe(true);
    expect(isClauseOf(2007, '67B3')).toBe(false);
  });
});
