// `node scripts/regulations.mjs`: writes docs/regulations.md from the lists of paragraphs and readings in core/regulation.
import { installIfNeeded } from './lib/install.mjs';
import { runBin } from './lib/run.mjs';
import { readUsage } from './lib/usage.mjs';

readUsage({
  command: 'node scripts/regulations.mjs',
  does: 'Writes docs/regulations.md from the lists of paragraphs and readings in core/regulation.',
});

await installIfNeeded();
const page = 'core/regulation/paragraphs/paragraphs.test.ts';
process.exit(await runBin('vitest/vitest.mjs', ['run', '--project', 'unit', page, '--update']));
