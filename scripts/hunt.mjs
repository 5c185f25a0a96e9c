// `npm run hunt -- [--minutes 10] [FILE…]`: runs the property tests with new random values until one fails or time is up.
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root, runBin } from './lib/run.mjs';

const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '10' } },
  allowPositionals: true,
});

const withProperties = ['core', 'server', 'web', 'cli'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.test.ts') && !/node_modules|dist|\.fuzz\./.test(file))
    .filter((file) => readFileSync(`${root}${file}`, 'utf8').includes("'fast-check'")),
);
const files = positionals.length > 0 ? positionals : withProperties;
const tests = ['run', '--project', 'unit', '--reporter', 'dot', ...files];

const end = Date.now() + Number(values.minutes) * 60_000;
for (let tries = 1; Date.now() < end; tries++) {
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`\n— seed ${seed}, try ${tries}`);
  const code = await runBin('vitest/vitest.mjs', tests, { env: { NAIPE_SEED: String(seed) } });
  if (code === 0) continue;
  console.error(
    `\nAgain: NAIPE_SEED=${seed} npx vitest run --project unit ${positionals.join(' ')}`.trimEnd(),
  );
  process.exit(code);
}
console.log('\nNothing found.');
