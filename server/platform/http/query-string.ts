import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import qs from 'qs';
import { ApiError } from '#api/errors.ts';

/** The limits of a query string (docs/behavior/platform.md#query-strings). */
export const queryLimits = { parameters: 1_000, depth: 5, arrayIndex: 20 } as const;

/**
 * Parses a query string with lists (`a[]=1`, `a[0]=1`) and nested names (`a[b]=1`).
 *
 * @throws {ApiError} `request.query-too-large` beyond 1000 parameters, depth 5 or array index 20.
 */
export function parseQueryString(text: string): Record<string, unknown> {
  if (!text) return {};
  const indexes = decodeURIComponentSafely(text).matchAll(/\[(\d+)\]/g);
  if (indexes.some(([, index]) => Number(index) > queryLimits.arrayIndex))
    throw new ApiError('request.query-too-large');
  try {
    return qs.parse(text, {
      parameterLimit: queryLimits.parameters,
      depth: queryLimits.depth,
      arrayLimit: queryLimits.parameters,
      throwOnLimitExceeded: true,
      strictDepth: true,
      plainObjects: false,
    });
  } catch (cause) {
    throw new ApiError('request.query-too-large', {}, { cause });
  }
}

const decodeURIComponentSafely = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The maximum length of a request URL, in bytes. Responses repeat it in headers, and Node accepts 16 KB of headers in
 * total.
 */
const longestUrl = 8_000;

const refusals = new WeakMap<object, unknown>();

/**
 * Parses a query string for the router. An exception in the router's parser would end the process, so an error is
 * stored with an empty query until `queryRefusal` throws it.
 */
export function parseQueryInRouter(text: string): Record<string, unknown> {
  try {
    return parseQueryString(text);
  } catch (error) {
    const query = {};
    refusals.set(query, error);
    return query;
  }
}

/** Rejects requests whose URL is too long or whose query string cannot be parsed, before any other work. */
export const queryRefusal = fastifyPlugin(async (server: FastifyInstance) => {
  server.addHook('onRequest', async ({ query, url }) => {
    if (url.length > longestUrl) throw new ApiError('request.url-too-long');
    const refusal = refusals.get(query as object);
    if (refusal) throw refusal;
  });
});
