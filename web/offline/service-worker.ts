import { answerTo, dropOthers, keep, type Shell, type Tools } from './shell.ts';

/** An event that may take its time. The library of types for workers contradicts the one for pages: these are ours. */
interface Lasting extends Event {
  readonly waitUntil: (done: Promise<unknown>) => void;
}

interface Asked extends Lasting {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface Worker {
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void;
    (type: 'fetch', listener: (event: Asked) => void): void;
  };
}

const worker = globalThis as unknown as Worker;
/** The build writes it here when it knows its files (vite.config.ts). */
const shell = JSON.parse('__SHELL__') as Shell;
const tools: Tools = { origin: location.origin, caches, fetch: (input, init) => fetch(input, init) };

worker.addEventListener('install', (event) => {
  event.waitUntil(keep(shell, tools).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers(shell, tools).then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request, shell, tools);
  if (answer !== undefined) event.respondWith(answer);
});
