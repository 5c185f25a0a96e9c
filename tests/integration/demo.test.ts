import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const demo = fileURLToPath(new URL('../../scripts/demo.mjs', import.meta.url));

test('npm run demo -- --end plays an evening to its published results and stops', async () => {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [demo, '--end', '--tables', '5', '--seed', '3']);
  expect(stdout).toMatch(/Results +http:\/\/localhost:\d+\/r\/\w+\/ranking/);
  for (const words of [
    'Pair 10 has come late',
    'do not agree',
    'lost its connection',
    'is corrected from',
    'average plus to both sides',
    'a weighted score',
    'a penalty of 10% of a top',
    'its results are published',
  ])
    expect(stdout).toContain(words);
});

test('npm run demo -- --teams --end plays a Swiss of 16 teams to its published results and stops', async () => {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [demo, '--teams', '--end']);
  for (const words of [
    'A tournament of 16 teams',
    'Round 7 of 7: 8 matches',
    'do not agree',
    'lost its connection',
    'was late: 3 IMPs',
    'A weighted score',
    'its results are published',
  ])
    expect(stdout).toContain(words);
});

test('npm run demo -- --individual --end plays an individual of 22 players to its published results and stops', async () => {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [demo, '--individual', '--end']);
  for (const words of [
    'A tournament of 22 players',
    'Round 11 of 11',
    'lost its connection',
    'his partner has none',
    'plays for player 4 from round 6',
    'its results are published',
  ])
    expect(stdout).toContain(words);
});
