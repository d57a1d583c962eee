import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** The value of the `X-Requested-With` header that the forum's own pages send. Responses to them keep relative URLs. */
const ownPages = 'folkmoot';

/** The URL of the default photo, for members without a photo. */
export const defaultPhotoPath = '/default-photo.svg';

/** Routes whose responses are sent unchanged: the URLs in them are user input. */
const asEntered = /^\/api\/v2\/(?:config|drafts|layouts|themes|openapi\.json|docs)(?:[/?]|$)/;

/**
 * Matches a site-relative URL as the value of a JSON field named `url` or `…Url`. Quotes inside a JSON string are
 * escaped, so only a real field matches.
 */
const relativeAddress = /"(url|[A-Za-z]+Url)":"(?=\/(?!\/))/g;
const noPhoto = /"photoUrl":null/g;

/** Whether a request comes from the forum's own pages. */
export const isFromOwnPages = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['x-requested-with'] === ownPages;

/**
 * Returns the JSON with the URLs in its fields made absolute, and with the default photo for members without a photo.
 */
export const withAbsoluteAddresses = (json: string, siteUrl: string): string =>
  json.replace(noPhoto, `"photoUrl":"${siteUrl}${defaultPhotoPath}"`).replace(relativeAddress, `"$1":"${siteUrl}`);

/**
 * Makes the URLs in responses absolute for every client but the forum's own pages. Register it before the plugins that
 * cache or compress responses.
 */
export const absoluteAddresses = fastifyPlugin(async (api: FastifyInstance) => {
  const siteUrl = api.forum.configuration.siteUrl.replace(/\/$/, '');
  api.addHook('onSend', async (request, reply, payload) => {
    const isJson = typeof payload === 'string' && String(reply.getHeader('content-type') ?? '').includes('json');
    if (!isJson || asEntered.test(request.url)) return payload;
    if (request.method === 'GET') reply.header('Vary', 'X-Requested-With');
    return isFromOwnPages(request) ? payload : withAbsoluteAddresses(payload, siteUrl);
  });
});
