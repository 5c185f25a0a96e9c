import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from 'naipe/tournament';
import { refuse } from './errors.ts';

/** How late a timer comes says how long whatever is asked now has to wait. */
const LOOK_MS = 250;
/** The share of the latest look in what is believed: one long computation is no overload. */
const WEIGHT = 0.3;

/** From here on whoever is not signed in is asked to come back later: results of the room go first. */
const BUSY = { lagMs: 750, underWay: 1_000 } as const;
/** From here on everybody is. */
const OVERLOADED = { lagMs: 2_500, underWay: 4_000 } as const;

/** Nobody comes back at the same moment as everybody else. */
const RETRY_AFTER = { least: 2, most: 6 } as const;

const TOO_BUSY: Refusal = {
  code: 'overloaded',
  message:
    'The server has more to do than it can at this moment; nothing was changed. Try again in a few seconds.',
};

/** How much a server has to do. */
export class Load {
  private lag = 0;
  /** Requests that are not answered yet; live updates, which stay open, are not counted. */
  underWay = 0;
  private readonly looking: NodeJS.Timeout;

  constructor() {
    let last = performance.now();
    this.looking = setInterval(() => {
      const now = performance.now();
      this.lag = (1 - WEIGHT) * this.lag + WEIGHT * Math.max(0, now - last - LOOK_MS);
      last = now;
    }, LOOK_MS).unref();
  }

  /** How many milliseconds what is asked now waits for its turn, about. */
  get lagMs(): number {
    return this.lag;
  }

  get level(): 'calm' | 'busy' | 'overloaded' {
    const above = ({ lagMs, underWay }: { readonly lagMs: number; readonly underWay: number }): boolean =>
      this.lag > lagMs || this.underWay > underWay;
    if (above(OVERLOADED)) return 'overloaded';
    return above(BUSY) ? 'busy' : 'calm';
  }

  close(): void {
    clearInterval(this.looking);
  }
}

export const comeBackLater = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  refuse(reply.header('retry-after', secondsToWait()), 503, refusal);

/** So many seconds, by chance. */
const secondsToWait = (): number =>
  RETRY_AFTER.least + Math.floor(Math.random() * (RETRY_AFTER.most - RETRY_AFTER.least + 1));

/** Pages and their parts cost next to nothing, and only a page that is there can wait and ask again; machines ask how it is. */
const isAlwaysAnswered = ({ url }: FastifyRequest): boolean =>
  !url.startsWith('/api/') || /^\/api\/(health|ready)\b/.test(url);
const staysOpen = ({ url }: FastifyRequest): boolean => /\/live(\?|$)/.test(url);

/** Refuses what cannot be served in time, before anything is read of it. */
export function shedLoad(server: FastifyInstance, load: Load, cookie: string): void {
  server.addHook('onRequest', async (request, reply) => {
    if (isAlwaysAnswered(request)) return undefined;
    const { level } = load;
    const isKnown = request.headers.cookie?.includes(`${cookie}=`) === true;
    if (level === 'overloaded' || (level === 'busy' && !isKnown)) return comeBackLater(reply, TOO_BUSY);
    if (staysOpen(request)) return undefined;
    load.underWay += 1;
    let counted = true;
    const answered = (): void => {
      if (counted) load.underWay -= 1;
      counted = false;
    };
    reply.raw.once('finish', answered);
    reply.raw.once('close', answered);
    return undefined;
  });
}
