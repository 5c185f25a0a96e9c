// `npm start`: installs and builds what is missing, then serves Naipe until Ctrl-C.
// In package.json it is `exec node …`, so that npm's signals reach this process and not a shell between them, which
// would die of them and leave this one alone; Windows has no exec, hence the second half.
import { resolve } from 'node:path';
import { buildIfStale } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { root } from './lib/run.mjs';

const { NAIPE_DATA, NAIPE_PORT } = process.env;

await installIfNeeded();
await buildIfStale();

// Only now: before, there may have been no dependencies and no build.
const { readPort, serveUntilStopped } = await import('@naipe/server');

const port = readPort(NAIPE_PORT, 'NAIPE_PORT');
if (typeof port === 'string') {
  console.error(port);
  process.exit(1);
}
const options = {
  dataFolder: NAIPE_DATA ? resolve(NAIPE_DATA) : `${root}data`,
  webFolder: `${root}web/dist`,
  // An npm that is killed outright cannot pass anything on: nobody would be left to stop this process.
  endWithParent: process.env.npm_lifecycle_event === 'start',
  ...port,
};
process.exit(await serveUntilStopped(options, { say: console.log, complain: console.error }));
