import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

const DEAL = 'N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765';

describe('naipe show', () => {
  test('a diagram with points and shapes', async () => {
    const { code, out } = await run('show', DEAL);
    expect(code).toBe(0);
    expect(out).toContain('♠ A K Q J');
    expect(out).toContain('N: 10 HCP 4-3-3-3');
  });

  test('in the letters of a language', async () => {
    expect((await run('show', DEAL, '--language', 'it', '--letters')).out).toContain('P A R D F');
  });

  test('for scripts', async () => {
    const { out } = await run('show', DEAL, '--json');
    expect(JSON.parse(out)).toMatchObject({ deal: DEAL, hands: { W: { hcp: 10, shape: [3, 4, 3, 3] } } });
  });

  test('hands that are not known', async () => {
    expect((await run('show', 'W:- AKQJ.T98.765.432 - -')).out).toContain('♠ ?');
  });

  test('a deal with a card twice is wrong input, and says which', async () => {
    const { code, err } = await run('show', DEAL.replace('N:AK', 'N:A2'));
    expect(code).toBe(1);
    expect(err).toBe('Not a deal: more than one hand holds S2.');
  });

  test('nothing, or a language we do not write, is wrong usage', async () => {
    expect((await run('show')).code).toBe(2);
    expect((await run('show', DEAL, '--language', 'xx')).code).toBe(2);
  });
});
