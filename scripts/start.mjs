// `npm start`: installs and builds what is missing, then serves Naipe until Ctrl-C.
// In package.json it is `exec node …`, so that npm's signals reach this process and not a shell between them, which
// would die of them and leave this one alone; Windows has no exec, hence the second half.
import { buildIfStale } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';

await installIfNeeded();
await buildIfStale();

// Only now: before, there may have been no dependencies and no build.
const { serveUntilStopped } = await import('@naipe/server');
const served = await serveUntilStopped({ say: console.log });
if (!served.ok) console.error(served.error.message);
process.exit(served.ok ? 0 : 1);
