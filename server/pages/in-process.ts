import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Request, Response, Transport } from '#api/api.ts';
import { apiPrefix } from '#server/api-server.ts';
import { internalViewerHeader } from '#server/platform/http/viewer-hook.ts';
import { isClosedTo, isOpenRoute } from '#server/site/closed-site.ts';
import { RecordedReply } from './recorded-reply.ts';

/**
 * Creates the transport that calls the API within the server on behalf of the viewer of a page. It uses the API's own
 * routes, so a page cannot show anything the API would refuse. Read-only requests call the route's handler directly.
 * All other requests, and all that are refused or fail, run as full injected requests, so that errors and logs are the
 * same as for any request.
 */
export function createInProcessTransport(request: FastifyRequest, viewerKey: string): Transport {
  return async (requested) => (await callHandler(request, requested)) ?? injectRequest(request, viewerKey, requested);
}

/** Returns the response of the route's handler; undefined when a full request is needed. */
async function callHandler(request: FastifyRequest, requested: Request): Promise<Response | undefined> {
  const route = request.server.readingRoutes.get(`${apiPrefix}${requested.route}`);
  if (!route || requested.method !== 'GET') return undefined;
  try {
    // Only a full request runs the hook that restricts a private community to its members.
    const isOpen = isOpenRoute('GET', `${apiPrefix}${requested.route}`);
    if (!isOpen && (await isClosedTo(request.server.forum, request.viewer))) return undefined;
    const query = route.readQuery(requested.query);
    if (!query) return undefined;
    const url = `${apiPrefix}${requested.path}${requested.query && `?${requested.query}`}`;
    const inner: FastifyRequest = Object.create(request, {
      url: { value: url },
      originalUrl: { value: url },
      query: { value: query },
      params: { value: route.params?.parse(textsOf(requested.params)) ?? requested.params },
    });
    const note = new RecordedReply();
    const answer = await route.handler.call(request.server, inner, note as unknown as FastifyReply);
    const json: unknown = answer === note ? note.payload : answer;
    return { status: note.status, json, header: (name) => note.getHeader(name)?.toString() };
  } catch {
    return undefined;
  }
}

/** Converts path parameters to strings. */
const textsOf = (params: Request['params']): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));

async function injectRequest(
  request: FastifyRequest,
  viewerKey: string,
  { method, path, query, body }: Request,
): Promise<Response> {
  const response = await request.server.inject({
    method,
    url: `${apiPrefix}${path}${query && `?${query}`}`,
    headers: {
      [internalViewerHeader]: viewerKey,
      'x-requested-with': 'folkmoot',
      host: request.host,
      'user-agent': request.headers['user-agent'] ?? '',
      'accept-language': request.language,
    },
    remoteAddress: request.ip,
    ...(body !== undefined && { payload: body as object }),
  });
  const isJson = response.body && String(response.headers['content-type']).includes('json');
  const json: unknown = isJson ? JSON.parse(response.body) : undefined;
  return { status: response.statusCode, json, header: (name) => response.headers[name]?.toString() };
}
