// `npm test`: everything. `npm run check` (--fast): types, lint and unit tests, for the inner loop.
import { buildIfStale } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { runBin } from './lib/run.mjs';

const fast = process.argv.includes('--fast');
const report = { NAIPE_REPORT: 'closing-line' };

/** A failed step still ends with the closing line, so that nobody reads silence as success. */
async function step(what, running) {
  console.log(`\n— ${what}`);
  const code = await running;
  if (code === 0) return;
  console.log(`\n${what} failed.\n\n0 passed, 1 failed`);
  process.exit(1);
}

// Found, or fetched while everything else is being fetched.
const chromium = fast ? undefined : ensureChromium();
await installIfNeeded();
await step('types', runBin('typescript/bin/tsc', ['-p', '.']));
await step('lint and format', runBin('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']));
if (fast) {
  process.exit(await runBin('vitest/vitest.mjs', ['run', '--project', 'unit'], { env: report }));
}
await step('dead code', runBin('knip/bin/knip.js', []));
await buildIfStale();
console.log('\n— tests');
process.exit(
  await runBin('vitest/vitest.mjs', ['run'], { env: { ...report, NAIPE_CHROMIUM: await chromium } }),
);
