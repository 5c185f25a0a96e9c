// `node scripts/load.mjs`: the load test of the server, on this computer alone (see bench/load.ts).
import { buildIfStale } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { must, root, run, runBin } from './lib/run.mjs';
import { readUsage } from './lib/usage.mjs';

readUsage({
  command: 'node scripts/load.mjs [options]',
  does: 'Measures the server under load, on this computer alone (see bench/load.ts, which knows what is usual).',
  options: {
    teams: { type: 'boolean', says: 'the two rooms of 128 matches of teams, 24 boards each in 60 seconds' },
    tables: { type: 'string', example: '1000', says: 'how many tables' },
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
process.exit(await run(process.execPath, [`${root}.cache/bench/load.js`, ...process.argv.slice(2)]));
