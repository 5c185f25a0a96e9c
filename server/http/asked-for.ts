import type { FastifyRequest } from 'fastify';

/** Whether who asks has what is called by that tag. */
export const holdsAlready = ({ headers }: FastifyRequest, tag: string): boolean =>
  headers['if-none-match']?.split(/\s*,\s*/).includes(tag) === true;

export const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));

/** The version that who asks knows of: one of several servers may not have heard of it yet. */
export function versionAsked({ headers }: FastifyRequest): number {
  const asked = String(headers['naipe-version'] ?? '');
  return /^\d{1,9}$/.test(asked) ? Number(asked) : 0;
}
