import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isFromOwnPages } from '#server/platform/http/absolute-addresses.ts';
import { internalViewerHeader } from '#server/platform/http/viewer-hook.ts';
import { RecentKeys } from './recent-keys.ts';

/** The time for which guests may receive the same response, in milliseconds. */
const sharedFor = 1_000;

/** The maximum number of cached responses. */
const mostAnswers = 100;

/** The routes whose responses are the same for all guests and whose GET requests have no effects. */
const sharedRoutes = new Set(
  ['discussions', 'comments', 'comments/thread', 'categories', 'tags', 'search'].map((name) => `/api/v2/${name}`),
);

interface Answer {
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  readonly body: Buffer;
}

interface Shared {
  until: number;
  /** Whether the response was requested again, either while in flight or shortly before. */
  isWanted: boolean;
  readonly answer: Promise<Answer | undefined>;
  readonly settle: (answer: Answer | undefined) => void;
}

const isShared = ({ method, viewer, routeOptions, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  viewer.userID === 0 &&
  !viewer.preview &&
  sharedRoutes.has(routeOptions.url ?? '') &&
  // A rendered page is shared as a whole, so the requests made while rendering it are not shared.
  headers[internalViewerHeader] === undefined;

/**
 * Shares responses among guests: guests who request the same list in the same language within a second receive the same
 * response, and concurrent requests share one database read. A response requested only once is not cached. Responses to
 * members and error responses are never shared.
 */
export const sharedResponses = fastifyPlugin(async (api: FastifyInstance) => {
  const known = new Map<string, Shared>();
  const own = new WeakMap<FastifyRequest, Shared>();
  const seen = new RecentKeys(sharedFor);

  const keyOf = (request: FastifyRequest): string => `${request.language} ${isFromOwnPages(request)} ${request.url}`;

  const begin = (request: FastifyRequest): void => {
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
    const now = Date.now();
    const isWanted = seen.note(keyOf(request), now);
    const shared = { until: now + sharedFor, isWanted, answer: promise, settle: resolve };
    // Ends the wait after the time for which the response would be valid.
    setTimeout(resolve, sharedFor, undefined).unref();
    known.delete(keyOf(request));
    known.set(keyOf(request), shared);
    own.set(request, shared);
    for (const [key, { until }] of known) {
      if (until > now && known.size <= mostAnswers) return;
      known.delete(key);
    }
  };

  api.addHook('onRequest', async (request, reply) => {
    if (!isShared(request)) return undefined;
    const shared = known.get(keyOf(request));
    if (!shared || shared.until <= Date.now()) return begin(request);
    shared.isWanted = true;
    const answer = await shared.answer;
    return answer && reply.headers(answer.headers).send(answer.body);
  });

  api.addHook('onSend', async (request, reply, payload) => {
    const shared = own.get(request);
    if (!shared) return;
    const isGood = shared.isWanted && reply.statusCode === 200 && typeof payload === 'string';
    if (!isGood && known.get(keyOf(request)) === shared) known.delete(keyOf(request));
    shared.until = Date.now() + sharedFor;
    shared.settle(isGood ? { headers: { ...reply.getHeaders() }, body: Buffer.from(payload) } : undefined);
  });
});
