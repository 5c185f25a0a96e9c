import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { run } from './testing/run.ts';

describe('naipe', () => {
  test('without a command lists them and says that this is not how to use it', async () => {
    const { code, out } = await run();
    expect(code).toBe(2);
    for (const { name } of COMMANDS) expect(out).toContain(`  ${name}`);
  });

  test('--help is good', async () => {
    expect((await run('--help')).code).toBe(0);
  });

  test('an unknown command is wrong usage', async () => {
    const { code, err } = await run('shuffle');
    expect(code).toBe(2);
    expect(err).toMatch(/^There is no command "shuffle"\./);
  });

  test.each(COMMANDS.map(({ name }) => name))('%s has --help', async (name) => {
    const { code, out } = await run(name, '--help');
    expect(code).toBe(0);
    expect(out).toContain(`naipe ${name}`);
    expect(out).toContain('Usage:');
  });

  test('an unknown option is wrong usage and names it', async () => {
    const { code, err } = await run('score', '4SN=', '--wind', 'N');
    expect(code).toBe(2);
    expect(err).toContain('--wind');
    expect(err).toContain('naipe score --help');
  });

  test('wrong input with --json is JSON too', async () => {
    const { code, out } = await run('score', '4ZN=', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      error: { code: 'contract', at: 1, expected: 'a strain: C D H S NT' },
    });
  });
});
