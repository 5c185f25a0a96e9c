// `node scripts/load.mjs`: the load test of the server, on this computer alone (see bench/load.ts).
import { buildIfStale } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { startOwnPostgres } from './lib/postgres.mjs';
import { must, root, run, runBin } from './lib/run.mjs';
import { readUsage } from './lib/usage.mjs';

const { values } = readUsage({
  command: 'node scripts/load.mjs [options]',
  does: 'Measures the server under load, on this computer alone (see bench/load.ts, which knows what is usual).',
  options: {
    teams: { type: 'boolean', says: 'the two rooms of 128 matches of teams, 24 boards each in 60 seconds' },
    tables: { type: 'string', example: '1000', says: 'how many tables' },
    clubs: { type: 'string', example: '200', says: 'how many tournaments they belong to' },
    servers: {
      type: 'string',
      example: '2',
      says: 'how many servers, on one PostgreSQL (SQLite when it is not said)',
    },
    listeners: { type: 'string', example: '3000', says: 'how many listen' },
    watchers: {
      type: 'string',
      example: '100',
      says: 'how many of them have the whole ranking on their screen',
    },
    readers: { type: 'string', example: '10', says: 'how many read the results as a file, again and again' },
    seconds: { type: 'string', example: '30', says: 'how long' },
  },
});

await installIfNeeded();
await buildIfStale();
await must('Building the load test', runBin('typescript/bin/tsc', ['-p', 'bench/tsconfig.build.json']));
const load = (...more) =>
  run(process.execPath, [`${root}.cache/bench/load.js`, ...process.argv.slice(2), ...more]);
if (values.servers === undefined) process.exit(await load());
const postgres = await startOwnPostgres();
const code = await load('--database', await postgres.database());
await postgres.stop();
process.exit(code);
