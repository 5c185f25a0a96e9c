import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './errors.ts';
import { viewerIn } from './identity.ts';
import { refuseAs } from './refusals.ts';

/** A result, a call, a round confirmed: what the device of a table sends is small. */
const DEVICE_LIMIT_BYTES = 16 * 1024;

/** Commands of those who may give none, and larger ones than a device has to send, are refused before they are read. */
export async function mayCommandAtAll(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { tournament = '' } = request.params as { readonly tournament?: string };
  const { role } = viewerIn(tournament, request.who);
  if (role === 'director') return undefined;
  if (role === 'public') {
    const message = 'Only the director and those who sit at a table do this. Sign in first.';
    return refuseAs(request, reply, { code: 'not-for-you', message }, 403);
  }
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  if (length <= DEVICE_LIMIT_BYTES) return undefined;
  const message = 'The request is larger than it may be, or does not say how large it is.';
  return refuse(reply, 413, { code: 'too-large', message });
}
