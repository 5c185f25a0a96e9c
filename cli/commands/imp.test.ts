import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

describe('naipe imp', () => {
  test('for scripts', async () => {
    expect((await run('imp', '620', '170', '--json')).out).toBe('{"difference":450,"imps":10}');
  });

  test.each([
    [['620', '-100'], 'A difference of 720 points is 12 IMPs.'],
    [['-100', '620'], 'A difference of -720 points is -12 IMPs.'],
    [['−20'], 'A difference of -20 points is -1 IMP.'],
    [['--imps', '10'], '10 IMPs: a difference of 430 to 490 points.'],
    [['--imps', '24'], '24 IMPs: a difference of 4000 points or more.'],
  ])('%j for people', async (args, text) => {
    expect(await run('imp', ...args)).toEqual({ code: 0, out: text, err: '' });
  });

  test('no finite end is null for scripts', async () => {
    expect((await run('imp', '--imps', '24', '--json')).out).toBe('{"imps":24,"least":4000,"most":null}');
  });

  test.each([
    [[], 2],
    [['1', '2', '3'], 2],
    [['six'], 1],
    [['--imps', '25'], 1],
  ])('%j exits with %i', async (args, code) => {
    expect((await run('imp', ...args)).code).toBe(code);
  });
});
