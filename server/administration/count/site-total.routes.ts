import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CountName, siteTotalRoutes } from '#api/administration/count/site-total.contract.ts';
import { profileViewPermissions } from '#api/member/role/profile-permission.ts';
import { findPostTotals, findSiteTotals } from '#server/administration/count/site-total.queries.ts';
import { findSection, viewerInSection } from '#server/administration/layout/site-sections.ts';
import { createCached } from '#server/platform/cache/cached-value.ts';
import { findPermittedCategoryIDs, isEverywhere, may } from '#server/platform/http/viewer.ts';

/**
 * The API route for the total counts, limited to what the viewer may view. The totals of the whole site are cached for
 * a minute. Viewers who may view neither categories nor profiles do not receive the number of members.
 */
export const siteTotalResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const totals = createCached(forum, 'site-totals.changed', (db) => findSiteTotals(db));

  server.route({
    ...siteTotalRoutes.get,
    handler: async ({ query, viewer }) => {
      const requested = new Set<string>(query.counts?.length ? query.counts : ['all']);
      const reader = await viewerInSection(forum, viewer, query.siteSectionID);
      const viewable = findPermittedCategoryIDs(reader, 'discussions.view');
      const isFiltered = !isEverywhere(reader, viewable);
      const allTotals = await totals.get();
      const known = isFiltered
        ? {
            ...(await findPostTotals(forum.db, viewable)),
            user: viewable.length > 0 || may(viewer, profileViewPermissions) ? allTotals.user : 0,
          }
        : allTotals;
      const names = CountName.options.filter((name) => requested.has('all') || requested.has(name));
      const counts = names.map((name) => [name, { count: known[name], isCalculating: false, isFiltered }]);
      const section = await findSection(forum, query.siteSectionID);
      return { siteSectionID: section?.sectionID ?? 0, counts: Object.fromEntries(counts) };
    },
  });
};
