import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { readDiskState } from '#server/platform/configuration/free-space.ts';
import { CallTimeLog } from '#server/platform/http/call-times.ts';
import { addEarlyRoute } from '#server/platform/http/early-route.ts';

/** The upper bounds of the histogram buckets, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const hash = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether a request may read the metrics: with METRICS_TOKEN when it is set, otherwise only from this machine. A
 * request forwarded by a proxy does not come from this machine, whatever its address is.
 */
export function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  const { authorization = '' } = request.headers;
  if (token) return timingSafeEqual(hash(authorization), hash(`Bearer ${token}`));
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => name in request.headers);
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
}

function countConnections({ forum }: FastifyInstance, registry: Registry): void {
  const gauge = new Gauge({
    name: 'folkmoot_database_connections',
    help: 'Connections to the database by state; waiting are requests without a connection.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { totalCount, idleCount, waitingCount } = forum.database.pool;
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
  gauge.set({ state: 'waiting' }, 0);
}

function measureFreeSpace({ forum }: FastifyInstance, registry: Registry): void {
  const gauge = new Gauge({
    name: 'folkmoot_disk_free_bytes',
    help: 'Free space on the disk of the data folder.',
    registers: [registry],
    async collect() {
      this.set((await readDiskState(forum)).free);
    },
  });
  gauge.set(0);
}

/**
 * Measures every response for `server.callTimes`. Exposes the durations, and metrics of the process and the database, to
 * Prometheus at `/metrics`.
 */
export const metricsRoutes = fastifyPlugin(async (server: FastifyInstance) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countConnections(server, registry);
  measureFreeSpace(server, registry);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const callTimes = new CallTimeLog();
  server.decorate('callTimes', callTimes);
  server.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    // A stream of live updates lasts as long as its page.
    if (!request.is404 && !route.endsWith('/live')) callTimes.note(`${request.method} ${route}`, reply.elapsedTime);
  });
  addEarlyRoute(server, '/metrics', (request, reply) => {
    if (!mayReadMetrics(request, server.forum.configuration.metricsToken)) return undefined;
    reply.header('Cache-Control', 'no-store').type(registry.contentType);
    return registry.metrics().then((text) => reply.send(text));
  });
  server.addHook('onClose', async () => registry.clear());
});
