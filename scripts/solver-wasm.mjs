import { writeFileSync } from 'node:fs';
import { compiledModule } from './lib/kernel-wasm.mjs';
import { root } from './lib/run.mjs';
import { readUsage } from './lib/usage.mjs';

readUsage({
  command: 'node scripts/solver-wasm.mjs',
  does: 'Compiles the kernel of the double-dummy solver into core/solver/compiled.ts, after a change of core/solver/kernel.',
});

writeFileSync(`${root}core/solver/compiled.ts`, await compiledModule());
