import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dataFinding, findingSentence, TROUBLES, wayBack } from '../../storage/index.ts';
import { directorOnly } from '../identity.ts';
import type { Services } from '../services.ts';

const told = { sentence: z.string(), wayBack: z.string() };
const state = z.object({
  trouble: z.enum(TROUBLES).nullable().describe('Why nothing can be recorded at present'),
  findings: z
    .array(z.object({ finding: dataFinding, ...told }))
    .describe('What was found wrong at the start'),
  notices: z
    .array(z.object({ id: z.int(), time: z.string(), finding: dataFinding, ...told }))
    .describe('What was lost, until a director has seen it'),
});

export const storageRoutes =
  ({ storage }: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    const tags = ['server'];
    const withWords = <T extends { readonly finding: z.infer<typeof dataFinding> }>(each: T) => ({
      ...each,
      sentence: findingSentence(each.finding),
      wayBack: wayBack(each.finding),
    });

    server.get(
      '/storage',
      {
        onRequest: directorOnly,
        schema: { summary: 'How is the data?', tags, response: { 200: state } },
      },
      async () => ({
        trouble: (await storage.check()) ?? null,
        findings: storage.findings.map((finding) => withWords({ finding })),
        notices: (await storage.notices()).map(withWords),
      }),
    );

    server.delete(
      '/storage/notices/:id',
      {
        onRequest: directorOnly,
        schema: {
          summary: 'The director has seen it',
          tags,
          params: z.strictObject({ id: z.coerce.number().int().min(1) }),
          response: { 200: z.object({ seen: z.literal(true) }) },
        },
      },
      async (request) => {
        await storage.seen(request.params.id);
        return { seen: true as const };
      },
    );
    done();
  };
