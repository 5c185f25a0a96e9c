// `npm start`: installs and builds what is missing, then serves Naipe until Ctrl-C.
// In package.json it is `exec node …`, so that npm's signals reach this process and not a shell between them, which
// would keep them to itself; Windows has no exec, hence exec.cmd, which it finds beside package.json.
import { resolve } from 'node:path';
import { buildIfStale } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { root } from './lib/run.mjs';
import { readUsage } from './lib/usage.mjs';

const { values, positionals } = readUsage({
  command: 'npm start --',
  takes: '[HOPS]',
  does: 'Serves Naipe until Ctrl-C; installs and builds first what is missing.',
  options: {
    'behind-proxy': {
      type: 'boolean',
      says: 'one proxy, or as many as HOPS says, stands before Naipe: it is believed who asks, and how',
    },
    name: {
      type: 'string',
      multiple: true,
      example: 'NAME',
      says: 'what Naipe is called there, such as bridge.example.org; may be given several times',
    },
    listen: {
      type: 'string',
      example: 'ADDRESS',
      says: 'the address of this computer to listen at (all; behind a proxy 127.0.0.1)',
    },
  },
  more: `The environment says where:

  NAIPE_PORT   the port (4242, or the next that is free)
  NAIPE_DATA   the folder that holds the tournaments (data)`,
});

const { NAIPE_DATA, NAIPE_PORT } = process.env;

await installIfNeeded();
await buildIfStale();

// Only now: before, there may have been no dependencies and no build.
const { readPort, readReach, serveUntilStopped } = await import('@naipe/server');

const port = readPort(NAIPE_PORT, 'NAIPE_PORT');
if (typeof port === 'string') {
  console.error(port);
  process.exit(1);
}
const reach = readReach({
  isBehind: values['behind-proxy'] === true,
  words: positionals,
  names: values.name ?? [],
  listen: values.listen,
});
if (typeof reach === 'string') {
  console.error(`${reach} npm start -- --help says how.`);
  process.exit(2);
}
const options = {
  dataFolder: NAIPE_DATA ? resolve(NAIPE_DATA) : `${root}data`,
  webFolder: `${root}web/dist`,
  // An npm that is killed outright cannot pass anything on: nobody would be left to stop this process.
  endWithParent: process.env.npm_lifecycle_event === 'start',
  ...port,
  ...reach,
};
process.exit(await serveUntilStopped(options, { say: console.log, complain: console.error }));
