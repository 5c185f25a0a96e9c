import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

describe('naipe vp', () => {
  test('for scripts', async () => {
    const { code, out } = await run('vp', '23', '--boards', '16', '--scale', 'rtp-2014', '--json');
    expect(code).toBe(0);
    expect(out).toBe('{"imps":23,"boards":16,"scale":"rtp-2014","winner":"15.56","loser":"4.44"}');
  });

  test.each([
    [['30', '--boards', '24', '--scale', 'rop'], '30 IMPs over 24 boards: 21 – 9'],
    [['0', '--boards', '8'], '0 IMPs over 8 boards: 10.00 – 10.00'],
    [['20', '--boards', '24', '--scale', 'wbf'], '20 IMPs over 24 boards: 14.26 – 5.74'],
    [['5', '--boards', '7', '--scale', 'acbl-20'], '5 IMPs over 7 boards: 13 – 7'],
    [['21', '--boards', '32', '--scale', 'wbf-25'], '21 IMPs over 32 boards: 18 – 12'],
    [['21', '--boards', '16', '--scale', 'wbf-25'], '21 IMPs over 16 boards: 20 – 10'],
  ])('%j for people', async (args, text) => {
    expect(await run('vp', ...args)).toEqual({ code: 0, out: text, err: '' });
  });

  test('a length without a column says what was done (RTP Annex I)', async () => {
    expect((await run('vp', '10', '--boards', '12')).out).toMatch(
      /^10 IMPs over 12 boards: 13\.18 – 6\.82\nRTP Annex I has no column/,
    );
  });

  test.each([
    [[], 2],
    [['23'], 2],
    [['23', '--boards', '0'], 2],
    [['23', '--boards', '16', '--scale', 'acbl'], 2],
    [['x', '--boards', '16'], 1],
  ])('%j exits with %i', async (args, code) => {
    expect((await run('vp', ...args)).code).toBe(code);
  });
});
