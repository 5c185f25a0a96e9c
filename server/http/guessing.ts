import type { FastifyReply } from 'fastify';
import type { Door } from '../access/index.ts';
import type { Guesses } from '../storage/index.ts';
import { refuse } from './errors.ts';

export function slowDown(reply: FastifyReply, seconds: number): FastifyReply {
  const message = `Too many attempts. Wait ${seconds} second${seconds === 1 ? '' : 's'} and try again.`;
  return refuse(reply.header('retry-after', seconds), 429, {
    code: 'slow-down',
    message,
    params: { seconds },
  });
}

interface Guess {
  readonly doors: readonly Door[];
  /** `'busy'` when it could not be looked at. */
  readonly isRight: () => boolean | 'busy' | Promise<boolean | 'busy'>;
  /** What is said when it is not. */
  readonly wrong: { readonly code: string; readonly message: string };
}

const A_MOMENT = 2;

/** Lets a guess be checked when there are tries left for it, and answers whether it is right; if not, it was refused. */
export async function guess(reply: FastifyReply, attempts: Guesses, given: Guess): Promise<boolean> {
  const { doors, isRight, wrong } = given;
  const seconds = await attempts.take(doors);
  if (seconds > 0) {
    slowDown(reply, seconds);
    return false;
  }
  const right = await isRight();
  if (right !== false) await attempts.giveBack(doors);
  if (right === 'busy') slowDown(reply, A_MOMENT);
  if (right === false) refuse(reply, 401, wrong);
  return right === true;
}
