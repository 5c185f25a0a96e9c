// `npm test`: everything. `npm run check` (--fast): types, lint and the short unit tests, for the inner loop.
import { buildIfStale } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { fetchIfNeeded } from './lib/install.mjs';
import { runBin } from './lib/run.mjs';
import { readUsage } from './lib/usage.mjs';

const { values } = readUsage({
  command: 'npm test -- [options]',
  does: 'Checks everything: types, lint, dead code, then every test, on what is built.',
  options: {
    fast: { type: 'boolean', says: 'only types, lint and the short unit tests, as npm run check does' },
  },
});
const { fast = false } = values;
const report = { NAIPE_REPORT: 'closing-line' };

/** What runs beside the steps. */
let building = Promise.resolve();

/** A failed step still ends with the closing line, so that nobody reads silence as success. */
async function step(what, running) {
  console.log(`\n— ${what}`);
  const code = await running;
  if (code === 0) return;
  // Half a build left behind would still be writing when the next one begins.
  await Promise.all([building, compiled]);
  console.log(`\n${what} failed.\n\n0 passed, 1 failed`);
  process.exit(1);
}

// Found, or fetched while everything else is being fetched.
const chromium = fast ? undefined : ensureChromium();
const { compiled } = await fetchIfNeeded();
// Beside what only looks at the sources.
if (!fast) building = buildIfStale();
// Every checker works out the large types of the Laws and the pages once more: two take two thirds of the time of four.
await step('types', runBin('typescript/bin/tsc', ['-p', '.', '--checkers', '2']));
await step('lint and format', runBin('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']));
if (fast) {
  await compiled;
  process.exit(await runBin('vitest/vitest.mjs', ['run', '--project', 'unit'], { env: report }));
}
await step('dead code', runBin('knip/bin/knip.js', []));
await Promise.all([building, compiled]);
console.log('\n— tests');
process.exit(
  await runBin('vitest/vitest.mjs', ['run'], { env: { ...report, NAIPE_CHROMIUM: await chromium } }),
);
