// `node scripts/laws-coverage.mjs`: writes docs/laws-coverage.md from the cases and the table in core/laws/clauses, and
// docs/ruling-steps.md from the table of steps.
import { installIfNeeded } from './lib/install.mjs';
import { runBin } from './lib/run.mjs';
import { readUsage } from './lib/usage.mjs';

readUsage({
  command: 'node scripts/laws-coverage.mjs',
  does: 'Writes docs/laws-coverage.md from the cases and the table in core/laws/clauses, and docs/ruling-steps.md from that of steps.',
});

await installIfNeeded();
const pages = ['core/laws/clauses/coverage.test.ts', 'core/laws/case-format/steps.test.ts'];
process.exit(await runBin('vitest/vitest.mjs', ['run', '--project', 'unit', ...pages, '--update']));
