import { expectTypeOf, test } from 'vitest';
import type { Clause } from './clause.ts';

test('a clause of the lists, and what stands over it, is a clause; a misspelt one does not compile', () => {
  expectTypeOf<'27B1(a)' | '27B' | '49' | '20F5(b)(i)' | '20F5(b)' | '20F' | '72C'>().toExtend<Clause>();
  expectTypeOf<'27Z'>().not.toExtend<Clause>();
  expectTypeOf<'64D9'>().not.toExtend<Clause>();
  expectTypeOf<string>().not.toExtend<Clause>();
});
