import type { FastifyInstance } from 'fastify';

/** Everything comes from this server. Mantine writes style attributes and elements, hence the one exception. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  // The double-dummy solver is WebAssembly; nothing else is made of text.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
} as const;

/** Who has come by https comes by https for a year: nobody on the way can talk a browser out of it. */
const A_YEAR_OF_HTTPS = `max-age=${365 * 24 * 60 * 60}`;

export function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', A_YEAR_OF_HTTPS);
  });
}
