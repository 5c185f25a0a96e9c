import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from 'naipe/tournament';
import { refuse } from './errors.ts';

/** Refusals that are not about the rules of the game. */
const STATUS: Readonly<Record<string, number>> = {
  'changed-meanwhile': 409,
  'version-conflict': 409,
  'already-created': 409,
  'exists-already': 409,
  'no-tournament': 404,
  'not-permitted': 403,
};

/** Answers with what core refused: 401 when signing in might help. */
export function refuseAs(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  otherwise: number,
): FastifyReply {
  const status = STATUS[refusal.code] ?? otherwise;
  return refuse(reply, status === 403 && request.who.role === 'public' ? 401 : status, refusal);
}

export const noSuchTournament = (tournament: string): Refusal => ({
  code: 'no-such-tournament',
  message: `There is no tournament ${tournament} here.`,
});
