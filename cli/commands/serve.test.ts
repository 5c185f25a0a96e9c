import { expect, test } from 'vitest';
import { run } from '../testing/run.ts';

test.each([
  [['--behind-proxy'], '--behind-proxy needs --name'],
  [['--behind-proxy', '0', '--name', 'bridge.example.org'], 'from 1 to 9, not "0"'],
  [['--behind-proxy', 'two', '--name', 'bridge.example.org'], 'not "two"'],
  [['--behind-proxy', '2', '3', '--name', 'bridge.example.org'], '"3" is not expected here'],
  [['2'], '"2" is not expected here'],
  [['--name', 'https://bridge.example.org'], '--name takes a name such as bridge.example.org'],
])('naipe serve %j is wrong usage', async (args, sentence) => {
  const { code, err } = await run('serve', ...args);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
});
