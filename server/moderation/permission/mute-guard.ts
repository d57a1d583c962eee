import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '#api/errors.ts';
import { safeMethods } from '#server/platform/http/forgery.ts';

/** The calls that change only what is the member's own: how they sign in, what they keep, follow and have read. */
const own: readonly RegExp[] = [
  /^\/(sessions|passkeys|two-factor|tokens|connections|data-exports|unsubscribe|push-subscriptions|notifications)(\/|$)/,
  /^\/users\/(me|register|confirm-email-request|request-password|reset-password|:id\/(confirm-email|hidden))(\/|$)/,
  /^\/users\/:id\/(ignored\/:ignoredUserID|two-factor)$/,
  /^\/notification-preferences\/:id$/,
  /^\/(discussions|categories|conversations)\/:id\/(bookmark|dismiss|follow|mute|read|leave)$/,
  /^\/categories\/:id\/preferences\/:userID$/,
  /^\/moderation-messages\/:id\/dismiss$/,
  /^\/(tick|analytics\/privacy|posts\/preview)$/,
  // Drafts and held posts are read by nobody else until they are published, which asks for permissions again.
  /^\/drafts(\/:id|\/cancel-schedule\/:id)?$/,
];

/** Calls of which only these methods change what is the member's own. */
const ownMethods: Readonly<Record<string, readonly string[]>> = {
  '/held-posts/:id': ['DELETE'],
  '/invites/:id': ['DELETE'],
  '/decisions/:id/appeal': ['POST'],
};

const prefix = '/api/v2';

/** Parts of a profile that others read; a password, an address and privacy are a member's own matter. */
const shown: Readonly<Record<string, readonly string[]>> = {
  '/users/:id': ['name', 'title', 'about', 'location', 'website', 'photo', 'profileFields', 'label'],
  '/users/:id/signature': ['body', 'format'],
};

/**
 * Whether a call of the API changes only what is the member's own. Every other call is closed to muted members, new ones
 * too until they are named here. Forms outside of the API sign in and out.
 */
export function isOwnMatter(method: string, url: string, body?: unknown): boolean {
  if (!url.startsWith(`${prefix}/`)) return true;
  const path = url.slice(prefix.length);
  const words = shown[path];
  if (words) return method !== 'DELETE' && typeof body === 'object' && !words.some((key) => key in (body ?? {}));
  return own.some((pattern) => pattern.test(path)) || (ownMethods[path]?.includes(method) ?? false);
}

/** Refuses a muted member whatever others read or are sent, naming the mute as the reason. */
export const muteGuard = fastifyPlugin(async (server: FastifyInstance) => {
  server.addHook('preHandler', async ({ viewer, method, routeOptions: { url = '' }, body }: FastifyRequest) => {
    if (!viewer?.isMuted || safeMethods.has(method)) return;
    if (!isOwnMatter(method, url, body)) throw new ApiError('session.muted');
  });
});
