import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { VERSION } from '../version.ts';

/** Describes the routes that are registered after it: `/api/openapi.json` for programs, `/api/docs` for people. */
export function describeRoutes(server: FastifyInstance): void {
  server.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Naipe',
        version: VERSION,
        description:
          'Duplicate bridge tournaments by the Laws. Errors are `{"error": {"code", "message", …}}`.',
        license: { name: 'MIT' },
      },
      tags: [
        { name: 'session', description: 'Who am I?' },
        { name: 'tournaments', description: 'Commands: everything that changes a tournament' },
        { name: 'views', description: 'What a tournament looks like, to whoever asks' },
        { name: 'files', description: 'Results and whole tournaments as files' },
        { name: 'erasing', description: 'People erased, tournaments removed' },
        { name: 'players', description: 'Players of earlier tournaments' },
        { name: 'server', description: 'The server itself' },
      ],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  server.register(fastifySwaggerUi, { routePrefix: '/api/docs' });
  server.after(() => {
    server.get('/api/openapi.json', { schema: { hide: true } }, () => server.swagger());
  });
}
