import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const unit = [
  'core/**/*.test.ts',
  'cli/**/*.test.ts',
  'server/**/*.test.ts',
  'web/**/*.test.ts',
  'tests/*.test.ts',
  'tests/testing/*.test.ts',
];
const fuzz = ['core/**/*.fuzz.test.ts'];
/** Second engines, walks over everything that is said, and what compiles: too long for the inner loop. */
const long = unit.map((pattern) => pattern.replace('.test.ts', '.long.test.ts'));
/** Twice as many as there are processors, on a small machine: tests of the running program mostly wait for a browser or a disk. */
const maxWorkers = Math.max(4, availableParallelism() - 1);
const setupFiles = ['./tests/testing/properties.ts'];
// Without 'import': Node would follow it for what is required, too.
const conditions = ['naipe-source', 'module', 'node'];

export default defineConfig({
  test: {
    maxWorkers,
    reporters: process.env.NAIPE_REPORT ? ['default', './scripts/lib/closing-line.mjs'] : ['default'],
    projects: [
      ...[
        { name: 'long', include: long, not: [] },
        { name: 'unit', include: unit, not: [...long, ...fuzz] },
      ].map(({ name, include, not }) => ({
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name,
          include,
          exclude: ['**/node_modules/**', '**/dist/**', ...not],
          setupFiles,
          // Pure code: what one file has imported, the next need not import again.
          isolate: false,
          // Patient: it ends what would never end, and says nothing of how busy a machine is.
          testTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
        },
      })),
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: { name: 'fuzz', include: fuzz, setupFiles, isolate: false, testTimeout: 300_000 },
      },
      ...['server', 'integration', 'kill', 'browser'].map((name) => ({
        // The others run on what was built, as users do, and need not be translated first.
        ...(name === 'server' ? { resolve: { conditions }, ssr: { resolve: { conditions } } } : {}),
        test: {
          name,
          server: { deps: { external: [/[\\/]dist[\\/]/] } },
          include: [`tests/${name}/**/*.test.ts`],
          setupFiles,
          // Each starts servers and browsers of its own: what one file has imported, the next need not import again.
          isolate: false,
          // Patient: a busy machine is slow, not wrong.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 60_000 } },
        },
      })),
    ],
  },
});
