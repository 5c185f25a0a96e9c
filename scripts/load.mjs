// `node scripts/load.mjs`: the load test of the server, on this computer alone (see bench/load.ts).
import { buildIfStale } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { must, root, run, runBin } from './lib/run.mjs';

await installIfNeeded();
await buildIfStale();
await must('Building the load test', runBin('typescript/bin/tsc', ['-p', 'bench/tsconfig.build.json']));
process.exit(await run(process.execPath, [`${root}.cache/bench/load.js`, ...process.argv.slice(2)]));
