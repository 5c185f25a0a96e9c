import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** The examples of the README's command line, each with what its comment says it prints. */
const README = readFileSync(`${root}README.md`, 'utf8');
const examples = [...README.matchAll(/^npx naipe (.+?) +# (.+)$/gm)].map(([, words = '', says = '']) => ({
  words,
  says,
}));

/** What a shell would make of the words: quotes keep spaces. */
const split = (words: string): string[] =>
  [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

async function naipe(words: string): Promise<{ readonly said: string; readonly code: number }> {
  try {
    const { stdout } = await run('npx', ['naipe', ...split(words)], { cwd: root, encoding: 'utf8' });
    return { said: stdout, code: 0 };
  } catch (error) {
    const { stderr, code } = error as { stderr: string; code: number };
    return { said: stderr, code };
  }
}

describe('npx naipe in the repository', () => {
  test('has examples in the README', () => {
    expect(examples.length).toBeGreaterThanOrEqual(6);
  });

  test.each(examples.filter(({ says }) => /[.}\d]$/.test(says)))(
    '$words prints $says',
    async ({ words, says }) => {
      expect((await naipe(words)).said).toContain(says);
    },
  );

  // Those that need a running server, a results file or a data folder have tests of their own.
  test.each(
    examples.filter(
      ({ says, words }) =>
        !/[.}\d]$/.test(says) &&
        !/^(serve|convert|rescore|password|check-data|erase|remove|transfer|people|site|simultaneous)/.test(
          words,
        ),
    ),
  )('$words: $says', async ({ words }) => {
    const { code, said } = await naipe(words);
    expect(code).toBe(0);
    expect(said.length).toBeGreaterThan(100);
  });

  test.each([
    ['score 4SXN+1 --vul NS --json', 0],
    ['score 4SXN', 1],
    ['score', 2],
  ])('%s exits with %i', async (words, code) => {
    expect((await naipe(words)).code).toBe(code);
  });
});
