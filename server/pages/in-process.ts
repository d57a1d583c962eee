import type { FastifyRequest } from 'fastify';
import type { Request, Response, Transport } from '#api/api.ts';
import { apiPrefix } from '#server/api-server.ts';
import { internalViewerHeader } from '#server/platform/http/viewer-hook.ts';
import { isClosedTo, isOpenRoute } from '#server/site/closed-site.ts';
import { callRoute } from './route-call.ts';

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
  try {
    // Only a full request runs the hook that restricts a private community to its members.
    const isOpen = isOpenRoute('GET', `${apiPrefix}${requested.route}`);
    if (!isOpen && (await isClosedTo(request.server.forum, request.viewer))) return undefined;
    return await callRoute(request, requested, { prefix: apiPrefix });
  } catch {
    return undefined;
  }
}

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
