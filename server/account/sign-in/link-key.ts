import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { readToken, tokenLifetimes } from '#server/account/credential/member-token.ts';
import { rememberDevice } from '#server/account/credential/remembered-device.ts';
import { hashOfToken } from '#server/member/session/session.ts';
import { deviceCookie, giveDevice } from '#server/member/session/session-cookie.ts';
import type { Forum } from '#server/platform/forum.ts';

/** Links that hold a key, by what it is for: the page they open, where its form is sent too, and the key's parameter. */
const links = {
  'password-reset': { page: '/entry/passwordreset', parameter: 'token' },
  'email-confirm': { page: '/entry/emailconfirm', parameter: 'code' },
  'first-administrator': { page: '/entry/firstadmin', parameter: 'token' },
} as const;

/** What the key of a link is for. */
type LinkPurpose = keyof typeof links;

const purposes = new Map(Object.entries(links).map(([purpose, { page }]) => [page as string, purpose as LinkPurpose]));

/** The cookie in which a key waits for the form. */
const cookieOf = (purpose: LinkPurpose) => `folkmoot-${purpose}`;

const optionsFor = ({ forum }: FastifyInstance, purpose: LinkPurpose) =>
  ({
    path: links[purpose].page,
    httpOnly: true,
    sameSite: 'lax',
    secure: forum.configuration.siteUrl.startsWith('https:'),
  }) as const;

/** Tells one link from another, and opens nothing. */
const markOf = (key: string): string => hashOfToken(key).toString('base64url').slice(0, 12);

/**
 * The key of a link: as the form sends it, or as it waits since its link was opened. `mark` is the one in the address of the
 * form, so that a link that somebody else had one open meanwhile is not taken for it.
 */
export function linkKeyIn(
  { cookies }: FastifyRequest,
  purpose: LinkPurpose,
  { typed, mark }: { typed: string; mark: string },
): string {
  const waiting = cookies[cookieOf(purpose)] ?? '';
  return typed || (waiting && markOf(waiting) === mark ? waiting : '');
}

/** Forgets the key that waited in the browser. */
export function forgetLinkKey(reply: FastifyReply, purpose: LinkPurpose): void {
  const name = cookieOf(purpose);
  if (reply.request.cookies[name]) reply.clearCookie(name, optionsFor(reply.server, purpose));
}

/**
 * Remembers the browser of whoever opens a link for a new password: its owner reads the member's mail, so guesses made
 * elsewhere no longer hold up the present password in it either.
 */
async function rememberReader(forum: Forum, key: string, reply: FastifyReply): Promise<void> {
  const owner = await readToken(forum, 'password-reset', key).catch(() => undefined);
  if (!owner?.user_id) return;
  const former = reply.request.cookies[deviceCookie];
  giveDevice(reply, await rememberDevice(forum, owner.user_id, { former, hasSignedIn: false }));
}

/**
 * Takes the key of a link out of the address as soon as it is opened, as specified for a password reset (`spec/api.md` §3):
 * it waits in a cookie that scripts and other addresses do not see, so that it stands in no history, no `Referer` and no
 * kept page, the page can be read again, and all of it works with JavaScript switched off.
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
    if (purpose === 'password-reset') await rememberReader(server.forum, key, reply);
    const maxAge = tokenLifetimes[purpose] / 1_000;
    reply.setCookie(cookieOf(purpose), key, { ...optionsFor(server, purpose), maxAge });
    return reply.header('Cache-Control', 'no-store').redirect(`${page}?${query}`, 303);
  });
});
