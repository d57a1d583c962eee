import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { unsubscribeRoutes } from '#api/mail/unsubscribe.contract.ts';
import { toApiFailure } from '#server/platform/http/errors.ts';
import { chooseUnsubscribe, readUnsubscribe, revertUnsubscribe, useUnsubscribe } from './unsubscribe.ts';

/** The routes behind the unsubscribe link of an e-mail. They require only the token. */
export const unsubscribeResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...unsubscribeRoutes.read,
    handler: async ({ params }) => [await readUnsubscribe(forum, params.token)],
  });

  server.route({
    ...unsubscribeRoutes.unsubscribe,
    // Mail programs call this route from their own servers.
    config: { isForAnybody: true },
    handler: async ({ params }, reply) => {
      await useUnsubscribe(forum, params.token);
      return reply.code(201).send([await readUnsubscribe(forum, params.token)]);
    },
  });

  server.route({
    ...unsubscribeRoutes.choose,
    handler: async ({ params, body }, reply) => {
      await chooseUnsubscribe(forum, params.token, body);
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...unsubscribeRoutes.resubscribe,
    handler: async ({ params }) => {
      await revertUnsubscribe(forum, params.token);
      return [await readUnsubscribe(forum, params.token)];
    },
  });
};

const textsOf = (body: unknown, name: string): string[] =>
  [(body as Record<string, unknown> | undefined)?.[name] ?? []].flat(2).filter((one) => typeof one === 'string');

/** Performs the action of the page's form. Returns the result for the page to show. */
async function submit({ server: { forum }, params, body }: FastifyRequest): Promise<string> {
  const { token } = params as { token: string };
  const [action = 'off'] = textsOf(body, 'action');
  if (action === 'undo') {
    await revertUnsubscribe(forum, token);
    return 'restored';
  }
  if (action !== 'choose') {
    const { isUsed } = await readUnsubscribe(forum, token);
    await useUnsubscribe(forum, token);
    return isUsed ? 'before' : 'off';
  }
  const { preferences, followCategory } = await readUnsubscribe(forum, token);
  const retained = new Set(textsOf(body, 'keep'));
  const enabledOf = (preference: string) => (retained.has(preference) ? '1' : '0');
  await chooseUnsubscribe(forum, token, {
    preferences: preferences.map(({ preference }) => ({ preference, enabled: enabledOf(preference) })),
    ...(followCategory && { followCategory: { ...followCategory, enabled: enabledOf(followCategory.preference) } }),
  });
  return 'chosen';
}

/** The form of the page at `/unsubscribe/…`, which works signed out and without JavaScript. */
export async function unsubscribeForm(server: FastifyInstance): Promise<void> {
  server.post<{ Params: { token: string } }>('/unsubscribe/:token', {
    errorHandler: (error, request, reply) => {
      const refusal = toApiFailure(error) ?? new ApiError('server.unexpected');
      if (refusal.status >= 500) request.log.error({ err: error }, 'A form submission failed.');
      return reply.redirect(`${request.url.split('?')[0]}?error=${refusal.code}`, 303);
    },
    handler: async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      return reply.redirect(`/unsubscribe/${request.params.token}?done=${await submit(request)}`, 303);
    },
  });
}
