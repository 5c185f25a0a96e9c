import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

describe('naipe define', () => {
  test('a word with its names, what differs by edition, and where it is defined', async () => {
    const { code, out } = await run('define', 'comparable', 'call');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^comparable call \(pt voz comparável, es canto comparable, it chiamata paragonabile\)/,
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

  test('a law: what it is about in each edition, and the words it defines', async () => {
    const { code, out } = await run('define', '23');
    expect(code).toBe(0);
    expect(out).toMatch(/^Law 23 \(1997\): .+\nLaw 23 \(2007\): .+\nLaw 23 \(2017\): /);
    expect(out).toContain('\n  2017: 23A1, 23A2, 23A3, 23B, 23C');
    expect(out).toMatch(/\n→ .*comparable call/);
  });

  test('73C1, 89: 2017 and 2017 as revised in 2023 are told apart, in four languages', async () => {
    expect((await run('define', '73C1')).out).toMatch(
      /\n {2}73C1\n {4}2017: Whoever has .+\n {4}2023: The same, said of /,
    );
    expect((await run('define', '73C1')).out).not.toContain('73A2');
    expect((await run('define', 'Law', '73')).out).toMatch(/ {2}73A2\n {4}2017: .+\n {4}2023: /);
    for (const language of ['pt', 'es', 'it'])
      expect((await run('define', '89', '--language', language)).out).toMatch(
        /^(Lei|Ley|Art\.) 89 .+\n {2}89\n {4}2017: .+\n {4}2023: /s,
      );
  });

  test('27B1(a): the clause in the editions that have it, for scripts too', async () => {
    const found = JSON.parse((await run('define', '27B1(a)', '--json')).out);
    expect(found).toMatchObject({ law: 27, clauses: { 2017: ['27B1(a)'] }, revised: {} });
  });

  test.each([
    [['94'], 1],
    [[], 2],
    [['revoke', '--language', 'fr'], 2],
    [['xyzzy'], 1],
  ])('%j exits with %i', async (args, code) => {
    expect((await run('define', ...args)).code).toBe(code);
  });
});
