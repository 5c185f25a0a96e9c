import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { doorsOnKnownDevice } from '../access/index.ts';
import { guess } from './guessing.ts';
import type { Services } from './services.ts';

export const ownPassword = z.string().min(1).max(200).describe('The password of who asks');

/** What the director is called who asks. */
export const nameOf = ({ who }: FastifyRequest): string => (who.role === 'director' ? who.name : '');

/**
 * What cannot be taken back, or changes who may direct, asks for the password once more: a laptop may stand open. Who is
 * signed in has tries of his own: while others guess at his password he can change it.
 */
export const reallyOf =
  ({ attempts, directors }: Pick<Services, 'attempts' | 'directors'>) =>
  (request: FastifyRequest, reply: FastifyReply, password: string): Promise<boolean> => {
    const name = nameOf(request);
    const device = request.signIn?.id ?? '';
    return guess(reply, attempts, {
      doors: doorsOnKnownDevice(device),
      isRight: () => directors.check(name, password, { name: device, reserved: true }),
      wrong: { code: 'wrong-password', message: 'That is not your password.' },
    });
  };
