import type { Fetch } from './client.ts';

/** A minute or two: then the page says that the server does not answer. */
const TRIES = 20;

/** How long a server asks to be left alone, where it says so in seconds. */
export const secondsIn = (header: string | null): number | undefined =>
  header !== null && /^\d{1,4}$/.test(header) ? Number(header) : undefined;

/** Reading changes nothing, and who cannot join now was refused before anything was done. Commands wait in their queue. */
const canBeAskedAgain = (path: string, { method = 'GET' }: RequestInit): boolean =>
  method === 'GET' || path.startsWith('/api/session') || path.endsWith('/what-follows');

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks again when a server that has too much to do says so, after the time that it names. */
export const patient =
  (send: Fetch, wait = sleep): Fetch =>
  async (path, init) => {
    for (let tries = 1; ; tries++) {
      const response = await send(path, init);
      const seconds = secondsIn(response.headers.get('retry-after'));
      if (response.status !== 503 || seconds === undefined) return response;
      if (tries === TRIES || !canBeAskedAgain(path, init)) return response;
      await wait(seconds * 1000);
    }
  };
