import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '#api/errors.ts';
import { safeMethods } from '#server/platform/forgery.ts';

/** Where others read what is written: a muted member writes nothing there. */
const writing =
  /^\/api\/v2\/(discussions|comments|conversations|messages|media|tags|reactions|reports|collections)(\/|$)/;

/** What is below these, and is a member's own: what they keep, follow and have read. */
const own = /\/(bookmark|dismiss|follow|mute|read|mark-read|mark-all-read|leave)$/;

/** Parts of a profile that others read; a password, an address and privacy are a member's own matter. */
const shown = ['name', 'title', 'about', 'location', 'website', 'photo', 'profileFields'];

const isOfProfile = ({ routeOptions: { url = '' }, body }: FastifyRequest): boolean => {
  if (/^\/api\/v2\/users\/:id\/(photo|profile-fields)$/.test(url)) return true;
  return url === '/api/v2/users/:id' && typeof body === 'object' && shown.some((key) => key in (body ?? {}));
};

const isWriting = ({ routeOptions: { url = '' } }: FastifyRequest): boolean => writing.test(url) && !own.test(url);

/** Refuses a muted member wherever something is written for others to read, naming the mute as the reason. */
export const muteGuard = fastifyPlugin(async (server: FastifyInstance) => {
  server.addHook('preHandler', async (request) => {
    if (!request.viewer?.isMuted || safeMethods.has(request.method)) return;
    if (isWriting(request) || isOfProfile(request)) throw new ApiError('session.muted');
  });
});
