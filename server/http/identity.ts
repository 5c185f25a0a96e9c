import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from 'naipe/tournament';
import { deviceName, type SignIn, type SignIns, UNNAMED, type Who } from '../access/index.ts';
import { refuse } from './errors.ts';

export const COOKIE = 'naipe';
/** Apart from the other: a phone that stands at a table stays there when its owner looks after his own entries. */
const MEMBER_COOKIE = 'naipe-member';
const DEVICE_COOKIE = 'naipe-device';
const A_YEAR = 365 * 24 * 60 * 60;
const PUBLIC: Who = { role: 'public' };

declare module 'fastify' {
  interface FastifyRequest {
    /** As whom it is sent, by the cookie; nothing when nobody is signed in there. */
    signIn: SignIn | undefined;
    readonly who: Who;
    /** The number in the register of whom this browser belongs to, if he has said so. */
    readonly member: number | undefined;
    memberSignIn: SignIn | undefined;
    /** What the browser kept since a director signed in from it. */
    readonly device: string | undefined;
  }
}

/** Lax: a link to Naipe from elsewhere opens it signed in; a form or a script from elsewhere does not act as you. */
const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/** Recognises who sends each request. */
export function recognise(server: FastifyInstance, signIns: SignIns): void {
  server.register(fastifyCookie);
  server.decorateRequest('signIn', undefined);
  server.decorateRequest('memberSignIn', undefined);
  // After what reads the cookies, before everything that asks who it is.
  server.after(() => {
    server.addHook('onRequest', async (request) => {
      request.signIn = await signIns.of(request.cookies[COOKIE]);
      request.memberSignIn = await signIns.of(request.cookies[MEMBER_COOKIE]);
    });
  });
  server.decorateRequest('who', {
    getter() {
      return this.signIn?.as ?? PUBLIC;
    },
  });
  server.decorateRequest('member', {
    getter() {
      const as = this.memberSignIn?.as;
      return as?.role === 'member' ? as.person : undefined;
    },
  });
  server.decorateRequest('device', {
    getter() {
      return this.cookies[DEVICE_COOKIE];
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
  const { token, seconds } = await signIns.signIn(as, deviceName(request.headers['user-agent']));
  reply.setCookie(COOKIE, token, { ...cookieOptions, secure: request.protocol === 'https', maxAge: seconds });
}

/** Somebody of the register signs in for himself, beside whatever this browser is. */
export async function signInMember(
  request: FastifyRequest,
  reply: FastifyReply,
  signIns: SignIns,
  person: number,
): Promise<void> {
  await signOutMember(request, reply, signIns);
  const device = deviceName(request.headers['user-agent']);
  const { token, seconds } = await signIns.signIn({ role: 'member', person }, device);
  const secure = request.protocol === 'https';
  reply.setCookie(MEMBER_COOKIE, token, { ...cookieOptions, secure, maxAge: seconds });
}

export async function signOutMember(
  request: FastifyRequest,
  reply: FastifyReply,
  signIns: SignIns,
): Promise<void> {
  const { memberSignIn: before } = request;
  if (before !== undefined) await signIns.end(({ id }) => id === before.id);
  reply.clearCookie(MEMBER_COOKIE, cookieOptions);
}

/** The browser keeps what shows, another time, that a director has signed in from it. */
export function rememberDevice(request: FastifyRequest, reply: FastifyReply, kept: string): void {
  const secure = request.protocol === 'https';
  reply.setCookie(DEVICE_COOKIE, kept, { ...cookieOptions, secure, maxAge: A_YEAR });
}

export async function signOut(request: FastifyRequest, reply: FastifyReply, signIns: SignIns): Promise<void> {
  await forget(request, signIns);
  reply.clearCookie(COOKIE, cookieOptions);
}

async function forget(request: FastifyRequest, signIns: SignIns): Promise<void> {
  const { signIn: before } = request;
  if (before !== undefined) await signIns.endOne(before.id);
}

/** As whom somebody looks at a tournament: a table or a player of another one is the public here. */
export function viewerIn(tournament: string, who: Who): Viewer {
  switch (who.role) {
    case 'public':
    case 'member':
      return { role: 'public' };
    case 'director':
      return { role: who.role, name: who.name };
    case 'table': {
      const { session, section, table } = who;
      return who.tournament === tournament ? { role: 'table', session, section, table } : { role: 'public' };
    }
    case 'player':
      return who.tournament === tournament ? { role: 'player', contestant: who.pair } : { role: 'public' };
  }
}

/** Who did it, as the record says. */
export function actorOf(who: Who): string {
  switch (who.role) {
    case 'public':
      return who.role;
    case 'director':
      return who.name === UNNAMED ? who.role : `${who.role} ${who.name}`;
    case 'table':
      return `table ${who.section}${who.table}`;
    case 'player':
      return `pair ${who.pair}`;
    case 'member':
      return `member ${who.person}`;
  }
}

/** For routes of the director alone: they are no part of a tournament, so no rule of the game decides. */
export async function directorOnly(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (request.who.role === 'director') return undefined;
  return request.who.role === 'public' || request.who.role === 'member'
    ? refuse(reply, 401, { code: 'sign-in', message: 'Sign in as the director first.' })
    : refuse(reply, 403, { code: 'director-only', message: 'Only the director can do this.' });
}
