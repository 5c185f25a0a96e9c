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
const conditions = ['source', 'module', 'node', 'import', 'default'];

export default defineConfig({
  test: {
    reporters: process.env.NAIPE_REPORT ? ['default', './scripts/closing-line.mjs'] : ['default'],
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'unit',
          include: unit,
          exclude: ['**/node_modules/**', '**/dist/**', ...fuzz],
          testTimeout: 60_000,
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: { name: 'fuzz', include: fuzz, testTimeout: 300_000 },
      },
      // One file at a time: they start servers, most of them the built program, and two cores are soon busy.
      ...['server', 'integration', 'kill', 'browser'].map((name) => ({
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name,
          include: [`tests/${name}/**/*.test.ts`],
          // Patient: a busy machine is slow, not wrong.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 60_000 } },
          fileParallelism: false,
        },
      })),
    ],
  },
});
