import { writeFileSync } from 'node:fs';
import { root } from './lib/run.mjs';
import { readUsage } from './lib/usage.mjs';

readUsage({
  command: 'node scripts/solver-wasm.mjs',
  does: 'Compiles the kernel of the double-dummy solver into core/solver/compiled.ts, after a change of core/solver/kernel.',
});

const { compiledModule } = await import('./lib/kernel-wasm.mjs');
writeFileSync(`${root}core/solver/compiled.ts`, await compiledModule());
