import { build } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { readUsage } from './lib/usage.mjs';

readUsage({ command: 'npm run build', does: 'Builds the four packages into their dist folders.' });

await installIfNeeded();
await build();
