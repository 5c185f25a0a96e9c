import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

describe('naipe score', () => {
  test('for scripts', async () => {
    const { code, out } = await run('score', '4SXN+1', '--vul', 'NS', '--json');
    expect(code).toBe(0);
    expect(out).toBe('{"contract":"4SXN+1","vulnerable":"NS","ns":990,"ew":-990}');
  });

  test.each([
    [['4SXN+1', '--vul', 'NS'], '4♠ doubled by North, 1 over, NS vulnerable: NS +990'],
    [['3 ST e -2', '--board', '4'], '3NT by East, 2 down, both vulnerable: NS +200'],
    [['3', 'NT', 'W', '='], '3NT by West, made exactly, nobody vulnerable: EW +400'],
    [['pass'], 'Passed out, nobody vulnerable: 0 to both sides'],
  ])('%j for people', async (args, text) => {
    expect(await run('score', ...args)).toEqual({ code: 0, out: text, err: '' });
  });

  test('a passed-out board has no minus zero', async () => {
    expect((await run('score', 'Pass', '--json')).out).toBe(
      '{"contract":"Pass","vulnerable":"None","ns":0,"ew":0}',
    );
  });

  test('the reverse', async () => {
    const { out } = await run('score', '--points', '990', '--vul', 'NS', '--json');
    expect(JSON.parse(out)).toEqual({
      points: 990,
      vulnerable: 'NS',
      passedOut: false,
      sources: [
        { contract: '4SX', side: 'NS', result: '+1' },
        { contract: '4HX', side: 'NS', result: '+1' },
      ],
    });
    expect((await run('score', '--points', '-7600', '--vul', 'All')).out).toContain('7NTXX by NS -13');
    expect((await run('score', '--points', '0')).out).toContain('passed out');
  });

  test('RTP 2.2.7.2: an impossible score is wrong input', async () => {
    const { code, err } = await run('score', '--points', '410');
    expect(code).toBe(1);
    expect(err).toBe('No contract gives North–South 410 with nobody vulnerable.');
  });

  test.each([
    [['4SN'], 1],
    [[], 2],
    [['4SN=', '--vul', 'X'], 2],
    [['4SN=', '--board', '0'], 2],
    [['4SN=', '--board', '1', '--vul', 'NS'], 2],
    [['4SN=', '--points', '420'], 2],
    [['--points', 'many'], 2],
  ])('%j exits with %i', async (args, code) => {
    const ended = await run('score', ...args);
    expect(ended.code).toBe(code);
    expect(ended.err).not.toBe('');
  });
});
