import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { entryUrl } from '#api/account/sign-in/entry-url.ts';
import { ApiError } from '#api/errors.ts';
import { apiPrefix } from '#server/api-server.ts';
import { isSitePicture } from '#server/composer/media/uploads.routes.ts';
import { roleIDs } from '#server/member/role/permission-book.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { isOpenPage, openRoutes } from './open-routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route behind the hook of a community for members only, as method and address with placeholders. */
    readonly guardedRoutes: ReadonlySet<string>;
  }
}

const opened = openRoutes(apiPrefix);

/** Types of roles of people who are no members yet. */
const outside: ReadonlySet<string | null | undefined> = new Set(['guest', 'unconfirmed', 'applicant']);

/** Checks whether somebody is outside of the community: a guest, or holds only roles of those who are no members yet. */
async function isOutsider({ permissions }: Forum, viewer: Viewer): Promise<boolean> {
  if (viewer.isAdmin) return false;
  if (viewer.userID === 0) return true;
  const { roles } = await permissions.get();
  return viewer.roleIDs.every((roleID) => outside.has(roles.get(roleID)?.type));
}

/** Checks whether the community is closed to the viewer as a whole: only members read, and the viewer is none. */
export async function isClosedTo(forum: Forum, viewer: Viewer): Promise<boolean> {
  const { 'site.access': access } = await forum.settings.get();
  return access === 'members' && isOutsider(forum, viewer);
}

/** Checks whether a route answers everybody, also in a community for members only. HEAD counts as GET. */
export const isOpenRoute = (method: string, route: string): boolean =>
  opened.has(`${method === 'HEAD' ? 'GET' : method} ${route}`);

const isOpen = async ({ method, url, routeOptions, server }: FastifyRequest): Promise<boolean> => {
  const path = url.split('?', 1)[0] ?? '';
  if (isOpenRoute(method, routeOptions.url ?? '') || isOpenPage(path)) return true;
  return isSitePicture(server.forum, path);
};

/** A page of the forum, for people: what no other route than that of the pages answers. */
const isPage = ({ method, url, routeOptions }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && [undefined, '/*'].includes(routeOptions.url) && !url.startsWith('/api/');

/** Where an outsider goes to become a member, or to be known as one. */
async function doorFor({ viewer, url, server }: FastifyRequest): Promise<string | undefined> {
  if (viewer.userID === 0) return entryUrl(await server.forum.settings.get(), 'signIn', url);
  return viewer.roleIDs.includes(roleIDs.unconfirmed) ? '/entry/emailconfirmrequest' : undefined;
}

async function refuse(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const door = isPage(request) ? await doorFor(request) : undefined;
  if (door === undefined) throw new ApiError('site.members-only');
  return reply.header('Cache-Control', 'no-store').redirect(door, 302);
}

/**
 * Closes the whole forum to guests, and to people who wait to become members, while the setting `site.access` says that
 * only members read: pages lead to signing in, everything else answers 403. Only the routes that `open-routes.ts` lists
 * stay open. Register it after the viewer is known and before the routes.
 *
 * @throws {ApiError} site.members-only.
 */
export const closedSite = fastifyPlugin(async (server: FastifyInstance) => {
  const routes = new Set<string>();
  server.decorate('guardedRoutes', routes);
  server.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.add(`${one} ${url}`);
  });
  server.addHook('onRequest', async (request, reply) => {
    if (!(await isClosedTo(server.forum, request.viewer)) || (await isOpen(request))) return;
    await refuse(request, reply);
  });
});
