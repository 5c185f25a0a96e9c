// `npm start`: installs and builds what is missing, then serves Naipe until Ctrl-C.
// In package.json it is `exec node …`, so that npm's signals reach this process and not a shell between them, which
// would die of them and leave this one alone; Windows has no exec, hence the second half.
import { resolve } from 'node:path';
import { buildIfStale } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { root } from './lib/run.mjs';

const { NAIPE_DATA, NAIPE_PORT } = process.env;

function refuse(message) {
  console.error(message);
  process.exit(1);
}

function wantedPort() {
  if (NAIPE_PORT === undefined || NAIPE_PORT === '') return undefined;
  const port = Number(NAIPE_PORT);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  return refuse(`NAIPE_PORT is "${NAIPE_PORT}"; it must be a port number from 1 to 65535, or 0 for any.`);
}

const port = wantedPort();
await installIfNeeded();
await buildIfStale();

// Only now: before, there may have been no dependencies and no build.
const { announcement, serve } = await import('@naipe/server');

const serving = await serve({
  dataFolder: NAIPE_DATA ? resolve(NAIPE_DATA) : `${root}data`,
  webFolder: `${root}web/dist`,
  ...(port === undefined ? {} : { port }),
});
if (!serving.ok) refuse(serving.error.message);

let ending = false;
async function end() {
  if (ending) return; // a second Ctrl-C: the first one is being obeyed
  ending = true;
  await serving.value.close();
  console.log('Naipe has stopped.');
  process.exit(0);
}
process.on('SIGINT', end);
process.on('SIGTERM', end);

// An npm that is killed outright cannot pass anything on: nobody would be left to stop this process.
if (process.env.npm_lifecycle_event === 'start') {
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || end(), 250).unref();
}

console.log(announcement(serving.value));
