import type { FastifyRequest } from 'fastify';
import type { Transport } from '#api/api.ts';
import { apiPrefix } from '#server/api-server.ts';
import { handedViewerHeader } from '#server/platform/viewer-hook.ts';

/**
 * Calls the API from within the server, as the viewer of a page: through the same routes, so that nothing can be seen
 * on a page that the API would refuse.
 */
export function inProcess(request: FastifyRequest, viewerKey: string): Transport {
  return async ({ method, path, query, body }) => {
    const response = await request.server.inject({
      method,
      url: `${apiPrefix}${path}${query && `?${query}`}`,
      headers: {
        [handedViewerHeader]: viewerKey,
        'x-requested-with': 'folkmoot',
        host: request.host,
        'user-agent': request.headers['user-agent'] ?? '',
      },
      remoteAddress: request.ip,
      ...(body !== undefined && { payload: body as object }),
    });
    const isJson = response.body && String(response.headers['content-type']).includes('json');
    const json: unknown = isJson ? JSON.parse(response.body) : undefined;
    return { status: response.statusCode, json, header: (name) => response.headers[name]?.toString() };
  };
}
