import { hostname } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownNetworkAddress } from '../network.ts';
import { refuse } from './errors.ts';

/** How this server is reached from outside. */
export interface Reach {
  /** How many proxies stand before it; what they say about who asks is believed. 0: none, and nobody is believed. */
  readonly behindProxy: number;
  /** What it is called where it is reached. */
  readonly names: readonly string[];
}

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/;

/** `bridge.example.org` from `bridge.example.org:8443`. */
const nameIn = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

/**
 * A page of somebody else can give its own name the address of this server and then ask as if it were ours (DNS
 * rebinding): it still calls us by its own name. An address that is no name cannot be taken that way.
 */
export function refuseOtherNames(server: FastifyInstance, { behindProxy, names }: Reach): void {
  const own = hostname().toLowerCase();
  const known = new Set([
    ...names.map((name) => name.toLowerCase()),
    ...(behindProxy > 0 ? [] : [own, `${own}.local`]),
  ]);
  const isOurs = (name: string): boolean =>
    LOCAL.test(name) || known.has(name) || (behindProxy === 0 && ADDRESS.test(name));
  server.addHook('onRequest', async (request, reply) => {
    const name = nameIn(request.headers.host ?? '');
    if (isOurs(name)) return undefined;
    const message = `This server is not called "${name}". Open it by its own name, or start it with --name ${name}.`;
    return refuse(reply, 421, { code: 'other-name', message });
  });
}

/** The address at which the phones in the room reach this server. */
export function addressForPhones(
  { headers, protocol, socket }: FastifyRequest,
  { behindProxy, names: [name] }: Reach,
): string {
  const host = headers.host ?? 'localhost';
  if (!LOCAL.test(nameIn(host))) return `${protocol}://${host}`;
  if (behindProxy > 0 && name !== undefined) return `https://${name}`;
  const called = name ?? ownNetworkAddress();
  return called === undefined ? `${protocol}://${host}` : `http://${called}:${socket.localPort}`;
}
