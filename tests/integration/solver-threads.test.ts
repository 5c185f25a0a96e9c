import { orThrow } from 'naipe/base';
import { parseDeal } from 'naipe/game';
import { tricks } from 'naipe/solver';
import { expect, test } from 'vitest';
import type * as Solving from '../../server/solving/index.ts';

const DEAL = 'N:AKQJT9876543.2.. 2.AKQJT9876543.. ..AKQJT98765432. ...AKQJT98765432';

test('the threads of the built program work out what the library does', async () => {
  const built = new URL('../../server/dist/solving/index.js', import.meta.url).href;
  const { defaultSolver } = (await import(built)) as typeof Solving;
  const solver = defaultSolver();
  try {
    const { signal } = new AbortController();
    expect(await solver.solve({ deal: DEAL }, signal)).toEqual(tricks(orThrow(parseDeal(DEAL))));
    await expect(solver.solve({ deal: 'N:AK' }, signal)).rejects.toThrow();
  } finally {
    await solver.close();
  }
});
