import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(::1|127\.|::ffff:127\.)/;
const LOCAL_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

export const isLocalName = (host: string): boolean => LOCAL_NAME.test(host);

/** Does somebody at this computer ask? Not a proxy on it for somebody else, and not a page that took its address. */
export const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  isLocalName(headers.host ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;
