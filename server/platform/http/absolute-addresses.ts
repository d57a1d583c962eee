import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** The value of `X-Requested-With` by which the forum's own pages ask; their links stay relative. */
const ownPages = 'folkmoot';

/** The address of the picture of members who have none. */
export const defaultPhotoPath = '/default-photo.svg';

/** Resources whose answers are sent back as they are: addresses in them are what somebody entered. */
const asEntered = /^\/api\/v2\/(?:config|drafts|layouts|themes|openapi\.json|docs)(?:[/?]|$)/;

/**
 * An address within the site as the value of a field named `url` or `…Url`, in JSON. Quotes within a text are escaped, so
 * this form stands for a field only.
 */
const relativeAddress = /"(url|[A-Za-z]+Url)":"(?=\/(?!\/))/g;
const noPhoto = /"photoUrl":null/g;

/** Whether a request comes from the forum's own pages. */
export const isFromOwnPages = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['x-requested-with'] === ownPages;

/** Returns JSON with the addresses in its fields made absolute, and the default picture for members without one. */
export const withAbsoluteAddresses = (json: string, siteUrl: string): string =>
  json.replace(noPhoto, `"photoUrl":"${siteUrl}${defaultPhotoPath}"`).replace(relativeAddress, `"$1":"${siteUrl}`);

/**
 * Makes the addresses in answers absolute for every client but the forum's own pages. Register it before the plugins that
 * keep or compress answers.
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
