import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { LANGUAGES } from 'naipe/game';
import { factsOf, fileHiddenFromPlaying } from 'naipe/tournament';
import { z } from 'zod';
import {
  RESULT_FORMATS,
  type ResultsEnding,
  readTournamentFile,
  TOURNAMENT_FILE_TYPE,
  writeTournamentFile,
} from '../../exports/index.ts';
import { siteInSteps, zipOf } from '../../exports/site/index.ts';
import type { Json } from '../../facts/index.ts';
import { inTurn } from '../../in-steps.ts';
import { tournamentId } from '../../schemas/index.ts';
import { holdsAlready, takesGzip } from '../asked-for.ts';
import { refuse } from '../errors.ts';
import { directorOnly, viewerIn } from '../identity.ts';
import { limitFiles } from '../read-limits.ts';
import { noSuchTournament, refuseAs } from '../refusals.ts';
import type { Services } from '../services.ts';

/** A tournament of many days with a thousand tables. */
const FILE_LIMIT_BYTES = 64 * 1024 * 1024;

const DATABASE_TYPE = 'application/octet-stream';
const DATABASE_LIMIT_BYTES = 16 * 1024 * 1024;

const attachment = (name: string) => ({
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'private, no-cache',
});

export const fileRoutes =
  ({ hosts, factLog, reads }: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    const params = z.strictObject({ tournament: tournamentId });
    const tags = ['files'];

    server.get(
      '/tournaments/:tournament/export',
      {
        onRequest: directorOnly,
        schema: {
          summary: 'The whole tournament as one file',
          tags,
          params,
          produces: [TOURNAMENT_FILE_TYPE],
        },
      },
      async (request, reply) => {
        const { tournament } = request.params;
        const found = await hosts.find(tournament);
        if (found === undefined) return refuseAs(request, reply, noSuchTournament(tournament), 404);
        const { who } = request;
        const { state } = found.host;
        const hidden =
          who.role === 'director' && state.tournament !== undefined
            ? fileHiddenFromPlaying(state.tournament, who.name)
            : undefined;
        if (hidden !== undefined) return refuseAs(request, reply, hidden.error, 403);
        const facts = factsOf(state.log);
        return reply
          .headers(attachment(`naipe-${tournament}.ndjson`))
          .type(TOURNAMENT_FILE_TYPE)
          .send(writeTournamentFile({ tournament, facts }));
      },
    );

    server.register(async (imports) => {
      imports.removeAllContentTypeParsers();
      imports.addContentTypeParser(TOURNAMENT_FILE_TYPE, { parseAs: 'string' }, (_request, body, parsed) =>
        parsed(null, body),
      );
      imports.post(
        '/tournaments/import',
        {
          onRequest: directorOnly,
          bodyLimit: FILE_LIMIT_BYTES,
          schema: {
            summary: 'Take over a tournament from a file that was exported',
            tags,
            consumes: [TOURNAMENT_FILE_TYPE],
          },
        },
        async (request, reply) => {
          const read = readTournamentFile(String(request.body ?? ''));
          if (!read.ok) return refuse(reply, 422, read.error);
          const { tournament, facts } = read.value;
          const adopted = await factLog.adopt(
            tournament,
            facts.map((fact) => ({ ...fact, data: fact.data as unknown as Json })),
          );
          if (!adopted.ok) return refuse(reply, 409, adopted.error);
          await hosts.summarise(tournament);
          return reply.status(201).send({ tournament, version: adopted.value });
        },
      );
    });

    server.register(async (devices) => {
      devices.removeAllContentTypeParsers();
      devices.addContentTypeParser(DATABASE_TYPE, { parseAs: 'buffer' }, (_request, body, parsed) =>
        parsed(null, body),
      );
      devices.post(
        '/files/bws',
        {
          onRequest: directorOnly,
          bodyLimit: DATABASE_LIMIT_BYTES,
          schema: {
            summary: 'What stands in the database of scoring devices (BWS); nothing is kept',
            tags,
            consumes: [DATABASE_TYPE],
          },
        },
        async (request, reply) => {
          const { readBwsFile } = await import('../../bws/index.ts');
          const read = readBwsFile(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
          return read.ok ? reply.send(read.value) : refuse(reply, 422, read.error);
        },
      );
    });

    for (const [ending, { name, type }] of Object.entries(RESULT_FORMATS)) {
      server.get(
        `/tournaments/:tournament/${name}`,
        {
          onRequest: limitFiles(reads),
          schema: { summary: `The results, ${name}`, tags, params },
        },
        async (request, reply) => {
          const { tournament } = request.params;
          const found = await hosts.find(tournament);
          if (found === undefined) return refuseAs(request, reply, noSuchTournament(tournament), 404);
          const file = await found.files.of(viewerIn(tournament, request.who), ending as ResultsEnding);
          if (file.ok) {
            const tag = `"${file.value.tag}"`;
            reply.headers({
              ...attachment(name.replace('.', `-${tournament}.`)),
              etag: tag,
              vary: 'cookie, accept-encoding',
            });
            if (holdsAlready(request, tag)) return reply.status(304).send();
            reply.type(type);
            if (!takesGzip(request)) return reply.send(file.value.bytes);
            return reply.header('content-encoding', 'gzip').send(await file.value.packed());
          }
          const { why, refusal } = file.error;
          return why === 'hidden' ? refuseAs(request, reply, refusal, 404) : refuse(reply, 422, refusal);
        },
      );
    }

    server.get(
      '/tournaments/:tournament/site.zip',
      {
        onRequest: limitFiles(reads),
        schema: {
          summary: 'The results as plain pages for a web space, in a folder',
          tags,
          params,
          querystring: z.strictObject({ language: z.enum(LANGUAGES).default('en') }),
          produces: ['application/zip'],
        },
      },
      async (request, reply) => {
        const { tournament } = request.params;
        const found = await hosts.find(tournament);
        if (found === undefined) return refuseAs(request, reply, noSuchTournament(tournament), 404);
        const { value: files } = await inTurn(siteInSteps(found.host.state, request.query.language));
        if (!files.ok) return refuseAs(request, reply, files.error, 404);
        return reply
          .headers(attachment(`site-${tournament}.zip`))
          .type('application/zip')
          .send(zipOf(files.value));
      },
    );
    done();
  };
