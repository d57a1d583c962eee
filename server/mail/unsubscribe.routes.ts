import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { unsubscribeRoutes } from '#api/mail/unsubscribe.contract.ts';
import { refusalOf } from '#server/platform/errors.ts';
import { chooseUnsubscribe, readUnsubscribe, takeBackUnsubscribe, useUnsubscribe } from './unsubscribe.ts';

/** The calls behind the link at the foot of a message; the token is all they need. */
export const unsubscribeResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...unsubscribeRoutes.read,
    handler: async ({ params }) => [await readUnsubscribe(forum, params.token)],
  });

  server.route({
    ...unsubscribeRoutes.unsubscribe,
    // Mail programs call it, from their own servers.
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
      await takeBackUnsubscribe(forum, params.token);
      return [await readUnsubscribe(forum, params.token)];
    },
  });
};

const textsOf = (body: unknown, name: string): string[] =>
  [(body as Record<string, unknown> | undefined)?.[name] ?? []].flat(2).filter((one) => typeof one === 'string');

/** What the page's form asks for, done; gives what is then told. */
async function submit({ server: { forum }, params, body }: FastifyRequest): Promise<string> {
  const { token } = params as { token: string };
  const [action = 'off'] = textsOf(body, 'action');
  if (action === 'undo') {
    await takeBackUnsubscribe(forum, token);
    return 'restored';
  }
  if (action !== 'choose') {
    const { isUsed } = await readUnsubscribe(forum, token);
    await useUnsubscribe(forum, token);
    return isUsed ? 'before' : 'off';
  }
  const { preferences, followCategory } = await readUnsubscribe(forum, token);
  const kept = new Set(textsOf(body, 'keep'));
  const enabledOf = (preference: string) => (kept.has(preference) ? '1' : '0');
  await chooseUnsubscribe(forum, token, {
    preferences: preferences.map(({ preference }) => ({ preference, enabled: enabledOf(preference) })),
    ...(followCategory && { followCategory: { ...followCategory, enabled: enabledOf(followCategory.preference) } }),
  });
  return 'chosen';
}

/** The form of the page at `/unsubscribe/…`, which works signed out and with JavaScript switched off. */
export async function unsubscribeForm(server: FastifyInstance): Promise<void> {
  server.post<{ Params: { token: string } }>('/unsubscribe/:token', {
    errorHandler: (error, request, reply) => {
      const refusal = refusalOf(error) ?? new ApiError('server.unexpected');
      if (refusal.status >= 500) request.log.error({ err: error }, 'A form submission failed.');
      return reply.redirect(`${request.url.split('?')[0]}?error=${refusal.code}`, 303);
    },
    handler: async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      return reply.redirect(`/unsubscribe/${request.params.token}?done=${await submit(request)}`, 303);
    },
  });
}
