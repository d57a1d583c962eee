import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '#api/errors.ts';
import { safeMethods } from '#server/platform/http/forgery.ts';

/** Routes that affect only the member's own data (sign-in, drafts, subscriptions, read state), or only read. */
const own: readonly RegExp[] = [
  /^\/(sessions|passkeys|two-factor|tokens|connections|data-exports|unsubscribe|push-subscriptions|notifications)(\/|$)/,
  /^\/users\/(me|register|confirm-email-request|request-password|reset-password|:id\/(confirm-email|hidden))(\/|$)/,
  /^\/users\/:id\/(ignored\/:ignoredUserID|two-factor)$/,
  /^\/notification-preferences\/:id$/,
  /^\/(discussions|categories|conversations)\/:id\/(bookmark|dismiss|follow|mute|read|leave)$/,
  /^\/categories\/:id\/preferences\/:userID$/,
  /^\/moderation-messages\/:id\/dismiss$/,
  /^\/(tick|analytics\/privacy|posts\/preview)$/,
  /^\/(discussions|comments)\/:id\/translation$/,
  // Drafts and held posts are visible only to their author until they are published, and publishing checks permissions
  // again.
  /^\/drafts(\/:id|\/cancel-schedule\/:id)?$/,
];

/** Routes that affect only the member's own data with these methods. */
const ownMethods: Readonly<Record<string, readonly string[]>> = {
  '/held-posts/:id': ['DELETE'],
  '/invites/:id': ['DELETE'],
  '/decisions/:id/appeal': ['POST'],
};

const prefix = '/api/v2';

/** The profile fields visible to others. Password, e-mail address and privacy settings are the member's own data. */
const shown: Readonly<Record<string, readonly string[]>> = {
  '/users/:id': ['name', 'title', 'about', 'location', 'website', 'photo', 'profileFields', 'label'],
  '/users/:id/signature': ['body', 'format'],
};

/**
 * Whether an API request affects only the member's own data. All other requests are blocked for muted members,
 * including new routes until they are listed here. Forms outside the API, such as signing in and out, are not blocked.
 */
export function affectsOnlyOwnData(method: string, url: string, body?: unknown): boolean {
  if (!url.startsWith(`${prefix}/`)) return true;
  const path = url.slice(prefix.length);
  const words = shown[path];
  if (words) return method !== 'DELETE' && typeof body === 'object' && !words.some((key) => key in (body ?? {}));
  return own.some((pattern) => pattern.test(path)) || (ownMethods[path]?.includes(method) ?? false);
}

/** Rejects requests of muted members that others could read or receive. Throws ApiError `session.muted`. */
export const muteGuard = fastifyPlugin(async (server: FastifyInstance) => {
  server.addHook('preHandler', async ({ viewer, method, routeOptions: { url = '' }, body }: FastifyRequest) => {
    if (!viewer?.isMuted || safeMethods.has(method)) return;
    if (!affectsOnlyOwnData(method, url, body)) throw new ApiError('session.muted');
  });
});
