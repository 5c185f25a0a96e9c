import type { FastifyRequest } from 'fastify';

/** Whether who asks has what is called by that tag. */
export const holdsAlready = ({ headers }: FastifyRequest, tag: string): boolean =>
  headers['if-none-match']?.split(/\s*,\s*/).includes(tag) === true;

export const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
