import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type ParentRequest, parentRequestHeaders } from '#api/moderation/log/parent-request.ts';
import { redactUrl } from '#server/platform/configuration/log-redaction.ts';

/** What the moderation log keeps of the request that an action came by. */
export interface CurrentRequest {
  readonly method: string;
  readonly path: string;
  /** Without the question mark; empty when there is none. */
  readonly query: string;
  readonly ip: string;
  readonly parent: ParentRequest | null;
}

const answering = new AsyncLocalStorage<CurrentRequest>();

/** The request being answered here; undefined in jobs. */
export const currentRequest = (): CurrentRequest | undefined => answering.getStore();

const longest = 1_000;

/** Returns the parent request that the headers name, without secrets in its address; null where they name none. */
export function parentRequestOf({ headers }: Pick<FastifyRequest, 'headers'>): ParentRequest | null {
  const read = (name: keyof ParentRequest): string =>
    String(headers[parentRequestHeaders[name]] ?? '').slice(0, longest);
  const [id, method, path] = [read('id'), read('method').toUpperCase(), read('path')];
  if (!/^[\w-]{1,100}$/.test(id) || !/^[A-Z]{3,10}$/.test(method) || !path.startsWith('/')) return null;
  const query = redactUrl(`?${read('query').replace(/^\?/, '')}`).slice(1);
  return { id, method, path: redactUrl(path), query };
}

/** Remembers, for whatever a request sets going, which request it is. Those that only read are not remembered. */
export const requestHook = fastifyPlugin(async (server: FastifyInstance) => {
  server.addHook('onRequest', (request, _, done) => {
    const { method, url, ip } = request;
    if (method === 'GET' || method === 'HEAD') return done();
    const [path = '', query = ''] = url.split('?', 2);
    answering.run({ method, path, query, ip, parent: parentRequestOf(request) }, done);
  });
});
