import compress from '@fastify/compress';
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { compressedResponses } from '#server/platform/cache/compressed-responses.ts';
import { sharedResponses } from '#server/platform/cache/shared-responses.ts';
import { absoluteAddresses } from '#server/platform/http/absolute-addresses.ts';
import { recordRouteMethods } from '#server/platform/http/allowed-methods.ts';
import { authorInBody } from '#server/platform/http/author-in-body.ts';
import { fieldSelection } from '#server/platform/http/chosen-fields.ts';
import { answerWithError } from '#server/platform/http/errors.ts';
import { readJsonBodies } from '#server/platform/http/json-body.ts';
import { smartIDs } from '#server/platform/http/smart-id.ts';
import { resources } from '#server/resources.ts';

const description = `The HTTP API of a Folkmoot forum. Lists are paged by \`page\` and \`limit\` and describe their position in
\`Link\` and \`x-app-page-*\` headers; \`expand\` adds extra fields, \`fields\` selects fields; \`$me\` in a path is the viewer, and
\`$field:value\` stands for an ID: \`/users/$name:Ada\`, \`/users/$email:…\`, \`/categories/$urlcode:general\`, \`/categories/$name:…\`,
\`/tags/$urlcode:…\`, \`/tags/$name:…\`, \`/roles/$name:Member\`. Unknown parameters are ignored. Requests that change data require \`X-Requested-With\`. URLs in responses are absolute, except for the forum’s own pages (\`X-Requested-With: folkmoot\`). All errors have the same body: \`status\`, \`code\`, \`message\`, and \`errors\` grouped by field.`;

const openApi: NonNullable<FastifyDynamicSwaggerOptions['openapi']> = {
  openapi: '3.1.0',
  info: { title: 'Folkmoot', version: '2', description },
  servers: [{ url: '/api/v2' }],
};

const protectionWords = {
  confirmed:
    'Needs a session whose member has signed in or confirmed their identity within ten minutes; no access token.',
  sessionOnly: 'Needs a session; no access token.',
};

/**
 * Documents the `confirmed` and `sessionOnly` properties of a route in the OpenAPI document: in its description, and as
 * `x-confirmed` and `x-session-only`.
 */
const withProtection: NonNullable<FastifyDynamicSwaggerOptions['transform']> = (options) => {
  const { confirmed, sessionOnly } = options.route.config ?? {};
  const { schema, url } = jsonSchemaTransform(options as never) as { schema: Record<string, unknown>; url: string };
  const fields = Array.isArray(confirmed) ? `To set ${confirmed.join(', ')}: ` : '';
  const words = [
    schema['description'],
    confirmed && `${fields}${protectionWords.confirmed}`,
    sessionOnly && protectionWords.sessionOnly,
  ].filter(Boolean);
  const marks = { ...(confirmed && { 'x-confirmed': confirmed }), ...(sessionOnly && { 'x-session-only': true }) };
  return { url, schema: { ...schema, ...(words.length && { description: words.join(' ') }), ...marks } };
};

/** The URL prefix of all API routes. */
export const apiPrefix = '/api/v2';

const writeFast = () => (data: unknown) => JSON.stringify(data);

/**
 * Registers the API and its reference: `/api/v2/openapi.json` and a page to browse it at `/api/v2/docs`. Responses are
 * validated against the contract except in production, where the validation would cost more than the query.
 */
export async function apiServer(api: FastifyInstance): Promise<void> {
  const isChecked = api.forum.configuration.environment !== 'production';
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(isChecked ? serializerCompiler : writeFast);
  api.setErrorHandler(answerWithError);
  api.setNotFoundHandler((request, reply) => answerWithError(new ApiError('route.not-found'), request, reply));
  readJsonBodies(api);
  const methodsOf = recordRouteMethods(api);
  api.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('cache-control'))
      reply.header('Cache-Control', request.method === 'GET' ? 'private, no-cache' : 'no-store');
  });
  await api.register(swagger, {
    openapi: openApi,
    transform: withProtection,
    transformObject: jsonSchemaTransformObject,
  });
  await api.register(async (docs) => {
    await docs.register(compress);
    // The docs page references its files by relative URLs, so its own URL needs the trailing slash.
    docs.addHook('onRequest', async ({ url }, reply) => {
      const [path, query] = url.split('?', 2);
      if (path?.endsWith('/docs')) return reply.redirect(`${path}/${query === undefined ? '' : `?${query}`}`, 301);
    });
    await docs.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  });
  api.get('/openapi.json', { schema: { hide: true } as never }, () => api.swagger());
  await api.register(fieldSelection);
  await api.register(smartIDs);
  await api.register(authorInBody);
  await api.register(absoluteAddresses);
  if (api.forum.configuration.environment === 'production') await api.register(sharedResponses);
  await api.register(compressedResponses);
  for (const resource of resources) await api.register(resource);
  // The page routes match every URL that no other route matches. An unknown API URL must return an API error instead of
  // a page.
  api.all('/*', { schema: { hide: true } as never }, ({ url }, reply) => {
    const methods = methodsOf(url.replace(/[?#].*$/s, ''));
    if (methods.length === 0) throw new ApiError('route.not-found');
    reply.header('Allow', methods.join(', '));
    throw new ApiError('request.method-not-allowed');
  });
}
