import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from 'naipe/tournament';
import type { SignIns, Who } from '../access/index.ts';
import { refuse } from './errors.ts';

const COOKIE = 'naipe';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends it, by their cookie. */
    readonly who: Who;
  }
}

/** Lax: a link to Naipe from elsewhere opens it signed in; a form or a script from elsewhere does not act as you. */
const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/** Recognises who sends each request. */
export function recognise(server: FastifyInstance, signIns: SignIns): void {
  server.register(fastifyCookie);
  server.decorateRequest('who', {
    getter() {
      return signIns.whoIs(this.cookies[COOKIE]);
    },
  });
}

export async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  signIns: SignIns,
  as: Who,
): Promise<void> {
  await forget(request, signIns);
  const { token, seconds } = await signIns.signIn(as);
  reply.setCookie(COOKIE, token, { ...cookieOptions, secure: request.protocol === 'https', maxAge: seconds });
}

export async function signOut(request: FastifyRequest, reply: FastifyReply, signIns: SignIns): Promise<void> {
  await forget(request, signIns);
  reply.clearCookie(COOKIE, cookieOptions);
}

async function forget(request: FastifyRequest, signIns: SignIns): Promise<void> {
  const token = request.cookies[COOKIE];
  if (token !== undefined) await signIns.signOut(token);
}

/** As whom somebody looks at a tournament: a table or a player of another one is the public here. */
export function viewerIn(tournament: string, who: Who): Viewer {
  switch (who.role) {
    case 'public':
    case 'director':
      return { role: who.role };
    case 'table': {
      const { session, section, table } = who;
      return who.tournament === tournament ? { role: 'table', session, section, table } : { role: 'public' };
    }
    case 'player':
      return who.tournament === tournament ? { role: 'player', pair: who.pair } : { role: 'public' };
  }
}

/** Who did it, as the record says. */
export function actorOf(viewer: Viewer): string {
  switch (viewer.role) {
    case 'public':
    case 'director':
      return viewer.role;
    case 'table':
      return `table ${viewer.section}${viewer.table}`;
    case 'player':
      return `pair ${viewer.pair}`;
  }
}

/** For routes of the director alone: they are no part of a tournament, so no rule of the game decides. */
export async function directorOnly(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (request.who.role === 'director') return undefined;
  return request.who.role === 'public'
    ? refuse(reply, 401, { code: 'sign-in', message: 'Sign in as the director first.' })
    : refuse(reply, 403, { code: 'director-only', message: 'Only the director can do this.' });
}
