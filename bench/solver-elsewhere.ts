import { once } from 'node:events';
import { cpus } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import type { Solved } from './solver-peers.ts';

/** What a thread answers to a deal. */
async function answer(thread: Worker, deal: string): Promise<string> {
  const answered = once(thread, 'message');
  thread.postMessage(deal);
  const [results] = await answered;
  return results;
}

/** Ours with a thread a core, each taking the next deal when it is free; each deal with its share of the time on the clock. */
export async function byNaipeOnAllCores(deals: readonly string[]): Promise<readonly Solved[]> {
  const file = new URL('./solver-thread.js', import.meta.url);
  const threads = cpus().map(() => new Worker(file));
  const results: string[] = [];
  let next = 0;
  const work = async (thread: Worker): Promise<void> => {
    for (let at = next++; at < deals.length; at = next++)
      results[at] = await answer(thread, deals[at] as string);
  };
  // A new thread has the kernel to load and its memory to find.
  await Promise.all(threads.map((thread) => answer(thread, deals[0] as string)));
  const begun = performance.now();
  await Promise.all(threads.map(work));
  const milliseconds = (performance.now() - begun) / deals.length;
  await Promise.all(threads.map((thread) => thread.terminate()));
  return results.map((result) => ({ results: result, milliseconds }));
}

/** What a worker of a page runs; `begun` is the worker's own clock. */
const IN_A_WORKER = `
import { solve } from ${JSON.stringify(fileURLToPath(new URL('./solver-solve.js', import.meta.url)))};
onmessage = ({ data }) => {
  const begun = performance.now();
  const results = solve(data);
  postMessage({ results, milliseconds: performance.now() - begun });
};`;

/** The solver as a page's worker loads it: one file. */
async function bundled(): Promise<string> {
  const entry = 'virtual:worker';
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? IN_A_WORKER : undefined),
      },
    ],
    build: { write: false, minify: true, modulePreload: false, rolldownOptions: { input: entry } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .map((each) => (each.type === 'chunk' ? each.code : ''))
    .join('');
}

/** In the page: a worker solves the deals one after the other, the first twice and counted once. */
function solvedInPage([code, deals]: readonly [string, readonly string[]]): Promise<Solved[]> {
  const worker = new globalThis.Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  const next = (deal: string): Promise<Solved> =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(deal);
    });
  return deals.reduce<Promise<Solved[]>>(
    async (before, deal) => [...(await before), await next(deal)],
    next(deals[0] as string).then(() => []),
  );
}

/** Ours in a worker of a browser, by the clock. */
export async function byNaipeInABrowser(deals: readonly string[]): Promise<readonly Solved[]> {
  // The built benchmarks lie elsewhere than their sources, so a relative address would lead nowhere.
  const place = pathToFileURL('scripts/lib/browser.mjs').href;
  const { launchBrowser } = (await import(place)) as typeof import('../scripts/lib/browser.mjs');
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    return await page.evaluate(solvedInPage, [await bundled(), deals] as const);
  } finally {
    await browser.close();
  }
}
