/** The pages as they were built: what a browser keeps of them to open without a network. */
export interface Shell {
  /** Follows from the content: another build has another. */
  readonly version: string;
  /** The script that the page begins with, by which a page of another build is known. */
  readonly entry: string;
  /** What the phones' pages need, the page itself apart. The rest is kept once it was used. */
  readonly files: readonly string[];
}

/** Under this address the page is kept; it stands at every address that no file has. */
const PAGE = '/';

const PREFIX = 'naipe-shell-';
/** A network that has not brought the page by then is as good as none. */
const PATIENCE_MS = 4000;

/** What a service worker keeps and fetches with. */
export interface Tools {
  readonly origin: string;
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
}

const isHashed = (path: string): boolean => path.startsWith('/assets/');

const cacheOf = ({ version }: Shell, { caches }: Tools): Promise<Cache> => caches.open(PREFIX + version);

/** Keeps all of a build or nothing: half of one would open and not work. */
export async function keep(shell: Shell, tools: Tools): Promise<void> {
  const page = await tools.fetch(PAGE, { cache: 'reload' });
  if (!page.ok || !(await page.clone().text()).includes(shell.entry))
    throw new Error('The server has the page of another build.');
  const files = await Promise.all(
    shell.files.map(async (path) => {
      // What is named by its content need not come twice, from an older build or for the page in view.
      const known = isHashed(path) ? await tools.caches.match(path) : undefined;
      const file = known ?? (await tools.fetch(path, isHashed(path) ? {} : { cache: 'reload' }));
      if (!file.ok) throw new Error(`There is no ${path}.`);
      return [path, file] as const;
    }),
  );
  const cache = await cacheOf(shell, tools);
  await Promise.all([...files, [PAGE, page] as const].map(([path, file]) => cache.put(path, file)));
}

/** Lets go of every other build. */
export async function dropOthers(shell: Shell, { caches }: Tools): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + shell.version);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** What a request is answered with; nothing where the browser does as it always does, as with all below `/api`. */
export function answerTo(request: Request, shell: Shell, tools: Tools): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== tools.origin || /^\/api(\/|$)/.test(pathname)) return undefined;
  if (request.mode === 'navigate') return newestPage(request, shell, tools);
  return isHashed(pathname) || shell.files.includes(pathname) ? keptFile(request, shell, tools) : undefined;
}

/** The page of the server, so that a new build shows at once; the one kept when there is no answer worth showing. */
async function newestPage(request: Request, shell: Shell, tools: Tools): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const asked = tools.fetch(request);
  const answer = await Promise.race([asked.catch(() => undefined), late]);
  if (answer !== undefined && answer.status < 500) return answer;
  return (await (await cacheOf(shell, tools)).match(PAGE)) ?? answer ?? asked;
}

/** A file that never changes, or goes with the page: what is kept is as good as what would come. */
async function keptFile(request: Request, shell: Shell, tools: Tools): Promise<Response> {
  const cache = await cacheOf(shell, tools);
  const known = await cache.match(request, { ignoreVary: true });
  if (known !== undefined) return known;
  const file = await tools.fetch(request);
  if (file.ok) await cache.put(request, file.clone());
  return file;
}
