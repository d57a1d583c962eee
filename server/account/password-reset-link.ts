import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { hashOfToken } from '#server/member/session.ts';

/** The page that the link of a message opens, and where its form is sent. */
const page = '/entry/passwordreset';

/** The cookie in which the key waits for the form; the link works as long, in seconds. */
const kept = { name: 'folkmoot-password-reset', maxAge: 2 * 3_600 } as const;

const optionsFor = ({ forum }: FastifyInstance) =>
  ({ path: page, httpOnly: true, sameSite: 'lax', secure: forum.configuration.siteUrl.startsWith('https:') }) as const;

/** Tells one link from another, and opens nothing. */
const markOf = (key: string): string => hashOfToken(key).toString('base64url').slice(0, 12);

/**
 * The key of a password reset: as the form sends it, or as it waits since its link was opened. `mark` is the one in the
 * address of the form, so that a link that somebody else had one open meanwhile is not taken for it.
 */
export function resetKeyIn({ cookies }: FastifyRequest, { token, mark }: { token: string; mark: string }): string {
  const waiting = cookies[kept.name] ?? '';
  return token || (waiting && markOf(waiting) === mark ? waiting : '');
}

/** Forgets the key that waited in the browser. */
export function forgetResetKey(reply: FastifyReply): void {
  if (reply.request.cookies[kept.name]) reply.clearCookie(kept.name, optionsFor(reply.server));
}

/**
 * Takes the key of a password reset out of the address as soon as its link is opened, as specified (`spec/api.md` §3): it
 * waits in a cookie that scripts and other addresses do not see, so that it stands in no history, no `Referer` and no kept
 * page, the page can be read again, and all of it works with JavaScript switched off.
 */
export const passwordResetLinks = fastifyPlugin(async (server: FastifyInstance) => {
  server.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !request.url.startsWith(`${page}?`)) return;
    const query = new URLSearchParams(request.url.slice(page.length));
    const key = query.get('token');
    if (!key || key.length > 200) return;
    query.delete('token');
    query.set('link', markOf(key));
    reply.setCookie(kept.name, key, { ...optionsFor(server), maxAge: kept.maxAge }).header('Cache-Control', 'no-store');
    return reply.redirect(`${page}?${query}`, 303);
  });
});
