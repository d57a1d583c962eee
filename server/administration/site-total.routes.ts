import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CountName, siteTotalRoutes } from '#api/administration/site-total.contract.ts';
import { findSiteTotals } from '#server/administration/site-total.queries.ts';
import { keep } from '#server/platform/kept.ts';
import { categoriesWhere } from '#server/platform/viewer.ts';
import { findSection, viewerInSection } from './site-sections.ts';

/** The call that tells how large the forum is; the totals of all of it are kept for a minute. */
export const siteTotalResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const totals = keep(forum, 'site-totals.changed', (db) => findSiteTotals(db));

  server.route({
    ...siteTotalRoutes.get,
    handler: async ({ query, viewer }) => {
      const asked = new Set<string>(query.counts?.length ? query.counts : ['all']);
      const reader = await viewerInSection(forum, viewer, query.siteSectionID);
      const isFiltered = reader !== viewer;
      const known = isFiltered
        ? await findSiteTotals(forum.db, categoriesWhere(reader, 'discussions.view'))
        : await totals.get();
      const names = CountName.options.filter((name) => asked.has('all') || asked.has(name));
      const counts = names.map((name) => [name, { count: known[name], isCalculating: false, isFiltered }]);
      const section = await findSection(forum, query.siteSectionID);
      return { siteSectionID: section?.sectionID ?? 0, counts: Object.fromEntries(counts) };
    },
  });
};
