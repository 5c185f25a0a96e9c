import { errorCodes, type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Fault } from 'naipe/base';
import type { Refusal } from 'naipe/tournament';
import { DamagedFact, TROUBLE_SENTENCES, type Trouble, troubleOf } from '../storage/index.ts';

/** What a refused request is answered with: a code for programs, a sentence for people. */
export function refuse(reply: FastifyReply, status: number, error: Refusal): FastifyReply {
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ error }));
}

/** Fastify's own refusals, in our words. */
const SENTENCES: Readonly<Record<string, Fault>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too-large', message: 'The request is larger than it may be.' },
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

/** Something that was not as expected, and where. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const MOST_ISSUES = 5;

const plainWords = (message: string): string => message.replace(/^Invalid input: /, '');

/** Names each field that is wrong. */
export function badInput(issues: readonly Issue[]): Refusal {
  const told = issues.slice(0, MOST_ISSUES).map(({ path, message }) => {
    const field = path.map(String).join('.');
    return field === '' ? plainWords(message) : `${field}: ${plainWords(message)}`;
  });
  const [first] = issues;
  return {
    code: 'bad-input',
    message: `The request is not as expected. ${told.join('; ')}.`,
    ...(first === undefined || first.path.length === 0
      ? {}
      : { params: { field: first.path.map(String).join('.') } }),
  };
}

/** `/data/board` as `data.board`. */
const pathOf = (pointer: string): readonly string[] => pointer.split('/').slice(1);

export const storageRefusal = (trouble: Trouble): Refusal => ({
  code: 'storage',
  message: TROUBLE_SENTENCES[trouble],
  params: { trouble },
});

const damagedRefusal = ({ stream, sequence }: DamagedFact): Refusal => ({
  code: 'damaged',
  message: `The tournament ${stream} cannot be read: fact ${sequence} is not what was written. "naipe check-data" tells the way back.`,
  params: { tournament: stream, fact: sequence },
});

function faultOf(error: FastifyError): { readonly status: number; readonly fault: Refusal } {
  const status = error.statusCode ?? 500;
  if (error instanceof DamagedFact) return { status: 503, fault: damagedRefusal(error) };
  const trouble = troubleOf(error);
  if (trouble !== undefined) return { status: 503, fault: storageRefusal(trouble) };
  if (error.validation !== undefined || error instanceof errorCodes.FST_ERR_VALIDATION) {
    const issues = (error.validation ?? []).map(({ instancePath, message }) => ({
      path: pathOf(instancePath),
      message: message ?? 'is wrong',
    }));
    return { status: 400, fault: badInput(issues) };
  }
  if (status >= 500) return { status, fault: BUG };
  return { status, fault: SENTENCES[error.code] ?? { code: 'bad-request', message: error.message } };
}

/** What passes by itself: whoever asks is told when to come again. */
const PASSING: ReadonlySet<unknown> = new Set<Trouble>(['away', 'busy', 'full', 'failing', 'read-only']);
const COME_AGAIN_SECONDS = 2;

export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, fault } = faultOf(error);
    if (status >= 500) request.log.error({ err: error }, status === 503 ? 'storage' : 'a bug');
    if (status === 503 && PASSING.has(fault.params?.trouble)) reply.header('retry-after', COME_AGAIN_SECONDS);
    return refuse(reply, status, fault);
  });
}
