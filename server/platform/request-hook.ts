import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** What the moderation log keeps of the request that an action came by. */
export interface CurrentRequest {
  readonly method: string;
  readonly path: string;
  /** Without the question mark; empty when there is none. */
  readonly query: string;
  readonly ip: string;
}

const answering = new AsyncLocalStorage<CurrentRequest>();

/** The request being answered here; undefined in jobs. */
export const currentRequest = (): CurrentRequest | undefined => answering.getStore();

/** Remembers, for whatever a request sets going, which request it is. Those that only read are not remembered. */
export const requestHook = fastifyPlugin(async (server: FastifyInstance) => {
  server.addHook('onRequest', (request, _, done) => {
    const { method, url, ip } = request;
    if (method === 'GET' || method === 'HEAD') return done();
    const [path = '', query = ''] = url.split('?', 2);
    answering.run({ method, path, query, ip }, done);
  });
});
