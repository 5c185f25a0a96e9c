import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compiledModule } from '../scripts/lib/kernel-wasm.mjs';

test('the compiled kernel of the solver is what its sources compile to: node scripts/solver-wasm.mjs', async () => {
  const file = new URL('../core/solver/compiled.ts', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(await compiledModule());
});
