import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isFromOwnPages } from '#server/platform/http/absolute-addresses.ts';
import { handedViewerHeader } from '#server/platform/http/viewer-hook.ts';
import { SeenLately } from './seen-lately.ts';

/** How long guests may be given the same answer, in milliseconds. */
const sharedFor = 1_000;

/** How many answers are kept at most. */
const mostAnswers = 100;

/** What is the same for all guests and changes nothing by being read. */
const sharedRoutes = new Set(
  ['discussions', 'comments', 'comments/thread', 'categories', 'tags', 'search'].map((name) => `/api/v2/${name}`),
);

interface Answer {
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  readonly body: Buffer;
}

interface Shared {
  until: number;
  /** Whether it was asked for again: by now, or lately. */
  isWanted: boolean;
  readonly answer: Promise<Answer | undefined>;
  readonly settle: (answer: Answer | undefined) => void;
}

const isShared = ({ method, viewer, routeOptions, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  viewer.userID === 0 &&
  sharedRoutes.has(routeOptions.url ?? '') &&
  // A page being rendered is shared whole; what it is made of is read anew.
  headers[handedViewerHeader] === undefined;

/**
 * Gives guests who ask for the same list in the same language within a second the same answer, and lets those who ask at once wait for one
 * reading of the database. What nobody asked for a second time is not kept. Members' answers are their own, and failures are nobody's.
 */
export const sharedAnswers = fastifyPlugin(async (api: FastifyInstance) => {
  const known = new Map<string, Shared>();
  const own = new WeakMap<FastifyRequest, Shared>();
  const seen = new SeenLately(sharedFor);

  const keyOf = (request: FastifyRequest): string => `${request.language} ${isFromOwnPages(request)} ${request.url}`;

  const begin = (request: FastifyRequest): void => {
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
    const now = Date.now();
    const isWanted = seen.note(keyOf(request), now);
    const shared = { until: now + sharedFor, isWanted, answer: promise, settle: resolve };
    // Nobody waits for longer than an answer would be good for.
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
