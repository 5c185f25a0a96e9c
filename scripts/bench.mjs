// `npm run bench`: every benchmark, on the built packages; `-- --write` puts the figures into docs/benchmarks.md.
import { buildIfStale } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { must, root, run, runBin } from './lib/run.mjs';
import { readUsage } from './lib/usage.mjs';

readUsage({
  command: 'npm run bench -- [options]',
  does: 'Runs every benchmark on the built packages, and prints the figures.',
  options: {
    write: { type: 'boolean', says: 'puts them into docs/benchmarks.md' },
    deals: { type: 'string', example: 'N', says: 'so many deals for the double-dummy solvers (500)' },
  },
});

await installIfNeeded();
await buildIfStale();
await must('Building the benchmarks', runBin('typescript/bin/tsc', ['-p', 'bench/tsconfig.build.json']));
process.exit(await run(process.execPath, [`${root}.cache/bench/main.js`, ...process.argv.slice(2)]));
