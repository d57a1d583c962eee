import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type ParentRequest, parentRequestHeaders } from '#api/moderation/log/parent-request.ts';
import { redactUrl } from '#server/platform/configuration/log-redaction.ts';

/** The request data that the moderation log stores for an action. */
export interface CurrentRequest {
  readonly method: string;
  readonly path: string;
  /** The query string without the question mark. Empty when there is none. */
  readonly query: string;
  readonly ip: string;
  readonly parent: ParentRequest | null;
}

const answering = new AsyncLocalStorage<CurrentRequest>();

/** Returns the request that is being handled in this async context. Returns undefined in jobs. */
export const currentRequest = (): CurrentRequest | undefined => answering.getStore();

const longest = 1_000;

/**
 * Returns the parent request that the headers name, with secrets redacted from its URL. Returns null when they name
 * none.
 */
export function parentRequestOf({ headers }: Pick<FastifyRequest, 'headers'>): ParentRequest | null {
  const read = (name: keyof ParentRequest): string =>
    String(headers[parentRequestHeaders[name]] ?? '').slice(0, longest);
  const [id, method, path] = [read('id'), read('method').toUpperCase(), read('path')];
  if (!/^[\w-]{1,100}$/.test(id) || !/^[A-Z]{3,10}$/.test(method) || !path.startsWith('/')) return null;
  const query = redactUrl(`?${read('query').replace(/^\?/, '')}`).slice(1);
  return { id, method, path: redactUrl(path), query };
}

/** Makes each request available as `currentRequest` to everything it calls. GET and HEAD requests are not stored. */
export const requestHook = fastifyPlugin(async (server: FastifyInstance) => {
  server.addHook('onRequest', (request, _, done) => {
    const { method, url, ip } = request;
    if (method === 'GET' || method === 'HEAD') return done();
    const [path = '', query = ''] = url.split('?', 2);
    answering.run({ method, path, query, ip, parent: parentRequestOf(request) }, done);
  });
});
