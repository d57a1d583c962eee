import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Request, Response } from '#api/api.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { RecordedReply } from './recorded-reply.ts';

/** Converts path parameters to strings. */
const textsOf = (params: Request['params']): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));

/** The options of a call: the path before the API's routes, and the viewer on whose behalf it runs. */
interface CallOptions {
  readonly prefix: string;
  readonly viewer?: Viewer;
}

/**
 * Calls the handler of a read-only route within a request. Returns undefined when a full request is needed. The caller
 * must have checked that the viewer may read the site.
 */
export async function callRoute(
  request: FastifyRequest,
  requested: Request,
  { prefix, viewer = request.viewer }: CallOptions,
): Promise<Response | undefined> {
  const route = request.server.readingRoutes.get(`${prefix}${requested.route}`);
  const query = requested.method === 'GET' ? route?.readQuery(requested.query) : undefined;
  if (!route || !query) return undefined;
  const url = `${prefix}${requested.path}${requested.query && `?${requested.query}`}`;
  const inner: FastifyRequest = Object.create(request, {
    url: { value: url },
    originalUrl: { value: url },
    query: { value: query },
    params: { value: route.params?.parse(textsOf(requested.params)) ?? requested.params },
    viewer: { value: viewer },
  });
  const note = new RecordedReply();
  const answer = await route.handler.call(request.server, inner, note as unknown as FastifyReply);
  const json: unknown = answer === note ? note.payload : answer;
  return { status: note.status, json, header: (name) => note.getHeader(name)?.toString() };
}
