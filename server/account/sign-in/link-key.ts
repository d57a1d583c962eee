import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { readToken, tokenLifetimes } from '#server/account/credential/member-token.ts';
import { rememberDevice } from '#server/account/credential/remembered-device.ts';
import { hashOfToken } from '#server/member/session/session.ts';
import { deviceCookie, setDeviceCookie } from '#server/member/session/session-cookie.ts';
import type { Forum } from '#server/platform/forum.ts';

/**
 * The links that contain a key, by purpose: the page they open, to which its form is also submitted, and the query
 * parameter of the key.
 */
const links = {
  'password-reset': { page: '/entry/passwordreset', parameter: 'token' },
  'email-confirm': { page: '/entry/emailconfirm', parameter: 'code' },
  'first-administrator': { page: '/entry/firstadmin', parameter: 'token' },
} as const;

/** The purpose of a link's key. */
type LinkPurpose = keyof typeof links;

const purposes = new Map(Object.entries(links).map(([purpose, { page }]) => [page as string, purpose as LinkPurpose]));

/** Returns the name of the cookie that stores a key until the form is submitted. */
const cookieOf = (purpose: LinkPurpose) => `folkmoot-${purpose}`;

const optionsFor = ({ forum }: FastifyInstance, purpose: LinkPurpose) =>
  ({
    path: links[purpose].page,
    httpOnly: true,
    sameSite: 'lax',
    secure: forum.configuration.siteUrl.startsWith('https:'),
  }) as const;

/** Returns a fingerprint that distinguishes links. It does not grant access. */
const markOf = (key: string): string => hashOfToken(key).toString('base64url').slice(0, 12);

/**
 * Returns the key of a link: from the form, or from the cookie set when the link was opened. `mark` is the fingerprint
 * in the form's URL. It ensures that a link that another person opened meanwhile in the same browser is not used
 * instead.
 */
export function linkKeyIn(
  { cookies }: FastifyRequest,
  purpose: LinkPurpose,
  { typed, mark }: { typed: string; mark: string },
): string {
  const waiting = cookies[cookieOf(purpose)] ?? '';
  return typed || (waiting && markOf(waiting) === mark ? waiting : '');
}

/** Deletes the key that is stored in the browser. */
export function clearLinkKey(reply: FastifyReply, purpose: LinkPurpose): void {
  const name = cookieOf(purpose);
  if (reply.request.cookies[name]) reply.clearCookie(name, optionsFor(reply.server, purpose));
}

/**
 * Remembers the browser that opens a password reset link. Its user reads the member's e-mail. Guesses made elsewhere
 * therefore no longer block sign-ins with the current password in this browser.
 */
async function rememberResetBrowser(forum: Forum, key: string, reply: FastifyReply): Promise<void> {
  const owner = await readToken(forum, 'password-reset', key).catch(() => undefined);
  if (!owner?.user_id) return;
  const former = reply.request.cookies[deviceCookie];
  setDeviceCookie(reply, await rememberDevice(forum, owner.user_id, { former, hasSignedIn: false }));
}

/**
 * Removes the key of a link from the URL as soon as the link is opened, as for a password reset
 * (docs/behavior/account.md#link-keys). The key is stored in a cookie that scripts and other paths cannot read. It
 * therefore appears in no history, no `Referer` and no cached page. The page can be reloaded, and everything works
 * without JavaScript.
 */
export const linkKeys = fastifyPlugin(async (server: FastifyInstance) => {
  server.addHook('onRequest', async ({ method, url }, reply) => {
    const [page = '', ...after] = url.split('?');
    const purpose = method === 'GET' ? purposes.get(page) : undefined;
    if (!purpose) return;
    const { parameter } = links[purpose];
    const query = new URLSearchParams(after.join('?'));
    const key = query.get(parameter);
    if (!key || key.length > 200) return;
    query.delete(parameter);
    query.set('link', markOf(key));
    if (purpose === 'password-reset') await rememberResetBrowser(server.forum, key, reply);
    const maxAge = tokenLifetimes[purpose] / 1_000;
    reply.setCookie(cookieOf(purpose), key, { ...optionsFor(server, purpose), maxAge });
    return reply.header('Cache-Control', 'no-store').redirect(`${page}?${query}`, 303);
  });
});
