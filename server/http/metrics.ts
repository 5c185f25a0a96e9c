import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Load } from './load.ts';
import type { Services } from './services.ts';

/** What is counted of a server, for Prometheus. Routes, never addresses or names. */
export function measure(server: FastifyInstance, services: Services, load: Load): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answered = new Histogram({
    name: 'naipe_http_request_seconds',
    help: 'How long requests took, by route and kind of answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  const shed = new Counter({
    name: 'naipe_requests_refused_for_load_total',
    help: 'Requests that were asked to come back later',
    registers,
  });
  const gauges: readonly (readonly [name: string, help: string, now: () => number])[] = [
    ['naipe_live_listeners', 'Who listens to live updates', () => services.hosts.listeners],
    ['naipe_tournaments_in_memory', 'Tournaments kept in memory', () => services.hosts.size],
    ['naipe_requests_under_way', 'Requests that are not answered yet', () => load.underWay],
    ['naipe_lag_seconds', 'How long what is asked now waits for its turn', () => load.lagMs / 1000],
  ];
  for (const [name, help, now] of gauges)
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(now());
      },
    });
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    answered.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    if (reply.statusCode === 503 && reply.hasHeader('retry-after')) shed.inc();
  });
  return registry;
}

/** Where measurements are read: an address of their own, which is not for the public. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** Tells measurements to whoever asks at an address of their own. Answers the port, and how to stop. */
export async function tellMetrics(
  { host, port }: MetricsAddress,
  tell: () => Promise<string>,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    tell().then(
      (text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
