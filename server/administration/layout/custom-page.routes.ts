import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type CustomPage, customPageRoutes } from '#api/administration/layout/custom-page.contract.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { addressOf } from './custom-page.policy.ts';
import type { CustomPageRow } from './custom-page.queries.ts';
import { changePage, makePage, removePage } from './custom-page-writing.ts';
import { loadLayouts } from './layout-store.ts';
import { siteSections } from './site-sections.ts';

/** Maps a custom page to its API representation. */
async function present(forum: Forum, page: CustomPageRow): Promise<CustomPage> {
  const { views } = await loadLayouts(forum);
  const view = views.find(({ recordType, recordID }) => recordType === 'customPage' && recordID === page.customPageID);
  return {
    ...page,
    roleIDs: [...page.roleIDs],
    rankIDs: [],
    siteSectionID: page.siteSectionID === null ? null : String(page.siteSectionID),
    url: addressOf(page, await siteSections(forum)),
    layoutID: view?.layoutID ?? null,
  };
}

/** The API routes for custom pages. */
export const customPageResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const read = async (id: number) => {
    const { pages } = await loadLayouts(forum);
    const page = pages.find(({ customPageID }) => customPageID === id);
    return present(forum, requireFound(page, 'custom-page.not-found'));
  };

  server.route({
    ...customPageRoutes.list,
    handler: async ({ viewer, query: { status } }) => {
      requirePermission(viewer, 'site.manage');
      const { pages } = await loadLayouts(forum);
      const chosen = pages.filter((page) => !status?.length || status.includes(page.status));
      return Promise.all(chosen.map((page) => present(forum, page)));
    },
  });

  server.route({
    ...customPageRoutes.add,
    handler: async ({ viewer, body }, reply) => {
      requirePermission(viewer, 'site.manage');
      return reply.code(201).send(await read(await makePage(forum, body, viewer.userID)));
    },
  });

  server.route({
    ...customPageRoutes.get,
    handler: async ({ viewer, params }) => {
      requirePermission(viewer, 'site.manage');
      return read(params.id);
    },
  });

  server.route({
    ...customPageRoutes.change,
    handler: async ({ viewer, params, body }) => {
      requirePermission(viewer, 'site.manage');
      await changePage(forum, params.id, body, viewer.userID);
      return read(params.id);
    },
  });

  server.route({
    ...customPageRoutes.remove,
    handler: async ({ viewer, params }, reply) => {
      requirePermission(viewer, 'site.manage');
      await removePage(forum, params.id, viewer.userID);
      return reply.code(204).send(null);
    },
  });
};
