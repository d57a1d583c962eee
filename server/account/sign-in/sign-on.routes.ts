import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeTarget } from '#api/account/sign-in/target.ts';
import { ApiError } from '#api/errors.ts';
import { completeSignInStep, originOf } from '#server/member/session/session-cookie.ts';
import { banUrlIn } from '#server/moderation/ban/ban-refusal.ts';
import { toApiFailure } from '#server/platform/http/errors.ts';
import { rateLimited } from './rate-limits.ts';
import { beginSessionOrSecondStep } from './sign-in.ts';
import { beginSignOn, completeSignOn } from './sign-on.ts';

/** The cookie that stores, in the browser that began a sign-on, the state that the callback must return. */
const stateCookie = 'folkmoot-sign-on';

const cookieOptions = (request: FastifyRequest) =>
  ({
    path: '/entry/connect',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.server.forum.configuration.siteUrl.startsWith('https:'),
  }) as const;

const idIn = (request: FastifyRequest): number => {
  const { id = '' } = request.params as { id?: string };
  if (!/^\d{1,15}$/.test(id)) throw new ApiError('authenticator.not-found');
  return Number(id);
};

/** Redirects a rejected sign-on to the sign-in page, or to the member's connections, with the error code. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toApiFailure(error as Error);
  if (!refusal) request.log.error({ err: error }, 'A request to a sign-in service failed.');
  if (refusal?.code === 'session.second-factor') return reply.redirect('/entry/secondfactor', 303);
  const banUrl = banUrlIn(refusal);
  if (banUrl) return reply.redirect(banUrl, 303);
  const query = new URLSearchParams({ error: refusal?.code ?? 'server.unexpected' });
  const page = request.viewer.userID === 0 ? '/entry/signin' : '/profile/connections';
  return reply.redirect(`${page}?${query}`, 303);
}

/**
 * The routes for signing in through a service (OpenID Connect): `/entry/connect/{id}` redirects to the service,
 * `/entry/connect/{id}/callback` returns from it. A signed-in member connects an account the same way. That requires a
 * form of this site (POST), so that a link cannot do it.
 */
export async function signOnRoutes(server: FastifyInstance): Promise<void> {
  const { forum } = server;

  const leave = async (request: FastifyRequest, reply: FastifyReply, userID: number | null) => {
    const { Target } = request.query as { Target?: unknown };
    const target = userID === null ? safeTarget(Target, forum.configuration.siteUrl) : '/profile/connections';
    const { url, state } = await beginSignOn(forum, { id: idIn(request), target, userID });
    reply.setCookie(stateCookie, state, { ...cookieOptions(request), maxAge: 900 });
    return reply.header('Cache-Control', 'no-store').redirect(url, 303);
  };

  server.route({
    method: 'GET',
    url: '/entry/connect/:id',
    ...rateLimited(server, 'signIn'),
    errorHandler: refuse,
    handler: (request, reply) => leave(request, reply, null),
  });

  server.route({
    method: 'POST',
    url: '/entry/connect/:id',
    config: { confirmed: true },
    ...rateLimited(server, 'signIn'),
    errorHandler: refuse,
    handler: (request, reply) => leave(request, reply, request.viewer.userID),
  });

  server.route({
    method: 'GET',
    url: '/entry/connect/:id/callback',
    ...rateLimited(server, 'signIn'),
    errorHandler: refuse,
    handler: async (request, reply) => {
      const { state } = request.query as { state?: unknown };
      const kept = request.cookies[stateCookie];
      reply.clearCookie(stateCookie, cookieOptions(request)).header('Cache-Control', 'no-store');
      if (typeof state !== 'string' || !kept || state !== kept) throw new ApiError('authenticator.refused');
      const { member, target } = await completeSignOn(forum, {
        id: idIn(request),
        url: new URL(request.url, forum.configuration.siteUrl),
        state,
        viewerID: request.viewer.sessionID ? request.viewer.userID : 0,
        ipAddress: request.ip,
      });
      if (member)
        completeSignInStep(
          reply,
          await beginSessionOrSecondStep(forum, member, { ...originOf(request), persistent: true }),
        );
      return reply.redirect(target, 303);
    },
  });
}
