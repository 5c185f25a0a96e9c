// `node scripts/laws-coverage.mjs`: writes docs/laws-coverage.md from the cases and the table in core/laws/clauses.
import { installIfNeeded } from './lib/install.mjs';
import { runBin } from './lib/run.mjs';

await installIfNeeded();
const page = 'core/laws/clauses/coverage.test.ts';
process.exit(await runBin('vitest/vitest.mjs', ['run', '--project', 'unit', page, '--update']));
