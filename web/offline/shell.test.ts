import { expect, test } from 'vitest';
import { answerTo, dropOthers, keep, type Shell, type Tools } from './shell.ts';

const ORIGIN = 'https://club.example';
const SHELL: Shell = { version: '2', entry: 'assets/index-b.js', files: ['/assets/index-b.js', '/icon.svg'] };

const pathOf = (asked: RequestInfo | URL): string =>
  new URL(asked instanceof Request ? asked.url : asked, ORIGIN).pathname;

/** A browser's caches as plain maps, and a server of these files; nothing when the network is away. */
function browser(files: Readonly<Record<string, string>> | undefined) {
  const kept = new Map<string, Map<string, Response>>();
  const fetched: string[] = [];
  const cacheNamed = (name: string) => {
    const held = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, held);
    return {
      match: async (asked: RequestInfo) => held.get(pathOf(asked))?.clone(),
      put: async (asked: RequestInfo, file: Response) => void held.set(pathOf(asked), file),
    };
  };
  const caches = {
    open: async (name: string) => cacheNamed(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (path: string) =>
      [...kept.values()]
        .find((held) => held.has(path))
        ?.get(path)
        ?.clone(),
  };
  const tools = {
    origin: ORIGIN,
    caches,
    fetch: async (asked: RequestInfo) => {
      fetched.push(pathOf(asked));
      if (files === undefined) throw new TypeError('Failed to fetch');
      const text = files[pathOf(asked)];
      return new Response(text ?? 'gone', { status: text === undefined ? 404 : 200 });
    },
  } as unknown as Tools;
  return { tools, kept, fetched, cacheNamed };
}

/** A request that opens a page: only a browser itself can make one. */
const opening = (path: string): Request =>
  ({ url: ORIGIN + path, method: 'GET', mode: 'navigate' }) as Request;

const BUILT = { '/': '<script src="/assets/index-b.js">', '/assets/index-b.js': 'b', '/icon.svg': 'new' };

test('what is named by its content is taken from an older build; everything else comes anew', async () => {
  const { tools, kept, fetched, cacheNamed } = browser(BUILT);
  await cacheNamed('naipe-shell-1').put('/assets/index-b.js', new Response('b'));
  await cacheNamed('naipe-shell-1').put('/icon.svg', new Response('old'));
  await keep(SHELL, tools);
  expect(fetched).toEqual(['/', '/icon.svg']);
  expect([...(kept.get('naipe-shell-2')?.keys() ?? [])].sort()).toEqual([
    '/',
    '/assets/index-b.js',
    '/icon.svg',
  ]);
});

test.each([
  ['the page of another build', { ...BUILT, '/': '<script src="/assets/index-a.js">' }],
  ['a file that is missing', { '/': BUILT['/'], '/icon.svg': 'new' }],
])('%s: nothing is kept, and the build before stays whole', async (_what, files) => {
  const { tools, kept } = browser(files);
  await expect(keep(SHELL, tools)).rejects.toThrow();
  expect(kept.size).toBe(0);
});

test('older builds are let go of, what others keep is not', async () => {
  const { tools, kept, cacheNamed } = browser(BUILT);
  for (const name of ['naipe-shell-1', 'naipe-shell-2', 'another']) cacheNamed(name);
  await dropOthers(SHELL, tools);
  expect([...kept.keys()]).toEqual(['naipe-shell-2', 'another']);
});

test('a page is the newest of the server; without one, the one that is kept, at every address', async () => {
  const online = browser(BUILT);
  await keep(SHELL, online.tools);
  const served = { ...online.tools, fetch: async () => new Response('a newer build') } as Tools;
  expect(await (await answerTo(opening('/t/x'), SHELL, served))?.text()).toBe('a newer build');
  const away = { ...online.tools, fetch: () => Promise.reject(new TypeError('Failed to fetch')) } as Tools;
  expect(await (await answerTo(opening('/t/x/board/3'), SHELL, away))?.text()).toBe(BUILT['/']);
  // A proxy in front of a server that is down.
  const down = { ...online.tools, fetch: async () => new Response('Bad gateway', { status: 502 }) } as Tools;
  expect(await (await answerTo(opening('/at/5'), SHELL, down))?.text()).toBe(BUILT['/']);
});

test('a file of the pages is kept once it was used, and never asked for again', async () => {
  const { tools, fetched } = browser({ ...BUILT, '/assets/desk-c.js': 'c' });
  const desk = () => new Request(`${ORIGIN}/assets/desk-c.js`);
  expect(await (await answerTo(desk(), SHELL, tools))?.text()).toBe('c');
  expect(await (await answerTo(desk(), SHELL, tools))?.text()).toBe('c');
  expect(fetched).toEqual(['/assets/desk-c.js']);
});

test('nothing of the API is touched, nor what is sent, nor what belongs to others', () => {
  const { tools } = browser(BUILT);
  for (const request of [
    opening('/api/tournaments/x/results.xml'),
    new Request(`${ORIGIN}/api/tournaments/x/views/ranking`),
    new Request(`${ORIGIN}/api`),
    new Request(`${ORIGIN}/assets/x.js`, { method: 'POST' }),
    new Request('https://elsewhere.example/assets/x.js'),
    new Request(`${ORIGIN}/unknown.txt`),
  ])
    expect(answerTo(request, SHELL, tools)).toBeUndefined();
});
