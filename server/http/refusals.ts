import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from 'naipe/tournament';
import { refuse } from './errors.ts';

/** Refusals that are not about the rules of the game. */
const STATUS: Readonly<Record<string, number>> = {
  'changed-meanwhile': 409,
  'case-changed': 409,
  'version-conflict': 409,
  'already-created': 409,
  'id-taken': 409,
  'no-tournament': 404,
  'not-for-you': 403,
  'not-yet': 403,
  'devices-rest': 403,
  'cannot-be-shown': 500,
};

/** Answers with what core refused: 401 when signing in might help. */
export function refuseAs(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  otherwise: number,
): FastifyReply {
  const signInFirst = refusal.code === 'not-for-you' && request.who.role === 'public';
  return refuse(reply, signInFirst ? 401 : (STATUS[refusal.code] ?? otherwise), refusal);
}

export const noSuchTournament = (tournament: string): Refusal => ({
  code: 'no-such-tournament',
  message: `There is no tournament ${tournament} here.`,
});
