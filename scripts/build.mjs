import { build } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';

await installIfNeeded();
await build();
