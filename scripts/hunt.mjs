// `npm run hunt -- [--minutes 10] [FILE…]`: runs the property tests with new random values until one fails or time is up.
import { readdirSync, readFileSync } from 'node:fs';
import { root, runBin } from './lib/run.mjs';
import { endWith, readUsage } from './lib/usage.mjs';

const { values, positionals } = readUsage({
  command: 'npm run hunt --',
  takes: '[options] [FILE…]',
  does: 'Runs the property tests with new random values until one fails or the time is up; of those files alone if any are named.',
  options: { minutes: { type: 'string', default: '10', example: '10', says: 'how long' } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) endWith({ fault: `--minutes is "${values.minutes}"; it must be a number above 0.` });

const withProperties = ['core', 'server', 'web', 'cli', 'tests'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.test.ts') && !/node_modules|dist|\.fuzz\./.test(file))
    .filter((file) => readFileSync(`${root}${file}`, 'utf8').includes("'fast-check'")),
);
const files = positionals.length > 0 ? positionals : withProperties;
const tests = ['run', '--project', 'unit', '--project', 'long', '--reporter', 'dot', ...files];

const end = Date.now() + minutes * 60_000;
for (let tries = 1; Date.now() < end; tries++) {
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`\n— seed ${seed}, try ${tries}`);
  const code = await runBin('vitest/vitest.mjs', tests, { env: { NAIPE_SEED: String(seed) } });
  if (code === 0) continue;
  console.error(
    `\nAgain: NAIPE_SEED=${seed} npx vitest run --project unit --project long ${positionals.join(' ')}`.trimEnd(),
  );
  process.exit(code);
}
console.log('\nNothing found.');
