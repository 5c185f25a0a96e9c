import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

describe('naipe define', () => {
  test('a word with its names, what differs by edition, and where it is defined', async () => {
    const { code, out } = await run('define', 'comparable', 'call');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^comparable call \(pt voz comparável, es canto comparable, it dichiarazione comparabile\)/,
    );
    expect(out).toMatch(/\n {2}1997: .+\n {2}2007: .+\nLaw 23A \(2017\)$/);
  });

  test('asked in one language, answered in another', async () => {
    const { out } = await run('define', 'renonce', '--language', 'pt');
    expect(out).toMatch(/^renúncia \(en revoke, es renuncio, it renonce\)\nNão assistir podendo/);
    expect(out).toContain('Definições (1997, 2007), Lei 61A (2017)');
  });

  test('others that hold the word are named', async () => {
    expect((await run('define', 'penalty')).out).toMatch(
      /\n→ penalty card, major penalty card, minor penalty card$/,
    );
  });

  test('for scripts', async () => {
    const found = JSON.parse((await run('define', 'dummy', '--json')).out);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      id: 'dummy',
      names: { it: ['morto'] },
      places: [{ place: 'definitions', editions: [1997, 2007, 2017] }],
    });
  });

  test.each([
    [[], 2],
    [['revoke', '--language', 'fr'], 2],
    [['xyzzy'], 1],
  ])('%j exits with %i', async (args, code) => {
    expect((await run('define', ...args)).code).toBe(code);
  });
});
