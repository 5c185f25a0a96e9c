import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { doorsToDirector, networkOf } from '../access/index.ts';
import { guess } from './guessing.ts';
import type { Services } from './services.ts';

export const ownPassword = z.string().min(1).max(200).describe('The password of who asks');

/** What the director is called who asks. */
export const nameOf = ({ who }: FastifyRequest): string => (who.role === 'director' ? who.name : '');

/** What cannot be taken back, or changes who may direct, asks for the password once more: a laptop may stand open. */
export const reallyOf =
  ({ attempts, directors }: Pick<Services, 'attempts' | 'directors'>) =>
  (request: FastifyRequest, reply: FastifyReply, password: string): Promise<boolean> => {
    const name = nameOf(request);
    const network = networkOf(request.ip);
    return guess(reply, attempts, {
      doors: doorsToDirector(network, name),
      isRight: () => directors.check(name, password, { name: network, reserved: true }),
      wrong: { code: 'wrong-password', message: 'That is not your password.' },
    });
  };
