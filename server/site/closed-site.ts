import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { entryUrl } from '#api/account/sign-in/entry-url.ts';
import { ApiError } from '#api/errors.ts';
import { isFragmentFile } from '#server/administration/fragment/fragment-cache.ts';
import { apiPrefix } from '#server/api-server.ts';
import { isSitePicture } from '#server/composer/media/uploads.routes.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { isOpenPage, openRoutes } from './open-routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** All routes behind the hook that restricts a community to members, as method and URL pattern. */
    readonly guardedRoutes: ReadonlySet<string>;
  }
}

const opened = openRoutes(apiPrefix);

/** The types of roles held by people who are not members yet. */
const outside: ReadonlySet<string | null | undefined> = new Set(['guest', 'unconfirmed', 'applicant']);

/**
 * Whether the viewer is outside the community: a guest, or a user with only roles of people who are not members yet.
 */
async function isOutsider({ permissions }: Forum, viewer: Viewer): Promise<boolean> {
  if (viewer.isAdmin) return false;
  if (viewer.userID === 0) return true;
  const { roles } = await permissions.get();
  return viewer.roleIDs.every((roleID) => outside.has(roles.get(roleID)?.type));
}

/** Whether the whole community is closed to the viewer: only members may read, and the viewer is not a member. */
export async function isClosedTo(forum: Forum, viewer: Viewer): Promise<boolean> {
  const { 'site.access': access } = await forum.settings.get();
  return access === 'members' && isOutsider(forum, viewer);
}

/** Whether a route is open to everyone, even in a community restricted to members. HEAD counts as GET. */
export const isOpenRoute = (method: string, route: string): boolean =>
  opened.has(`${method === 'HEAD' ? 'GET' : method} ${route}`);

const isOpen = async ({ method, url, routeOptions, server }: FastifyRequest): Promise<boolean> => {
  const path = url.split('?', 1)[0] ?? '';
  if (isOpenRoute(method, routeOptions.url ?? '') || isOpenPage(path)) return true;
  return (await isSitePicture(server.forum, path)) || isFragmentFile(server.forum, path);
};

/** Whether a request is for a page of the forum: a URL that only the page routes handle. */
const isPage = ({ method, url, routeOptions }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && [undefined, '/*'].includes(routeOptions.url) && !url.startsWith('/api/');

/**
 * Returns the URL at which a person outside the community signs in or confirms their e-mail address. Returns undefined
 * when neither would help.
 */
async function findEntryUrl({ viewer, url, server }: FastifyRequest): Promise<string | undefined> {
  if (viewer.userID === 0) return entryUrl(await server.forum.settings.get(), 'signIn', url);
  const { roles } = await server.forum.permissions.get();
  const isUnconfirmed = viewer.roleIDs.some((roleID) => roles.get(roleID)?.type === 'unconfirmed');
  return isUnconfirmed ? '/entry/emailconfirmrequest' : undefined;
}

async function refuse(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const door = isPage(request) ? await findEntryUrl(request) : undefined;
  if (door === undefined) throw new ApiError('site.members-only');
  return reply.header('Cache-Control', 'no-store').redirect(door, 302);
}

/**
 * Closes the whole forum to guests, and to people who are not members yet, while the setting `site.access` restricts
 * reading to members: pages redirect to the sign-in page, all other routes respond with 403. Only the routes listed in
 * `open-routes.ts` remain open. Register it after the viewer hook and before the routes.
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
