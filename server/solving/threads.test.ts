import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SolverThreads } from './threads.ts';

const TASK = { deal: 'N:AKQJT9876543.2.. 2.AKQJT9876543.. ..AKQJT98765432. ...AKQJT98765432' };
const SOLUTION = { SA: 13 };
/** Time enough to begin a thread on a busy machine. */
const SILENT_MS = 1500;

let folder: string;
let threads: SolverThreads;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-threads-'));
});

afterEach(async () => {
  await threads.close();
  rmSync(folder, { recursive: true });
});

/**
 * Threads that do so when they are asked: `times` counts how often any of them was, from 1. Each is a real one; what it
 * would work out is not.
 */
function threadsThat(body: string, silentMs?: number): SolverThreads {
  const file = join(folder, 'thread.mjs');
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs';
     import { parentPort } from 'node:worker_threads';
     const answer = () => parentPort.postMessage({ solution: ${JSON.stringify(SOLUTION)} });
     const asked = ${JSON.stringify(join(folder, 'asked'))};
     parentPort.on('message', () => {
       appendFileSync(asked, '.');
       const times = readFileSync(asked, 'utf8').length;
       ${body}
     });`,
  );
  threads = new SolverThreads({ file, ...(silentMs === undefined ? {} : { silentMs }) });
  return threads;
}

const solve = (solver: SolverThreads, signal = new AbortController().signal) => solver.solve(TASK, signal);

describe('a thread that', () => {
  test('answers is asked again, and not another begun', async () => {
    const solver = threadsThat('answer();');
    expect(await solve(solver)).toEqual(SOLUTION);
    expect(await solve(solver)).toEqual(SOLUTION);
    expect(solver.count).toBe(1);
  });

  test('says nothing for long is ended, and another does its work', async () => {
    const solver = threadsThat('if (times === 1) for (;;); answer();', SILENT_MS);
    expect(await solve(solver)).toEqual(SOLUTION);
    expect(solver.count).toBe(1);
  });

  test('fails at work, or ends, gives its work to another', async () => {
    const solver = threadsThat(
      'if (times === 1) throw new Error("out of memory"); if (times === 2) process.exit(); answer();',
    );
    expect(await solve(solver)).toEqual(SOLUTION);
  });

  test('fails at rest is put away: nothing else notices, and the next work has a new one', async () => {
    const solver = threadsThat(
      'answer(); if (times === 1) setTimeout(() => { throw new Error("at rest"); }, 20);',
    );
    expect(await solve(solver)).toEqual(SOLUTION);
    await expect.poll(() => solver.count).toBe(0);
    expect(await solve(solver)).toEqual(SOLUTION);
    expect(solver.count).toBe(1);
  });
});

test('a deal with which three threads fail is given up, with the reason', async () => {
  const solver = threadsThat('throw new Error("no such deal");');
  await expect(solve(solver)).rejects.toThrow('3 threads were tried: no such deal');
  expect(solver.count).toBe(0);
});

test('a deal that the solver refuses is refused at once', async () => {
  const solver = threadsThat(
    'if (times === 1) parentPort.postMessage({ failed: "13 cards each" }); else answer();',
  );
  await expect(solve(solver)).rejects.toThrow('13 cards each');
});

test('what is cancelled, or closed while it is worked at, comes to nothing and begins no other thread', async () => {
  const solver = threadsThat('');
  const cancel = new AbortController();
  const cancelled = solve(solver, cancel.signal);
  cancel.abort();
  expect(await cancelled).toBeUndefined();
  expect(solver.count).toBe(0);
  const closed = solve(solver);
  await solver.close();
  expect(await closed).toBeUndefined();
  expect(solver.count).toBe(0);
});
