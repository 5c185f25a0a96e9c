import { errorCodes, type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Fault } from 'naipe/base';

/** What a refused request is answered with: a code for programs, a sentence for people. */
export function refuse(reply: FastifyReply, status: number, error: Fault): FastifyReply {
  return reply.status(status).type('application/json; charset=utf-8').send({ error });
}

/** Fastify's own refusals, in our words. */
const SENTENCES: Readonly<Record<string, Fault>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too-large', message: 'The request is larger than one megabyte.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'bad-json', message: 'The request says it is JSON and is empty.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'bad-json', message: 'The request is not valid JSON.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'not-json',
    message: 'The request must be JSON, with the content type application/json.',
  },
  FST_ERR_BAD_URL: {
    code: 'bad-address',
    message: 'The address contains a sequence that cannot be decoded.',
  },
};

const BUG: Fault = {
  code: 'internal',
  message: 'Something went wrong inside Naipe; nothing was changed. Try again, and report it if it stays.',
};

function faultOf(error: FastifyError): { readonly status: number; readonly fault: Fault } {
  const status = error.statusCode ?? 500;
  if (status >= 500) return { status, fault: BUG };
  if (error instanceof errorCodes.FST_ERR_VALIDATION || error.validation !== undefined) {
    return {
      status,
      fault: { code: 'bad-input', message: `The request is not as expected: ${error.message}.` },
    };
  }
  return { status, fault: SENTENCES[error.code] ?? { code: 'bad-request', message: error.message } };
}

export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, fault } = faultOf(error);
    if (status >= 500) request.log.error(error);
    return refuse(reply, status, fault);
  });
}
