import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Attempts, doorOfFiles, doorOfReads, networkOf } from '../access/index.ts';
import { refuse } from './errors.ts';

/** Who asks again as soon as he is answered is answered late: refusing him at once would take as long as serving him. */
const PAUSE_MS = 500;
/** More than that do not wait: they would fill the memory. */
const MOST_WAITING = 1_000;
let waiting = 0;

async function tooMany(reply: FastifyReply, seconds: number): Promise<FastifyReply> {
  if (waiting < MOST_WAITING) {
    waiting++;
    await sleep(PAUSE_MS);
    waiting--;
  }
  const message = `Too much is asked for from your address. Wait ${seconds} second${seconds === 1 ? '' : 's'}; whoever is signed in is not held up.`;
  return refuse(reply.header('retry-after', seconds), 429, {
    code: 'too-many-reads',
    message,
    params: { seconds },
  });
}

const isAnonymous = ({ who }: FastifyRequest): boolean => who.role === 'public';

/** Whoever is not signed in reads only so much from one address, so that he leaves room for others. */
export function limitReads(server: FastifyInstance, reads: Attempts): void {
  // After what reads the cookies.
  server.after(() => {
    server.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      if (!isAnonymous(request)) return undefined;
      const seconds = reads.take([doorOfReads(networkOf(request.ip))]);
      return seconds === 0 ? undefined : tooMany(reply, seconds);
    });
  });
}

/** Files are large: of them there are fewer. */
export const limitFiles =
  (reads: Attempts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (!isAnonymous(request)) return undefined;
    const seconds = reads.take([doorOfFiles(networkOf(request.ip))]);
    return seconds === 0 ? undefined : tooMany(reply, seconds);
  };
