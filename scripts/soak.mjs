// `npm run soak`: the tests that kill servers and databases under load, for longer than the tests have time (tests/kill).
import { buildIfStale } from './lib/build.mjs';
import { fetchIfNeeded } from './lib/install.mjs';
import { runBin } from './lib/run.mjs';
import { endWith, readUsage } from './lib/usage.mjs';

const { values } = readUsage({
  command: 'npm run soak -- [options]',
  does: 'Kills Naipe under load, again and again, and counts: what was acknowledged and is lost, what is there twice. On this computer alone.',
  options: {
    sqlite: {
      type: 'string',
      default: '1000',
      example: '1000',
      says: 'how often a server on SQLite is killed',
    },
    postgres: {
      type: 'string',
      default: '300',
      example: '300',
      says: 'how often one of two servers, or the PostgreSQL beneath them, is',
    },
    tables: { type: 'string', default: '2000', example: '2000', says: 'how many tables send to the two' },
    rate: {
      type: 'string',
      default: '100',
      example: '100',
      says: 'commands a second, of all tables together',
    },
  },
});

const soak = {};
for (const [name, text] of Object.entries(values)) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0)
    endWith({ fault: `--${name} is "${text}"; it must be a whole number, 0 for none.` });
  soak[name] = number;
}
const files = [
  ...(soak.sqlite > 0 ? ['tests/kill/kill.test.ts'] : []),
  ...(soak.postgres > 0 ? ['tests/kill/chaos.test.ts'] : []),
];
if (files.length === 0) endWith({ fault: 'There is nothing to kill: --sqlite and --postgres are 0.' });

const { compiled } = await fetchIfNeeded();
await compiled;
await buildIfStale();
const A_DAY_MS = 24 * 60 * 60_000;
// One after the other: each is to have the computer for itself.
const how = ['run', '--project', 'kill', '--testTimeout', String(A_DAY_MS), '--no-file-parallelism'];
process.exit(
  await runBin('vitest/vitest.mjs', [...how, ...files], { env: { NAIPE_SOAK: JSON.stringify(soak) } }),
);
